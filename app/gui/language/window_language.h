// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The language of the window: of core's messages, of tr() and of Qt's own texts. While a core::EnglishScope
/// lives, all of them are English.
#pragma once

#include "core/catalogue/language.h"

#include <QString>

namespace trichevron::gui {

/// Changes the language of the whole program. Each widget gets QEvent::LanguageChange.
void setWindowLanguage(const core::Language& language);

/// The language of the system.
const core::Language& systemLanguage();

/// Null where no language has this code.
const core::Language* findLanguage(const QString& code);
/// Changes to the language with this code; to the system's where the code is empty or unknown.
void chooseLanguage(const QString& code);
/// The code that was chosen last; empty: the system's language.
QString chosenLanguage();

} // namespace trichevron::gui
