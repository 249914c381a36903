// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/conformance/question_runner.h"

#include "gpu/cuda_call.h"
#include "gpu/kernel_query.h"
#include "gpu/prepared_launch.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <thread>

namespace trichevron::gpu {

namespace {

using namespace core::conformance;

core::KernelAttributes attributesOf(const ConformanceKernel& kernel) {
    core::KernelAttributes attributes = queryKernel(kernel.function, kernel.name);
    attributes.numBlockBarriers = kernel.numBlockBarriers;
    attributes.declared = kernel.declared;
    return attributes;
}

[[noreturn]] void waitForever(void*) {
    for (;;)
        std::this_thread::sleep_for(std::chrono::hours(1));
}

/// Clears the error of a failed call. Returns its code.
int clearedCode(cudaError_t code) {
    if (code != cudaSuccess)
        (void)cudaGetLastError();
    return static_cast<int>(code);
}

std::uint32_t valueUnlessFailed(int code, int number) {
    return code == 0 ? static_cast<std::uint32_t>(number) : 0;
}

} // namespace

QuestionRunner::QuestionRunner(int device) {
    checkCuda(cudaSetDevice(device), "cudaSetDevice");
    driver_ = loadDriverApi();
    checkCuda(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking), "cudaStreamCreateWithFlags");
    core::ComputeCapability capability;
    checkCuda(cudaDeviceGetAttribute(&capability.major, cudaDevAttrComputeCapabilityMajor, device),
              "cudaDeviceGetAttribute");
    checkCuda(cudaDeviceGetAttribute(&capability.minor, cudaDevAttrComputeCapabilityMinor, device),
              "cudaDeviceGetAttribute");
    for (const ConformanceKernel& kernel : conformanceKernels())
        if (kernel.minimum <= capability) {
            const core::KernelAttributes attributes = attributesOf(kernel);
            functions_.push_back({kernel, attributes, attributes.optIns});
        }
}

std::vector<core::KernelAttributes> QuestionRunner::kernels() const {
    std::vector<core::KernelAttributes> kernels;
    for (const Function& function : functions_)
        kernels.push_back(function.attributes);
    return kernels;
}

void QuestionRunner::blockLaunches() {
    checkCuda(cudaLaunchHostFunc(stream_, waitForever, nullptr), "cudaLaunchHostFunc");
}

void QuestionRunner::finish() const {
    checkCuda(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
}

const void* QuestionRunner::function(const core::conformance::AskedKernel& asked) {
    Function& function = functions_.at(asked.number);
    const void* address = function.kernel.function;
    const auto set = [&](cudaFuncAttribute attribute, auto& now, const auto& wanted, int value) {
        if (now == wanted)
            return;
        checkCuda(cudaFuncSetAttribute(address, attribute, value), "cudaFuncSetAttribute");
        now = wanted;
    };
    set(cudaFuncAttributeMaxDynamicSharedMemorySize, function.set.maxDynamicSharedSizeBytes,
        asked.optIns.maxDynamicSharedSizeBytes,
        static_cast<int>(asked.optIns.maxDynamicSharedSizeBytes.value));
    set(cudaFuncAttributeNonPortableClusterSizeAllowed, function.set.nonPortableClusterSizeAllowed,
        asked.optIns.nonPortableClusterSizeAllowed, asked.optIns.nonPortableClusterSizeAllowed ? 1 : 0);
    set(cudaFuncAttributePreferredSharedMemoryCarveout, function.set.preferredShmemCarveout,
        asked.optIns.preferredShmemCarveout, asked.optIns.preferredShmemCarveout);
    return address;
}

core::conformance::LaunchAnswer QuestionRunner::answer(const LaunchQuestion& question, bool runsGraph) {
    const bool isNode = isGraphNode(question.config.api);
    float* data = nullptr;
    int n = 0;
    std::array<void*, 2> arguments{&data, &n};
    PreparedLaunch launch(question.config, function(question.kernel), arguments.data(), stream_, driver_);
    if (!runsGraph)
        launch.onlyInstantiate();
    core::conformance::LaunchAnswer answer{launch.launch(), {}};
    answer.failsAt = launch.failedStep();
    if (answer.code != 0)
        if (const auto log = launch.answer(answer.code).driverLog; log && !log->empty())
            answer.driverSentence = log->front();
    // The graph's executable is destroyed with `launch`, and should not run then.
    if (isNode && runsGraph && answer.code == 0)
        checkCuda(cudaStreamSynchronize(stream_), "cudaStreamSynchronize");
    return answer;
}

core::conformance::OccupancyAnswer QuestionRunner::answer(const OccupancyQuestion& question) {
    int blocks = 0;
    OccupancyAnswer answer;
    answer.code = clearedCode(cudaOccupancyMaxActiveBlocksPerMultiprocessor(
        &blocks, function(question.kernel), static_cast<int>(question.blockSize),
        question.dynamicSmemBytes.value));
    answer.blocks = valueUnlessFailed(answer.code, blocks);
    return answer;
}

core::conformance::ClusterAnswer QuestionRunner::answer(const ClusterQuestion& question) {
    const core::LaunchConfig& asked = question.config;
    cudaLaunchAttribute attribute{};
    attribute.id = cudaLaunchAttributeClusterDimension;
    cudaLaunchConfig_t config{};
    config.gridDim = {asked.gridDim.x, asked.gridDim.y, asked.gridDim.z};
    config.blockDim = {asked.blockDim.x, asked.blockDim.y, asked.blockDim.z};
    config.dynamicSmemBytes = asked.dynamicSmemBytes.value;
    const void* address = function(question.kernel);
    ClusterAnswer answer;
    int size = 0;
    answer.sizeCode = clearedCode(cudaOccupancyMaxPotentialClusterSize(&size, address, &config));
    answer.potentialSize = valueUnlessFailed(answer.sizeCode, size);
    if (asked.clusterDim) {
        attribute.val.clusterDim = {asked.clusterDim->x, asked.clusterDim->y, asked.clusterDim->z};
        config.attrs = &attribute;
        config.numAttrs = 1;
    }
    int clusters = 0;
    answer.activeCode = clearedCode(cudaOccupancyMaxActiveClusters(&clusters, address, &config));
    answer.activeClusters = valueUnlessFailed(answer.activeCode, clusters);
    return answer;
}

SuggestionAnswer QuestionRunner::answer(const SuggestionQuestion& question) {
    const void* address = function(question.kernel);
    int grid = 0;
    int block = 0;
    SuggestionAnswer answer;
    const auto smem = [&](int threads) {
        return static_cast<std::size_t>(question.smem.value +
                                        question.smemPerThread.value * static_cast<std::uint64_t>(threads));
    };
    answer.code = clearedCode(cudaOccupancyMaxPotentialBlockSizeVariableSMem(
        &grid, &block, address, smem, static_cast<int>(question.blockSizeLimit)));
    answer.minGridSize = valueUnlessFailed(answer.code, grid);
    answer.blockSize = valueUnlessFailed(answer.code, block);
    std::size_t available = 0;
    answer.smemCode = clearedCode(cudaOccupancyAvailableDynamicSMemPerBlock(
        &available, address, static_cast<int>(question.blocks), static_cast<int>(question.blockSize)));
    if (answer.smemCode == 0)
        answer.availableSmem = available;
    return answer;
}

} // namespace trichevron::gpu
