// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Repeats the English texts of gpu/demos; tests/gpu/demo_table_test.cpp compares them.
#include "core/demo/demo_text.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

namespace chapter {
constexpr Message threadIds = "Thread IDs"_msg;
constexpr Message addition = "Addition"_msg;
constexpr Message volume3d = "3-D volume"_msg;
constexpr Message blockCooperation = "Block cooperation"_msg;
constexpr Message executionConfiguration = "Execution configuration"_msg;
constexpr Message sharedMemory = "Shared memory"_msg;
constexpr Message streams = "Streams"_msg;
constexpr Message localMemory = "Local memory"_msg;
constexpr Message launchBounds = "Launch bounds"_msg;
constexpr Message clusters = "Clusters"_msg;
constexpr Message distributedSharedMemory = "Distributed shared memory"_msg;
constexpr Message blocksAsClusters = "Blocks as clusters"_msg;
constexpr Message cooperativeLaunches = "Cooperative launches"_msg;
constexpr Message cachesAndCoherency = "Caches and coherency"_msg;
constexpr Message errors = "Errors"_msg;
} // namespace chapter

struct KernelRow {
    Message chapter;
    std::string_view id;
    Message title;
    Message summary;
    Message otherWords = {}; ///< of a search, that neither has
};

/// In the order of gpu/demos. The texts of some kernels depend on the device: such a kernel has several rows,
/// that of most devices first.
constexpr std::array<KernelRow, 41> kernels{{
    {chapter::threadIds, "threadIds", "Thread IDs"_msg,
     "Every thread writes its IDs at every level of the launch, and the SM that it ran on."_msg},
    {chapter::addition, "matrixAdd", "Matrix addition"_msg,
     "Adds two matrices with one thread per element, and a guard for threads outside the matrix."_msg},
    {chapter::addition, "matrixAddByRows", "Matrix addition, x counts rows"_msg,
     "Adds two matrices with x as the row index, as in A[i][j], so that the accesses of a warp are not "
     "coalesced. Compare its bandwidth with that of the matrix addition."_msg},
    {chapter::addition, "matrixAddFourRows", "Matrix addition, four rows per thread"_msg,
     "Adds two matrices with eight loads of each thread in flight, which reaches the bandwidth of a "
     "copy."_msg},
    {chapter::addition, "matrixAddOneBlock", "Matrix addition by one block"_msg,
     "Adds two matrices by one block, indexed by threadIdx alone; further blocks compute the same "
     "elements again."_msg},
    {chapter::addition, "vectorAdd", "Vector addition"_msg,
     "Adds two vectors with one thread per element, and a guard for threads past the end."_msg},
    {chapter::addition, "vectorAddFloat4", "Vector addition, four elements at a time"_msg,
     "Adds two vectors with loads of 16 bytes, which keep enough bytes in flight to reach the bandwidth "
     "of a copy."_msg},
    {chapter::addition, "vectorAddGridStride", "Vector addition, grid-stride loop"_msg,
     "Adds two vectors with a grid-stride loop, so that any grid covers all elements."_msg},
    {chapter::addition, "vectorAddUnguarded", "Vector addition without a guard"_msg,
     "Adds two vectors without checking whether a thread is past the end, and reports what the threads "
     "past the end write."_msg},
    {chapter::volume3d, "stencil3d", "Stencil in a volume"_msg,
     "Adds up each element of a volume and its six neighbours, with grid and block in three dimensions."_msg},
    {chapter::blockCooperation, "blockSum", "Sum of each block"_msg,
     "The threads of a block add up their elements in shared memory, with __syncthreads() between the "
     "steps."_msg},
    {chapter::executionConfiguration, "launchWays", "Four ways to launch"_msg,
     "Launches one kernel by <<<>>>, cudaLaunchKernelEx, cuLaunchKernel and cuLaunchKernelEx, and shows "
     "how each of them reports an error."_msg},
    {chapter::sharedMemory, "transposeDynamic", "Transpose, dynamic shared memory"_msg,
     "Transposes a matrix through the largest tiles that fit into the launch's dynamic shared memory; "
     "more than 48 KB need an opt-in."_msg},
    {chapter::sharedMemory, "transposeStatic", "Transpose, static shared memory"_msg,
     "Transposes a matrix through tiles of 32 × 32 elements in static shared memory, with padding "
     "against bank conflicts."_msg},
    {chapter::streams, "programmaticLaunch", "Programmatic dependent launch"_msg,
     "Launches two kernels in one stream, of which the second needs the results of the first, and reports "
     "by how much they overlap: not at all without programmaticStreamSerializationAllowed."_msg},
    {chapter::streams, "twoStreams", "Two streams"_msg,
     "Launches the same kernel in two streams, and reports whether the two ran concurrently: not in the "
     "default stream, but possibly in created streams. Streams of green contexts have SMs of their own. A "
     "launch completion event lets the second begin once all blocks of the first have begun."_msg},
    {chapter::localMemory, "localMemory4K", "Local memory, 4 KiB"_msg,
     "Each thread has an array of 4 KiB, too large for registers: the memory that the device allocates "
     "for it, and the time of the first launch."_msg},
    {chapter::localMemory, "localMemory64K", "Local memory, 64 KiB"_msg,
     "Each thread has an array of 64 KiB: even a small launch makes the device allocate memory for all "
     "threads that can be resident."_msg},
    {chapter::launchBounds, "boundsNone", "No launch bounds"_msg,
     "A computation that uses many registers, without launch bounds, for comparison with the bounded "
     "versions."_msg},
    {chapter::launchBounds, "bounds128", "Launch bounds 128"_msg,
     "A computation that uses many registers, with __launch_bounds__(128): the effect on registers, "
     "spills, occupancy and time."_msg},
    {chapter::launchBounds, "bounds256x4", "Launch bounds 256, 4"_msg,
     "A computation that uses many registers, with __launch_bounds__(256, 4): the effect on registers, "
     "spills, occupancy and time."_msg},
    {chapter::launchBounds, "bounds1024x2", "Launch bounds 1024, 2"_msg,
     "A computation that uses many registers, with __launch_bounds__(1024, 2): the effect on registers, "
     "spills, occupancy and time."_msg},
    {chapter::launchBounds, "bounds1024x2", "Launch bounds 1024, 1"_msg,
     "A computation that uses many registers, with __launch_bounds__(1024, 1): the effect on registers, "
     "spills, occupancy and time."_msg},
    {chapter::clusters, "clusterDeclared", "Declared cluster"_msg,
     "__cluster_dims__(2, 1, 1): pairs of blocks that read each other's shared memory, with any launch "
     "function."_msg},
    {chapter::clusters, "clusterAtLaunch", "Cluster at launch"_msg,
     "A kernel that takes any cluster that the launch sets: each block reads the shared memory of the "
     "next block in its cluster."_msg},
    {chapter::clusters, "clusterRequired", "Cluster required"_msg,
     "__cluster_dims__() without sizes: a launch that sets no cluster is refused."_msg},
    {chapter::distributedSharedMemory, "histogramBlock", "Histogram in shared memory"_msg,
     "Counts keys in the shared memory of each block, where all bins must fit, and then adds up the "
     "blocks."_msg},
    {chapter::distributedSharedMemory, "histogramBlockSkewed", "Histogram in shared memory, skewed"_msg,
     "The same kernel with skewed keys: more than half of them belong to one bin."_msg},
    {chapter::distributedSharedMemory, "histogramCluster", "Histogram in distributed shared memory"_msg,
     "Counts keys in the shared memory of all blocks of a cluster, which together hold more bins than "
     "one block."_msg},
    {chapter::distributedSharedMemory, "histogramClusterSkewed",
     "Histogram in distributed shared memory, skewed"_msg,
     "The same kernel with skewed keys: more than half of them belong to one bin."_msg},
    {chapter::distributedSharedMemory, "histogramGlobal", "Histogram in global memory"_msg,
     "Counts keys in bins with atomic additions to global memory."_msg},
    {chapter::distributedSharedMemory, "histogramGlobalSkewed", "Histogram in global memory, skewed"_msg,
     "The same kernel with skewed keys: more than half of them belong to one bin."_msg},
    {chapter::blocksAsClusters, "blocksAsClusters", "Blocks as clusters"_msg,
     "__block_size__((128, 1, 1), (2, 1, 1)): the grid of the launch counts clusters, so twice as many "
     "blocks run."_msg},
    {chapter::cooperativeLaunches, "gridSync", "Grid synchronisation"_msg,
     "Computes the sum of each block and, after a barrier for the whole grid, the sum of those sums. "
     "Needs a cooperative launch."_msg},
    {chapter::cachesAndCoherency, "readOnlyStale", "Read-only path, misused"_msg,
     "Reads data through the non-coherent path while the kernel writes it: the read may return the old "
     "value."_msg},
    {chapter::cachesAndCoherency, "readOnlyRight", "Plain loads, correct"_msg,
     "The same kernel with plain loads: after __syncthreads() each thread sees what its block wrote."_msg},
    {chapter::errors, "deviceAssert", "Error: assert"_msg,
     "An assert() that fails on the device: it prints the block and the thread to the log, and the "
     "context is lost."_msg,
     "assertion, abort"_msg},
    {chapter::errors, "illegalAddress", "Error: illegal address"_msg,
     "One thread writes far outside its array: the launch succeeds, the synchronisation returns the "
     "error, and the context is lost."_msg,
     "segmentation fault, out of bounds, invalid pointer, crash"_msg},
    {chapter::errors, "misalignedAddress", "Error: misaligned address"_msg,
     "A four-byte store to an address that is not a multiple of four: a sticky error, like any other "
     "fault of a kernel."_msg},
    {chapter::errors, "neverEnds", "Error: never ends"_msg,
     "A kernel that waits for a flag that is never set: no call can stop it, so its process is ended at "
     "the time limit."_msg,
     "endless, infinite loop, hang, deadlock, timeout"_msg},
    {chapter::errors, "trapped", "Error: trap"_msg,
     "A thread calls __trap(): the kernel is stopped, and the error says only that the launch failed."_msg},
}};

constexpr std::array<Message, 43> words{
    // Chapters
    chapter::threadIds,
    chapter::addition,
    chapter::volume3d,
    chapter::blockCooperation,
    chapter::executionConfiguration,
    chapter::sharedMemory,
    chapter::streams,
    chapter::localMemory,
    chapter::launchBounds,
    chapter::clusters,
    chapter::distributedSharedMemory,
    chapter::blocksAsClusters,
    chapter::cooperativeLaunches,
    chapter::cachesAndCoherency,
    chapter::errors,
    // Axes of problems, items
    "elements"_msg,
    "columns"_msg,
    "rows"_msg,
    "width"_msg,
    "height"_msg,
    "depth"_msg,
    "bins"_msg,
    "keys"_msg,
    // Columns of thread IDs
    "thread ID"_msg,
    "warp"_msg,
    "lane"_msg,
    "block rank"_msg,
    "cluster index x"_msg,
    "cluster index y"_msg,
    "cluster index z"_msg,
    "cluster rank"_msg,
    "index in cluster x"_msg,
    "index in cluster y"_msg,
    "index in cluster z"_msg,
    "block rank in cluster"_msg,
    "global rank"_msg,
    "cluster dimension x"_msg,
    "cluster dimension y"_msg,
    "cluster dimension z"_msg,
    "blocks in cluster"_msg,
    "threads in cluster"_msg,
    "blocks in grid"_msg,
    "threads in grid"_msg,
};

/// A row with the very text is the best. Else the kernel is known, but from another release.
std::string textOf(const KernelInfo& kernel, Message KernelRow::*member, const std::string& sent) {
    const auto same = std::find_if(kernels.begin(), kernels.end(), [&](const KernelRow& row) {
        return row.id == kernel.id && (row.*member).source() == sent;
    });
    if (same != kernels.end())
        return (same->*member).text();
    const auto known = std::find_if(kernels.begin(), kernels.end(),
                                    [&](const KernelRow& row) { return row.id == kernel.id; });
    const bool isTranslated =
        known != kernels.end() && (known->*member).pattern() != (known->*member).source();
    return isTranslated ? (known->*member).text() : sent;
}

} // namespace

std::string titleFor(const KernelInfo& kernel) {
    return textOf(kernel, &KernelRow::title, kernel.title);
}

std::string summaryFor(const KernelInfo& kernel) {
    return kernel.ownSummary.isEmpty() ? textOf(kernel, &KernelRow::summary, kernel.summary)
                                       : kernel.ownSummary.text();
}

std::string otherWordsFor(const KernelInfo& kernel) {
    const auto known = std::find_if(kernels.begin(), kernels.end(),
                                    [&](const KernelRow& row) { return row.id == kernel.id; });
    return known == kernels.end() || known->otherWords.isEmpty() ? std::string() : known->otherWords.text();
}

std::string demoText(std::string_view english) {
    const auto known = std::find_if(words.begin(), words.end(),
                                    [&](const Message& word) { return word.source() == english; });
    return known == words.end() ? std::string(english) : known->text();
}

std::vector<KernelInfo> knownDemos() {
    std::vector<KernelInfo> demos;
    for (const KernelRow& row : kernels) {
        if (!demos.empty() && demos.back().id == row.id)
            continue; // another text of the same kernel
        KernelInfo& info = demos.emplace_back();
        info.id = row.id;
        info.chapter = row.chapter.source();
        info.title = row.title.source();
        info.summary = row.summary.source();
    }
    return demos;
}

} // namespace trichevron::core
