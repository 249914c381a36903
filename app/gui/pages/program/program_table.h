// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kernels and configurations of a program, or groups of its launches: sorted by a click on a heading,
/// filtered, copied and exported.
#pragma once

#include "core/program/program_groups.h"
#include "core/table/data_table.h"

#include <QTableView>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QSortFilterProxyModel;

namespace trichevron::gui {

class BarCell;
class NoMatch;
class ProgramModel;

class ProgramTable final : public QTableView {
    Q_OBJECT

public:
    explicit ProgramTable(QWidget* parent = nullptr);

    /// What a table of kernels says where its filter leaves no row.
    static QString noMatchText(const QString& typed);

    /// Another program, or other groups: no row is selected.
    void setProgram(std::shared_ptr<const core::ProgramAnalysis> analysis, core::ProgramGrouping by);
    /// More of the same program: the selected row and the scroll place stay, and no column gets narrower.
    void updateProgram(std::shared_ptr<const core::ProgramAnalysis> analysis, core::ProgramGrouping by);
    /// The same program in another language, with columns for its texts.
    void updateTexts(std::shared_ptr<const core::ProgramAnalysis> analysis, core::ProgramGrouping by);
    /// The same program with other findings.
    void setFindings(std::shared_ptr<const core::ProgramAnalysis> analysis);
    /// The rows with a kernel whose whole name has these letters.
    void setFilter(const QString& letters);
    /// For each launch of the program, whether the filter keeps its kernel; empty without a filter.
    std::vector<bool> keptLaunches() const;
    /// Of the rows that the filter keeps, in their order.
    std::vector<core::ProgramGroup> shownGroups() const;
    void select(std::uint32_t configuration);
    void clearSelectedRow();

    /// The configuration of the selected row; empty without one, or where it has several.
    std::optional<std::uint32_t> configuration() const;
    /// Of the selected row, until the rows change; null without one.
    const core::ProgramGroup* group() const;

Q_SIGNALS:
    /// Another row, or the same one with other numbers, is selected.
    void rowChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int selectedRow() const;
    /// The rows in their order, with whole names, for other programs.
    core::DataTable data() const;
    void showColumns();
    /// To the widths of their texts; `grow` leaves wider ones.
    void fitColumns(bool grow);
    /// Says so where the filter leaves no row.
    void showWhetherNothingMatches();
    /// The columns of words take what the others leave.
    void fitWords();
    /// In a wide table whose columns are whole, the bars get longer.
    void stretchBars();
    /// Two lines each, and more for limits and findings where all rows are in view even so.
    void fitHeights();

    ProgramModel* model_;
    QSortFilterProxyModel* sorted_;
    QString filter_;
    BarCell* bars_;    ///< of the shares
    NoMatch* nothing_; ///< what the table says without a row
};

} // namespace trichevron::gui
