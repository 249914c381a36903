// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Mnemonic letters for menus whose entries are names.
#pragma once

class QMenu;

namespace trichevron::gui {

/// Gives each entry without a mnemonic a letter that no other entry of the menu has: the first letter of a
/// word where one is free, otherwise another letter of its text. Where all are taken, it gets none.
void addMnemonics(QMenu& menu);

} // namespace trichevron::gui
