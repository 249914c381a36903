// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How every table is set up whose rows are read and chosen, and whose cells are not edited, and how its
/// columns and its height are fitted to its contents.
#pragma once

class QFontMetrics;
class QHeaderView;
class QModelIndex;
class QString;
class QTableView;
class QTableWidget;

namespace trichevron::gui {

void setUpRowTable(QTableWidget& table);
/// In pixels: the words of a heading with what the style leaves beside them, its arrow included.
int headingWidth(const QHeaderView& headings, int column);
/// In pixels: of a table whose columns are as wide as their cells and their headings.
int widthOfColumns(const QTableView& table);
/// Each column to its cells and its heading.
void fitColumns(QTableView& table);
/// The first column to its contents where the others leave room for them, and else to what they leave, but
/// not below `least` pixels: then the table scrolls.
void fitFirstColumn(QTableView& table, int least);
/// The same for another column.
void fitColumn(QTableView& table, int column, int least);
/// The column as narrow as its heading and `least` pixels let it be, and not wider than its contents.
void narrowColumn(QTableView& table, int column, int least);
/// The column to its contents, but not above `most` pixels, as far as the others leave room.
void widenColumn(QTableView& table, int column, int most);
/// In pixels: of the words in two lines, which are as even as the words let them be.
int widthInTwoLines(const QFontMetrics& metrics, const QString& words);
/// In pixels: of a column whose words take two lines, in as many rows as decide how wide columns are.
int widthInTwoLines(const QTableView& table, int column);
/// The last column takes what is left of the width.
void stretchLastColumn(QTableView& table);
/// In pixels: of the words of a cell, in as many lines as its column makes of them where the table wraps.
int heightOfWords(const QTableView& table, const QModelIndex& index);
/// Each row as high as its words, which are wrapped where the table wraps them, with this many pixels more.
void fitRows(QTableWidget& table, int gap);
/// The table is at least as high as its rows, up to `most` of them, and not higher than all.
void fitHeight(QTableView& table, int most);

} // namespace trichevron::gui
