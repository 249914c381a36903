// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_map.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <set>
#include <utility>

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
    const auto preference = [&](const SweepSlice& slice) {
        return std::pair(slice.common.config.problem == launch.config.problem, slice.points.size());
    };
    const auto found = same != slices.end() ? same
                                            : std::max_element(slices.begin(), slices.end(),
                                                               [&](const SweepSlice& a, const SweepSlice& b) {
                                                                   return preference(a) < preference(b);
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
                       const DeviceProperties& device, const SweepPoint& launch) {
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
    const auto preference = [&](std::size_t point) {
        return isSameLaunch(points[point], launch) ? 2 : coversProblem(points[point].config, kernel) ? 1 : 0;
    };
    for (const std::size_t point : slice.points) {
        std::size_t& chosen = pointOf[*map.find(points[point].config.blockDim)];
        if (chosen == none || preference(point) >= preference(chosen))
            chosen = point;
    }
    map.cells.reserve(pointOf.size());
    std::vector<std::size_t> which;
    std::vector<const SweepOutcome*> outcomeOf(pointOf.size(), nullptr);
    const SweepPoint& any = points[slice.points.front()];
    const SweepBase base{any, coversProblem(any.config, kernel)};
    for (std::size_t i = 0; i < pointOf.size(); ++i) {
        const std::size_t point = pointOf[i];
        const BlockExtent block{map.x[i % map.x.size()], map.y[i / map.x.size()], any.config.blockDim.z};
        which.push_back(i);
        SweepCell& cell = map.cells.emplace_back(predictedCell(
            point == none ? withBlockAndCluster(base, block, std::nullopt, kernel) : points[point], kernel,
            device));
        cell.isInSweep = point != none;
        if (point == none || point >= outcomes.size())
            continue;
        addOutcome(cell, outcomes[point]);
        outcomeOf[i] = &outcomes[point];
        if (point < summaries.size())
            cell.time = summaries[point];
    }
    map.ranking = rankCells(map.cells, which, outcomeOf);
    for (const std::size_t point : slice.points) {
        if (pointOf[*map.find(points[point].config.blockDim)] == point)
            continue;
        SweepCell& cell = map.covered.emplace_back(predictedCell(points[point], kernel, device));
        cell.isInSweep = true;
        if (point < outcomes.size())
            addOutcome(cell, outcomes[point]);
    }
    return map;
}

std::optional<std::size_t> cellOf(const SweepMap& map, const SweepPoint& launch) {
    const std::optional<std::size_t> cell = map.find(launch.config.blockDim);
    return cell && isSameLaunch(map.cells[*cell].point, launch) ? cell : std::nullopt;
}

PointRanking rankPoints(const std::optional<ProblemExtent>& problem, const std::vector<SweepPoint>& points,
                        const std::vector<SweepOutcome>& outcomes,
                        const std::vector<std::optional<Summary>>& summaries,
                        const KernelAttributes& kernel) {
    std::vector<std::size_t> timed;
    for (std::size_t i = 0; i < std::min({points.size(), outcomes.size(), summaries.size()}); ++i)
        if (summaries[i] && isTimed(outcomes[i]) && points[i].config.problem == problem)
            timed.push_back(i);
    const std::vector<std::size_t> pointOf = comparable(timed, points, kernel);
    std::vector<TimedLaunch> launches;
    launches.reserve(pointOf.size());
    for (const std::size_t i : pointOf)
        launches.push_back({&*outcomes[i].measurement, &points[i].config, &*summaries[i]});
    const RankedBy by = rank(launches).by;
    std::vector<std::pair<double, std::size_t>> order; // values, points
    for (std::size_t i = 0; i < launches.size(); ++i)
        if (const double amount = rankingDivisor(launches[i], by); amount > 0)
            order.emplace_back(launches[i].summary->median / amount, pointOf[i]);
    std::sort(order.begin(), order.end());
    PointRanking ranking;
    if (order.empty())
        return ranking;
    ranking.best = order[0].second;
    if (order.size() > 1 && order[0].first > 0)
        ranking.margin = order[1].first / order[0].first - 1;
    return ranking;
}

std::optional<std::size_t> bestPoint(const std::optional<ProblemExtent>& problem,
                                     const std::vector<SweepPoint>& points,
                                     const std::vector<SweepOutcome>& outcomes,
                                     const std::vector<std::optional<Summary>>& summaries,
                                     const KernelAttributes& kernel) {
    return rankPoints(problem, points, outcomes, summaries, kernel).best;
}

} // namespace trichevron::core
