// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Limits of block and grid.
#include "core/rules/axis_name.h"
#include "core/rules/fixes.h"
#include "core/rules/rule.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <limits>

namespace trichevron::rules {

namespace {

constexpr std::array<LaunchField, 3> gridFields{LaunchField::GridX, LaunchField::GridY, LaunchField::GridZ};
constexpr std::array<LaunchField, 3> blockFields{LaunchField::BlockX, LaunchField::BlockY,
                                                 LaunchField::BlockZ};

/// Marks the axes that break a per-axis rule, and describes the first of them; or all three when none does.
template <class Level, class IsBroken>
void describeAxes(Finding& finding, const Extent<Level>& extent, const std::array<std::uint32_t, 3>& limits,
                  const std::array<LaunchField, 3>& fields, IsBroken isBroken) {
    bool described = false;
    for (Axis axis : allAxes) {
        const auto i = static_cast<std::size_t>(axis);
        if (!isBroken(extent[axis], limits[i]))
            continue;
        finding.fields.add(fields[i]);
        if (!described)
            finding.arguments = {
                {"value", Count{extent[axis]}}, {"limit", Count{limits[i]}}, {"axis", axisName(axis)}};
        described = true;
    }
    if (described)
        return;
    finding.arguments = {{"value", extentText(extent)},
                         {"limit", extentText(Extent<Level>{limits[0], limits[1], limits[2]})},
                         {"axis", std::string("x, y, z")}};
}

bool isZero(std::uint32_t value, std::uint32_t /*limit*/) {
    return value == 0;
}
bool isAbove(std::uint32_t value, std::uint32_t limit) {
    return value > limit;
}
template <class Level>
bool anyAbove(const Extent<Level>& extent, const std::array<std::uint32_t, 3>& limits) {
    return extent.x > limits[0] || extent.y > limits[1] || extent.z > limits[2];
}
template <class Level>
Extent<Level> atLeastOne(const Extent<Level>& extent) {
    return {std::max(extent.x, 1U), std::max(extent.y, 1U), std::max(extent.z, 1U)};
}

void addBlockFields(Finding& finding, const BlockExtent& block) {
    for (Axis axis : allAxes)
        if (block[axis] > 1)
            finding.fields.add(blockFields[static_cast<std::size_t>(axis)]);
}

/// Blocks of a cluster on an axis, of a kernel whose grid counts clusters; else 1.
std::uint32_t blocksCounted(const RuleContext& c, Axis axis) {
    const auto& declared = c.kernel.declared.blockSize;
    return declared && declared->cluster ? std::max((*declared->cluster)[axis], 1U) : 1;
}

/// What the driver compares with the device's limits. Where the grid counts clusters it is multiplied out to
/// blocks in 32 bits, and the cluster is multiplied in once more, in 64 (seen on H200, driver 580.159.04).
std::uint64_t comparedAxis(const RuleContext& c, Axis axis) {
    const std::uint32_t blocks = c.config.gridDim[axis] * blocksCounted(c, axis);
    return std::uint64_t{blocks} * blocksCounted(c, axis);
}

/// The largest axes of a grid that do not pass the limits.
std::array<std::uint32_t, 3> gridLimits(const RuleContext& c) {
    std::array<std::uint32_t, 3> limits = c.device.maxGridSize;
    for (const Axis axis : allAxes) {
        std::uint32_t& limit = limits[static_cast<std::size_t>(axis)];
        limit = limit / blocksCounted(c, axis) / blocksCounted(c, axis);
    }
    return limits;
}

bool isRefusedGridAxis(const RuleContext& c, Axis axis) {
    const std::uint64_t compared = comparedAxis(c, axis);
    return c.config.gridDim[axis] != 0 &&
           (compared == 0 || compared > c.device.maxGridSize[static_cast<std::size_t>(axis)]);
}

bool isRefusedGrid(const RuleContext& c) {
    return std::any_of(allAxes.begin(), allAxes.end(), [&](Axis axis) { return isRefusedGridAxis(c, axis); });
}

bool isPast32Bits(const RuleContext& c, Axis axis) {
    return std::uint64_t{c.config.gridDim[axis]} * blocksCounted(c, axis) >
           std::numeric_limits<std::uint32_t>::max();
}

/// The same number of blocks with everything on x, where x has room for it.
void addFlattenedGrid(const RuleContext& context, std::vector<Fix>& fixes) {
    const Count blocks = volume(context.config.gridDim);
    if (blocks <= gridLimits(context)[0])
        fixes::addGrid(context, fixes, {static_cast<std::uint32_t>(blocks), 1, 1});
}

} // namespace

constinit const Rule blockDimZero{RuleId::BlockDimZero,
                                  CudaStatus::InvalidValue,
                                  "CUDA C++ Programming Guide, dim3",
                                  LimitOrigin::Document,
                                  always,
                                  [](const RuleContext& c) { return hasZero(c.config.blockDim); },
                                  [](const RuleContext& c, Finding& f) {
                                      describeAxes(f, c.config.blockDim, {1, 1, 1}, blockFields, isZero);
                                  },
                                  [](const RuleContext& c, std::vector<Fix>& fixes) {
                                      fixes::addBlock(c, fixes, atLeastOne(c.config.blockDim));
                                      // A grid derived from an empty block is empty: derive it from the
                                      // mended one.
                                      if (const auto problem = problemToCover(c.config, c.kernel)) {
                                          for (Fix& fix : fixes)
                                              if (hasZero(fix.config.gridDim))
                                                  fix.config.gridDim =
                                                      gridCovering(*problem, fix.config.blockDim, c.kernel);
                                      }
                                  }};

constinit const Rule blockDimTooLarge{
    RuleId::BlockDimTooLarge,
    CudaStatus::InvalidValue,
    "cudaDeviceProp::maxThreadsDim",
    LimitOrigin::Device,
    always,
    [](const RuleContext& c) { return anyAbove(c.config.blockDim, c.device.maxThreadsDim); },
    [](const RuleContext& c, Finding& f) {
        describeAxes(f, c.config.blockDim, c.device.maxThreadsDim, blockFields, isAbove);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        const auto& limits = c.device.maxThreadsDim;
        const BlockExtent block = c.config.blockDim;
        const BlockExtent clamped{std::min(block.x, limits[0]), std::min(block.y, limits[1]),
                                  std::min(block.z, limits[2])};
        fixes::addBlock(c, fixes, clamped);
        fixes::addSmallerBlocks(c, fixes, c.device.maxThreadsPerBlock);
    }};

constinit const Rule threadsPerBlock{
    RuleId::ThreadsPerBlock,
    CudaStatus::InvalidValue,
    "cudaDeviceProp::maxThreadsPerBlock",
    LimitOrigin::Device,
    always,
    [](const RuleContext& c) { return volume(c.config.blockDim) > c.device.maxThreadsPerBlock; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", volume(c.config.blockDim)},
                       {"limit", Count{c.device.maxThreadsPerBlock}},
                       {"extent", extentText(c.config.blockDim)}};
        addBlockFields(f, c.config.blockDim);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addSmallerBlocks(c, fixes, c.device.maxThreadsPerBlock);
    }};

constinit const Rule declaredBlockSize{
    RuleId::DeclaredBlockSize,
    CudaStatus::InvalidValue,
    "__block_size__",
    LimitOrigin::Given,
    [](const RuleContext& c) { return c.kernel.declared.blockSize.has_value(); },
    [](const RuleContext& c) {
        return c.config.blockDim != c.kernel.declared.blockSize->block && c.config.blockDim != BlockExtent{};
    },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", extentText(c.config.blockDim)},
                       {"limit", extentText(c.kernel.declared.blockSize->block)}};
        f.fields.bits |= static_cast<std::uint32_t>(LaunchField::BlockX) |
                         static_cast<std::uint32_t>(LaunchField::BlockY) |
                         static_cast<std::uint32_t>(LaunchField::BlockZ);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addBlock(c, fixes, c.kernel.declared.blockSize->block);
    }};

constinit const Rule launchBoundsThreads{
    RuleId::LaunchBoundsThreads,
    CudaStatus::InvalidValue,
    "cudaFuncAttributes::maxThreadsPerBlock",
    LimitOrigin::Given,
    [](const RuleContext& c) { return c.threadsBoundedBy > 0; },
    [](const RuleContext& c) { return c.threadsPerBlock > c.threadsBoundedBy; },
    [](const RuleContext& c, Finding& f) {
        f.arguments = {{"value", c.threadsPerBlock}, {"limit", Count{c.threadsBoundedBy}}};
        addBlockFields(f, c.config.blockDim);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        fixes::addSmallerBlocks(c, fixes, std::min(c.threadsBoundedBy, c.device.maxThreadsPerBlock));
    }};

constinit const Rule gridDimZero{RuleId::GridDimZero,
                                 CudaStatus::InvalidValue,
                                 "CUDA C++ Programming Guide, dim3",
                                 LimitOrigin::Document,
                                 always,
                                 [](const RuleContext& c) { return hasZero(c.config.gridDim); },
                                 [](const RuleContext& c, Finding& f) {
                                     describeAxes(f, c.config.gridDim, {1, 1, 1}, gridFields, isZero);
                                 },
                                 [](const RuleContext& c, std::vector<Fix>& fixes) {
                                     const auto problem = problemToCover(c.config, c.kernel);
                                     if (problem && !hasZero(*problem) && !hasZero(c.config.blockDim))
                                         fixes::addGrid(c, fixes,
                                                        gridCovering(*problem, c.config.blockDim, c.kernel));
                                     fixes::addGrid(c, fixes, atLeastOne(c.config.gridDim));
                                 }};

constinit const Rule gridDimTooLarge{
    RuleId::GridDimTooLarge,
    CudaStatus::InvalidValue,
    "cudaDeviceProp::maxGridSize",
    LimitOrigin::Device,
    always,
    isRefusedGrid,
    [](const RuleContext& c, Finding& f) {
        GridExtent told = c.config.gridDim;
        if (isRefusedGrid(c)) // and not the axes that past 32 bits are small again
            for (const Axis axis : allAxes)
                told[axis] = isRefusedGridAxis(c, axis) ? told[axis] : 0;
        describeAxes(f, told, gridLimits(c), gridFields, isAbove);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        addFlattenedGrid(c, fixes);
        const auto limits = gridLimits(c);
        const GridExtent grid = c.config.gridDim;
        fixes::addGrid(
            c, fixes,
            {std::min(grid.x, limits[0]), std::min(grid.y, limits[1]), std::min(grid.z, limits[2])});
    }};

constinit const Rule gridPast32Bits{
    RuleId::GridPast32Bits,
    CudaStatus::Success,
    "cudaDeviceProp::maxGridSize",
    LimitOrigin::Device,
    [](const RuleContext& c) { return c.kernel.declared.blockSize && !isRefusedGrid(c); },
    [](const RuleContext& c) {
        return std::any_of(allAxes.begin(), allAxes.end(), [&](Axis axis) { return isPast32Bits(c, axis); });
    },
    [](const RuleContext& c, Finding& f) {
        for (const Axis axis : allAxes) {
            if (!isPast32Bits(c, axis))
                continue;
            const auto i = static_cast<std::size_t>(axis);
            const std::uint32_t left = c.shape.grid[axis];
            f.fields.add(gridFields[i]);
            if (f.arguments.empty())
                f.arguments = {{"value", Count{c.config.gridDim[axis]}},
                               {"limit", Count{gridLimits(c)[i]}},
                               {"blocks", Count{c.config.gridDim[axis]} * blocksCounted(c, axis)},
                               {"left", Count{left}},
                               {"axis", axisName(axis)}};
        }
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        const auto limits = gridLimits(c);
        const GridExtent grid = c.config.gridDim;
        fixes::addGrid(
            c, fixes,
            {std::min(grid.x, limits[0]), std::min(grid.y, limits[1]), std::min(grid.z, limits[2])});
    }};

} // namespace trichevron::rules
