// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The kernels and configurations of a program, or groups of its launches, as a table.
#pragma once

#include "core/program/program_groups.h"
#include "core/table/data_table.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trichevron::gui {

/// The columns of the table.
namespace program_column {
enum Column {
    Name,
    Launches,
    Refused, ///< hidden where nothing is
    Time,
    Share,
    Grid,
    Block,
    Cluster,
    Registers,
    Shared,
    Occupancy,
    Findings,
    LimitedBy,
    Waves,
    Median,
    count
};
} // namespace program_column

/// What a row is of, so that it is found again when more of the program was read.
struct ProgramRowKey {
    std::string name; ///< of the group
    /// Of a row of one configuration, without the numbers of its kernel and its device.
    std::optional<core::ProgramConfiguration> configuration;
    std::int64_t device = 0; ///< the trace's number
};

class ProgramModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// What a column is sorted by.
    static constexpr int sortRole = Qt::UserRole + 1;
    /// Of a name: the whole names of the kernels in the row, each on a line.
    static constexpr int kernelsRole = Qt::UserRole + 2;
    /// Of a name: as long as it must be to have all that tells it from the others.
    static constexpr int distinctRole = Qt::UserRole + 3;

    using QAbstractTableModel::QAbstractTableModel;

    void setProgram(std::shared_ptr<const core::ProgramAnalysis> analysis, core::ProgramGrouping by);
    /// The same program with other findings: rows and selection stay.
    void setFindings(std::shared_ptr<const core::ProgramAnalysis> analysis);
    const core::ProgramGroup* group(int row) const;
    /// The configuration of a row; empty where it has several.
    std::optional<std::uint32_t> configuration(int row) const;
    /// The first row with this configuration; -1 where there is none.
    int rowOf(std::uint32_t configuration) const;
    std::optional<ProgramRowKey> key(int row) const;
    int rowOf(const ProgramRowKey& key) const;
    /// For each launch of the program, whether the whole name of its kernel has these letters.
    std::vector<bool> launchesWith(const QString& letters) const;
    /// What distinctRole has, of all rows.
    std::vector<std::string> distinctNames() const;
    bool hasRefused() const;
    /// The trace has clusters.
    bool hasClusters() const;
    /// No row has a word in this column.
    bool isEmpty(int column) const;

    /// These groups, which are of this model, for other programs.
    core::DataTable dataOf(std::span<const core::ProgramGroup> groups) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void collectFindings();
    /// The rows are kernels, or their configurations.
    bool isOfKernels() const;
    QString words(const core::ProgramGroup& group, int column) const;
    QString nameOf(const core::ProgramGroup& group) const;
    /// Of a row of a kernel: its name, short and different from those of other kernels.
    QString shownKernelOf(const core::ProgramGroup& group) const;
    QString distinctNameOf(const core::ProgramGroup& group) const;
    QString kernelsOf(const core::ProgramGroup& group) const;
    QString findingsOf(const core::ProgramGroup& group) const;
    double sortKey(const core::ProgramGroup& group, int column) const;
    ProgramRowKey keyOf(const core::ProgramGroup& group) const;

    std::shared_ptr<const core::ProgramAnalysis> analysis_;
    core::ProgramGrouping by_ = core::ProgramGrouping::Configuration;
    std::vector<core::ProgramGroup> groups_;
    /// By kernel: its name with all that tells it from the others.
    std::vector<std::string> distinctKernels_;
    /// By configuration: its findings in a few words.
    std::vector<QString> findings_;
};

} // namespace trichevron::gui
