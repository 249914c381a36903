// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/copyable_table.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/layout/row_headings.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// "12", "3.5", "1,024": numbers, which are aligned to the right.
bool isNumber(const QString& text) {
    QString plain = text;
    bool ok = false;
    plain.remove(QLatin1Char(',')).toDouble(&ok);
    return ok;
}

} // namespace

CopyableTable::CopyableTable(const QStringList& headings, const QList<QStringList>& rows, const QString& name,
                             QWidget* parent)
    : QTableWidget(static_cast<int>(rows.size()), static_cast<int>(headings.size()), parent) {
    setAccessibleName(name);
    setHorizontalHeader(new RowHeadings(this));
    setHorizontalHeaderLabels(headings);
    setFont(monospaceFont(0.92));
    setShowGrid(false);
    setAlternatingRowColors(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::ContiguousSelection);
    setTabKeyNavigation(false); // Tab moves to the next widget
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    for (int column = 0; column < columnCount(); ++column) {
        bool numbers = rowCount() > 0;
        for (const QStringList& row : rows)
            numbers = numbers && isNumber(row.value(column));
        const Qt::Alignment side = Qt::AlignVCenter | (numbers ? Qt::AlignRight : Qt::AlignLeft);
        horizontalHeaderItem(column)->setTextAlignment(side);
        for (int row = 0; row < rowCount(); ++row) {
            auto* item = new QTableWidgetItem(rows[row].value(column));
            item->setTextAlignment(side);
            setItem(row, column, item);
        }
    }
    fitCells();
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setMinimumHeight(60);
    auto* action = new QAction(this);
    retranslate(this, [action] { action->setText(tr("Copy")); });
    connect(action, &QAction::triggered, this, &CopyableTable::copy);
    addAction(action);
    ExportMenu::attach(*this, {});
}

QSize CopyableTable::sizeHint() const {
    return {horizontalHeader()->length() + verticalScrollBar()->sizeHint().width() + 2 * frameWidth(),
            QTableWidget::sizeHint().height()};
}

void CopyableTable::fitCells() {
    constexpr int rowHeight = 22; // in pixels for the default font
    verticalHeader()->setDefaultSectionSize(scaledPixels(rowHeight));
    resizeColumnsToContents();
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, std::max(columnWidth(column), headingWidth(*horizontalHeader(), column)));
    updateGeometry();
}

void CopyableTable::showEvent(QShowEvent* event) {
    QTableWidget::showEvent(event);
    fitCells(); // only now with the fonts and the padding of the style sheet
}

void CopyableTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && columnCount() > 0)
        fitCells();
}

QString CopyableTable::selectedText() const {
    QList<QTableWidgetSelectionRange> ranges = selectedRanges();
    const bool whole =
        ranges.isEmpty() || (ranges.front().rowCount() == 1 && ranges.front().columnCount() == 1);
    const QTableWidgetSelectionRange range =
        whole ? QTableWidgetSelectionRange(0, 0, rowCount() - 1, columnCount() - 1) : ranges.front();
    QStringList lines;
    for (int row = whole ? -1 : range.topRow(); row <= range.bottomRow(); ++row) {
        if (row >= 0 && isRowHidden(row))
            continue;
        QStringList cells;
        for (int column = range.leftColumn(); column <= range.rightColumn(); ++column)
            cells << (row < 0 ? horizontalHeaderItem(column) : item(row, column))->text();
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

void CopyableTable::copy() const {
    QGuiApplication::clipboard()->setText(selectedText());
}

void CopyableTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableWidget::keyPressEvent(event);
}

} // namespace trichevron::gui
