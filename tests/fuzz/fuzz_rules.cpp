// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Evaluates launches, kernels and devices made from a fuzzer's bytes. Launches and kernels also exceed the
// limits of the JSON readers; devices stay within the limits of device files.
#include "tests/core/fixtures.h"
#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/invariants.h"

namespace {

using namespace trichevron;
using namespace trichevron::core;
using fuzz::ByteSource;

template <class Level>
Extent<Level> extentFrom(ByteSource& bytes, std::uint32_t x, std::uint32_t y, std::uint32_t z) {
    const std::uint32_t first = bytes.edgy(x);
    const std::uint32_t second = bytes.edgy(y);
    return {first, second, bytes.edgy(z)};
}

ClusterExtent clusterFrom(ByteSource& bytes) {
    return extentFrom<level::Cluster>(bytes, 8, 2, 1);
}

BlockExtent blockFrom(ByteSource& bytes) {
    return extentFrom<level::Block>(bytes, 1024, 1024, 64);
}

LaunchConfig launchFrom(ByteSource& bytes) {
    LaunchConfig config;
    config.api = allLaunchApis[bytes.byte() % allLaunchApis.size()];
    config.gridDim = extentFrom<level::Grid>(bytes, 2147483647, 65535, 65535);
    config.blockDim = blockFrom(bytes);
    const std::uint8_t parts = bytes.byte();
    if ((parts & 1U) != 0)
        config.clusterDim = clusterFrom(bytes);
    config.cooperative = (parts & 2U) != 0;
    if ((parts & 4U) != 0)
        config.problem = extentFrom<level::Problem>(bytes, 1000, 1000, 1);
    if ((parts & 8U) != 0)
        config.dynamicSmemBytes = {(parts & 16U) != 0 ? bytes.word64() : bytes.edgy(232448)};
    return config;
}

KernelAttributes kernelFrom(ByteSource& bytes) {
    KernelAttributes kernel = test::plainKernel();
    const std::uint8_t parts = bytes.byte();
    kernel.numRegs = bytes.edgy(255);
    kernel.maxThreadsPerBlock = bytes.edgy(1024);
    if ((parts & 1U) != 0)
        kernel.sharedSizeBytes = {(parts & 2U) != 0 ? bytes.word64() : bytes.edgy(49152)};
    if ((parts & 4U) != 0)
        kernel.optIns.maxDynamicSharedSizeBytes = {bytes.edgy(232448)};
    kernel.optIns.nonPortableClusterSizeAllowed = (parts & 8U) != 0;
    if ((parts & 16U) != 0)
        kernel.optIns.preferredShmemCarveout = static_cast<int>(bytes.below(102)) - 1;
    if ((parts & 32U) != 0) {
        kernel.declared.launchBounds = LaunchBounds{bytes.edgy(1024), {}, {}};
        if (bytes.coin())
            kernel.declared.launchBounds->maxBlocksPerCluster = bytes.edgy(8);
    }
    if ((parts & 64U) != 0) {
        if (bytes.coin())
            kernel.declared.clusterDims = clusterFrom(bytes);
        else
            kernel.declared.clusterDims = ClusterDimsUnspecified{};
    }
    if ((parts & 128U) != 0) {
        kernel.declared.blockSize = DeclaredBlockSize{blockFrom(bytes), {}};
        if (bytes.coin())
            kernel.declared.blockSize->cluster = clusterFrom(bytes);
    }
    kernel.numBlockBarriers = bytes.byte();
    return kernel;
}

/// The H200, without the properties that no rule reads.
DeviceProperties plainDevice() {
    DeviceProperties device = test::h200Limits();
    device.otherProperties.clear();
    device.attributes.clear();
    return device;
}

/// The H200 with changed properties.
DeviceProperties deviceFrom(ByteSource& bytes) {
    static const DeviceProperties h200 = plainDevice();
    DeviceProperties device = h200;
    if (bytes.isEmpty())
        return device;
    device.computeCapability = {static_cast<int>(1 + bytes.below(14)), static_cast<int>(bytes.below(10))};
    device.clusterLaunch = bytes.coin();
    device.cooperativeLaunch = bytes.coin();
    device.warpSize = bytes.coin() ? 32 : 1 + bytes.below(1024);
    device.maxThreadsPerBlock = bytes.coin() ? 1024 : 1 + bytes.below(65536);
    for (std::size_t i = 0; i < 3; ++i) {
        device.maxThreadsDim[i] = bytes.edgy(device.maxThreadsDim[i]);
        device.maxGridSize[i] = bytes.edgy(device.maxGridSize[i]);
    }
    device.multiProcessorCount = 1 + bytes.below(~0U);
    device.maxThreadsPerMultiProcessor = 1 + bytes.below(1048576);
    device.maxBlocksPerMultiProcessor = 1 + bytes.below(65536);
    device.regsPerBlock = bytes.edgy(65536);
    device.regsPerMultiprocessor = bytes.edgy(65536);
    device.sharedMemPerBlock = {bytes.edgy(49152)};
    device.sharedMemPerBlockOptin = {bytes.edgy(232448)};
    device.sharedMemPerMultiprocessor = {bytes.edgy(233472)};
    device.reservedSharedMemPerBlock = {bytes.edgy(1024)};
    return device;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    ByteSource bytes(data, size);
    LaunchConfig config = launchFrom(bytes);
    const KernelAttributes kernel = kernelFrom(bytes);
    if (config.problem && bytes.coin())
        config.gridDim = gridCovering(*config.problem, config.blockDim, kernel);
    fuzz::requireSoundEvaluation(config, kernel, deviceFrom(bytes));
    return 0;
}
