// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_cell.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/hierarchy.h"
#include "core/sweep/sweep_plan.h"

#include <algorithm>
#include <iterator>

namespace trichevron::core {
namespace {

const ApiAnswer* errorOf(const LaunchResult& result) {
    if (!result.launch.ok())
        return &result.launch;
    return result.synchronisation && !result.synchronisation->ok() ? &*result.synchronisation : nullptr;
}

bool isWrong(const LaunchResult& result) {
    return result.verification && result.verification->mismatches > 0;
}

void markIncomplete(std::vector<SweepCell>& cells, const std::vector<std::size_t>& which) {
    const auto isMeasured = [&](std::size_t i) { return cells[i].state == CellState::Measured; };
    if (std::none_of(which.begin(), which.end(),
                     [&](std::size_t i) { return isMeasured(i) && !cells[i].leavesElementsOut; }))
        return;
    for (const std::size_t i : which)
        if (isMeasured(i) && cells[i].leavesElementsOut) {
            cells[i].state = CellState::Incomplete;
            cells[i].reason = "Its grid leaves elements of the problem without a thread."_msg();
        }
}

} // namespace

bool isSameLaunch(const SweepPoint& a, const SweepPoint& b) {
    return canonical(a.config) == canonical(b.config) && a.optIns == b.optIns;
}

bool isTimed(const SweepOutcome& outcome) {
    return outcome.measurement && errorOf(outcome.measurement->result) == nullptr &&
           !isWrong(outcome.measurement->result);
}

std::vector<std::size_t> comparable(const std::vector<std::size_t>& which,
                                    const std::vector<SweepPoint>& points, const KernelAttributes& kernel) {
    std::vector<std::size_t> whole;
    std::copy_if(which.begin(), which.end(), std::back_inserter(whole),
                 [&](std::size_t i) { return !leavesElementsOut(points[i].config, kernel); });
    return whole.empty() ? which : whole;
}

SweepCell predictedCell(const SweepPoint& point, const KernelAttributes& kernel,
                        const DeviceProperties& device) {
    return plannedCell(predictPoint(point, kernel, device), kernel, device);
}

SweepCell plannedCell(const PlannedPoint& planned, const KernelAttributes& kernel,
                      const DeviceProperties& device) {
    SweepCell cell;
    const SweepPoint& point = planned.point;
    cell.point = point;
    cell.reason = planned.refusalMessage;
    cell.state = cell.reason.empty() ? CellState::NotAsked : CellState::Refused;
    cell.leavesElementsOut = leavesElementsOut(point.config, kernel);
    cell.cluster = point.config.clusterDim ? point.config.clusterDim : declaredCluster(kernel);
    cell.blocksPerSm = planned.blocksPerSm;
    cell.lastWave = planned.lastWave;
    cell.maxWarps = device.warpSize == 0 ? 0 : device.maxThreadsPerMultiProcessor / device.warpSize;
    if (cell.reason.empty() && device.warpSize != 0)
        cell.activeWarps = planned.blocksPerSm *
                           static_cast<std::uint32_t>(ceilDivide(
                               static_cast<std::uint64_t>(volume(point.config.blockDim)), device.warpSize));
    return cell;
}

void addOutcome(SweepCell& cell, const SweepOutcome& outcome) {
    if (!outcome.isReached()) {
        // A sweep skips the points that the model refuses.
        if (cell.state == CellState::NotAsked)
            cell.state = CellState::NotReached;
        return;
    }
    cell.measurement = outcome.measurement;
    if (!outcome.measurement) {
        cell.state = CellState::Missing;
        cell.reason = outcome.problem.text();
        return;
    }
    const ApiAnswer* error = errorOf(outcome.measurement->result);
    if (error != nullptr) {
        cell.state = CellState::Refused;
        cell.reason = "The device returned {error} ({code})."_msg("error"_a = error->name,
                                                                  "code"_a = std::to_string(error->code));
        return;
    }
    if (isWrong(outcome.measurement->result)) {
        cell.state = CellState::Wrong;
        cell.reason = outcome.measurement->result.verification->summary.text();
        return;
    }
    cell.state = outcome.measurement->samplesMicroseconds.empty() ? CellState::Missing : CellState::Measured;
    if (cell.state == CellState::Missing)
        cell.reason = "The measurement ended before the first sample."_msg();
}

CellRanking rankCells(std::vector<SweepCell>& cells, const std::vector<std::size_t>& which,
                      const std::vector<const SweepOutcome*>& outcomes) {
    markIncomplete(cells, which);
    std::vector<TimedLaunch> launches;
    std::vector<std::size_t> toCell;
    for (const std::size_t i : which) {
        const SweepCell& cell = cells[i];
        if (!cell.time || cell.state != CellState::Measured || outcomes[i] == nullptr)
            continue;
        launches.push_back({&*outcomes[i]->measurement, &cell.point.config, &*cell.time});
        toCell.push_back(i);
    }
    const Ranking ranking = rank(launches);
    CellRanking result;
    result.by = ranking.by;
    result.timed = launches.size();
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < launches.size(); ++i) {
        SweepCell& cell = cells[toCell[i]];
        cell.standing = ranking.standings[i];
        const double amount = rankingDivisor(launches[i], ranking.by);
        if (amount > 0) {
            cell.value = cell.time->median / amount;
            order.push_back(toCell[i]);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return *cells[a].value < *cells[b].value; });
    if (order.empty())
        return result;
    result.best = order.front();
    if (order.size() > 1 && *cells[order[0]].value > 0)
        result.margin = *cells[order[1]].value / *cells[order[0]].value - 1;
    for (const std::size_t cell : order)
        if (cells[cell].standing == Standing::LikeFastest)
            result.likeBest.push_back(cell);
    return result;
}

} // namespace trichevron::core
