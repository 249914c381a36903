// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_rows.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/layout/no_match.h"
#include "app/gui/layout/row_cell.h"
#include "app/gui/layout/row_headings.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/program/program_table.h"
#include "app/gui/theme/theme.h"

#include <QBrush>
#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr int leastRowName = 160; ///< pixels for the default font
constexpr int leastRowsHeight = 110;
constexpr int leastRows = 3; ///< in view where the table ends with its last row

} // namespace

void ProgramRowsModel::setHeadings(const QStringList& headings) {
    const bool isNew = headings.size() != headings_.size();
    if (isNew)
        beginResetModel();
    headings_ = headings;
    if (isNew)
        endResetModel();
    else if (!headings.isEmpty())
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, static_cast<int>(headings.size()) - 1);
}

void ProgramRowsModel::setRows(std::vector<ProgramRow> rows) {
    if (rows.size() == rows_.size() && !rows.empty()) {
        rows_ = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
}

int ProgramRowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ProgramRowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(headings_.size());
}

bool ProgramRowsModel::isNumber(int column) const {
    return !rows_.empty() && rows_.front()[static_cast<std::size_t>(column)].key.isValid();
}

QVariant ProgramRowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ProgramCell& cell =
        rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return cell.words;
    case Qt::ToolTipRole:
        return cell.toolTip.isEmpty() ? QVariant() : QVariant(cell.toolTip);
    case sortRole:
        return cell.key.isValid() ? cell.key : QVariant(cell.words);
    case filterRole:
        return cell.toolTip.isEmpty() ? cell.words : cell.toolTip;
    case Qt::ForegroundRole:
        return cell.alarm ? QVariant(QBrush(currentTheme().alarmText)) : QVariant();
    case Qt::TextAlignmentRole:
        return cell.key.isValid() ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                  : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ProgramRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return isNumber(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                 : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? QVariant(headings_.value(section)) : QVariant();
}

ProgramRows::ProgramRows(const LaterText& title, QWidget* parent)
    : QTableView(parent), rows_(new ProgramRowsModel(this)), sorted_(new QSortFilterProxyModel(this)),
      nothing_(new NoMatch(*this, QStringLiteral("programRowsNothing"))) {
    sorted_->setSourceModel(rows_);
    sorted_->setSortRole(ProgramRowsModel::sortRole);
    sorted_->setFilterRole(ProgramRowsModel::filterRole);
    sorted_->setFilterKeyColumn(0);
    sorted_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    setHorizontalHeader(new RowHeadings(this));
    setModel(sorted_);
    setMinimumHeight(scaledPixels(leastRowsHeight));
    setShowGrid(false);
    setFont(textFont(0.92));
    horizontalHeader()->setFont(textFont(0.92));
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->hide();
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setItemDelegate(new RowCell(this));
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    ExportMenu::attach(*this, title);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { Q_EMIT rowSelected(selectedRow()); });
}

void ProgramRows::setHeadings(const QStringList& headings) {
    rows_->setHeadings(headings);
    fitColumns();
}

void ProgramRows::setRows(std::vector<ProgramRow> rows) {
    rows_->setRows(std::move(rows));
    showWhetherNothingMatches();
    fitColumns();
}

void ProgramRows::setFilter(const QString& words) {
    filter_ = words;
    sorted_->setFilterFixedString(words);
    showWhetherNothingMatches();
    fitEnd();
}

bool ProgramRows::matchesNothing() const {
    return sorted_->rowCount() == 0 && rows_->rowCount() > 0;
}

void ProgramRows::showWhetherNothingMatches() {
    nothing_->showFor(ProgramTable::noMatchText(filter_), matchesNothing());
}

void ProgramRows::setEnd(Qt::Orientation end) {
    end_ = end;
    setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    setMinimumHeight(scaledPixels(leastRowsHeight));
    fitEnd();
}

void ProgramRows::fitEnd() {
    if (end_ == Qt::Horizontal)
        setMaximumWidth(wholeWidth_);
    else if (end_ == Qt::Vertical && matchesNothing())
        setFixedHeight(scaledPixels(leastRowsHeight)); // what it says has no row
    else if (end_ == Qt::Vertical)
        fitHeight(*this, leastRows);
}

int ProgramRows::selectedRow() const {
    return sorted_->mapToSource(currentIndex()).row();
}

void ProgramRows::fitColumns() {
    gui::fitColumns(*this);
    wholeWidth_ = horizontalHeader()->length() + 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    fitFirstColumn(*this, scaledPixels(leastRowName));
    fitEnd();
}

void ProgramRows::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showWhetherNothingMatches();
    if (event->type() == QEvent::FontChange) // the font of the cells follows
        QMetaObject::invokeMethod(this, &ProgramRows::fitColumns, Qt::QueuedConnection);
}

void ProgramRows::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitFirstColumn(*this, scaledPixels(leastRowName));
    fitEnd();
}

} // namespace trichevron::gui
