// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_curves.h"

#include "core/catalogue/message_literal.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

namespace trichevron::core {
namespace {

constexpr std::array sweptAxes{SweepAxis::BlockSize, SweepAxis::Cluster, SweepAxis::Problem, SweepAxis::Grid,
                               SweepAxis::SharedMemory};

std::uint64_t small(Count count) {
    return static_cast<std::uint64_t>(count);
}

/// Which axes of the problem differ among the points.
std::array<bool, 3> differingAxes(const std::vector<SweepPoint>& points) {
    std::array<bool, 3> differ{};
    const ProblemExtent first = points.front().config.problem.value_or(ProblemExtent{});
    for (const SweepPoint& point : points)
        for (const Axis axis : {Axis::X, Axis::Y, Axis::Z})
            if (point.config.problem.value_or(ProblemExtent{})[axis] != first[axis])
                differ.at(static_cast<std::size_t>(axis)) = true;
    return differ;
}

/// The only axis of the problem that differs.
std::optional<Axis> differingAxis(const std::vector<SweepPoint>& points) {
    const std::array<bool, 3> differ = differingAxes(points);
    if (std::count(differ.begin(), differ.end(), true) != 1)
        return std::nullopt;
    return static_cast<Axis>(std::find(differ.begin(), differ.end(), true) - differ.begin());
}

std::uint64_t valueOn(SweepAxis axis, const SweepPoint& point, std::optional<Axis> ofProblem) {
    const LaunchConfig& config = point.config;
    const ProblemExtent problem = config.problem.value_or(ProblemExtent{0, 0, 0});
    switch (axis) {
    case SweepAxis::BlockSize:
        return small(volume(config.blockDim));
    case SweepAxis::Cluster:
        return config.clusterDim ? small(volume(*config.clusterDim)) : 1;
    case SweepAxis::Problem:
        return ofProblem ? problem[*ofProblem] : small(volume(problem));
    case SweepAxis::Grid:
        return small(volume(config.gridDim));
    case SweepAxis::SharedMemory:
        return config.dynamicSmemBytes.value;
    }
    return 0;
}

using Extents = std::tuple<std::array<std::uint32_t, 3>, std::uint64_t, std::array<std::uint32_t, 3>>;

template <class Extent>
std::array<std::uint32_t, 3> sizes(const Extent& extent) {
    return {extent.x, extent.y, extent.z};
}

/// Block, cluster and problem, which determine the rest in most sweeps.
Extents extentsOf(const SweepPoint& point) {
    return {sizes(point.config.blockDim), valueOn(SweepAxis::Cluster, point, {}),
            sizes(point.config.problem.value_or(ProblemExtent{0, 0, 0}))};
}

/// Whether the grid is the problem divided by the block, rounded down on an axis: a launch that shows what is
/// left out, beside those that cover the problem.
bool isTruncated(const SweepPoint& point) {
    const LaunchConfig& config = point.config;
    bool truncates = false;
    for (const Axis axis : allAxes) {
        const std::uint32_t block = config.blockDim[axis];
        const std::uint32_t elements = config.problem ? (*config.problem)[axis] : 0;
        const std::uint32_t blocks = config.gridDim[axis];
        if (block == 0 || elements == 0 ||
            (blocks != elements / block && blocks != ceilDivide(elements, block)))
            return false;
        truncates = truncates || blocks != ceilDivide(elements, block);
    }
    return truncates;
}

/// Grid and shared memory are axes only where other values do not determine them.
struct Independent {
    bool grid = false;
    bool sharedMemory = false;
};

Independent independent(const std::vector<SweepPoint>& points) {
    std::map<Extents, std::uint64_t> grids;
    std::map<std::pair<Extents, std::uint64_t>, std::uint64_t> memory;
    Independent found;
    for (const SweepPoint& point : points) {
        if (isTruncated(point))
            continue;
        const Extents extents = extentsOf(point);
        const std::uint64_t blocks = valueOn(SweepAxis::Grid, point, {});
        const std::uint64_t bytes = valueOn(SweepAxis::SharedMemory, point, {});
        found.grid = found.grid || grids.emplace(extents, blocks).first->second != blocks;
        found.sharedMemory =
            found.sharedMemory || memory.emplace(std::pair(extents, blocks), bytes).first->second != bytes;
    }
    return found;
}

std::size_t countValues(SweepAxis axis, const std::vector<SweepPoint>& points) {
    const std::optional<Axis> ofProblem = differingAxis(points);
    std::set<std::uint64_t> values;
    for (const SweepPoint& point : points)
        values.insert(valueOn(axis, point, ofProblem));
    return values.size();
}

std::string workText(const SweepPoint& point, std::optional<Axis> axis, const KernelInfo& kernel) {
    if (!point.config.problem)
        return "no problem"_msg();
    if (axis && static_cast<std::size_t>(*axis) < kernel.problemAxisNames.size())
        return "{count} {things}"_msg("count"_a = (*point.config.problem)[*axis],
                                      "things"_a =
                                          demoText(kernel.problemAxisNames[static_cast<std::size_t>(*axis)]));
    return "problem {size}"_msg("size"_a = shortExtentText(*point.config.problem));
}

/// Names what the points of each curve have in common and other curves do not.
class Labels {
public:
    Labels(const std::vector<SweepPoint>& points, const std::vector<SweepPoint>& commons,
           const KernelInfo& kernel)
        : axis_(differingAxis(points)), commons_(commons), kernel_(kernel) {}

    std::vector<std::string> texts(bool withProblem) const {
        std::vector<std::string> all(commons_.size());
        if (withProblem)
            add(all, [&](const SweepPoint& point) { return workText(point, axis_, kernel_); });
        add(all, [](const SweepPoint& point) {
            return "block {size}"_msg("size"_a = shortExtentText(point.config.blockDim));
        });
        add(all, [](const SweepPoint& point) {
            return point.config.clusterDim
                       ? "cluster {size}"_msg("size"_a = shortExtentText(*point.config.clusterDim))
                       : "no cluster"_msg();
        });
        add(all, [](const SweepPoint& point) {
            return "{blocks, plural, one {# block} other {# blocks}}"_msg("blocks"_a =
                                                                              volume(point.config.gridDim));
        });
        add(all, [](const SweepPoint& point) {
            return "{size} shared"_msg("size"_a = bytesText(point.config.dynamicSmemBytes));
        });
        add(all, [](const SweepPoint& point) {
            return "stream {stream}"_msg("stream"_a = toString(point.config.stream));
        });
        add(all, [](const SweepPoint& point) { return std::string(toString(point.config.api)); });
        return all;
    }

private:
    template <class ToText>
    void add(std::vector<std::string>& all, ToText toText) const {
        std::vector<std::string> parts;
        for (const SweepPoint& common : commons_)
            parts.push_back(toText(common));
        if (std::all_of(parts.begin(), parts.end(), [&](const auto& part) { return part == parts.front(); }))
            return;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] += (all[i].empty() ? "" : ", ") + parts[i];
    }

    std::optional<Axis> axis_;
    const std::vector<SweepPoint>& commons_;
    const KernelInfo& kernel_;
};

/// The point without its value on the axis, and without what follows from other values.
SweepPoint seriesOf(SweepPoint point, SweepAxis over, const Independent& independent) {
    LaunchConfig& config = point.config;
    config = canonical(config);
    if (!independent.grid || over == SweepAxis::Grid)
        config.gridDim = {};
    if (!independent.sharedMemory || over == SweepAxis::SharedMemory) {
        config.dynamicSmemBytes = {};
        point.optIns.maxDynamicSharedSizeBytes = {};
    }
    switch (over) {
    case SweepAxis::BlockSize:
        config.blockDim = {};
        break;
    case SweepAxis::Cluster: // a launch without a cluster may use another function
        config.clusterDim.reset();
        config.api = {};
        point.optIns.nonPortableClusterSizeAllowed = {};
        break;
    case SweepAxis::Problem:
        config.problem.reset();
        break;
    case SweepAxis::Grid:
    case SweepAxis::SharedMemory:
        break;
    }
    return point;
}

void addWorks(SweepCurves& curves, const std::vector<SweepPoint>& points,
              const std::vector<const SweepOutcome*>& outcomes, const KernelInfo& kernel) {
    std::vector<std::optional<ProblemExtent>> problems;
    std::vector<std::vector<std::size_t>> members;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto& problem = points[i].config.problem;
        const auto found = std::find(problems.begin(), problems.end(), problem);
        const auto work = static_cast<std::size_t>(found - problems.begin());
        if (found == problems.end()) {
            problems.push_back(problem);
            members.emplace_back();
        }
        members[work].push_back(i);
        curves.workOf.push_back(work);
    }
    const std::optional<Axis> axis = differingAxis(points);
    for (const std::vector<std::size_t>& cells : members)
        curves.works.push_back(
            {problems.size() > 1 ? workText(points[cells.front()], axis, kernel) : std::string(),
             rankCells(curves.cells, cells, outcomes)});
}

} // namespace

std::vector<SweepAxis> sweepAxes(const std::vector<SweepPoint>& points) {
    std::vector<SweepAxis> axes;
    if (points.empty())
        return axes;
    const Independent found = independent(points);
    for (const SweepAxis axis : sweptAxes) {
        const bool isFree = axis == SweepAxis::Grid           ? found.grid
                            : axis == SweepAxis::SharedMemory ? found.sharedMemory
                                                              : true;
        if (isFree && countValues(axis, points) > 1)
            axes.push_back(axis);
    }
    return axes;
}

std::optional<SweepAxis> suggestedAxis(const std::vector<SweepPoint>& points) {
    const std::vector<SweepAxis> axes = sweepAxes(points);
    std::set<std::uint32_t> x;
    std::set<std::uint32_t> y;
    for (const SweepPoint& point : points) {
        x.insert(point.config.blockDim.x);
        y.insert(point.config.blockDim.y);
    }
    if (axes.empty() || axes == std::vector{SweepAxis::BlockSize} || (x.size() > 1 && y.size() > 1))
        return std::nullopt;
    return *std::max_element(axes.begin(), axes.end(), [&](SweepAxis a, SweepAxis b) {
        return countValues(a, points) < countValues(b, points);
    });
}

std::vector<std::size_t> pointsOnLines(SweepAxis axis, const std::vector<SweepPoint>& points) {
    const Independent found = independent(points);
    const std::optional<Axis> ofProblem = differingAxis(points);
    struct Series {
        SweepPoint common;
        std::set<std::uint64_t> values;
    };
    std::vector<Series> series;
    std::vector<std::size_t> seriesOfPoint;
    for (const SweepPoint& point : points) {
        const SweepPoint common = seriesOf(point, axis, found);
        const auto same = std::find_if(series.begin(), series.end(),
                                       [&](const Series& other) { return other.common == common; });
        seriesOfPoint.push_back(static_cast<std::size_t>(same - series.begin()));
        if (same == series.end())
            series.push_back({common, {}});
        series[seriesOfPoint.back()].values.insert(valueOn(axis, point, ofProblem));
    }
    const auto isLine = [](const Series& one) { return one.values.size() > 1; };
    const bool hasLines = std::any_of(series.begin(), series.end(), isLine);
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!hasLines || isLine(series[seriesOfPoint[i]]))
            indices.push_back(i);
    return indices;
}

std::string axisText(SweepAxis axis, const std::vector<SweepPoint>& points, const KernelInfo& kernel) {
    switch (axis) {
    case SweepAxis::BlockSize:
        return "threads per block"_msg();
    case SweepAxis::Cluster:
        return "blocks per cluster"_msg();
    case SweepAxis::Problem:
        if (const auto of = differingAxis(points);
            of && static_cast<std::size_t>(*of) < kernel.problemAxisNames.size())
            return demoText(kernel.problemAxisNames[static_cast<std::size_t>(*of)]);
        return "elements of the problem"_msg();
    case SweepAxis::Grid:
        return "blocks of the grid"_msg();
    case SweepAxis::SharedMemory:
        return "bytes of dynamic shared memory"_msg();
    }
    return "";
}

std::optional<std::size_t> SweepCurves::find(const SweepPoint& launch) const {
    const auto found = std::find_if(cells.begin(), cells.end(),
                                    [&](const SweepCell& cell) { return isSameLaunch(cell.point, launch); });
    return found == cells.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - cells.begin()));
}

SweepCurves buildSweepCurves(SweepAxis over, const std::vector<SweepPoint>& points,
                             const std::vector<SweepOutcome>& outcomes,
                             const std::vector<std::optional<Summary>>& summaries, const KernelInfo& kernel,
                             const KernelAttributes& attributes, const DeviceProperties& device) {
    SweepCurves curves;
    curves.over = over;
    if (points.empty())
        return curves;
    curves.axis = axisText(over, points, kernel);
    const Independent found = independent(points);
    const std::optional<Axis> ofProblem = differingAxis(points);
    std::vector<std::uint64_t> values;
    std::vector<SweepPoint> commons;
    std::vector<const SweepOutcome*> outcomeOf(points.size(), nullptr);
    for (std::size_t i = 0; i < points.size(); ++i) {
        SweepCell& cell = curves.cells.emplace_back(predictedCell(points[i], attributes, device));
        cell.isInSweep = true;
        if (i < outcomes.size()) {
            addOutcome(cell, outcomes[i]);
            outcomeOf[i] = &outcomes[i];
        }
        if (i < summaries.size())
            cell.time = summaries[i];
        values.push_back(valueOn(over, points[i], ofProblem));
        const SweepPoint common = seriesOf(points[i], over, found);
        const auto curve = std::find(commons.begin(), commons.end(), common);
        curves.curveOf.push_back(static_cast<std::size_t>(curve - commons.begin()));
        if (curve == commons.end()) {
            commons.push_back(common);
            curves.curves.emplace_back();
        }
        curves.curves[curves.curveOf.back()].cells.push_back(i);
    }
    const std::set<std::uint64_t> distinct(values.begin(), values.end());
    curves.x.assign(distinct.begin(), distinct.end());
    for (const std::uint64_t value : values)
        curves.at.push_back(static_cast<std::size_t>(std::distance(distinct.begin(), distinct.find(value))));
    const Labels labels(points, commons, kernel);
    const std::vector<std::string> whole = labels.texts(true);
    const std::vector<std::string> rest = labels.texts(false);
    for (std::size_t i = 0; i < curves.curves.size(); ++i) {
        SweepCurve& curve = curves.curves[i];
        curve.label = whole[i];
        curve.rest = rest[i];
        std::stable_sort(curve.cells.begin(), curve.cells.end(),
                         [&](std::size_t a, std::size_t b) { return curves.at[a] < curves.at[b]; });
    }
    addWorks(curves, points, outcomeOf, kernel);
    return curves;
}

} // namespace trichevron::core
