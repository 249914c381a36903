// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Keys in a filter field that move through the list behind it.
#pragma once

class QAbstractItemView;
class QLineEdit;

namespace trichevron::gui {

/// Up, Down, Page up and Page down in `field` move in `list` while there is one; the field keeps the focus.
void moveThroughListFrom(QLineEdit& field, QAbstractItemView& list);

} // namespace trichevron::gui
