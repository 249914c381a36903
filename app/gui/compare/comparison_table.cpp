// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/comparison_table.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int leastHeight = 64;
constexpr int leastColumn = 120;
constexpr int widestColumn = 300;
constexpr int cellPadding = 20; ///< on both sides together

} // namespace

ComparisonTable::ComparisonTable(QWidget* parent) : QTableWidget(parent) {
    setMinimumHeight(scaledPixels(leastHeight));
    setShowGrid(false);
    setAlternatingRowColors(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFont(monospaceFont(0.92));
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setFont(textFont(0.92));
    verticalHeader()->setSectionsClickable(false);
    setCornerButtonEnabled(false);
}

void ComparisonTable::showRows(const QStringList& columns, const std::vector<core::ComparisonRow>& rows) {
    const QPoint current(currentColumn(), currentRow());
    clear();
    clearSpans();
    setRowCount(0);
    setColumnCount(static_cast<int>(columns.size()));
    setHorizontalHeaderLabels(columns);
    std::string section;
    for (const core::ComparisonRow& row : rows) {
        if (row.section != std::exchange(section, row.section))
            addSection(text(row.section));
        addRow(row);
    }
    setCurrentCell(qMin(current.y(), rowCount() - 1), qMin(current.x(), columnCount() - 1));
    fitColumns();
}

void ComparisonTable::addSection(const QString& title) {
    const int row = rowCount();
    insertRow(row);
    auto* heading = new QTableWidgetItem(title);
    QFont weight; // the size is that of the headings
    weight.setWeight(QFont::DemiBold);
    heading->setFont(weight);
    setVerticalHeaderItem(row, heading);
    for (int column = 0; column < columnCount(); ++column) {
        auto* empty = new QTableWidgetItem;
        empty->setFlags(Qt::NoItemFlags);
        setItem(row, column, empty);
    }
}

void ComparisonTable::addRow(const core::ComparisonRow& row) {
    const int line = rowCount();
    insertRow(line);
    const QString title = text(row.title);
    auto* heading =
        new QTableWidgetItem(row.differs ? QStringLiteral("≠ ") + title : QStringLiteral("\u2003") + title);
    QFont weight; // the size is that of the table
    weight.setWeight(row.differs ? QFont::DemiBold : QFont::Normal);
    heading->setFont(weight);
    heading->setData(Qt::AccessibleTextRole,
                     row.differs ? fill(tr("{field}, differs"), {{"field", title}}) : title);
    setVerticalHeaderItem(line, heading);
    for (int column = 0; column < columnCount(); ++column) {
        const QString value = text(row.values[static_cast<std::size_t>(column)]);
        auto* item = new QTableWidgetItem(withWholeNumbers(value));
        QFont own; // of the size of the table, as the headings
        own.setBold(row.differs);
        item->setFont(own);
        item->setToolTip(value);
        if (!row.differs)
            item->setForeground(currentTheme().muted);
        setItem(line, column, item);
    }
}

int ComparisonTable::uncutWidth(int column) const {
    int width = horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < rowCount(); ++row) {
        const QTableWidgetItem& value = *item(row, column);
        const QFontMetrics metrics(value.font());
        for (const QString& word : value.text().split(QLatin1Char(' ')))
            width = qMax(width, metrics.horizontalAdvance(word) + scaledPixels(cellPadding));
    }
    return width;
}

void ComparisonTable::fitColumns() {
    if (columnCount() == 0)
        return;
    verticalHeader()->setMaximumWidth(width() * 2 / 5);
    // The launches share the width. Wider values wrap between words; headings do not wrap.
    const int share = viewport()->width() / columnCount();
    for (int column = 0; column < columnCount(); ++column) {
        const int shared = qBound(scaledPixels(leastColumn), share, scaledPixels(widestColumn));
        setColumnWidth(column, qMax(shared, uncutWidth(column)));
    }
    resizeRowsToContents();
}

void ComparisonTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitColumns();
}

void ComparisonTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete && currentColumn() >= 0)
        Q_EMIT removeRequested(currentColumn());
    else
        QTableWidget::keyPressEvent(event);
}

} // namespace trichevron::gui
