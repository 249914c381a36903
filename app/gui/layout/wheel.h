// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The wheel scrolls. Qt's boxes and numbers also change their value with it, so that scrolling a panel
/// changes whatever comes under the pointer.
#pragma once

class QApplication;

namespace trichevron::gui {

/// From now on, for all windows of the program: over a closed combo box or a number, the wheel scrolls what
/// it is in. Keys and the list change the value. A second call does nothing.
void letWheelOnlyScroll(QApplication& application);

} // namespace trichevron::gui
