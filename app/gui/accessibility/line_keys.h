// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The keys of menus work in a field of one line too. Qt gives it some that shells have for editing first,
/// such as Ctrl+E for the end of the line.
#pragma once

class QApplication;

namespace trichevron::gui {

/// From now on, for all windows of the program; a second call does nothing. Copy, Paste, Undo and the like
/// stay with the field, and so does a key that is no shortcut of its window. The keys of an entry that is
/// disabled do nothing in a field, of one line or more.
void letShortcutsPassLines(QApplication& application);

} // namespace trichevron::gui
