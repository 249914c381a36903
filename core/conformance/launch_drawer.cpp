// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/conformance/launch_drawer.h"

#include "core/device/attribute_limits.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/occupancy.h"
#include "core/occupancy/smem_opt_in.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace trichevron::core::conformance {

namespace {

constexpr std::uint32_t max32 = std::numeric_limits<std::uint32_t>::max();

std::uint32_t limited(Count value) {
    return static_cast<std::uint32_t>(std::min(value, Count{max32}));
}

/// A block of this many threads, with random axes.
BlockExtent blockOf(std::uint32_t threads, std::uint32_t y, std::uint32_t z) {
    const std::uint32_t layer = std::max(1U, y * z);
    return threads % layer == 0 ? BlockExtent{threads / layer, y, z} : BlockExtent{threads, 1, 1};
}

std::uint64_t difference(Bytes from, Bytes part) {
    return part < from ? (from - part).value : 0;
}

} // namespace

KernelAttributes kernelOf(const AskedKernel& asked, const std::vector<KernelAttributes>& kernels) {
    KernelAttributes kernel = kernels[asked.number];
    kernel.optIns = asked.optIns;
    return kernel;
}

LaunchDrawer::LaunchDrawer(const std::vector<KernelAttributes>& kernels, const DeviceProperties& device,
                           std::uint64_t seed, bool graphNodes)
    : kernels_(kernels), device_(device), random_(seed), graphNodes_(graphNodes) {}

const KernelAttributes& LaunchDrawer::kernel(const LaunchQuestion& launch) const {
    return kernels_[launch.kernel.number];
}

std::uint32_t LaunchDrawer::around(std::uint32_t limit) {
    switch (random_.below(8)) {
    case 0:
        return 0;
    case 1:
        return limit == 0 ? 0 : limit - 1;
    case 2:
        return limit;
    case 3:
    case 4:
        return limit == max32 ? limit : limit + 1;
    case 5:
        return random_.pickOne({65535U, 65536U, 0x7fffffffU, 0x80000000U, max32});
    case 6:
        return static_cast<std::uint32_t>(random_.below(std::uint64_t{max32} + 1));
    default:
        return 1 + random_.below32(std::max(limit, 1U));
    }
}

LaunchQuestion LaunchDrawer::acceptable() {
    LaunchQuestion launch;
    launch.kernel.number = random_.below(kernels_.size());
    launch.kernel.optIns = kernel(launch).optIns;
    LaunchConfig& config = launch.config;
    config.api = launchFunctions[random_.below(launchFunctions.size())];
    config.gridDim = random_.pickOne({GridExtent{64, 4, 4}, GridExtent{16, 1, 1}, GridExtent{8, 8, 8},
                                      GridExtent{48, 2, 1}, GridExtent{144, 1, 2}});
    const std::uint32_t most = std::min(kernel(launch).maxThreadsPerBlock, device_.maxThreadsPerBlock);
    config.blockDim = {std::min(most, random_.pickOne({1U, 32U, 64U, 100U, 128U, 256U})), 1, 1};
    if (const auto& declared = kernel(launch).declared.blockSize)
        config.blockDim = random_.oneIn(2) ? declared->block : BlockExtent{};
    if (std::holds_alternative<ClusterDimsUnspecified>(kernel(launch).declared.clusterDims)) {
        config.api = random_.oneIn(2) ? LaunchApi::CudaLaunchKernelEx : LaunchApi::CuLaunchKernelEx;
        config.clusterDim = ClusterExtent{2, 1, 1};
    }
    return launch;
}

void LaunchDrawer::moveGridAxis(LaunchQuestion& launch) {
    const Axis axis = allAxes[random_.below(allAxes.size())];
    launch.config.gridDim[axis] = around(device_.maxGridSize[static_cast<std::size_t>(axis)]);
}

void LaunchDrawer::moveBlockAxis(LaunchQuestion& launch) {
    const Axis axis = allAxes[random_.below(allAxes.size())];
    launch.config.blockDim[axis] = around(device_.maxThreadsDim[static_cast<std::size_t>(axis)]);
}

void LaunchDrawer::moveBlockVolume(LaunchQuestion& launch) {
    const std::uint32_t warp = device_.warpSize;
    const std::uint32_t bound = kernel(launch).maxThreadsPerBlock;
    std::uint32_t threads =
        random_.pickOne({device_.maxThreadsPerBlock, bound, (bound + warp - 1) / warp * warp,
                         warp * (1 + random_.below32(32))});
    threads += random_.pickOne({0U, 1U, max32, warp}); // max32: one less, by wrapping
    launch.config.blockDim = blockOf(std::max(threads, 1U), random_.pickOne({1U, 1U, 2U, 8U, 32U}),
                                     random_.pickOne({1U, 1U, 2U, 64U}));
    if (const auto& declared = kernel(launch).declared.blockSize; declared && !random_.oneIn(3))
        launch.config.blockDim = random_.oneIn(2) ? declared->block : BlockExtent{1, 1, 1};
}

void LaunchDrawer::moveDynamicSmem(LaunchQuestion& launch) {
    const Bytes fixed = kernel(launch).sharedSizeBytes;
    const std::uint64_t edge = random_.pickOne(
        {device_.sharedMemPerBlock.value, difference(device_.sharedMemPerBlock, fixed),
         device_.sharedMemPerBlockOptin.value, largestSmemOptIn(kernel(launch), device_).value,
         launch.kernel.optIns.maxDynamicSharedSizeBytes.value, std::uint64_t{1} << 31U,
         std::uint64_t{1} << 32U, random_.below(device_.sharedMemPerBlockOptin.value + 1)});
    std::uint64_t bytes =
        edge + random_.pickOne<std::uint64_t>({0, 0, 1, 16, ~std::uint64_t{0}, ~std::uint64_t{15}});
    if (random_.oneIn(40))
        bytes = ~std::uint64_t{0} - random_.below(4096);
    launch.config.dynamicSmemBytes = Bytes{bytes};
}

void LaunchDrawer::moveSmemOptIn(LaunchQuestion& launch) {
    // cudaFuncSetAttribute refuses more than this.
    const std::uint64_t most = largestSmemOptIn(kernel(launch), device_).value;
    const std::uint64_t smem = launch.config.dynamicSmemBytes.value;
    const std::uint64_t wanted =
        random_.pickOne({most, most, smem, smem + 1, smem == 0 ? 0 : smem - 1,
                         device_.sharedMemPerBlock.value, std::uint64_t{0}, random_.below(most + 1)});
    launch.kernel.optIns.maxDynamicSharedSizeBytes = Bytes{std::min(wanted, most)};
}

void LaunchDrawer::moveCluster(LaunchQuestion& launch) {
    ClusterExtent cluster;
    for (const Axis axis : allAxes)
        cluster[axis] = random_.pickOne({1U, 1U, 1U, 2U, 2U, 3U, 4U, 0U, 8U, 16U, 32U});
    if (random_.oneIn(12))
        cluster[allAxes[random_.below(allAxes.size())]] = around(16);
    if (const auto* declared = std::get_if<ClusterExtent>(&kernel(launch).declared.clusterDims);
        declared != nullptr && random_.oneIn(3))
        cluster = *declared;
    if (random_.oneIn(16))
        cluster = {0, 0, 0};
    launch.config.clusterDim = cluster;
    if (random_.oneIn(8))
        launch.config.clusterDim.reset();
}

void LaunchDrawer::moveClusterVolume(LaunchQuestion& launch) {
    const std::uint32_t blocks = 1 + random_.below32(18);
    ClusterExtent cluster{blocks, 1, 1};
    if (blocks % 2 == 0 && random_.oneIn(2))
        cluster = {blocks / 2, 2, 1};
    launch.config.clusterDim = cluster;
    if (!random_.oneIn(4)) // a grid that the cluster divides
        launch.config.gridDim = {cluster.x * (1 + random_.below32(12)), cluster.y * 2, 3};
}

void LaunchDrawer::movePermissions(LaunchQuestion& launch) {
    if (device_.clusterLaunch && random_.oneIn(2))
        launch.kernel.optIns.nonPortableClusterSizeAllowed ^= true;
    else
        launch.config.cooperative ^= true;
}

void LaunchDrawer::moveCarveout(LaunchQuestion& launch) {
    launch.kernel.optIns.preferredShmemCarveout =
        random_.pickOne({-1, 0, 1, 25, 50, 75, 100, static_cast<int>(random_.below(101))});
}

/// A cooperative launch with the maximum of resident blocks, one fewer or one more.
void LaunchDrawer::moveCooperativeGrid(LaunchQuestion& launch) {
    LaunchConfig& config = launch.config;
    config.cooperative = true;
    if (!canSetClusterDim(config.api) && !isCooperativeApi(config.api))
        config.api = isDriverApi(config.api) ? LaunchApi::CuLaunchCooperativeKernel
                                             : LaunchApi::CudaLaunchCooperativeKernel;
    const KernelAttributes asked = kernelOf(launch.kernel, kernels_);
    const LaunchShape shape = computeShape(config, asked, device_.warpSize);
    const std::uint32_t perMultiprocessor =
        computeOccupancy(asked, device_, limited(volume(shape.block)), config.dynamicSmemBytes)
            .maxActiveBlocksPerMultiprocessor;
    const std::uint32_t beside = random_.pickOne({0U, 1U, max32});
    const auto cluster = effectiveCluster(config, asked);
    if (!cluster || hasZero(*cluster)) {
        config.gridDim = {perMultiprocessor * device_.multiProcessorCount + beside, 1, 1};
        return;
    }
    const std::uint32_t clusters =
        computeClusterResidency(device_, perMultiprocessor, limited(volume(*cluster)),
                                random_.oneIn(4) ? ClusterScheduling::LoadBalancing
                                                 : ClusterScheduling::Spread)
            .max +
        beside;
    config.gridDim = asked.declared.blockSize ? GridExtent{clusters, 1, 1} // its grid counts clusters
                                              : GridExtent{clusters * cluster->x, cluster->y, cluster->z};
}

/// Most often a multiple of the cluster, on a grid that it divides.
void LaunchDrawer::movePreferredCluster(LaunchQuestion& launch) {
    LaunchConfig& config = launch.config;
    config.api = random_.oneIn(2) ? LaunchApi::CudaLaunchKernelEx : LaunchApi::CuLaunchKernelEx;
    if (!config.clusterDim && !random_.oneIn(6))
        config.clusterDim =
            ClusterExtent{random_.pickOne({1U, 2U, 2U, 3U, 4U}), random_.pickOne({1U, 1U, 2U}), 1};
    const ClusterExtent cluster =
        effectiveCluster(config, kernelOf(launch.kernel, kernels_)).value_or(ClusterExtent{});
    ClusterExtent preferred;
    for (const Axis axis : allAxes)
        preferred[axis] = random_.oneIn(4)
                              ? random_.pickOne({0U, 1U, 2U, 3U, 4U, 8U, 16U, 32U, 1U << 16U, 1U << 30U})
                              : cluster[axis] * random_.pickOne({1U, 1U, 2U, 2U, 4U});
    if (!random_.oneIn(4))
        preferred.z = cluster.z;
    if (random_.oneIn(16))
        preferred = {0, 0, 0};
    config.attributes.preferredClusterDim = preferred;
    if (!random_.oneIn(3))
        config.gridDim = {preferred.x * 6 % 4096, preferred.y * 2 % 4096, preferred.z % 4096};
}

void LaunchDrawer::moveNumberAttribute(LaunchQuestion& launch) {
    LaunchConfig& config = launch.config;
    config.api = random_.oneIn(2) ? LaunchApi::CudaLaunchKernelEx : LaunchApi::CuLaunchKernelEx;
    const NumberAttribute& attribute = numberAttributes[random_.below(numberAttributes.size())];
    const std::int64_t number =
        random_.pickOne<std::int64_t>({0, 0, 1, 1, 2, 3, -1, 50, 100, 101, attribute.min, attribute.max,
                                       static_cast<std::int64_t>(random_.below(200)) - 50});
    config.attributes.*attribute.value = std::clamp(number, attribute.min, attribute.max);
}

/// Most often values that a device accepts, with one of them at a limit.
void LaunchDrawer::moveStructAttribute(LaunchQuestion& launch) {
    LaunchConfig& config = launch.config;
    config.api = random_.oneIn(2) ? LaunchApi::CudaLaunchKernelEx : LaunchApi::CuLaunchKernelEx;
    const StructAttribute& attribute = structAttributes[random_.below(structAttributes.size())];
    MemberValues values{};
    if (attribute.value == &LaunchAttributes::accessPolicyWindow)
        values = {4096, 0.5, 1, 0};
    else if (attribute.value != &LaunchAttributes::memSyncDomainMap)
        values.at(launch_event::event) = launch_event::withoutTiming;
    for (std::uint64_t left = random_.below(3); left > 0; --left) {
        const std::size_t index = random_.below(attribute.members.size());
        const AttributeMember& member = attribute.members[index];
        values.at(index) = member.isRatio ? ratio() : static_cast<double>(memberNumber(member));
    }
    config.attributes.*attribute.value = values;
}

double LaunchDrawer::ratio() {
    return random_.pickOne({0.0, 1.0, 0.25, -0.5, 1.5, 1.0000001, -0.0000001, 1e-9, 3e5,
                            static_cast<double>(random_.below(200)) / 100 - 0.5});
}

/// Around the limits of any member, as far as this one holds it.
std::int64_t LaunchDrawer::memberNumber(const AttributeMember& member) {
    const std::uint64_t window = maxAccessPolicyWindow(device_).value_or(0);
    const std::int64_t most = static_cast<std::int64_t>(window);
    const std::int64_t number = random_.pickOne<std::int64_t>(
        {0, 1, 1, 2, 2, 3, 4, 5, -1, member.min, member.max, most - 1, most, most + 1, std::int64_t{1} << 32U,
         (std::int64_t{1} << 32U) + 5, static_cast<std::int64_t>(random_.below(300))});
    return std::clamp(number, member.min, member.max);
}

void LaunchDrawer::makeExpressible(LaunchConfig& config) {
    if (!canSetClusterDim(config.api))
        config.clusterDim.reset();
    if (takesSmemIn32Bits(config.api))
        config.dynamicSmemBytes.value &= max32;
    config = canonical(config);
    // The device may accept such a launch and fail later, and the process could not go on
    // (RuleId::CooperativeCarveout).
    if (isCooperative(config) && effectiveOptIns(config, {}) != KernelOptIns{})
        config.attributes.preferredSharedMemoryCarveout.reset();
}

LaunchQuestion LaunchDrawer::next() {
    static constexpr Move moves[] = {&LaunchDrawer::moveGridAxis,         &LaunchDrawer::moveBlockAxis,
                                     &LaunchDrawer::moveBlockVolume,      &LaunchDrawer::moveDynamicSmem,
                                     &LaunchDrawer::moveSmemOptIn,        &LaunchDrawer::moveCluster,
                                     &LaunchDrawer::moveClusterVolume,    &LaunchDrawer::movePermissions,
                                     &LaunchDrawer::moveCarveout,         &LaunchDrawer::moveCooperativeGrid,
                                     &LaunchDrawer::movePreferredCluster, &LaunchDrawer::moveNumberAttribute,
                                     &LaunchDrawer::moveStructAttribute,  &LaunchDrawer::moveStructAttribute};
    static constexpr std::uint64_t moveCounts[] = {0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 6};
    LaunchQuestion launch = acceptable();
    for (std::uint64_t left = moveCounts[random_.below(std::size(moveCounts))]; left > 0; --left)
        (this->*moves[random_.below(std::size(moves))])(launch);
    if (graphNodes_ && random_.oneIn(2))
        launch.config.api = LaunchApi::CudaGraphAddKernelNode;
    makeExpressible(launch.config);
    return launch;
}

} // namespace trichevron::core::conformance
