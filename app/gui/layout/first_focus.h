// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace trichevron::gui {

/// The first widget of a part of the window that Tab reaches; null where there is none.
QWidget* firstFocusOf(const QWidget& part);

/// Gives the focus to the first widget of a part of the window that Tab reaches; without one, nothing
/// changes.
void focusFirstOf(QWidget& part);

} // namespace trichevron::gui
