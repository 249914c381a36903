// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/rule_guide.h"

namespace trichevron {

namespace {

std::vector<RuleGuide> makeGuides() {
    using E = RuleExample;
    return {
        {RuleId::BlockDimZero,
         {FixId::SetBlock},
         [](E& e) {
             e.config.blockDim = {64, 0, 1};
         }},
        {RuleId::BlockDimTooLarge,
         {FixId::SetBlock},
         [](E& e) {
             e.config.blockDim = {1, 1, 65};
         }},
        {RuleId::ThreadsPerBlock,
         {FixId::SetBlock},
         [](E& e) {
             e.config.blockDim = {32, 64, 1};
         }},
        {RuleId::DeclaredBlockSize,
         {FixId::SetBlock},
         [](E& e) {
             e.kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, {}};
         }},
        {RuleId::LaunchBoundsThreads,
         {FixId::SetBlock},
         [](E& e) {
             e.config.blockDim = {257, 1, 1};
             e.kernel.declared.launchBounds = LaunchBounds{256, {}, {}};
             e.kernel.maxThreadsPerBlock = 256;
         }},
        {RuleId::ClusterUnsupported,
         {FixId::RemoveCluster},
         [](E& e) {
             e.config.clusterDim = ClusterExtent{2, 1, 1};
             e.device.clusterLaunch = false;
             e.device.computeCapability = {8, 0};
             e.deviceChange = "clusterLaunch = 0, major = 8, minor = 0";
         }},
        {RuleId::ClusterPartlyZero,
         {FixId::SetCluster, FixId::RemoveCluster},
         [](E& e) {
             e.config.clusterDim = ClusterExtent{2, 0, 1};
         }},
        {RuleId::GridDimZero,
         {FixId::SetGrid},
         [](E& e) {
             e.config.gridDim = {64, 4, 0};
         }},
        {RuleId::GridDimTooLarge,
         {FixId::SetGrid},
         [](E& e) {
             e.config.gridDim = {1, 70000, 1};
         }},
        {RuleId::ClusterMustBeSet,
         {FixId::SetCluster, FixId::UseExtensibleApi},
         [](E& e) { e.kernel.declared.clusterDims = ClusterDimsUnspecified{}; }},
        {RuleId::ClusterDiffersFromDeclared,
         {FixId::SetCluster, FixId::RemoveCluster},
         [](E& e) {
             e.kernel.declared.clusterDims = ClusterExtent{2, 1, 1};
             e.config.clusterDim = ClusterExtent{4, 1, 1};
         }},
        {RuleId::ClusterDividesGrid,
         {FixId::SetCluster, FixId::RemoveCluster, FixId::SetGridAndCluster},
         [](E& e) {
             e.config.clusterDim = ClusterExtent{3, 1, 1};
         }},
        {RuleId::ClusterBound,
         {FixId::SetCluster, FixId::RemoveCluster},
         [](E& e) {
             e.kernel.declared.launchBounds = LaunchBounds{256, 1, 4};
             e.kernel.maxThreadsPerBlock = 256;
             e.config.clusterDim = ClusterExtent{8, 1, 1};
         }},
        {RuleId::ClusterPortableSize,
         {FixId::SetCluster, FixId::RemoveCluster, FixId::AllowNonPortableCluster},
         [](E& e) {
             e.config.clusterDim = ClusterExtent{16, 1, 1};
         }},
        {RuleId::CooperativeUnsupported,
         {FixId::NotCooperative},
         [](E& e) {
             e.config.cooperative = true;
             e.device.cooperativeLaunch = false;
             e.deviceChange = "cooperativeLaunch = 0";
         }},
        {RuleId::CooperativeTooLarge,
         {FixId::SetGrid, FixId::NotCooperative},
         [](E& e) {
             e.config.cooperative = true;
             e.config.gridDim = {1000, 1, 1};
             e.config.blockDim = {512, 1, 1};
         }},
        {RuleId::CooperativeClustersTooLarge,
         {FixId::RemoveCluster, FixId::NotCooperative},
         [](E& e) {
             e.config.cooperative = true;
             e.config.gridDim = {512, 1, 1};
             e.config.blockDim = {512, 1, 1};
             e.config.clusterDim = ClusterExtent{8, 1, 1};
         }},
        {RuleId::SharedMemoryPerBlock,
         {FixId::SetDynamicSmem, FixId::SetSmemOptIn},
         [](E& e) {
             e.kernel.sharedSizeBytes = Bytes{40960};
             e.kernel.optIns.maxDynamicSharedSizeBytes = Bytes{102400};
             e.config.dynamicSmemBytes = Bytes{204800};
         }},
        {RuleId::SharedMemoryOptIn,
         {FixId::SetDynamicSmem, FixId::SetSmemOptIn},
         [](E& e) { e.config.dynamicSmemBytes = Bytes{102400}; }},
        {RuleId::RegistersPerBlock,
         {FixId::SetBlock},
         [](E& e) { // 65 × 928 = 60,320 registers would be enough if they were not allocated per warp
             e.config.blockDim = {928, 1, 1};
             e.kernel.numRegs = 65;
         }},
        {RuleId::ClusterLargestSize,
         {FixId::SetCluster, FixId::RemoveCluster},
         [](E& e) {
             e.config.clusterDim = ClusterExtent{32, 1, 1};
             e.kernel.optIns.nonPortableClusterSizeAllowed = true;
         }},
        {RuleId::OptInCannotBeSet,
         {FixId::SetSmemOptIn},
         [](E& e) {
             e.kernel.sharedSizeBytes = Bytes{1024};
             e.kernel.optIns.maxDynamicSharedSizeBytes = e.device.sharedMemPerBlockOptin;
         }},
        {RuleId::RegistersPerThread, {}, [](E& e) { e.kernel.numRegs = 256; }},
        {RuleId::StaticSharedMemory,
         {},
         [](E& e) {
             e.kernel.sharedSizeBytes = Bytes{65536};
             e.kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(e.kernel.sharedSizeBytes);
         }},
        {RuleId::CooperativeClusters,
         {},
         [](E& e) {
             e.config.cooperative = true;
             e.config.gridDim = {64, 1, 1};
             e.config.blockDim = {512, 1, 1};
             e.config.clusterDim = ClusterExtent{2, 1, 1};
             e.device.clusterGroups.clear();
             e.deviceChange = "clusterGroups = []";
         }},
        {RuleId::ClusterMayNotRun,
         {FixId::RemoveCluster},
         [](E& e) {
             e.config.gridDim = {1024, 1, 1};
             e.config.blockDim = {512, 1, 1};
             e.config.clusterDim = ClusterExtent{16, 1, 1};
             e.kernel.optIns.nonPortableClusterSizeAllowed = true;
             e.device.clusterGroups.clear();
             e.deviceChange = "clusterGroups = []";
         }},
        {RuleId::IdleForClusters,
         {},
         [](E& e) {
             e.config.gridDim = {1024, 1, 1};
             e.config.blockDim = {512, 1, 1};
             e.config.clusterDim = ClusterExtent{4, 1, 1};
         }},
        {RuleId::SharedMemoryTruncated,
         {},
         [](E& e) { e.config.dynamicSmemBytes = Bytes{(std::uint64_t{1} << 32U) + 16}; }},
        {RuleId::GridPast32Bits,
         {FixId::SetGrid},
         [](E& e) {
             e.config.gridDim = {2147483748, 1, 1};
             e.kernel.declared.blockSize = DeclaredBlockSize{{64, 1, 1}, ClusterExtent{2, 1, 1}};
             e.config.blockDim = {64, 1, 1};
         }},
        {RuleId::TruncatedGrid,
         {FixId::SetGrid},
         [](E& e) {
             e.config.gridDim = {1000 / 256, 1, 1};
             e.config.blockDim = {256, 1, 1};
             e.config.problem = ProblemExtent{1000, 1, 1};
         }},
        {RuleId::ProblemNotCovered,
         {FixId::SetGrid},
         [](E& e) {
             e.config.gridDim = {2, 1, 1};
             e.config.blockDim = {256, 1, 1};
             e.config.problem = ProblemExtent{1000, 1, 1};
         }},
        {RuleId::IdleThreads,
         {},
         [](E& e) {
             e.config.gridDim = {63, 63, 1};
             e.config.blockDim = {16, 16, 1};
             e.config.problem = ProblemExtent{1000, 1000, 1};
         }},
        {RuleId::PartialWarp,
         {},
         [](E& e) {
             e.config.blockDim = {100, 1, 1};
         }},
        {RuleId::TailWave,
         {},
         [](E& e) {
             e.config.gridDim = {63, 63, 1};
             e.config.blockDim = {16, 16, 1};
         }},
        {RuleId::FewerBlocksThanMultiprocessors,
         {},
         [](E& e) {
             e.config.gridDim = {8, 1, 1};
         }},
    };
}

} // namespace

const std::vector<RuleGuide>& ruleGuides() {
    static const std::vector<RuleGuide> guides = makeGuides();
    return guides;
}

RuleExample exampleOf(RuleId rule, const DeviceProperties& device) {
    RuleExample example;
    example.config.gridDim = {64, 4, 4};
    example.config.blockDim = {64, 1, 1};
    example.kernel.name = "kernel";
    example.kernel.numRegs = 32;
    example.device = device;
    ruleGuides().at(static_cast<std::size_t>(rule)).breakIt(example);
    if (example.config.clusterDim || example.config.cooperative)
        example.config.api = LaunchApi::CudaLaunchKernelEx; // the plainest that can carry them
    return example;
}

} // namespace trichevron
