// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Entries of a list box that cannot be chosen look so.
#pragma once

class QComboBox;

namespace trichevron::gui {

/// Makes the entries that are off pale: the style sheet has one colour for all. To be called when one goes on
/// or off, and when the palette changes.
void paleEntriesThatAreOff(QComboBox& box);

} // namespace trichevron::gui
