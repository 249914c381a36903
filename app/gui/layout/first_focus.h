// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace trichevron::gui {

/// In its part of the window, the focus comes to this widget before those that Tab reaches earlier.
void setTakesFirstFocus(QWidget& widget, bool takes);

/// The widget of a part of the window that the focus comes to first: of those that Tab reaches, the first one
/// that takes it before others, else the first one; null where there is none.
QWidget* firstFocusOf(const QWidget& part);

/// Gives the focus to firstFocusOf() the part; without one, nothing changes.
void focusFirstOf(QWidget& part);

} // namespace trichevron::gui
