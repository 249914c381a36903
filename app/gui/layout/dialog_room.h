// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Dialogs fit on their screen: where one has little room, what it holds scrolls, and its buttons stay in
/// sight.
#pragma once

#include <QSize>

class QDialog;
class QDialogButtonBox;
class QVBoxLayout;
class QWidget;

namespace trichevron::gui {

/// What the screen of this window has room for within the window's frame.
QSize roomOnScreen(const QWidget& window);

/// Shows `dialog` in the size that it was given, else in that of its contents, but no larger than its screen
/// allows.
void keepOnScreen(QDialog& dialog);

/// The layout of `dialog`: rows that scroll above `buttons`, which do not. Gives the rows; `dialog` is kept
/// on its screen.
QVBoxLayout* addScrollingRows(QDialog& dialog, QDialogButtonBox* buttons);

} // namespace trichevron::gui
