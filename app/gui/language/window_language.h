// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The language of the window: of core's messages, of tr() and of Qt's own texts.
#pragma once

#include "core/catalogue/language.h"

namespace trichevron::gui {

/// Changes the language of the whole program. Each widget gets QEvent::LanguageChange.
void setWindowLanguage(const core::Language& language);

/// The language of the system.
const core::Language& systemLanguage();

} // namespace trichevron::gui
