// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The texts about opening, saving and restoring sessions, in one context, so that translators see them
/// together.
#pragma once

#include <QCoreApplication>

namespace trichevron::gui {

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(trichevron::gui::SessionFileController)
};

} // namespace trichevron::gui
