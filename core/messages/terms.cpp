// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/terms.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>

namespace trichevron::core {

namespace {

struct TermRow {
    Term term;
    std::string_view name;
    Message title;
    Message sentence;
    std::optional<RuleId> rule;
    std::string_view related; ///< names of terms, separated by spaces
};

constexpr std::array<TermRow, termCount> rows{{
    {Term::Kernel, "kernel", "Kernel"_msg,
     "A function that many threads of a GPU run at the same time; in CUDA C++ it is declared with __global__."_msg,
     std::nullopt, "launch thread"},
    {Term::Launch, "launch", "Launch"_msg,
     "The request to run a kernel with a grid and a block size, written as kernel<<<grid, block, bytes, stream>>>(arguments) or as a call such as cudaLaunchKernelEx."_msg,
     std::nullopt, "kernel executionConfiguration"},
    {Term::ExecutionConfiguration, "executionConfiguration", "Execution configuration"_msg,
     "What stands between <<< and >>>: the grid, the block, the bytes of dynamic shared memory and the stream."_msg,
     std::nullopt, "grid block dynamicSharedMemory stream"},
    {Term::Thread, "thread", "Thread"_msg,
     "One run of the kernel function, with registers and an index of its own."_msg, std::nullopt,
     "threadIdx warp"},
    {Term::Lane, "lane", "Lane"_msg,
     "The place of a thread in its warp, from 0 to 31: its thread ID modulo 32."_msg, std::nullopt,
     "warp threadId"},
    {Term::Warp, "warp", "Warp"_msg,
     "32 threads of a block with successive thread IDs, which execute instructions together."_msg,
     RuleId::PartialWarp, "lane partialWarp"},
    {Term::PartialWarp, "partialWarp", "Partial warp"_msg,
     "The last warp of a block whose number of threads is no multiple of 32; its other lanes stay empty."_msg,
     RuleId::PartialWarp, "warp block"},
    {Term::Block, "block", "Block"_msg,
     "Threads that run on one SM, share its shared memory and can synchronise with each other."_msg,
     RuleId::ThreadsPerBlock, "grid thread barrier"},
    {Term::Cluster, "cluster", "Cluster"_msg,
     "Blocks that run at the same time on SMs of one GPC and can access each other's shared memory."_msg,
     RuleId::ClusterDividesGrid, "gpc distributedSharedMemory"},
    {Term::Grid, "grid", "Grid"_msg,
     "All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time."_msg,
     RuleId::GridDimTooLarge, "block wave"},
    {Term::Problem, "problem", "Problem"_msg,
     "The elements that the kernel processes; the grid must have a thread for each of them."_msg,
     RuleId::ProblemNotCovered, "grid boundsCheck"},
    {Term::Dim3, "dim3", "dim3"_msg,
     "CUDA's type for sizes along x, y and z; a size that is not given is 1."_msg, std::nullopt,
     "grid block"},
    {Term::ThreadIdx, "threadIdx", "threadIdx"_msg,
     "The index of a thread in its block, along x, y and z, beginning at 0."_msg, std::nullopt,
     "threadId globalIndex"},
    {Term::BlockIdx, "blockIdx", "blockIdx"_msg,
     "The index of a block in its grid, along x, y and z, beginning at 0."_msg, std::nullopt,
     "globalIndex grid"},
    {Term::BlockDim, "blockDim", "blockDim"_msg,
     "The number of threads of a block along each axis, as the kernel reads it."_msg, std::nullopt,
     "block globalIndex"},
    {Term::GridDim, "gridDim", "gridDim"_msg,
     "The number of blocks of the grid along each axis, also for a launch with clusters."_msg,
     RuleId::GridDimTooLarge, "grid blocksAsClusters"},
    {Term::ThreadId, "threadId", "Thread ID"_msg,
     "The rank of a thread in its block: x + y·Dx + z·Dx·Dy, so that x counts fastest."_msg, std::nullopt,
     "threadIdx warp"},
    {Term::GlobalIndex, "globalIndex", "Global index"_msg,
     "The index of a thread in the whole grid: blockIdx · blockDim + threadIdx on each axis."_msg,
     std::nullopt, "threadIdx blockIdx problem"},
    {Term::CeilingDivision, "ceilingDivision", "Ceiling division"_msg,
     "Division rounded up, (n + b - 1) / b in C++: the smallest number of blocks of b threads that covers n elements."_msg,
     RuleId::ProblemNotCovered, "truncation idleThread"},
    {Term::Truncation, "truncation", "Truncating division"_msg,
     "What / does with integers in C++: it drops the remainder, so 1000 / 16 is 62."_msg,
     RuleId::TruncatedGrid, "ceilingDivision"},
    {Term::BoundsCheck, "boundsCheck", "Bounds check"_msg,
     "The condition, such as if (i < n), with which a kernel keeps threads without an element from touching memory."_msg,
     std::nullopt, "idleThread problem"},
    {Term::IdleThread, "idleThread", "Idle thread"_msg,
     "A thread outside the problem, which returns at the bounds check."_msg, RuleId::IdleThreads,
     "boundsCheck ceilingDivision"},
    {Term::GridStrideLoop, "gridStrideLoop", "Grid-stride loop"_msg,
     "A loop in a kernel in which each thread steps by the size of the grid, so that any grid covers the problem."_msg,
     std::nullopt, "problem globalIndex"},
    {Term::Sm, "sm", "SM"_msg,
     "Streaming multiprocessor: the part of a GPU that runs blocks; an H200 has 132 of them."_msg,
     std::nullopt, "block residentBlock gpc"},
    {Term::Gpc, "gpc", "GPC"_msg,
     "Graphics processing cluster: the hardware group of SMs within which all blocks of a cluster run."_msg,
     RuleId::ClusterLargestSize, "cluster sm"},
    {Term::ResidentBlock, "residentBlock", "Resident block"_msg,
     "A block that an SM holds at the moment, with its registers and its shared memory."_msg, std::nullopt,
     "occupancy limiter"},
    {Term::Limiter, "limiter", "Limiter"_msg,
     "The resource that keeps one more block from being resident: warps, blocks, registers, shared memory or barriers."_msg,
     std::nullopt, "residentBlock occupancy"},
    {Term::Occupancy, "occupancy", "Occupancy"_msg,
     "Resident warps per SM, as a share of the maximum; higher occupancy is not always faster."_msg,
     std::nullopt, "limiter residentBlock"},
    {Term::Wave, "wave", "Wave"_msg,
     "The blocks that run at the same time; a grid with more blocks than the GPU holds runs in several waves."_msg,
     std::nullopt, "tailWave residentBlock"},
    {Term::TailWave, "tailWave", "Tail wave"_msg,
     "The last wave where it is not full, so that a part of the SMs has nothing to do."_msg, RuleId::TailWave,
     "wave"},
    {Term::Scalability, "scalability", "Scalability"_msg,
     "Blocks are independent, so the same grid runs on a GPU with few SMs in many waves, and on one with many SMs in few."_msg,
     std::nullopt, "wave sm"},
    {Term::Registers, "registers", "Registers"_msg,
     "32-bit registers per thread of the compiled kernel; a block needs the registers of all its threads at the same time."_msg,
     RuleId::RegistersPerBlock, "spill launchBounds"},
    {Term::Spill, "spill", "Spill"_msg,
     "Values that do not fit into the registers of a thread and that the compiler keeps in local memory."_msg,
     RuleId::RegistersPerThread, "registers localMemory"},
    {Term::LaunchBounds, "launchBounds", "Launch bounds"_msg,
     "The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are refused."_msg,
     RuleId::LaunchBoundsThreads, "registers minBlocks"},
    {Term::MinBlocks, "minBlocks", "minBlocksPerMultiprocessor"_msg,
     "The second launch bound: the resident blocks per SM that the compiler makes room for by limiting registers."_msg,
     std::nullopt, "launchBounds spill"},
    {Term::MaxBlocksPerCluster, "maxBlocksPerCluster", "maxBlocksPerCluster"_msg,
     "The third launch bound: the largest cluster with which the kernel will be launched."_msg,
     RuleId::ClusterBound, "launchBounds cluster"},
    {Term::CudaArch, "cudaArch", "__CUDA_ARCH__"_msg,
     "The architecture that device code is compiled for, such as 900; in host code it is not defined."_msg,
     std::nullopt, "launchBounds computeCapability"},
    {Term::GlobalMemory, "globalMemory", "Global memory"_msg,
     "The memory of the GPU, which all threads can access and which keeps its content between launches."_msg,
     std::nullopt, "coalescing sector"},
    {Term::SharedMemory, "sharedMemory", "Shared memory"_msg,
     "Fast memory on the SM that the threads of one block share as long as the block runs."_msg,
     RuleId::SharedMemoryPerBlock, "barrier dynamicSharedMemory"},
    {Term::StaticSharedMemory, "staticSharedMemory", "Static shared memory"_msg,
     "Shared memory per block that the kernel declares with a size known to the compiler."_msg,
     RuleId::SharedMemoryPerBlock, "sharedMemory"},
    {Term::DynamicSharedMemory, "dynamicSharedMemory", "Dynamic shared memory"_msg,
     "Shared memory per block whose size the launch sets, in addition to what the kernel declares."_msg,
     RuleId::SharedMemoryOptIn, "sharedMemory maxDynamicSharedMemory"},
    {Term::MaxDynamicSharedMemory, "maxDynamicSharedMemory", "Max dynamic shared memory"_msg,
     "The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise it for more than 48 KiB."_msg,
     RuleId::SharedMemoryOptIn, "dynamicSharedMemory optIn"},
    {Term::OptIn, "optIn", "Opt-in"_msg,
     "An attribute of a kernel that raises a limit, set by cudaFuncSetAttribute before the launch."_msg,
     RuleId::SharedMemoryOptIn, "maxDynamicSharedMemory nonPortableCluster"},
    {Term::DistributedSharedMemory, "distributedSharedMemory", "Distributed shared memory"_msg,
     "The shared memory of all blocks of a cluster, which each of them can read, write and update atomically."_msg,
     std::nullopt, "cluster sharedMemory"},
    {Term::LocalMemory, "localMemory", "Local memory"_msg,
     "Private memory per thread, stored in global memory, for data that does not fit into registers."_msg,
     RuleId::RegistersPerThread, "spill registers"},
    {Term::ConstantMemory, "constantMemory", "Constant memory"_msg,
     "Memory that kernels only read, through a cache that is fast when all threads of a warp read the same address."_msg,
     std::nullopt, "readOnlyCache"},
    {Term::ReadOnlyCache, "readOnlyCache", "Read-only cache"_msg,
     "A cache for data that does not change while the kernel runs; it is not kept up to date with writes of the same kernel."_msg,
     std::nullopt, "staleRead constantMemory"},
    {Term::StaleRead, "staleRead", "Stale read"_msg,
     "A read that returns an old value, because a cache does not know that the memory was written."_msg,
     std::nullopt, "readOnlyCache"},
    {Term::Coalescing, "coalescing", "Coalescing"_msg,
     "The joining of the accesses of a warp into few transfers, where neighbouring threads access neighbouring addresses."_msg,
     std::nullopt, "sector warp"},
    {Term::Sector, "sector", "Sector"_msg,
     "32 bytes of memory with successive addresses: the smallest piece that is transferred."_msg,
     std::nullopt, "coalescing"},
    {Term::Barrier, "barrier", "Barrier"_msg,
     "A point that no thread of a group passes before all have reached it; __syncthreads() is that of a block."_msg,
     std::nullopt, "block clusterSync gridSync"},
    {Term::Stream, "stream", "Stream"_msg,
     "The queue of the launch: work in one stream runs in order, and different streams can overlap."_msg,
     std::nullopt, "asynchronousLaunch"},
    {Term::AsynchronousLaunch, "asynchronousLaunch", "Asynchronous launch"_msg,
     "A launch returns to the host before the kernel has run; the host learns of its end by synchronising."_msg,
     std::nullopt, "synchronisation stream"},
    {Term::Synchronisation, "synchronisation", "Synchronisation"_msg,
     "A call in which the host waits for the GPU, such as cudaDeviceSynchronize(); it also returns the errors of kernels."_msg,
     std::nullopt, "asynchronousLaunch stickyError"},
    {Term::LastError, "lastError", "Last error"_msg,
     "The error that a runtime call of this host thread left behind; cudaGetLastError() returns and clears it."_msg,
     std::nullopt, "stickyError runtimeApi"},
    {Term::StickyError, "stickyError", "Sticky error"_msg,
     "An error, such as an illegal address, after which every further call of the process to this GPU fails."_msg,
     std::nullopt, "lastError synchronisation"},
    {Term::RuntimeApi, "runtimeApi", "Runtime API"_msg,
     "The functions that begin with cuda; <<<>>> is compiled into calls of them."_msg, std::nullopt,
     "driverApi"},
    {Term::DriverApi, "driverApi", "Driver API"_msg,
     "The functions that begin with cu; each returns its error, and kernel parameters are passed as pointers."_msg,
     std::nullopt, "runtimeApi"},
    {Term::LaunchBlocking, "launchBlocking", "CUDA_LAUNCH_BLOCKING"_msg,
     "An environment variable that makes every launch wait for its kernel, for debugging."_msg, std::nullopt,
     "asynchronousLaunch"},
    {Term::TimeLimit, "timeLimit", "Kernel time limit"_msg,
     "The time after which the system ends a kernel on a GPU that also drives a display."_msg, std::nullopt,
     "stickyError"},
    {Term::ComputeCapability, "computeCapability", "Compute capability"_msg,
     "The version of a GPU's architecture, such as 9.0, on which limits and features depend."_msg,
     std::nullopt, "cudaArch"},
    {Term::PortableClusterSize, "portableClusterSize", "Portable cluster size"_msg,
     "8 blocks: the largest cluster that is not refused on a device with clusters unless the device is too small for it."_msg,
     RuleId::ClusterPortableSize, "nonPortableCluster cluster"},
    {Term::NonPortableCluster, "nonPortableCluster", "Non-portable cluster size"_msg,
     "Allows clusters of more than 8 blocks; not every device with clusters can run them."_msg,
     RuleId::ClusterPortableSize, "portableClusterSize optIn"},
    {Term::ClusterSync, "clusterSync", "cluster.sync()"_msg, "The barrier of all threads of a cluster."_msg,
     std::nullopt, "cluster barrier"},
    {Term::BlocksAsClusters, "blocksAsClusters", "Blocks as clusters"_msg,
     "A kernel declared with __block_size__ and a cluster is launched with a number of clusters in place of a number of blocks."_msg,
     std::nullopt, "gridDim cluster"},
    {Term::Cooperative, "cooperative", "Cooperative"_msg,
     "All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit on the device."_msg,
     RuleId::CooperativeTooLarge, "gridSync residentBlock"},
    {Term::GridSync, "gridSync", "Grid synchronisation"_msg,
     "A barrier of all threads of a grid, this_grid().sync(), which only a cooperative launch allows."_msg,
     RuleId::CooperativeTooLarge, "cooperative barrier"},
    {Term::AtomicOperation, "atomicOperation", "Atomic operation"_msg,
     "A read, a change and a write of one address that no other thread can come between."_msg, std::nullopt,
     "distributedSharedMemory globalMemory"},
    {Term::Mig, "mig", "MIG"_msg,
     "Multi-instance GPU: a GPU that is divided into smaller ones, each with a part of its SMs."_msg,
     std::nullopt, "portableClusterSize"},
}};

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
    std::vector<Term> terms;
    std::string_view names = rowOf(term).related;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        if (const auto related = termFromName(names.substr(0, end)))
            terms.push_back(*related);
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return terms;
}

} // namespace trichevron::core
