// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The glossary: the terms of a launch, each with a definition in one sentence, the rule about its limits and
/// the terms that belong to it. The window, the lessons and the exercises read this table.
#pragma once

#include "core/rules/finding.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// In the order in which a learner meets them.
enum class Term {
    Kernel,
    GlobalQualifier,
    KernelParameter,
    Host,
    Device,
    Recording,
    Prediction,
    Verdict,
    Advice,
    Launch,
    LaunchAttribute,
    ExecutionConfiguration,
    Thread,
    Lane,
    Warp,
    PartialWarp,
    Block,
    Cluster,
    Grid,
    Problem,
    Dim3,
    ThreadIdx,
    BlockIdx,
    BlockDim,
    GridDim,
    ThreadId,
    GlobalIndex,
    CeilingDivision,
    Truncation,
    BoundsCheck,
    IdleThread,
    GridStrideLoop,
    Sm,
    SubPartition,
    Gpc,
    ResidentBlock,
    Limiter,
    Occupancy,
    OccupancyApi,
    Wave,
    TailWave,
    Round,
    Trace,
    Median,
    Sweep,
    Scalability,
    Registers,
    Spill,
    LaunchBounds,
    MinBlocks,
    MaxBlocksPerCluster,
    CudaArch,
    Architecture,
    Nvcc,
    Ptx,
    Sass,
    Cubin,
    FatBinary,
    KernelAttributes,
    CudaToolkit,
    Driver,
    GlobalMemory,
    MemoryCopy,
    L1Cache,
    L2Cache,
    SharedMemory,
    Tile,
    StaticSharedMemory,
    DynamicSharedMemory,
    MaxDynamicSharedMemory,
    OptIn,
    DistributedSharedMemory,
    LocalMemory,
    ConstantMemory,
    ReadOnlyCache,
    TextureMemory,
    StaleRead,
    Coalescing,
    Sector,
    Barrier,
    CooperativeGroups,
    Stream,
    GreenContext,
    DefaultStream,
    Event,
    AsynchronousLaunch,
    Synchronisation,
    ErrorCode,
    LastError,
    Fault,
    StickyError,
    Context,
    Worker,
    RuntimeApi,
    DriverApi,
    LaunchBlocking,
    ComputeSanitizer,
    TimeLimit,
    ComputeCapability,
    PortableClusterSize,
    NonPortableCluster,
    ClusterSync,
    BlocksAsClusters,
    Cooperative,
    GridSync,
    AtomicOperation,
    Bin,
    Mig
};
inline constexpr std::size_t termCount = static_cast<std::size_t>(Term::Mig) + 1;
inline constexpr std::array<Term, termCount> allTerms = [] {
    std::array<Term, termCount> terms{};
    for (std::size_t i = 0; i < termCount; ++i)
        terms.at(i) = static_cast<Term>(i);
    return terms;
}();

/// "dynamicSharedMemory": how lessons name a term.
std::string_view toString(Term term);
std::optional<Term> termFromName(std::string_view name);
/// "Dynamic shared memory"
std::string titleFor(Term term);
/// The definition, in one sentence.
std::string messageFor(Term term);
/// Other names of it and names in code, with commas between them; empty where there are none.
std::string synonymsFor(Term term);
/// The most relevant rule about its limits; none when no rule checks them.
std::optional<RuleId> relatedRule(Term term);
/// The terms to read next.
std::vector<Term> relatedTerms(Term term);

} // namespace trichevron::core
