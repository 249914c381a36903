// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How every table is set up whose rows are read and chosen, and whose cells are not edited.
#pragma once

class QTableWidget;

namespace trichevron::gui {

void setUpRowTable(QTableWidget& table);
/// To their contents, the first one up to `widestFirst` pixels. The last one takes what is left of the width;
/// where nothing is, the table scrolls.
void fitColumns(QTableWidget& table, int widestFirst);

} // namespace trichevron::gui
