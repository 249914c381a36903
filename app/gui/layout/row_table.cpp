// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/row_table.h"

#include "app/gui/layout/row_cell.h"
#include "app/gui/layout/row_headings.h"
#include "app/gui/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

// In pixels for the default font.
constexpr int cellGap = 2;
constexpr int headingRoom = 10; ///< beside the words of a heading
/// Of the arrow that says by which column a table is sorted.
constexpr int sortArrowRoom = 8;

/// That shows the words of its cells and of its heading.
int contentsWidth(const QTableView& table, int column) {
    const QAbstractItemView& view = table; // where the function is public
    const QHeaderView& headings = *table.horizontalHeader();
    return std::max(view.sizeHintForColumn(column) + scaledPixels(cellGap), headingWidth(headings, column));
}

/// Beside the words of a cell, on each side.
int cellMargin(const QTableView& table) {
    return table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1;
}

/// In pixels, for the words of a cell in a column. The style takes the padding of the style sheet into the
/// size of a cell, but draws the words without it.
int roomForWords(const QTableView& table, int column) {
    return table.columnWidth(column) - 2 * cellMargin(table);
}

/// As the cell is drawn, with what it adds for breaks.
QString shownWords(const QTableView& table, const QModelIndex& index) {
    const auto* cell = qobject_cast<const QStyledItemDelegate*>(table.itemDelegateForIndex(index));
    const QString words = index.data().toString();
    return cell == nullptr ? words : cell->displayText(words, table.locale());
}

} // namespace

int headingWidth(const QHeaderView& headings, int column) {
    constexpr int padding = 3; // in the style sheet, in pixels
    const int margin = headings.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &headings);
    const int room = headings.isSortIndicatorShown()
                         ? scaledPixels(headingRoom + sortArrowRoom)
                         : std::max({scaledPixels(headingRoom), 2 * (margin + padding),
                                     2 * padding + scaledPixels(sortArrowRoom)});
    const QString heading = headings.model()->headerData(column, Qt::Horizontal).toString();
    const int width = headings.fontMetrics().horizontalAdvance(heading) + room;
    // The style adds to the words, but without the room of an arrow.
    return headings.isSortIndicatorShown() ? width : std::max(width, headings.sectionSizeHint(column));
}

void setUpRowTable(QTableWidget& table) {
    table.setHorizontalHeader(new RowHeadings(&table));
    table.setShowGrid(false);
    table.setFont(textFont(0.92));
    table.setItemDelegate(new RowCell(&table));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setTextElideMode(Qt::ElideRight);
    table.verticalHeader()->hide();
    QHeaderView& headings = *table.horizontalHeader();
    headings.setFont(textFont(0.92));
    headings.setHighlightSections(false);
    headings.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    headings.setStretchLastSection(true);
}

int widthOfColumns(const QTableView& table) {
    int width = table.width() - table.viewport()->width();
    for (int column = 0; column < table.horizontalHeader()->count(); ++column)
        if (!table.isColumnHidden(column))
            width += contentsWidth(table, column);
    return width;
}

void fitColumns(QTableView& table) {
    QHeaderView& headings = *table.horizontalHeader();
    headings.setStretchLastSection(false);
    for (int column = 0; column < headings.count(); ++column)
        if (!table.isColumnHidden(column))
            table.setColumnWidth(column, contentsWidth(table, column));
}

void fitFirstColumn(QTableView& table, int least) {
    fitColumn(table, 0, least);
}

void fitColumn(QTableView& table, int column, int least) {
    const QHeaderView& headings = *table.horizontalHeader();
    if (headings.count() == 0)
        return;
    const int left = table.viewport()->width() - (headings.length() - headings.sectionSize(column));
    table.setColumnWidth(column, std::min(contentsWidth(table, column),
                                          std::max({left, least, headingWidth(headings, column)})));
}

void narrowColumn(QTableView& table, int column, int least) {
    const QHeaderView& headings = *table.horizontalHeader();
    if (column < headings.count())
        table.setColumnWidth(
            column, std::min(contentsWidth(table, column), std::max(least, headingWidth(headings, column))));
}

void widenColumn(QTableView& table, int column, int most) {
    const QHeaderView& headings = *table.horizontalHeader();
    if (column >= headings.count())
        return;
    const int now = headings.sectionSize(column);
    const int left = table.viewport()->width() - (headings.length() - now);
    table.setColumnWidth(column, std::max(now, std::min({contentsWidth(table, column), most, left})));
}

int widthInTwoLines(const QFontMetrics& metrics, const QString& words) {
    int width = metrics.horizontalAdvance(words);
    for (qsizetype blank = words.indexOf(QLatin1Char(' ')); blank >= 0;
         blank = words.indexOf(QLatin1Char(' '), blank + 1))
        width = std::min(width, std::max(metrics.horizontalAdvance(words.left(blank)),
                                         metrics.horizontalAdvance(words.mid(blank + 1))));
    return width;
}

int widthInTwoLines(const QTableView& table, int column) {
    int words = 0;
    const int rows = std::min(table.model()->rowCount(), table.horizontalHeader()->resizeContentsPrecision());
    for (int row = 0; row < rows; ++row)
        words = std::max(words, widthInTwoLines(QFontMetrics(table.font()),
                                                shownWords(table, table.model()->index(row, column))));
    return words + 2 * cellMargin(table) + scaledPixels(cellGap);
}

void stretchLastColumn(QTableView& table) {
    QHeaderView& headings = *table.horizontalHeader();
    headings.setStretchLastSection(headings.length() <= table.viewport()->width());
}

int heightOfWords(const QTableView& table, const QModelIndex& index) {
    const QRect room(0, 0, roomForWords(table, index.column()), 0);
    const int wrapped = table.wordWrap() ? Qt::TextWordWrap : Qt::TextSingleLine;
    return room.width() > 0
               ? QFontMetrics(table.font()).boundingRect(room, wrapped, shownWords(table, index)).height()
               : 0;
}

void fitRows(QTableWidget& table, int gap) {
    // resizeRowsToContents() takes the padding of the style sheet for room of the words.
    for (int row = 0; row < table.rowCount(); ++row) {
        int height = QFontMetrics(table.font()).height();
        for (int column = 0; column < table.columnCount(); ++column)
            if (const QTableWidgetItem* item = table.item(row, column); item != nullptr)
                height = std::max(height, heightOfWords(table, table.indexFromItem(item)));
        table.setRowHeight(row, height + gap);
    }
}

void fitHeight(QTableView& table, int most) {
    const QHeaderView& lines = *table.verticalHeader();
    const bool scrollsAcross = table.horizontalHeader()->length() > table.viewport()->width();
    int height = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth() +
                 (scrollsAcross ? table.horizontalScrollBar()->sizeHint().height() : 0);
    int least = height;
    for (int row = 0; row < lines.count(); ++row) {
        height += lines.isSectionHidden(row) ? lines.defaultSectionSize() : lines.sectionSize(row);
        if (row < most)
            least = height;
    }
    table.setMinimumHeight(least);
    table.setMaximumHeight(height);
}

} // namespace trichevron::gui
