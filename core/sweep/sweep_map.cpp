// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_map.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/occupancy/occupancy.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <set>

namespace trichevron::core {

namespace {

SweepPoint commonOf(SweepPoint point) {
    point.config = canonical(point.config);
    point.config.blockDim = {1, 1, point.config.blockDim.z};
    point.config.gridDim = {};
    return point;
}

bool coversProblem(const LaunchConfig& config, const KernelAttributes& kernel) {
    const auto problem = problemToCover(config, kernel);
    return problem && config.gridDim ==
                          roundUpToClusters(gridCovering(*problem, config.blockDim, kernel), config, kernel);
}

/// The cell without an outcome.
SweepCell plannedCell(const SweepPoint& point, const KernelAttributes& kernel,
                      const DeviceProperties& device) {
    SweepCell cell;
    cell.point = point;
    cell.reason = predictPoint(point, kernel, device).refusalMessage;
    cell.state = cell.reason.empty() ? CellState::NotAsked : CellState::Refused;
    cell.maxWarps = device.warpSize == 0 ? 0 : device.maxThreadsPerMultiProcessor / device.warpSize;
    const Count threads = volume(point.config.blockDim);
    if (cell.reason.empty() && threads <= device.maxThreadsPerBlock) {
        KernelAttributes withOptIns = kernel;
        withOptIns.optIns = point.optIns;
        cell.activeWarps = computeOccupancy(withOptIns, device, static_cast<std::uint32_t>(threads),
                                            point.config.dynamicSmemBytes)
                               .activeWarps;
    }
    return cell;
}

const ApiAnswer* errorOf(const LaunchResult& result) {
    if (!result.launch.ok())
        return &result.launch;
    return result.synchronisation && !result.synchronisation->ok() ? &*result.synchronisation : nullptr;
}

void addOutcome(SweepCell& cell, const SweepOutcome& outcome) {
    if (!outcome.isReached()) {
        // A sweep skips the points that the model refuses.
        if (cell.state == CellState::NotAsked)
            cell.state = CellState::NotReached;
        return;
    }
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
    cell.state = outcome.measurement->samplesMicroseconds.empty() ? CellState::Missing : CellState::Measured;
    if (cell.state == CellState::Missing)
        cell.reason = "The measurement ended before the first sample."_msg();
}

void addStandings(SweepMap& map, const std::vector<std::size_t>& pointOf,
                  const std::vector<SweepOutcome>& outcomes) {
    std::vector<TimedLaunch> launches;
    std::vector<std::size_t> toCell;
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        SweepCell& cell = map.cells[i];
        if (!cell.time || cell.state != CellState::Measured)
            continue;
        launches.push_back({&*outcomes[pointOf[i]].measurement, &cell.point.config, &*cell.time});
        toCell.push_back(i);
    }
    const Ranking ranking = rank(launches);
    map.by = ranking.by;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < launches.size(); ++i) {
        SweepCell& cell = map.cells[toCell[i]];
        cell.standing = ranking.standings[i];
        const double amount = rankingDivisor(launches[i], ranking.by);
        if (amount > 0) {
            cell.value = cell.time->median / amount;
            order.push_back(toCell[i]);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return *map.cells[a].value < *map.cells[b].value; });
    if (order.empty())
        return;
    map.best = order.front();
    if (order.size() > 1 && *map.cells[order[0]].value > 0)
        map.margin = *map.cells[order[1]].value / *map.cells[order[0]].value - 1;
    for (const std::size_t cell : order)
        if (map.cells[cell].standing == Standing::LikeFastest)
            map.likeBest.push_back(cell);
}

} // namespace

std::optional<std::size_t> SweepMap::find(const BlockExtent& block) const {
    const auto column = std::lower_bound(x.begin(), x.end(), block.x);
    const auto row = std::lower_bound(y.begin(), y.end(), block.y);
    if (column == x.end() || *column != block.x || row == y.end() || *row != block.y)
        return std::nullopt;
    return static_cast<std::size_t>(row - y.begin()) * x.size() +
           static_cast<std::size_t>(column - x.begin());
}

std::size_t SweepMap::count(CellState state) const {
    return static_cast<std::size_t>(std::count_if(
        cells.begin(), cells.end(), [state](const SweepCell& cell) { return cell.state == state; }));
}

std::vector<SweepSlice> sweepSlices(const std::vector<SweepPoint>& points) {
    std::vector<SweepSlice> slices;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const SweepPoint common = commonOf(points[i]);
        const auto found = std::find_if(slices.begin(), slices.end(),
                                        [&](const SweepSlice& slice) { return slice.common == common; });
        if (found == slices.end())
            slices.push_back({common, {i}});
        else
            found->points.push_back(i);
    }
    return slices;
}

std::size_t bestSlice(const std::vector<SweepSlice>& slices, const SweepPoint& launch) {
    const auto same = std::find_if(slices.begin(), slices.end(), [&](const SweepSlice& slice) {
        return slice.common == commonOf(launch) && slice.points.size() > 1;
    });
    const auto found = same != slices.end() ? same
                                            : std::max_element(slices.begin(), slices.end(),
                                                               [](const SweepSlice& a, const SweepSlice& b) {
                                                                   return a.points.size() < b.points.size();
                                                               });
    return static_cast<std::size_t>(found - slices.begin());
}

std::vector<std::string> sliceLabels(const std::vector<SweepSlice>& slices) {
    const auto differ = [&](auto of) {
        return std::any_of(slices.begin(), slices.end(), [&](const SweepSlice& slice) {
            return of(slice.common) != of(slices.front().common);
        });
    };
    std::vector<std::vector<std::string>> parts(slices.size());
    const auto addDifference = [&](auto of, auto text) {
        if (slices.empty() || !differ(of))
            return;
        for (std::size_t i = 0; i < slices.size(); ++i)
            parts[i].push_back(text(slices[i].common));
    };
    addDifference(
        [](const SweepPoint& point) { return point.config.blockDim.z; },
        [](const SweepPoint& point) { return "z {z}"_msg("z"_a = digits(point.config.blockDim.z)); });
    addDifference([](const SweepPoint& point) { return point.config.clusterDim.value_or(ClusterExtent{}); },
                  [](const SweepPoint& point) {
                      return point.config.clusterDim
                                 ? "cluster {size}"_msg("size"_a = shortExtentText(*point.config.clusterDim))
                                 : "no cluster"_msg();
                  });
    addDifference([](const SweepPoint& point) { return point.config.problem; },
                  [](const SweepPoint& point) {
                      return point.config.problem
                                 ? "problem {size}"_msg("size"_a = shortExtentText(*point.config.problem))
                                 : "no problem"_msg();
                  });
    addDifference([](const SweepPoint& point) { return point.config.dynamicSmemBytes.value; },
                  [](const SweepPoint& point) {
                      return "{size} shared"_msg("size"_a = bytesText(point.config.dynamicSmemBytes));
                  });
    addDifference([](const SweepPoint& point) { return point.config.stream; },
                  [](const SweepPoint& point) {
                      return "stream {stream}"_msg("stream"_a = toString(point.config.stream));
                  });
    addDifference([](const SweepPoint& point) { return point.optIns.maxDynamicSharedSizeBytes.value; },
                  [](const SweepPoint& point) {
                      return "opt-in {size}"_msg("size"_a =
                                                     bytesText(point.optIns.maxDynamicSharedSizeBytes));
                  });
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < slices.size(); ++i) {
        std::string text;
        for (const std::string& part : parts[i])
            text += (text.empty() ? "" : ", ") + part;
        if (text.empty() && slices.size() > 1)
            text = std::string(toString(slices[i].common.config.api));
        texts.push_back(text);
    }
    return texts;
}

SweepMap buildSweepMap(const SweepSlice& slice, const std::vector<SweepPoint>& points,
                       const std::vector<SweepOutcome>& outcomes,
                       const std::vector<std::optional<Summary>>& summaries, const KernelAttributes& kernel,
                       const DeviceProperties& device) {
    SweepMap map;
    std::set<std::uint32_t> across;
    std::set<std::uint32_t> up;
    for (const std::size_t point : slice.points) {
        across.insert(points[point].config.blockDim.x);
        up.insert(points[point].config.blockDim.y);
    }
    map.x.assign(across.begin(), across.end());
    map.y.assign(up.begin(), up.end());
    constexpr std::size_t none = ~std::size_t{0};
    std::vector<std::size_t> pointOf(map.x.size() * map.y.size(), none);
    for (const std::size_t point : slice.points)
        pointOf[*map.find(points[point].config.blockDim)] = point;
    map.cells.reserve(pointOf.size());
    const SweepPoint& any = points[slice.points.front()];
    const SweepBase base{any, coversProblem(any.config, kernel)};
    for (std::size_t i = 0; i < pointOf.size(); ++i) {
        const std::size_t point = pointOf[i];
        const BlockExtent block{map.x[i % map.x.size()], map.y[i / map.x.size()], any.config.blockDim.z};
        SweepCell& cell = map.cells.emplace_back(plannedCell(
            point == none ? withBlockAndCluster(base, block, std::nullopt, kernel) : points[point], kernel,
            device));
        if (point == none || point >= outcomes.size())
            continue;
        addOutcome(cell, outcomes[point]);
        if (point < summaries.size())
            cell.time = summaries[point];
    }
    addStandings(map, pointOf, outcomes);
    return map;
}

std::optional<std::size_t> bestPoint(const std::vector<SweepPoint>& points,
                                     const std::vector<SweepOutcome>& outcomes,
                                     const std::vector<std::optional<Summary>>& summaries) {
    std::vector<TimedLaunch> launches;
    std::vector<std::size_t> pointOf;
    for (std::size_t i = 0; i < std::min({points.size(), outcomes.size(), summaries.size()}); ++i) {
        if (!outcomes[i].measurement || !summaries[i] || errorOf(outcomes[i].measurement->result) != nullptr)
            continue;
        launches.push_back({&*outcomes[i].measurement, &points[i].config, &*summaries[i]});
        pointOf.push_back(i);
    }
    const RankedBy by = rank(launches).by;
    std::optional<std::size_t> best;
    double lowest = 0;
    for (std::size_t i = 0; i < launches.size(); ++i) {
        const double amount = rankingDivisor(launches[i], by);
        if (amount <= 0)
            continue;
        const double value = launches[i].summary->median / amount;
        if (!best || value < lowest) {
            best = pointOf[i];
            lowest = value;
        }
    }
    return best;
}

} // namespace trichevron::core
