// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/program/program_model.h"

#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/program/kernel_names.h"
#include "core/program/program_table.h"
#include "core/program/program_words.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <QBrush>

#include <algorithm>
#include <set>

namespace trichevron::gui {
namespace {

/// Words begin at the left of their column, and numbers end at its right.
bool isWords(int column) {
    return column == program_column::Name || column == program_column::Findings ||
           column == program_column::Share || column == program_column::LimitedBy;
}

std::optional<double> wavesOf(const core::ConfigurationSummary& summary) {
    return summary.verdict ? summary.verdict->wavesPerMultiprocessor() : std::nullopt;
}

} // namespace

void ProgramModel::setProgram(std::shared_ptr<const core::ProgramAnalysis> analysis,
                              core::ProgramGrouping by) {
    beginResetModel();
    analysis_ = std::move(analysis);
    by_ = by;
    groups_ = analysis_ ? groupProgram(*analysis_, by_) : std::vector<core::ProgramGroup>();
    distinctKernels_ = analysis_ ? core::distinctKernelNames(analysis_->program->kernels, std::string::npos)
                                 : std::vector<std::string>();
    collectFindings();
    endResetModel();
}

void ProgramModel::setFindings(std::shared_ptr<const core::ProgramAnalysis> analysis) {
    analysis_ = std::move(analysis);
    collectFindings();
    if (!groups_.empty())
        Q_EMIT dataChanged(index(0, program_column::Findings),
                           index(rowCount() - 1, program_column::Findings));
}

void ProgramModel::collectFindings() {
    findings_.assign(analysis_ ? analysis_->configurations.size() : 0, QString());
    if (analysis_)
        for (const core::ProgramFinding& finding : analysis_->findings)
            if (finding.configuration) {
                QString& all = findings_[*finding.configuration];
                all += (all.isEmpty() ? QString() : QStringLiteral(" · ")) + text(finding.short_.text());
            }
}

const core::ProgramGroup* ProgramModel::group(int row) const {
    return row >= 0 && static_cast<std::size_t>(row) < groups_.size()
               ? &groups_[static_cast<std::size_t>(row)]
               : nullptr;
}

std::optional<std::uint32_t> ProgramModel::configuration(int row) const {
    const core::ProgramGroup* found = group(row);
    return found != nullptr && found->configurations.size() == 1
               ? std::optional(found->configurations.front())
               : std::nullopt;
}

int ProgramModel::rowOf(std::uint32_t configuration) const {
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (std::find(groups_[i].configurations.begin(), groups_[i].configurations.end(), configuration) !=
            groups_[i].configurations.end())
            return static_cast<int>(i);
    return -1;
}

ProgramRowKey ProgramModel::keyOf(const core::ProgramGroup& group) const {
    ProgramRowKey key{group.name, std::nullopt, 0};
    if (by_ == core::ProgramGrouping::Configuration) {
        const core::Program& program = *analysis_->program;
        key.configuration = program.configurations[group.configurations.front()];
        key.device = program.devices[key.configuration->device].id;
        key.configuration->kernel = 0;
        key.configuration->device = 0;
    }
    return key;
}

std::optional<ProgramRowKey> ProgramModel::key(int row) const {
    const core::ProgramGroup* found = group(row);
    return found != nullptr ? std::optional(keyOf(*found)) : std::nullopt;
}

int ProgramModel::rowOf(const ProgramRowKey& key) const {
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        if (groups_[i].name != key.name)
            continue;
        const ProgramRowKey other = keyOf(groups_[i]);
        if (other.configuration == key.configuration && other.device == key.device)
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<bool> ProgramModel::launchesWith(const QString& letters) const {
    const core::Program& program = *analysis_->program;
    std::vector<bool> hasLetters;
    for (const std::string& kernel : program.kernels)
        hasLetters.push_back(text(kernel).contains(letters, Qt::CaseInsensitive));
    std::vector<bool> launches;
    launches.reserve(program.launches.size());
    for (const core::ProgramLaunch& launch : program.launches)
        launches.push_back(hasLetters[program.configurations[launch.configuration].kernel]);
    return launches;
}

std::vector<std::string> ProgramModel::distinctNames() const {
    std::vector<std::string> names;
    names.reserve(groups_.size());
    for (const core::ProgramGroup& group : groups_)
        names.push_back(distinctNameOf(group).toStdString());
    return names;
}

bool ProgramModel::hasRefused() const {
    return std::any_of(groups_.begin(), groups_.end(),
                       [](const core::ProgramGroup& group) { return group.refused > 0; });
}

bool ProgramModel::hasClusters() const {
    return analysis_ && !analysis_->program->leavesOut(core::TraceGap::Clusters);
}

bool ProgramModel::isEmpty(int column) const {
    return std::all_of(groups_.begin(), groups_.end(),
                       [&](const core::ProgramGroup& group) { return words(group, column).isEmpty(); });
}

core::DataTable ProgramModel::dataOf(std::span<const core::ProgramGroup> groups) const {
    if (!analysis_)
        return {};
    if (by_ != core::ProgramGrouping::Configuration)
        return groupTable(*analysis_, by_, groups);
    std::vector<std::uint32_t> configurations;
    for (const core::ProgramGroup& group : groups)
        configurations.push_back(group.configurations.front());
    return programTable(*analysis_, configurations);
}

int ProgramModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(groups_.size());
}

int ProgramModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : program_column::count;
}

bool ProgramModel::isOfKernels() const {
    return by_ == core::ProgramGrouping::Configuration || by_ == core::ProgramGrouping::Kernel;
}

QString ProgramModel::nameOf(const core::ProgramGroup& group) const {
    if (!group.name.empty()) {
        if (by_ == core::ProgramGrouping::Stream)
            return fill(tr("stream {id}"), {{"id", group.name}});
        if (by_ == core::ProgramGrouping::Graph)
            return fill(tr("graph {id}"), {{"id", group.name}});
        return text(group.name);
    }
    return by_ == core::ProgramGrouping::Range ? tr("in no range") : tr("in no graph");
}

QString ProgramModel::shownKernelOf(const core::ProgramGroup& group) const {
    const std::uint32_t configuration = group.configurations.front();
    return text(analysis_->kernelNames[analysis_->program->configurations[configuration].kernel]);
}

QString ProgramModel::distinctNameOf(const core::ProgramGroup& group) const {
    if (!isOfKernels())
        return nameOf(group);
    const std::uint32_t configuration = group.configurations.front();
    return text(distinctKernels_[analysis_->program->configurations[configuration].kernel]);
}

QString ProgramModel::kernelsOf(const core::ProgramGroup& group) const {
    if (isOfKernels())
        return text(group.name);
    const core::Program& program = *analysis_->program;
    std::set<std::uint32_t> kernels; // most configurations of a large group are of few kernels
    for (const std::uint32_t configuration : group.configurations)
        kernels.insert(program.configurations[configuration].kernel);
    QStringList names;
    for (const std::uint32_t kernel : kernels)
        names << text(program.kernels[kernel]);
    return names.join(QLatin1Char('\n'));
}

QString ProgramModel::findingsOf(const core::ProgramGroup& group) const {
    if (group.configurations.size() == 1)
        return findings_[group.configurations.front()];
    const auto count = std::count_if(group.configurations.begin(), group.configurations.end(),
                                     [this](std::uint32_t i) { return !findings_[i].isEmpty(); });
    return count == 0
               ? QString()
               : fill(tr("in {count} of {all, plural, one {# configuration} other {# configurations}}"),
                      {{"count", count}, {"all", group.configurations.size()}});
}

QString ProgramModel::words(const core::ProgramGroup& group, int column) const {
    const core::Program& program = *analysis_->program;
    switch (column) {
    case program_column::Name:
        return nameOf(group);
    case program_column::Launches:
        return text(core::withSeparators(group.count));
    case program_column::Refused:
        return group.refused > 0 ? text(core::withSeparators(group.refused)) : QString();
    case program_column::Time:
        return text(core::durationText(group.totalNs));
    case program_column::Share:
        return analysis_->gpuNs == 0
                   ? QString()
                   : text(core::percentText(core::computePercent(group.totalNs, analysis_->gpuNs)));
    case program_column::Findings:
        return findingsOf(group);
    default:
        break;
    }
    if (group.configurations.size() != 1)
        return {};
    const core::ProgramConfiguration& c = program.configurations[group.configurations.front()];
    const core::ConfigurationSummary& summary = analysis_->configurations[group.configurations.front()];
    switch (column) {
    case program_column::Median:
        return text(core::durationText(summary.medianNs));
    case program_column::Grid:
        return text(core::gridText(c));
    case program_column::Block:
        return text(core::blockText(c));
    case program_column::Cluster:
        return text(core::clusterText(c));
    case program_column::Registers:
        return c.numRegs ? QString::number(*c.numRegs) : QStringLiteral("–");
    case program_column::Shared:
        return text(core::smemText(c.smemBytes()));
    case program_column::Occupancy:
        return summary.verdict && !summary.verdict->accepted ? tr("refused")
                                                             : text(core::occupancyText(summary));
    case program_column::LimitedBy:
        return summary.verdict && summary.verdict->accepted && summary.verdict->occupancy
                   ? text(core::limitersOf(*summary.verdict->occupancy))
                   : QString();
    case program_column::Waves:
        return summary.verdict ? text(core::wavesPerSmText(*summary.verdict)) : QStringLiteral("–");
    default:
        return {};
    }
}

double ProgramModel::sortKey(const core::ProgramGroup& group, int column) const {
    const auto volumeOf = [](const auto& extent) { return static_cast<double>(core::volume(extent)); };
    if (column == program_column::Launches)
        return static_cast<double>(group.count);
    if (column == program_column::Refused)
        return static_cast<double>(group.refused);
    if (column == program_column::Time || column == program_column::Share)
        return static_cast<double>(group.totalNs);
    if (group.configurations.size() != 1)
        return -1;
    const core::ProgramConfiguration& c = analysis_->program->configurations[group.configurations.front()];
    const core::ConfigurationSummary& summary = analysis_->configurations[group.configurations.front()];
    switch (column) {
    case program_column::Median:
        return static_cast<double>(summary.medianNs);
    case program_column::Grid:
        return volumeOf(c.gridDim);
    case program_column::Block:
        return volumeOf(c.blockDim);
    case program_column::Cluster:
        return c.clusterDim ? volumeOf(*c.clusterDim) : 0;
    case program_column::Registers:
        return c.numRegs ? *c.numRegs : -1;
    case program_column::Shared:
        return c.smemBytes() ? static_cast<double>(c.smemBytes()->most) : -1;
    case program_column::Occupancy:
        return summary.verdict && summary.verdict->occupancy ? summary.verdict->occupancy->fraction() : -1;
    case program_column::Waves:
        return wavesOf(summary).value_or(-1);
    default:
        return 0;
    }
}

QVariant ProgramModel::data(const QModelIndex& index, int role) const {
    const core::ProgramGroup* found = group(index.row());
    if (found == nullptr)
        return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return column == program_column::Name && isOfKernels() ? shownKernelOf(*found)
                                                               : words(*found, column);
    case Qt::ToolTipRole:
        return column == program_column::Name || column == program_column::Findings ||
                       column == program_column::LimitedBy
                   ? QVariant(words(*found, column))
                   : QVariant();
    case Qt::UserRole: // BarCell
        return column == program_column::Share && analysis_->gpuNs > 0
                   ? QVariant(static_cast<double>(found->totalNs) / static_cast<double>(analysis_->gpuNs))
                   : QVariant();
    case sortRole:
        return column == program_column::Name || column == program_column::Findings ||
                       column == program_column::LimitedBy
                   ? QVariant(words(*found, column))
                   : QVariant(sortKey(*found, column));
    case kernelsRole:
        return column == program_column::Name ? QVariant(kernelsOf(*found)) : QVariant();
    case distinctRole:
        return column == program_column::Name ? QVariant(distinctNameOf(*found)) : QVariant();
    case Qt::ForegroundRole:
        return found->refused > 0 &&
                       (column == program_column::Findings || column == program_column::Occupancy ||
                        column == program_column::Refused)
                   ? QVariant(QBrush(currentTheme().alarmText))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return isWords(column) ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ProgramModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(isWords(section) ? Qt::AlignLeft | Qt::AlignVCenter
                                         : Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == program_column::Waves)
        return tr("The blocks of the grid, as a share of those that run at the same time: \"Waves "
                  "Per SM\" of Nsight Compute. Rounded up, it is the number of waves.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case program_column::Name:
        return by_ == core::ProgramGrouping::Stream  ? tr("stream")
               : by_ == core::ProgramGrouping::Range ? tr("NVTX range")
               : by_ == core::ProgramGrouping::Graph ? tr("graph")
                                                     : tr("kernel");
    case program_column::Launches:
        return tr("launches");
    case program_column::Refused:
        return tr("refused");
    case program_column::Time:
        return tr("GPU time");
    case program_column::Share:
        return tr("share");
    case program_column::Median:
        return tr("median");
    case program_column::Grid:
        return tr("grid");
    case program_column::Block:
        return tr("block");
    case program_column::Cluster:
        return tr("cluster");
    case program_column::Registers:
        return tr("regs");
    case program_column::Shared:
        return tr("shared");
    case program_column::Occupancy:
        return tr("occupancy");
    case program_column::LimitedBy:
        return tr("limited by");
    case program_column::Waves:
        return tr("waves/SM");
    case program_column::Findings:
        return tr("findings");
    default:
        return {};
    }
}

} // namespace trichevron::gui
