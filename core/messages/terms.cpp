// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/terms.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <initializer_list>

namespace trichevron::core {

namespace {

/// At most four terms.
struct TermList {
    constexpr TermList(std::initializer_list<Term> list) : count(list.size()) {
        std::copy(list.begin(), list.end(), terms.begin());
    }
    std::array<Term, 4> terms{};
    std::size_t count;
};

struct TermRow {
    Term term;
    std::string_view name;
    Message title;
    std::optional<RuleId> rule;
    TermList related;
    Message sentence;
};

constexpr std::array<TermRow, termCount> makeTermRows() {
    using enum Term;
    // Two or three lines for each term.
    // clang-format off
    return {{
        {Kernel, "kernel", "Kernel"_msg, std::nullopt, {Launch, Thread},
         "A function that many threads of a GPU run at the same time; in CUDA C++ it is declared with "
         "__global__."_msg},
        {Launch, "launch", "Launch"_msg, std::nullopt, {Kernel, ExecutionConfiguration},
         "The request to run a kernel with a grid and a block size, written as kernel<<<grid, block, "
         "bytes, stream>>>(arguments) or as a call such as cudaLaunchKernelEx."_msg},
        {ExecutionConfiguration, "executionConfiguration", "Execution configuration"_msg, std::nullopt, {Grid, Block, DynamicSharedMemory, Stream},
         "What stands between <<< and >>>: the grid, the block, the bytes of dynamic shared memory and the "
         "stream."_msg},
        {Thread, "thread", "Thread"_msg, std::nullopt, {ThreadIdx, Warp},
         "One run of the kernel function, with registers and an index of its own."_msg},
        {Lane, "lane", "Lane"_msg, std::nullopt, {Warp, ThreadId},
         "The place of a thread in its warp, from 0 to 31: its thread ID modulo 32."_msg},
        {Warp, "warp", "Warp"_msg, RuleId::PartialWarp, {Lane, PartialWarp},
         "32 threads of a block with successive thread IDs, which execute instructions together."_msg},
        {PartialWarp, "partialWarp", "Partial warp"_msg, RuleId::PartialWarp, {Warp, Block},
         "The last warp of a block whose number of threads is no multiple of 32; its other lanes stay "
         "empty."_msg},
        {Block, "block", "Block"_msg, RuleId::ThreadsPerBlock, {Grid, Thread, Barrier},
         "Threads that run on one SM, share its shared memory and can synchronise with each other."_msg},
        {Cluster, "cluster", "Cluster"_msg, RuleId::ClusterDividesGrid, {Gpc, DistributedSharedMemory},
         "Blocks that run at the same time on SMs of one GPC and can access each other's shared memory."_msg},
        {Grid, "grid", "Grid"_msg, RuleId::GridDimTooLarge, {Block, Wave},
         "All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time."_msg},
        {Problem, "problem", "Problem"_msg, RuleId::ProblemNotCovered, {Grid, BoundsCheck},
         "The elements that the kernel processes; the grid must have a thread for each of them."_msg},
        {Dim3, "dim3", "dim3"_msg, std::nullopt, {Grid, Block},
         "CUDA's type for sizes along x, y and z; a size that is not given is 1."_msg},
        {ThreadIdx, "threadIdx", "threadIdx"_msg, std::nullopt, {ThreadId, GlobalIndex},
         "The index of a thread in its block, along x, y and z, beginning at 0."_msg},
        {BlockIdx, "blockIdx", "blockIdx"_msg, std::nullopt, {GlobalIndex, Grid},
         "The index of a block in its grid, along x, y and z, beginning at 0."_msg},
        {BlockDim, "blockDim", "blockDim"_msg, std::nullopt, {Block, GlobalIndex},
         "The number of threads of a block along each axis, as the kernel reads it."_msg},
        {GridDim, "gridDim", "gridDim"_msg, RuleId::GridDimTooLarge, {Grid, BlocksAsClusters},
         "The number of blocks of the grid along each axis, also for a launch with clusters."_msg},
        {ThreadId, "threadId", "Thread ID"_msg, std::nullopt, {ThreadIdx, Warp},
         "The rank of a thread in its block: x + y·Dx + z·Dx·Dy, so that x counts fastest."_msg},
        {GlobalIndex, "globalIndex", "Global index"_msg, std::nullopt, {ThreadIdx, BlockIdx, Problem},
         "The index of a thread in the whole grid: blockIdx · blockDim + threadIdx on each axis."_msg},
        {CeilingDivision, "ceilingDivision", "Ceiling division"_msg, RuleId::ProblemNotCovered, {Truncation, IdleThread},
         "Division rounded up, (n + b - 1) / b in C++: the smallest number of blocks of b threads that "
         "covers n elements."_msg},
        {Truncation, "truncation", "Truncating division"_msg, RuleId::TruncatedGrid, {CeilingDivision},
         "What / does with integers in C++: it drops the remainder, so 1000 / 16 is 62."_msg},
        {BoundsCheck, "boundsCheck", "Bounds check"_msg, std::nullopt, {IdleThread, Problem},
         "The condition, such as if (i < n), with which a kernel keeps threads without an element from "
         "touching memory."_msg},
        {IdleThread, "idleThread", "Idle thread"_msg, RuleId::IdleThreads, {BoundsCheck, CeilingDivision},
         "A thread outside the problem, which returns at the bounds check."_msg},
        {GridStrideLoop, "gridStrideLoop", "Grid-stride loop"_msg, std::nullopt, {Problem, GlobalIndex},
         "A loop in a kernel in which each thread steps by the size of the grid, so that any grid covers "
         "the problem."_msg},
        {Sm, "sm", "SM"_msg, std::nullopt, {Block, ResidentBlock, Gpc},
         "Streaming multiprocessor: the part of a GPU that runs blocks; an H200 has 132 of them."_msg},
        {Gpc, "gpc", "GPC"_msg, RuleId::ClusterLargestSize, {Cluster, Sm},
         "Graphics processing cluster: the hardware group of SMs within which all blocks of a cluster run."_msg},
        {ResidentBlock, "residentBlock", "Resident block"_msg, std::nullopt, {Occupancy, Limiter},
         "A block that an SM holds at the moment, with its registers and its shared memory."_msg},
        {Limiter, "limiter", "Limiter"_msg, std::nullopt, {ResidentBlock, Occupancy},
         "The resource that keeps one more block from being resident: warps, blocks, registers, shared "
         "memory or barriers."_msg},
        {Occupancy, "occupancy", "Occupancy"_msg, std::nullopt, {Limiter, ResidentBlock},
         "Resident warps per SM, as a share of the maximum; higher occupancy is not always faster."_msg},
        {Wave, "wave", "Wave"_msg, std::nullopt, {TailWave, ResidentBlock},
         "The blocks that run at the same time; a grid with more blocks than the GPU holds runs in several "
         "waves."_msg},
        {TailWave, "tailWave", "Tail wave"_msg, RuleId::TailWave, {Wave},
         "The last wave where it is not full, so that a part of the SMs has nothing to do."_msg},
        {Scalability, "scalability", "Scalability"_msg, std::nullopt, {Wave, Sm},
         "Blocks are independent, so the same grid runs on a GPU with few SMs in many waves, and on one "
         "with many SMs in few."_msg},
        {Registers, "registers", "Registers"_msg, RuleId::RegistersPerBlock, {Spill, LaunchBounds},
         "32-bit registers per thread of the compiled kernel; a block needs the registers of all its "
         "threads at the same time."_msg},
        {Spill, "spill", "Spill"_msg, RuleId::RegistersPerThread, {Registers, LocalMemory},
         "Values that do not fit into the registers of a thread and that the compiler keeps in local "
         "memory."_msg},
        {LaunchBounds, "launchBounds", "Launch bounds"_msg, RuleId::LaunchBoundsThreads, {Registers, MinBlocks},
         "The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are "
         "refused."_msg},
        {MinBlocks, "minBlocks", "minBlocksPerMultiprocessor"_msg, std::nullopt, {LaunchBounds, Spill},
         "The second launch bound: the resident blocks per SM that the compiler makes room for by limiting "
         "registers."_msg},
        {MaxBlocksPerCluster, "maxBlocksPerCluster", "maxBlocksPerCluster"_msg, RuleId::ClusterBound, {LaunchBounds, Cluster},
         "The third launch bound: the largest cluster with which the kernel will be launched."_msg},
        {CudaArch, "cudaArch", "__CUDA_ARCH__"_msg, std::nullopt, {LaunchBounds, ComputeCapability},
         "The architecture that device code is compiled for, such as 900; in host code it is not defined."_msg},
        {GlobalMemory, "globalMemory", "Global memory"_msg, std::nullopt, {Coalescing, Sector},
         "The memory of the GPU, which all threads can access and which keeps its content between "
         "launches."_msg},
        {SharedMemory, "sharedMemory", "Shared memory"_msg, RuleId::SharedMemoryPerBlock, {Barrier, DynamicSharedMemory},
         "Fast memory on the SM that the threads of one block share as long as the block runs."_msg},
        {StaticSharedMemory, "staticSharedMemory", "Static shared memory"_msg, RuleId::SharedMemoryPerBlock, {SharedMemory},
         "Shared memory per block that the kernel declares with a size known to the compiler."_msg},
        {DynamicSharedMemory, "dynamicSharedMemory", "Dynamic shared memory"_msg, RuleId::SharedMemoryOptIn, {SharedMemory, MaxDynamicSharedMemory},
         "Shared memory per block whose size the launch sets, in addition to what the kernel declares."_msg},
        {MaxDynamicSharedMemory, "maxDynamicSharedMemory", "Max dynamic shared memory"_msg, RuleId::SharedMemoryOptIn, {DynamicSharedMemory, OptIn},
         "The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise "
         "it for more than 48 KiB."_msg},
        {OptIn, "optIn", "Opt-in"_msg, RuleId::SharedMemoryOptIn, {MaxDynamicSharedMemory, NonPortableCluster},
         "An attribute of a kernel that raises a limit, set by cudaFuncSetAttribute before the launch."_msg},
        {DistributedSharedMemory, "distributedSharedMemory", "Distributed shared memory"_msg, std::nullopt, {Cluster, SharedMemory},
         "The shared memory of all blocks of a cluster, which each of them can read, write and update "
         "atomically."_msg},
        {LocalMemory, "localMemory", "Local memory"_msg, RuleId::RegistersPerThread, {Spill, Registers},
         "Private memory per thread, stored in global memory, for data that does not fit into registers."_msg},
        {ConstantMemory, "constantMemory", "Constant memory"_msg, std::nullopt, {ReadOnlyCache},
         "Memory that kernels only read, through a cache that is fast when all threads of a warp read the "
         "same address."_msg},
        {ReadOnlyCache, "readOnlyCache", "Read-only cache"_msg, std::nullopt, {StaleRead, ConstantMemory},
         "A cache for data that does not change while the kernel runs; it is not kept up to date with "
         "writes of the same kernel."_msg},
        {StaleRead, "staleRead", "Stale read"_msg, std::nullopt, {ReadOnlyCache},
         "A read that returns an old value, because a cache does not know that the memory was written."_msg},
        {Coalescing, "coalescing", "Coalescing"_msg, std::nullopt, {Sector, Warp},
         "The joining of the accesses of a warp into few transfers, where neighbouring threads access "
         "neighbouring addresses."_msg},
        {Sector, "sector", "Sector"_msg, std::nullopt, {Coalescing},
         "32 bytes of memory with successive addresses: the smallest piece that is transferred."_msg},
        {Barrier, "barrier", "Barrier"_msg, std::nullopt, {Block, ClusterSync, GridSync},
         "A point that no thread of a group passes before all have reached it; __syncthreads() is that of "
         "a block."_msg},
        {Stream, "stream", "Stream"_msg, std::nullopt, {AsynchronousLaunch},
         "The queue of the launch: work in one stream runs in order, and different streams can overlap."_msg},
        {AsynchronousLaunch, "asynchronousLaunch", "Asynchronous launch"_msg, std::nullopt, {Synchronisation, Stream},
         "A launch returns to the host before the kernel has run; the host learns of its end by "
         "synchronising."_msg},
        {Synchronisation, "synchronisation", "Synchronisation"_msg, std::nullopt, {AsynchronousLaunch, StickyError},
         "A call in which the host waits for the GPU, such as cudaDeviceSynchronize(); it also returns the "
         "errors of kernels."_msg},
        {LastError, "lastError", "Last error"_msg, std::nullopt, {StickyError, RuntimeApi},
         "The error that a runtime call of this host thread left behind; cudaGetLastError() returns and "
         "clears it."_msg},
        {StickyError, "stickyError", "Sticky error"_msg, std::nullopt, {LastError, Synchronisation},
         "An error, such as an illegal address, after which every further call of the process to this GPU "
         "fails."_msg},
        {RuntimeApi, "runtimeApi", "Runtime API"_msg, std::nullopt, {DriverApi},
         "The functions that begin with cuda; <<<>>> is compiled into calls of them."_msg},
        {DriverApi, "driverApi", "Driver API"_msg, std::nullopt, {RuntimeApi},
         "The functions that begin with cu; each returns its error, and kernel parameters are passed as "
         "pointers."_msg},
        {LaunchBlocking, "launchBlocking", "CUDA_LAUNCH_BLOCKING"_msg, std::nullopt, {AsynchronousLaunch},
         "An environment variable that makes every launch wait for its kernel, for debugging."_msg},
        {TimeLimit, "timeLimit", "Kernel time limit"_msg, std::nullopt, {StickyError},
         "The time after which the system ends a kernel on a GPU that also drives a display."_msg},
        {ComputeCapability, "computeCapability", "Compute capability"_msg, std::nullopt, {CudaArch},
         "The version of a GPU's architecture, such as 9.0, on which limits and features depend."_msg},
        {PortableClusterSize, "portableClusterSize", "Portable cluster size"_msg, RuleId::ClusterPortableSize, {NonPortableCluster, Cluster},
         "8 blocks: the largest cluster that is not refused on a device with clusters unless the device is "
         "too small for it."_msg},
        {NonPortableCluster, "nonPortableCluster", "Non-portable cluster size"_msg, RuleId::ClusterPortableSize, {PortableClusterSize, OptIn},
         "Allows clusters of more than 8 blocks; not every device with clusters can run them."_msg},
        {ClusterSync, "clusterSync", "cluster.sync()"_msg, std::nullopt, {Cluster, Barrier},
         "The barrier of all threads of a cluster."_msg},
        {BlocksAsClusters, "blocksAsClusters", "Blocks as clusters"_msg, std::nullopt, {GridDim, Cluster},
         "A kernel declared with __block_size__ and a cluster is launched with a number of clusters in "
         "place of a number of blocks."_msg},
        {Cooperative, "cooperative", "Cooperative"_msg, RuleId::CooperativeTooLarge, {GridSync, ResidentBlock},
         "All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit "
         "on the device."_msg},
        {GridSync, "gridSync", "Grid synchronisation"_msg, RuleId::CooperativeTooLarge, {Cooperative, Barrier},
         "A barrier of all threads of a grid, this_grid().sync(), which only a cooperative launch allows."_msg},
        {AtomicOperation, "atomicOperation", "Atomic operation"_msg, std::nullopt, {DistributedSharedMemory, GlobalMemory},
         "A read, a change and a write of one address that no other thread can come between."_msg},
        {Mig, "mig", "MIG"_msg, std::nullopt, {PortableClusterSize},
         "Multi-instance GPU: a GPU that is divided into smaller ones, each with a part of its SMs."_msg},
    }};
    // clang-format on
}

constexpr std::array<TermRow, termCount> rows = makeTermRows();

constexpr const TermRow& rowOf(Term term) {
    return rows[static_cast<std::size_t>(term)];
}

constexpr bool areInOrder() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows.at(i).term != static_cast<Term>(i))
            return false;
    return true;
}
static_assert(areInOrder(), "a row for each term, in the order of Term");

} // namespace

std::string_view toString(Term term) {
    return rowOf(term).name;
}

std::optional<Term> termFromName(std::string_view name) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const TermRow& row) { return row.name == name; });
    return found == rows.end() ? std::nullopt : std::optional(found->term);
}

std::string titleFor(Term term) {
    return rowOf(term).title.text();
}

std::string messageFor(Term term) {
    return rowOf(term).sentence.text();
}

std::optional<RuleId> relatedRule(Term term) {
    return rowOf(term).rule;
}

std::vector<Term> relatedTerms(Term term) {
    const TermList& related = rowOf(term).related;
    return {related.terms.begin(), related.terms.begin() + static_cast<std::ptrdiff_t>(related.count)};
}

} // namespace trichevron::core
