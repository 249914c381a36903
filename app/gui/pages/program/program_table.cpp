// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_table.h"

#include "app/gui/export/export_menu.h"
#include "app/gui/layout/no_match.h"
#include "app/gui/layout/row_cell.h"
#include "app/gui/layout/row_headings.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/kernel/bar_cell.h"
#include "app/gui/pages/program/name_cell.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/retranslate.h"
#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int leastNames = 124;
constexpr int leastWords = 92;  ///< of limits and findings: what two lines leave out is in the tool tip
constexpr int leastShared = 82; ///< "12,500 to 14,679 B" in two lines
constexpr int leastShare = 60;  ///< "12.4 %" beside a short bar
constexpr int wideTable = 1700; ///< in which bars get longer, up to half of it
constexpr int rowOfTwoLines = 30;
constexpr int leastProgramTable = 150;
/// Rows that decide how wide columns are; a program may have thousands.
constexpr int rowsToFit = 200;

/// "12,500 to 14,679 B", which takes two lines where its column is narrow. Korean has no blank in it:
/// "12,500~14,679 B".
class RangeCell : public RowCell {
public:
    using RowCell::RowCell;
    QString displayText(const QVariant& value, const QLocale& /*locale*/) const override {
        QString shown = value.toString().replace(QLatin1Char('~'), QStringLiteral("~\u200B"));
        if (const qsizetype unit = shown.lastIndexOf(QLatin1Char(' ')); unit >= 0)
            shown[unit] = QChar::Nbsp; // a number stays with its unit
        return shown;
    }
};

} // namespace

ProgramTable::ProgramTable(QWidget* parent)
    : QTableView(parent), model_(new ProgramModel(this)), sorted_(new QSortFilterProxyModel(this)),
      bars_(new BarCell(this)), nothing_(new NoMatch(*this, QStringLiteral("programNothing"))) {
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(ProgramModel::sortRole);
    sorted_->setFilterKeyColumn(program_column::Name);
    sorted_->setFilterRole(ProgramModel::kernelsRole);
    sorted_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    setObjectName(QStringLiteral("programTable"));
    setHorizontalHeader(new RowHeadings(this));
    setModel(sorted_);
    setMinimumHeight(scaledPixels(leastProgramTable));
    setShowGrid(false);
    setFont(textFont(0.92));
    horizontalHeader()->setFont(textFont(0.92));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(true); // names, what limits a launch and what was found may take two lines
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setResizeContentsPrecision(rowsToFit);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(new RowCell(this));
    setItemDelegateForColumn(program_column::Name, new NameCell(*model_, this));
    setItemDelegateForColumn(program_column::Shared, new RangeCell(this));
    setItemDelegateForColumn(program_column::Share, bars_);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
    ExportMenu::attach(
        *this, [] { return tr("Program"); }, [this] { return data(); });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ProgramTable::rowChanged);
    retranslate(this, [this] {
        setAccessibleName(tr("Kernels and configurations"));
        showWhetherNothingMatches();
    });
}

QString ProgramTable::noMatchText(const QString& typed) {
    return fill(tr("No kernel matches “{typed}”"), {{"typed", typed}});
}

void ProgramTable::setProgram(std::shared_ptr<const core::ProgramAnalysis> analysis,
                              core::ProgramGrouping by) {
    model_->setProgram(std::move(analysis), by);
    showColumns();
    fitColumns(false);
    showWhetherNothingMatches();
    Q_EMIT rowChanged();
}

void ProgramTable::updateProgram(std::shared_ptr<const core::ProgramAnalysis> analysis,
                                 core::ProgramGrouping by) {
    const auto keyAt = [this](const QModelIndex& index) {
        return index.isValid() ? model_->key(sorted_->mapToSource(index).row()) : std::nullopt;
    };
    const auto placeOf = [this](const std::optional<ProgramRowKey>& key, int column) {
        return key ? sorted_->mapFromSource(model_->index(model_->rowOf(*key), column)) : QModelIndex();
    };
    const int column = std::max(0, currentIndex().column());
    const std::optional<ProgramRowKey> selected = keyAt(currentIndex());
    // At the top, the largest stay in view; elsewhere, what is being looked at.
    const bool isScrolled = verticalScrollBar()->value() > 0;
    const std::optional<ProgramRowKey> first =
        isScrolled ? keyAt(sorted_->index(rowAt(0), program_column::Name)) : std::nullopt;
    const int scrolledAcross = horizontalScrollBar()->value();
    model_->setProgram(std::move(analysis), by);
    showColumns();
    fitColumns(true);
    showWhetherNothingMatches();
    setAutoScroll(false); // to the selected row
    if (const QModelIndex index = placeOf(selected, column); index.isValid())
        selectionModel()->setCurrentIndex(index,
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    setAutoScroll(true);
    if (const QModelIndex index = placeOf(first, program_column::Name); index.isValid())
        scrollTo(index, QAbstractItemView::PositionAtTop);
    horizontalScrollBar()->setValue(scrolledAcross);
    Q_EMIT rowChanged();
}

void ProgramTable::updateTexts(std::shared_ptr<const core::ProgramAnalysis> analysis,
                               core::ProgramGrouping by) {
    updateProgram(std::move(analysis), by);
    fitColumns(false); // other words, other widths
}

void ProgramTable::setFindings(std::shared_ptr<const core::ProgramAnalysis> analysis) {
    model_->setFindings(std::move(analysis));
    fitWords();
}

void ProgramTable::setFilter(const QString& letters) {
    const int before = sorted_->rowCount();
    filter_ = letters;
    sorted_->setFilterFixedString(letters);
    if (sorted_->rowCount() > before)
        fitColumns(true); // they may have been fitted to the fewer rows, or to none
    fitHeights();
    showWhetherNothingMatches();
}

std::vector<bool> ProgramTable::keptLaunches() const {
    return filter_.isEmpty() ? std::vector<bool>() : model_->launchesWith(filter_);
}

void ProgramTable::showWhetherNothingMatches() {
    nothing_->showFor(noMatchText(filter_), sorted_->rowCount() == 0 && model_->rowCount() > 0);
}

std::vector<core::ProgramGroup> ProgramTable::shownGroups() const {
    std::vector<core::ProgramGroup> groups;
    for (int row = 0; row < sorted_->rowCount(); ++row)
        groups.push_back(*model_->group(sorted_->mapToSource(sorted_->index(row, 0)).row()));
    return groups;
}

core::DataTable ProgramTable::data() const {
    return model_->dataOf(shownGroups());
}

int ProgramTable::selectedRow() const {
    return sorted_->mapToSource(currentIndex()).row();
}

void ProgramTable::select(std::uint32_t configuration) {
    const int row = model_->rowOf(configuration);
    const QModelIndex index = sorted_->mapFromSource(model_->index(row, program_column::Name));
    if (index.isValid())
        setCurrentIndex(index);
}

void ProgramTable::clearSelectedRow() {
    clearSelection();
    setCurrentIndex({});
}

std::optional<std::uint32_t> ProgramTable::configuration() const {
    return model_->configuration(selectedRow());
}

const core::ProgramGroup* ProgramTable::group() const {
    return model_->group(selectedRow());
}

void ProgramTable::showColumns() {
    // Groups of several configurations have few columns. Findings may come and go while the rows stay.
    for (int column = program_column::Name + 1; column < program_column::count; ++column)
        setColumnHidden(column, column != program_column::Findings && model_->rowCount() > 0 &&
                                    model_->isEmpty(column));
    if (!model_->hasRefused())
        setColumnHidden(program_column::Refused, true);
    if (!model_->hasClusters())
        setColumnHidden(program_column::Cluster, true);
}

void ProgramTable::fitColumns(bool grow) {
    std::vector<int> before;
    for (int column = 0; grow && column < program_column::count; ++column)
        before.push_back(columnWidth(column));
    gui::fitColumns(*this);
    for (int column = program_column::Name + 1; grow && column < program_column::count; ++column)
        if (const int width = before[static_cast<std::size_t>(column)]; width > columnWidth(column))
            setColumnWidth(column, width);
    fitWords();
}

void ProgramTable::fitWords() {
    constexpr int anyWidth = std::numeric_limits<int>::max();
    constexpr std::array words{program_column::LimitedBy, program_column::Findings};
    narrowColumn(*this, program_column::Name, scaledPixels(leastNames));
    narrowColumn(*this, program_column::Shared, scaledPixels(leastShared));
    narrowColumn(*this, program_column::Share, scaledPixels(leastShare));
    for (const int column : words)
        narrowColumn(*this, column, scaledPixels(leastWords));
    // Whole in two lines, before the names and these have one.
    for (const int column : words)
        widenColumn(*this, column, widthInTwoLines(*this, column));
    widenColumn(*this, program_column::Share, anyWidth);
    widenColumn(*this, program_column::Name, anyWidth);
    for (const int column : words)
        widenColumn(*this, column, anyWidth);
    widenColumn(*this, program_column::Shared, anyWidth);
    stretchBars();
    fitHeights();
}

void ProgramTable::stretchBars() {
    const int room = viewport()->width();
    const int whole = columnWidth(program_column::Share);
    const int left = std::min(room - horizontalHeader()->length(), room / 2 - whole);
    const bool isStretched = room >= scaledPixels(wideTable) && !isColumnHidden(program_column::Share);
    const int longer = isStretched ? std::max(0, left) : 0;
    bars_->setLonger(longer);
    setColumnWidth(program_column::Share, whole + longer);
}

void ProgramTable::fitHeights() {
    const int twoLines = scaledPixels(rowOfTwoLines);
    verticalHeader()->setDefaultSectionSize(twoLines); // of all rows
    const int rows = sorted_->rowCount();
    int left = viewport()->height() - rows * twoLines;
    if (left < 0)
        return;
    const int gap = std::max(0, twoLines - 2 * fontMetrics().lineSpacing());
    std::vector<int> heights(static_cast<std::size_t>(rows), twoLines);
    for (int row = 0; row < rows; ++row) {
        int& height = heights[static_cast<std::size_t>(row)];
        for (const int column : {program_column::LimitedBy, program_column::Findings})
            if (!isColumnHidden(column))
                height = std::max(height, gap + heightOfWords(*this, sorted_->index(row, column)));
        left -= height - twoLines;
    }
    for (int row = 0; left >= 0 && row < rows; ++row)
        setRowHeight(row, heights[static_cast<std::size_t>(row)]);
}

void ProgramTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitWords();
}

void ProgramTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) // the font of the cells follows
        QMetaObject::invokeMethod(
            this, [this] { fitColumns(false); }, Qt::QueuedConnection);
}

} // namespace trichevron::gui
