// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/conformance/query_drawer.h"

#include "core/device/architecture.h"
#include "core/occupancy/smem_opt_in.h"

#include <algorithm>

namespace trichevron::core::conformance {

QueryDrawer::QueryDrawer(const std::vector<KernelAttributes>& kernels, const DeviceProperties& device,
                         std::uint64_t seed)
    : kernels_(kernels), device_(device), random_(seed) {}

AskedKernel QueryDrawer::kernel() {
    AskedKernel asked;
    asked.number = random_.below(kernels_.size());
    const KernelAttributes& kernel = kernels_[asked.number];
    asked.optIns = kernel.optIns;
    const std::uint64_t most = largestSmemOptIn(kernel, device_).value;
    if (!random_.oneIn(3))
        asked.optIns.maxDynamicSharedSizeBytes = Bytes{
            random_.pickOne({most, most, random_.below(most + 1), std::min<std::uint64_t>(most, 49153)})};
    asked.optIns.nonPortableClusterSizeAllowed = device_.clusterLaunch && random_.oneIn(2);
    if (random_.oneIn(3))
        asked.optIns.preferredShmemCarveout =
            random_.pickOne({0, 1, 25, 50, 75, 100, static_cast<int>(random_.below(101))});
    return asked;
}

std::uint32_t QueryDrawer::blockSize(const AskedKernel& asked) {
    const std::uint32_t most = device_.maxThreadsPerBlock;
    switch (random_.below(4)) {
    case 0:
        return 1 + random_.below32(most + 64);
    case 1:
        return std::max(1U, kernels_[asked.number].maxThreadsPerBlock - 1 + random_.below32(3));
    default:
        return device_.warpSize * (1 + random_.below32(most / device_.warpSize));
    }
}

Bytes QueryDrawer::dynamicSmem(const AskedKernel& asked) {
    const std::uint64_t most = device_.sharedMemPerBlockOptin.value;
    const std::uint64_t fixed =
        kernels_[asked.number].sharedSizeBytes.value + device_.reservedSharedMemPerBlock.value;
    switch (random_.below(8)) {
    case 0:
        return {};
    case 1:
        return asked.optIns.maxDynamicSharedSizeBytes;
    case 2:
        return Bytes{asked.optIns.maxDynamicSharedSizeBytes.value + 1};
    case 3: { // where one more block no longer fits
        const std::uint64_t share = device_.sharedMemPerMultiprocessor.value /
                                    (1 + random_.below(device_.maxBlocksPerMultiProcessor));
        return Bytes{share - std::min(share, fixed) + random_.pickOne<std::uint64_t>({0, 1, 127, 128})};
    }
    case 4: // near 2^32
        if (random_.oneIn(2))
            return Bytes{(std::uint64_t{1} << 32U) - fixed - random_.below(512)};
        return Bytes{random_.pickOne(
            {std::uint64_t{1} << 31U, (std::uint64_t{1} << 32U) + 64, ~std::uint64_t{0}, most + 1})};
    default:
        return Bytes{random_.below(most + 2048)};
    }
}

OccupancyQuestion QueryDrawer::nextOccupancy() {
    OccupancyQuestion question;
    question.kernel = kernel();
    question.blockSize = blockSize(question.kernel);
    question.dynamicSmemBytes = dynamicSmem(question.kernel);
    return question;
}

ClusterQuestion QueryDrawer::nextCluster() {
    ClusterQuestion question;
    question.kernel = kernel();
    LaunchConfig& config = question.config;
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.blockDim = {blockSize(question.kernel), 1, 1};
    if (!random_.oneIn(3))
        config.dynamicSmemBytes = dynamicSmem(question.kernel);
    const std::uint32_t largest = architectureFor(device_.computeCapability).largestClusterSize;
    ClusterExtent cluster{random_.oneIn(16) ? random_.below32(2 * largest) : 1 + random_.below32(largest), 1,
                          1};
    if (cluster.x % 2 == 0 && random_.oneIn(2))
        cluster = {cluster.x / 2, 1, 2};
    config.gridDim = {cluster.x * (1 + random_.below32(64)), cluster.y, cluster.z};
    if (random_.oneIn(8))
        config.gridDim = {1 + random_.below32(64), 1, 1};
    if (!random_.oneIn(8))
        config.clusterDim = cluster;
    return question;
}

SuggestionQuestion QueryDrawer::nextSuggestion() {
    SuggestionQuestion question;
    question.kernel = kernel();
    if (random_.oneIn(2))
        question.smem = dynamicSmem(question.kernel);
    if (random_.oneIn(2))
        question.smemPerThread = Bytes{random_.pickOne<std::uint64_t>({1, 4, 8, 16, 48, 100, 256})};
    if (random_.oneIn(2))
        question.blockSizeLimit = blockSize(question.kernel);
    question.blocks = 1 + random_.below32(device_.maxBlocksPerMultiProcessor);
    question.blockSize = blockSize(question.kernel);
    return question;
}

} // namespace trichevron::core::conformance
