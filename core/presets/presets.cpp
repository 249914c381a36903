// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/presets/presets.h"

#include "core/catalogue/message_literal.h"
#include "core/evaluation/kernel_fixes.h"
#include "core/own_kernel/own_kernel.h"
#include "core/recording/nearest_launches.h"

#include <algorithm>
#include <string_view>
#include <variant>

namespace trichevron::core {

namespace {

struct Form {
    int axes;
    ProblemExtent problem;
    BlockExtent block;
    std::string_view kernel;  ///< the demo kernel of the preset
    std::uint32_t blocks = 0; ///< of a grid that is chosen; 0: it covers the problem
};

/// Sizes that every device accepts, and launches that the shipped recordings have, so that a first Launch or
/// Measure without a GPU has an answer.
Form formOf(Preset preset) {
    switch (preset) {
    case Preset::OneD:
        return {1, {1000000, 1, 1}, {256, 1, 1}, "vectorAdd"};
    case Preset::TwoD:
        return {2, {1000, 1000, 1}, {16, 16, 1}, "matrixAdd"};
    case Preset::ThreeD:
        return {3, {256, 256, 256}, {32, 4, 2}, "stencil3d"};
    case Preset::Clusters:
        return {2, {1024, 1024, 1}, {16, 16, 1}, "matrixAdd"};
    // Of one sweep of the recordings: the same work in as many blocks, and 60 warps per SM with either block.
    case Preset::ShortTail:
        return {1, {67108864, 1, 1}, {320, 1, 1}, "vectorAddGridStride", 1024};
    case Preset::FullTail:
        return {1, {67108864, 1, 1}, {480, 1, 1}, "vectorAddGridStride", 1024};
    }
    return {};
}

constexpr ClusterExtent presetCluster{2, 1, 1};

bool isFree(const KernelAttributes& kernel) {
    return !kernel.declared.blockSize && std::holds_alternative<std::monostate>(kernel.declared.clusterDims);
}

bool takes(const KernelInfo& kernel, const Form& form, const DeviceProperties& device) {
    const std::uint64_t threads = std::uint64_t{form.block.x} * form.block.y * form.block.z;
    return (form.blocks == 0 || kernel.id == form.kernel) && kernel.problemAxes == form.axes &&
           !kernel.id.empty() && !isOwnKernel(kernel.id) && !kernel.endsInFault &&
           isFree(kernel.attributes) && !needsCooperativeLaunch(kernel) && // its grid depends on the device
           (kernel.attributes.maxThreadsPerBlock == 0 || kernel.attributes.maxThreadsPerBlock >= threads) &&
           kernelUnavailableReason(kernel, device.computeCapability).empty();
}

PresetLaunch makeLaunch(Preset preset, const std::shared_ptr<const KernelInfo>& kernel) {
    const Form form = formOf(preset);
    PresetLaunch launch;
    launch.kernel = kernel;
    launch.config = kernel->suggested;
    launch.optIns = initialOptIns(*kernel);
    LaunchConfig& config = launch.config;
    config.blockDim = form.block;
    config.clusterDim.reset();
    config.gridDim = form.blocks != 0 ? GridExtent{form.blocks, 1, 1}
                                      : gridCovering(form.problem, form.block, kernel->attributes);
    config.problem = form.problem;
    if (preset == Preset::Clusters) {
        if (!canSetClusterDim(config.api)) {
            const bool cooperative = isCooperative(config);
            config.api = extensibleApi(config.api);
            config.cooperative = cooperative;
        }
        config.clusterDim = presetCluster;
        config.gridDim = roundUpToClusters(config.gridDim, config, kernel->attributes);
    }
    launch.gridFollowsProblem = gridFollowsProblem(config, kernel->attributes);
    return launch;
}

bool isPresetRecorded(const PresetLaunch& launch) {
    return isRecorded(*launch.kernel, {launch.config, launch.optIns});
}

} // namespace

std::string titleFor(Preset preset) {
    switch (preset) {
    case Preset::OneD:
        return "1-D"_msg();
    case Preset::TwoD:
        return "2-D"_msg();
    case Preset::ThreeD:
        return "3-D"_msg();
    case Preset::Clusters:
        return "Clusters"_msg();
    case Preset::ShortTail:
        return "Short tail wave"_msg();
    case Preset::FullTail:
        return "Full tail wave"_msg();
    }
    return "";
}

std::string messageFor(Preset preset) {
    switch (preset) {
    case Preset::OneD:
        return "1,000,000 elements in blocks of 256 threads."_msg();
    case Preset::TwoD:
        return "1,000 × 1,000 elements in blocks of 16 × 16 threads."_msg();
    case Preset::ThreeD:
        return "256 × 256 × 256 elements in blocks of 32 × 4 × 2 threads."_msg();
    case Preset::Clusters:
        return "1,024 × 1,024 elements in blocks of 16 × 16 threads, and these in clusters of 2."_msg();
    case Preset::ShortTail:
        return "67,108,864 elements in 1,024 blocks of 320 threads: on 132 SMs the tail wave has 232 of 792 blocks."_msg();
    case Preset::FullTail:
        return "The same work in 1,024 blocks of 480 threads, with as many warps per SM: on 132 SMs the tail wave has 496 of 528 blocks."_msg();
    }
    return "";
}

std::optional<PresetLaunch> presetLaunch(Preset preset,
                                         const std::vector<std::shared_ptr<const KernelInfo>>& offered,
                                         const DeviceProperties& device) {
    if (preset == Preset::Clusters && !device.clusterLaunch)
        return std::nullopt;
    const Form form = formOf(preset);
    std::vector<PresetLaunch> launches;
    for (const auto& kernel : offered)
        if (takes(*kernel, form, device))
            launches.insert(kernel->id == form.kernel ? launches.begin() : launches.end(),
                            makeLaunch(preset, kernel));
    if (launches.empty())
        return std::nullopt;
    // Of a recording, one that it has, so that a first Launch has an answer.
    const auto recorded = std::find_if(launches.begin(), launches.end(), isPresetRecorded);
    return recorded == launches.end() ? launches.front() : *recorded;
}

} // namespace trichevron::core
