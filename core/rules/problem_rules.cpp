// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Advice about how the launch covers the problem.
#include "core/dimensions/extent_text.h"
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace trichevron::core::rules {

namespace {

bool hasProblem(const RuleContext& c) {
    const auto problem = problemToCover(c.config, c.kernel);
    return hasBlocks(c) && problem && !hasZero(*problem);
}

/// One unit of gridDim on an axis: a block, or a cluster for a kernel whose grid counts clusters.
struct GridUnit {
    std::uint32_t threads = 1; ///< per block
    std::uint32_t blocks = 1;

    std::uint64_t elements() const { return std::uint64_t{threads} * blocks; }
    /// As a C++ divisor: "256" or "(128 * 2)"
    std::string divisorText() const {
        return blocks == 1 ? fmt::format("{}", threads) : fmt::format("({} * {})", threads, blocks);
    }
    /// As a C++ summand: "256" or "128 * 2"
    std::string summandText() const {
        return blocks == 1 ? fmt::format("{}", threads) : fmt::format("{} * {}", threads, blocks);
    }
};

GridUnit gridUnit(const RuleContext& c, Axis axis) {
    const auto& declared = c.kernel.declared.blockSize;
    return {c.shape.block[axis], declared && declared->cluster ? (*declared->cluster)[axis] : 1};
}

/// Whether gridDim is problem / block in C++'s integer division on this axis, which leaves elements out.
bool isTruncated(const RuleContext& c, Axis axis) {
    const std::uint64_t unit = gridUnit(c, axis).elements();
    const std::uint32_t problem = (*c.config.problem)[axis];
    return unit != 0 && problem % unit != 0 && c.config.gridDim[axis] == problem / unit;
}

bool isUncovered(const RuleContext& c, Axis axis) {
    return std::uint64_t{c.shape.grid[axis]} * c.shape.block[axis] < (*c.config.problem)[axis];
}

void markGrid(Finding& f, Axis axis) {
    f.fields.add(gridFields[static_cast<std::size_t>(axis)]);
}

/// Proposes a grid, rounded up to whole clusters when gridDim counts blocks.
void addCoveringGrid(const RuleContext& c, std::vector<Fix>& fixes, GridExtent grid) {
    const bool hasClusters = c.cluster && volume(*c.cluster) > 1;
    const bool countsClusters = c.kernel.declared.blockSize.has_value();
    if (hasClusters && !countsClusters)
        for (const Axis axis : allAxes) {
            const std::uint64_t size = (*c.cluster)[axis];
            const std::uint64_t whole = ceilDivide(grid[axis], size) * size;
            if (whole > std::numeric_limits<std::uint32_t>::max())
                return;
            grid[axis] = static_cast<std::uint32_t>(whole);
        }
    fixes::addGrid(c, fixes, grid);
}

constexpr Rule problemRecords[] = {
    {
        .id = RuleId::TruncatedGrid,
        .name = "truncatedGrid",
        .limitOrigin = LimitOrigin::Given,
        .applies =
            [](const RuleContext& c) {
                const auto problem = problemToCover(c.config, c.kernel);
                return c.threadsPerBlock > 0 && problem && !hasZero(*problem);
            },
        .isViolated =
            [](const RuleContext& c) {
                return std::any_of(allAxes.begin(), allAxes.end(),
                                   [&](Axis axis) { return isTruncated(c, axis); });
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                std::string truncated;
                std::string roundedUp;
                for (const Axis axis : allAxes) {
                    if (!isTruncated(c, axis))
                        continue;
                    const GridUnit unit = gridUnit(c, axis);
                    const std::uint32_t problem = (*c.config.problem)[axis];
                    const char* separator = truncated.empty() ? "" : ", ";
                    truncated += fmt::format("{}gridDim.{} = {} / {} = {}", separator, axisName(axis),
                                             problem, unit.divisorText(), c.config.gridDim[axis]);
                    roundedUp += fmt::format("{}gridDim.{} = ({} + {} - 1) / {} = {}", separator,
                                             axisName(axis), problem, unit.summandText(), unit.divisorText(),
                                             c.config.gridDim[axis] + 1);
                    markGrid(f, axis);
                }
                f.arguments = {{"value", uncoveredElements(c.shape, *c.config.problem)},
                               {"limit", volume(*c.config.problem)},
                               {"truncated", truncated},
                               {"roundedUp", roundedUp}};
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                GridExtent grid = c.config.gridDim;
                for (const Axis axis : allAxes)
                    if (isTruncated(c, axis))
                        ++grid[axis];
                addCoveringGrid(c, fixes, grid);
            },
        .fixKinds = {FixId::SetGrid},
        .limitAttribute = "⌈problem / block⌉",
        .limitName = "⌈problem / block⌉"_msg,
        .title = "Grid division truncates"_msg,
        .figure = "{value} not covered"_msg,
        .message = "The grid leaves {value} of {limit, plural, one {# element} other {# elements}} without a "
                   "thread, because integer division "
                   "truncates: {truncated}; rounded up, it is {roundedUp}."_msg,
        .source = source::arithmetic,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1000 / 256, 1, 1};
                e.config.blockDim = {256, 1, 1};
                e.config.problem = ProblemExtent{1000, 1, 1};
            },
    },
    {
        .id = RuleId::ProblemNotCovered,
        .name = "problemNotCovered",
        .limitOrigin = LimitOrigin::Given,
        .applies = hasProblem,
        .isViolated =
            [](const RuleContext& c) { // elements left out by truncation alone belong to truncatedGrid
                return std::any_of(allAxes.begin(), allAxes.end(),
                                   [&](Axis axis) { return isUncovered(c, axis) && !isTruncated(c, axis); });
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                f.arguments = {{"value", uncoveredElements(c.shape, *c.config.problem)},
                               {"limit", volume(*c.config.problem)},
                               {"grid", extentText(gridCovering(*c.config.problem, c.shape.block))}};
                for (const Axis axis : allAxes)
                    if (isUncovered(c, axis))
                        markGrid(f, axis);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                addCoveringGrid(c, fixes, gridCovering(*c.config.problem, c.config.blockDim, c.kernel));
            },
        .fixKinds = {FixId::SetGrid},
        .limitAttribute = "⌈problem / block⌉",
        .limitName = "⌈problem / block⌉"_msg,
        .title = "Problem not covered"_msg,
        .figure = "{value} not covered"_msg,
        .message = "The grid leaves {value} of {limit, plural, one {# element} other {# elements}} without a "
                   "thread; {grid, plural, one {# block} other {# blocks}} cover them "
                   "all."_msg,
        .source = source::arithmetic,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {2, 1, 1};
                e.config.blockDim = {256, 1, 1};
                e.config.problem = ProblemExtent{1000, 1, 1};
            },
    },
    {
        .id = RuleId::IdleThreads,
        .name = "idleThreads",
        .limitOrigin = LimitOrigin::Given,
        .applies = hasProblem,
        .isViolated = [](const RuleContext& c) { return idleThreads(c.shape, *c.config.problem) > 0; },
        .describe =
            [](const RuleContext& c, Finding& f) {
                const Count idle = idleThreads(c.shape, *c.config.problem);
                const Count all = threadCount(c.shape);
                f.arguments = {{"value", idle}, {"limit", all}, {"percent", computePercent(idle, all)}};
            },
        .limitAttribute = "problem size",
        .limitName = "problem size"_msg,
        .title = "Idle threads"_msg,
        .figure = "{percent:.1f} %"_msg,
        .message = "{value} of {limit, plural, one {# thread} other {# threads}} have no element to work on, "
                   "so the kernel needs a bounds "
                   "check."_msg,
        .source = source::arithmetic,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {63, 63, 1};
                e.config.blockDim = {16, 16, 1};
                e.config.problem = ProblemExtent{1000, 1000, 1};
            },
    },
};

} // namespace

std::span<const Rule> problemRules() {
    return problemRecords;
}

} // namespace trichevron::core::rules
