// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Limits of block and grid.
#include "core/rules/fixes.h"
#include "core/rules/rule.h"
#include "core/words/words.h"

#include <algorithm>
#include <array>

namespace trichevron::rules {

namespace {

constexpr std::array<LaunchField, 3> gridFields{LaunchField::GridX, LaunchField::GridY, LaunchField::GridZ};
constexpr std::array<LaunchField, 3> blockFields{LaunchField::BlockX, LaunchField::BlockY,
                                                 LaunchField::BlockZ};

bool always(const RuleContext&) {
    return true;
}

std::string axisName(Axis axis) {
    return axis == Axis::X ? "x" : axis == Axis::Y ? "y" : "z";
}

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
    finding.arguments = {{"value", timesText(extent)},
                         {"limit", timesText(Extent<Level>{limits[0], limits[1], limits[2]})},
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

/// Of a kernel whose grid counts clusters, the driver multiplies the cluster in twice before it compares with
/// the device's limits (largest accepted axes of clusters of 2, 3, 4 and 8: seen on H200, driver 580.159.04).
std::array<std::uint32_t, 3> gridLimits(const RuleContext& c) {
    std::array<std::uint32_t, 3> limits = c.device.maxGridSize;
    if (const auto& declared = c.kernel.declared.blockSize; declared && declared->cluster)
        for (std::size_t i = 0; i < limits.size(); ++i) {
            const std::uint32_t size = std::max((*declared->cluster)[allAxes[i]], 1U);
            limits[i] = limits[i] / size / size;
        }
    return limits;
}

/// The same number of blocks with everything on x, where x has room for it.
void addFlattenedGrid(const RuleContext& context, std::vector<Fix>& fixes) {
    const Count blocks = volume(context.config.gridDim);
    if (blocks <= gridLimits(context)[0])
        fixes::addGrid(context, fixes, {static_cast<std::uint32_t>(blocks), 1, 1});
}

} // namespace

constinit const Rule blockDimZero{
    RuleId::BlockDimZero,
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
        if (c.config.problem) { // a grid derived from an empty block is empty: derive it from the mended one
            for (Fix& fix : fixes)
                if (hasZero(fix.config.gridDim))
                    fix.config.gridDim = gridCovering(*c.config.problem, fix.config.blockDim, c.kernel);
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
                       {"extent", timesText(c.config.blockDim)}};
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
        f.arguments = {{"value", timesText(c.config.blockDim)},
                       {"limit", timesText(c.kernel.declared.blockSize->block)}};
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

constinit const Rule gridDimZero{
    RuleId::GridDimZero,
    CudaStatus::InvalidValue,
    "CUDA C++ Programming Guide, dim3",
    LimitOrigin::Document,
    always,
    [](const RuleContext& c) { return hasZero(c.config.gridDim); },
    [](const RuleContext& c, Finding& f) {
        describeAxes(f, c.config.gridDim, {1, 1, 1}, gridFields, isZero);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        if (c.config.problem && !hasZero(*c.config.problem) && !hasZero(c.config.blockDim))
            fixes::addGrid(c, fixes, gridCovering(*c.config.problem, c.config.blockDim, c.kernel));
        fixes::addGrid(c, fixes, atLeastOne(c.config.gridDim));
    }};

constinit const Rule gridDimTooLarge{
    RuleId::GridDimTooLarge,
    CudaStatus::InvalidValue,
    "cudaDeviceProp::maxGridSize",
    LimitOrigin::Device,
    always,
    [](const RuleContext& c) { return anyAbove(c.config.gridDim, gridLimits(c)); },
    [](const RuleContext& c, Finding& f) {
        describeAxes(f, c.config.gridDim, gridLimits(c), gridFields, isAbove);
    },
    [](const RuleContext& c, std::vector<Fix>& fixes) {
        addFlattenedGrid(c, fixes);
        const auto limits = gridLimits(c);
        const GridExtent grid = c.config.gridDim;
        fixes::addGrid(
            c, fixes,
            {std::min(grid.x, limits[0]), std::min(grid.y, limits[1]), std::min(grid.z, limits[2])});
    }};

} // namespace trichevron::rules
