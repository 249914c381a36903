// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Rules about the grid.
#include "core/rules/axes.h"
#include "core/rules/fixes.h"
#include "core/rules/records.h"

#include <algorithm>
#include <limits>

namespace trichevron::core::rules {

namespace {

/// Blocks per unit of gridDim on an axis: those of a cluster for a kernel whose grid counts clusters,
/// otherwise 1.
std::uint32_t blocksPerGridUnit(const RuleContext& c, Axis axis) {
    const auto& declared = c.kernel.declared.blockSize;
    return declared && declared->cluster ? std::max((*declared->cluster)[axis], 1U) : 1;
}

/// The value that the driver compares with the device's limit. For a grid that counts clusters it multiplies
/// the grid that it checks by the cluster, in 64 bits (seen on H200, driver 580.159.04).
std::uint64_t comparedGridAxis(const RuleContext& c, Axis axis) {
    return std::uint64_t{checkedGrid(c)[axis]} * blocksPerGridUnit(c, axis);
}

/// The largest gridDim that the driver accepts on each axis.
std::array<std::uint32_t, 3> gridLimits(const RuleContext& c) {
    std::array<std::uint32_t, 3> limits = c.device.maxGridSize;
    for (const Axis axis : allAxes) {
        std::uint32_t& limit = limits[static_cast<std::size_t>(axis)];
        limit /= blocksPerGridUnit(c, axis); // of the grid that is checked
        if (!isGraphNode(c.config.api))
            limit /= blocksPerGridUnit(c, axis);
    }
    return limits;
}

bool isRefusedGridAxis(const RuleContext& c, Axis axis) {
    const std::uint64_t compared = comparedGridAxis(c, axis);
    return c.config.gridDim[axis] != 0 &&
           (compared == 0 || compared > c.device.maxGridSize[static_cast<std::size_t>(axis)]);
}

bool isRefusedGrid(const RuleContext& c) {
    return std::any_of(allAxes.begin(), allAxes.end(), [&](Axis axis) { return isRefusedGridAxis(c, axis); });
}

bool isPast32Bits(const RuleContext& c, Axis axis) {
    return std::uint64_t{c.config.gridDim[axis]} * blocksPerGridUnit(c, axis) >
           std::numeric_limits<std::uint32_t>::max();
}

/// The grid that covers the problem. False where there is none that the device accepts.
bool addCoveringGrid(const RuleContext& c, std::vector<Fix>& fixes) {
    const auto problem = problemToCover(c.config, c.kernel);
    if (!problem || hasZero(*problem) || hasZero(c.config.blockDim))
        return false;
    const GridExtent grid = gridCovering(*problem, c.config.blockDim, c.kernel);
    if (clamped(grid, gridLimits(c)) != grid)
        return false;
    fixes::addGrid(c, fixes, grid);
    return true;
}

/// The same number of blocks, all on x, when x can hold them.
void addFlattenedGrid(const RuleContext& c, std::vector<Fix>& fixes) {
    const Count blocks = volume(c.config.gridDim);
    if (blocks <= gridLimits(c)[0])
        fixes::addGrid(c, fixes, {static_cast<std::uint32_t>(blocks), 1, 1});
}

/// The driver's own numbers of the axis in the sentence: it compares the checked grid with the limit divided
/// by the cluster, and says that an axis must be nonzero when the 32-bit product is 0.
DriverNumbers driverGridNumbers(const RuleContext& c, const DriverReason& reason) {
    for (const Axis axis : allAxes) {
        if (!isRefusedGridAxis(c, axis) || !isSameAxis(axisName(axis), reason.axis))
            continue;
        const std::uint32_t blocks = checkedGrid(c)[axis];
        if (reason.value.empty())
            return {{}, {}, blocks == 0};
        return {{blocks},
                {c.device.maxGridSize[static_cast<std::size_t>(axis)] / blocksPerGridUnit(c, axis)}};
    }
    return {{}, {}, false};
}

/// The driver names the first axis on which the product with the cluster is 0 in 32 bits.
DriverNumbers driverZeroAxis(const RuleContext& c, const DriverReason& reason) {
    const auto first = std::find_if(allAxes.begin(), allAxes.end(),
                                    [&](Axis axis) { return comparedGridAxis(c, axis) == 0; });
    return {{}, {}, first != allAxes.end() && isSameAxis(axisName(*first), reason.axis)};
}

constexpr Rule gridRecords[] = {
    {
        .id = RuleId::GridDimZero,
        .name = "gridDimZero",
        .error = CudaStatus::InvalidValue,
        // https://github.com/NVIDIA/cuCollections/issues/75
        .codeBefore13 = CodeBefore13::InvalidConfiguration,
        .limitOrigin = LimitOrigin::Document,
        .isViolated = [](const RuleContext& c) { return hasZero(c.config.gridDim); },
        .describe =
            [](const RuleContext& c, Finding& f) {
                describeAxes(f, c.config.gridDim, {1, 1, 1}, gridFields, isZero);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                const auto problem = problemToCover(c.config, c.kernel);
                if (problem && !hasZero(*problem) && !hasZero(c.config.blockDim))
                    fixes::addGrid(c, fixes, gridCovering(*problem, c.config.blockDim, c.kernel));
                fixes::addGrid(c, fixes, withoutZeros(c.config.gridDim));
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetGrid},
        .limitAttribute = "CUDA C++ Programming Guide, dim3",
        .title = "Nonzero grid axes"_msg,
        .figure = "{axis} = 0"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "gridDim.{axis} is 0; each axis of a grid must be at least 1."_msg,
        .driverSentences = {"Grid Dimension {axis} must be nonzero"_logged},
        .driverNumbers = driverZeroAxis,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {64, 4, 0};
            },
    },
    {
        .id = RuleId::GridDimTooLarge,
        .name = "gridDimTooLarge",
        .error = CudaStatus::InvalidValue,
        // https://github.com/pytorch/pytorch/issues/169909 (gridDim.x), 142228 (gridDim.y)
        .codeBefore13 = CodeBefore13::InvalidConfiguration,
        .isViolated = isRefusedGrid,
        .describe =
            [](const RuleContext& c, Finding& f) {
                GridExtent described = c.config.gridDim;
                if (isRefusedGrid(
                        c)) // without the axes whose 32-bit product wraps around to an accepted value
                    for (const Axis axis : allAxes)
                        described[axis] = isRefusedGridAxis(c, axis) ? described[axis] : 0;
                describeAxes(f, described, gridLimits(c), gridFields, isAbove);
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                if (addCoveringGrid(c, fixes))
                    return; // another grid would leave elements out
                addFlattenedGrid(c, fixes);
                fixes::addGrid(c, fixes, clamped(c.config.gridDim, gridLimits(c)));
            },
        .graphStep = graph_step::addNode,
        .fixKinds = {FixId::SetGrid},
        .limitAttribute = "cudaDeviceProp::maxGridSize",
        .title = "Grid size per axis"_msg,
        .figure = "{axis}: {value} / {limit}"_msg,
        .satisfiedFigure = "{value}"_msg,
        .message = "gridDim.{axis} is {value}; this device allows at most {limit} on that axis."_msg,
        .driverSentences = {"Grid Dimension {axis} of {value} exceeds maximum value of {limit}"_logged,
                            "Grid Dimension {axis} must be nonzero"_logged},
        .driverNumbers = driverGridNumbers,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {1, 70000, 1};
            },
    },
    {
        // a kernel whose grid counts clusters
        .id = RuleId::GridPast32Bits,
        .name = "gridPast32Bits",
        .applies = [](const RuleContext& c) { return c.kernel.declared.blockSize && !isRefusedGrid(c); },
        .isViolated =
            [](const RuleContext& c) {
                return std::any_of(allAxes.begin(), allAxes.end(),
                                   [&](Axis axis) { return isPast32Bits(c, axis); });
            },
        .describe =
            [](const RuleContext& c, Finding& f) {
                for (const Axis axis : allAxes) {
                    if (!isPast32Bits(c, axis))
                        continue;
                    const auto i = static_cast<std::size_t>(axis);
                    f.fields.add(gridFields[i]);
                    if (f.arguments.empty())
                        f.arguments = {{"value", Count{c.config.gridDim[axis]}},
                                       {"limit", Count{gridLimits(c)[i]}},
                                       {"blocks", Count{c.config.gridDim[axis]} * blocksPerGridUnit(c, axis)},
                                       {"left", Count{c.shape.grid[axis]}},
                                       {"axis", axisName(axis)}};
                }
            },
        .proposeFixes =
            [](const RuleContext& c, std::vector<Fix>& fixes) {
                fixes::addGrid(c, fixes, clamped(c.config.gridDim, gridLimits(c)));
            },
        .fixKinds = {FixId::SetGrid},
        .limitAttribute = "cudaDeviceProp::maxGridSize",
        .title = "Grid size overflows"_msg,
        .figure = "{value} → {left, plural, one {# block} other {# blocks}}"_msg,
        .message = "gridDim.{axis} counts clusters: {value} of them are {blocks, plural, one {# block} other "
                   "{# blocks}}, but the driver counts "
                   "blocks in 32 bits and launches {left}."_msg,
        .source = source::seen,
        .makeExample =
            [](RuleExample& e) {
                e.config.gridDim = {2147483748, 1, 1};
                e.kernel.declared.blockSize = DeclaredBlockSize{{64, 1, 1}, ClusterExtent{2, 1, 1}};
                e.config.blockDim = {64, 1, 1};
            },
    },
};

} // namespace

std::span<const Rule> gridRules() {
    return gridRecords;
}

} // namespace trichevron::core::rules
