// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Enter presses the button that has the focus, as Space does. Qt does so in dialogs only.
#pragma once

class QApplication;

namespace trichevron::gui {

/// From now on, for all windows of the program; a second call does nothing.
void letEnterPressButtons(QApplication& application);

} // namespace trichevron::gui
