// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/compare/comparison_table.h"

#include "app/gui/layout/row_cell.h"
#include "app/gui/layout/word_breaks.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <numeric>
#include <utility>

namespace trichevron::gui {
namespace {

// In pixels for the default font.
constexpr int leastHeight = 64;
constexpr int leastColumn = 88;
constexpr int widestColumn = 300;
constexpr int gapOfColumns = 10;
constexpr int cellPadding = gapOfColumns + 10; ///< on both sides together
constexpr int besideHeading = 18;              ///< beside the words of a heading
constexpr int headingPadding = 12;             ///< above and below them together

/// Of a name that may break in a column, in characters.
constexpr qsizetype longNameOfColumn = 15;

int widestPart(const QFontMetrics& metrics, const QString& words) {
    int width = 0;
    for (const QString& line : words.split(QChar(0x200B))) // where a name may break
        for (const QString& word : line.split(QLatin1Char(' ')))
            width = qMax(width, metrics.horizontalAdvance(word));
    return width;
}

/// Leaves a gap between the words of a column and the next column.
class ComparisonCell final : public RowCell {
public:
    using RowCell::RowCell;
    QString displayText(const QVariant& value, const QLocale& /*locale*/) const override {
        return withWordBreaks(value.toString(), longNameOfColumn);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        RowCell::initStyleOption(option, index);
        option->rect.setRight(option->rect.right() - scaledPixels(gapOfColumns));
    }
};

/// In as many lines as they need.
class ComparisonHeadings final : public QHeaderView {
public:
    explicit ComparisonHeadings(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        setHighlightSections(false);
        setSectionsClickable(true); // as in every table
    }
    QSize sizeHint() const override {
        QSize hint = QHeaderView::sizeHint();
        for (int column = 0; column < count(); ++column) {
            const QRect room(0, 0, sectionSize(column) - scaledPixels(besideHeading), 0);
            const QRect words = fontMetrics().boundingRect(room, Qt::TextWordWrap, heading(column));
            hint.setHeight(qMax(hint.height(), words.height() + scaledPixels(headingPadding)));
        }
        return hint;
    }
    QString heading(int column) const {
        return withWholeNumbers(model()->headerData(column, Qt::Horizontal).toString());
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int column) const override {
        QHeaderView::initStyleOptionForIndex(option, column);
        option->text = heading(column);
        option->textAlignment |= Qt::Alignment::fromInt(Qt::TextWordWrap);
    }
};

} // namespace

ComparisonTable::ComparisonTable(QWidget* parent) : QTableWidget(parent) {
    setHorizontalHeader(new ComparisonHeadings(this));
    setMinimumHeight(scaledPixels(leastHeight));
    setShowGrid(false);
    setAlternatingRowColors(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFont(monospaceFont(0.92));
    setItemDelegate(new ComparisonCell(this));
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

int ComparisonTable::widthOfHeading(int column) const {
    const auto& headings = static_cast<const ComparisonHeadings&>(*horizontalHeader());
    return qMax(scaledPixels(leastColumn),
                widestPart(headings.fontMetrics(), headings.heading(column)) + scaledPixels(besideHeading));
}

int ComparisonTable::uncutWidth(int column) const {
    int width = widthOfHeading(column);
    for (int row = 0; row < rowCount(); ++row) {
        const QTableWidgetItem& value = *item(row, column);
        const QString words = withWordBreaks(value.text(), longNameOfColumn);
        width = qMax(width, widestPart(QFontMetrics(value.font().resolve(font())), words) +
                                scaledPixels(cellPadding));
    }
    return width;
}

QList<int> ComparisonTable::sharedWidths() const {
    QList<int> uncut;
    QList<int> headings;
    for (int column = 0; column < columnCount(); ++column) {
        uncut << uncutWidth(column);
        headings << widthOfHeading(column);
    }
    int room = viewport()->width();
    // All launches in sight are worth more than a whole word of a value, which its tool tip has.
    QList<int> widths = std::accumulate(uncut.begin(), uncut.end(), 0) <= room ? uncut : headings;
    QList<int> order(columnCount());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) { return widths[a] > widths[b]; });
    for (qsizetype i = 0; i < order.size(); ++i) {
        int& width = widths[order[i]];
        const auto share = static_cast<int>(room / (order.size() - i));
        width = qMax(width, qMin(share, scaledPixels(widestColumn)));
        room -= width;
    }
    return widths;
}

void ComparisonTable::fitColumns() {
    if (columnCount() == 0)
        return;
    verticalHeader()->setMaximumWidth(width() * 2 / 5);
    const QList<int> widths = sharedWidths();
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, widths[column]);
    resizeRowsToContents();
    // The headings may have more lines, or fewer. Later: the view ignores it while it places its parts.
    QMetaObject::invokeMethod(this, &ComparisonTable::updateGeometries, Qt::QueuedConnection);
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
