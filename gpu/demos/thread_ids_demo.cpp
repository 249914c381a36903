// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/thread_ids_demo.h"

#include "core/text/number_text.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/thread_record.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>

namespace trichevron::gpu {

namespace {

/// Records that differ from the formulas.
struct Wrong {
    std::uint64_t count = 0;
    std::size_t first = 0; ///< rank in the grid of the first wrong thread
    core::Text what;       ///< description of the first difference
};

template <class IndexOrExtent>
bool same(const Triple& a, const IndexOrExtent& b) {
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

template <class Index>
std::string tuple(const Index& index) {
    return fmt::format("({}, {}, {})", index.x, index.y, index.z);
}

/// Values that are equal for all threads of a launch.
struct Sizes {
    core::ClusterExtent clusterDim;
    std::uint32_t clusterBlocks = 0;
    std::uint32_t clusterThreads = 0;
    std::uint64_t gridBlocks = 0;
    std::uint64_t gridThreads = 0;
    friend bool operator==(const Sizes&, const Sizes&) = default;
};

Sizes expectedSizes(const core::LaunchShape& shape) {
    const core::Count blocks = volume(shape.cluster);
    // The device uses 64 bits.
    return {shape.cluster, static_cast<std::uint32_t>(blocks),
            static_cast<std::uint32_t>(blocks * volume(shape.block)),
            static_cast<std::uint64_t>(volume(shape.grid)), static_cast<std::uint64_t>(threadCount(shape))};
}

Sizes recordedSizes(const ThreadRecord& r) {
    return {{r.clusterDim.x, r.clusterDim.y, r.clusterDim.z},
            r.clusterBlocks,
            r.clusterThreads,
            r.gridBlocks,
            r.gridThreads};
}

/// A column of the thread table.
struct Column {
    const char* name;
    std::uint64_t (*value)(const ThreadRecord& record);
};
using Record = const ThreadRecord&;
constexpr std::array<Column, 27> columns{{
    {"threadIdx.x", [](Record r) -> std::uint64_t { return r.threadIndex.x; }},
    {"threadIdx.y", [](Record r) -> std::uint64_t { return r.threadIndex.y; }},
    {"threadIdx.z", [](Record r) -> std::uint64_t { return r.threadIndex.z; }},
    {"blockIdx.x", [](Record r) -> std::uint64_t { return r.blockIndex.x; }},
    {"blockIdx.y", [](Record r) -> std::uint64_t { return r.blockIndex.y; }},
    {"blockIdx.z", [](Record r) -> std::uint64_t { return r.blockIndex.z; }},
    {"thread ID", [](Record r) -> std::uint64_t { return r.threadId; }},
    {"warp", [](Record r) -> std::uint64_t { return r.warp; }},
    {"lane", [](Record r) -> std::uint64_t { return r.lane; }},
    {"block rank", [](Record r) -> std::uint64_t { return r.blockRank; }},
    {"cluster index x", [](Record r) -> std::uint64_t { return r.clusterIndex.x; }},
    {"cluster index y", [](Record r) -> std::uint64_t { return r.clusterIndex.y; }},
    {"cluster index z", [](Record r) -> std::uint64_t { return r.clusterIndex.z; }},
    {"cluster rank", [](Record r) -> std::uint64_t { return r.clusterRank; }},
    {"index in cluster x", [](Record r) -> std::uint64_t { return r.blockInCluster.x; }},
    {"index in cluster y", [](Record r) -> std::uint64_t { return r.blockInCluster.y; }},
    {"index in cluster z", [](Record r) -> std::uint64_t { return r.blockInCluster.z; }},
    {"block rank in cluster", [](Record r) -> std::uint64_t { return r.blockRankInCluster; }},
    {"global rank", [](Record r) -> std::uint64_t { return r.globalRank; }},
    {"SM", [](Record r) -> std::uint64_t { return r.sm; }},
    {"cluster dimension x", [](Record r) -> std::uint64_t { return r.clusterDim.x; }},
    {"cluster dimension y", [](Record r) -> std::uint64_t { return r.clusterDim.y; }},
    {"cluster dimension z", [](Record r) -> std::uint64_t { return r.clusterDim.z; }},
    {"blocks in cluster", [](Record r) -> std::uint64_t { return r.clusterBlocks; }},
    {"threads in cluster", [](Record r) -> std::uint64_t { return r.clusterThreads; }},
    {"blocks in grid", [](Record r) -> std::uint64_t { return r.gridBlocks; }},
    {"threads in grid", [](Record r) -> std::uint64_t { return r.gridThreads; }},
}};

/// A quantity that a thread wrote, and what the formula gives.
struct Difference {
    core::Text quantity;
    std::string found;
    std::string expected;
};

/// The first quantity of a record that differs.
Difference difference(const ThreadRecord& record, const core::ThreadPlace& place, const Sizes& sizes) {
    const auto rank = [&](core::Text what, std::uint64_t found, core::Count expected) {
        return Difference{std::move(what), std::to_string(found), core::digits(expected)};
    };
    const auto index = [&](core::Text what, const Triple& found, const auto& expected) {
        return Difference{std::move(what), tuple(found), tuple(expected)};
    };
    for (Difference& quantity : std::vector<Difference>{
             index(core::verbatim("threadIdx"), record.threadIndex, place.threadIdx),
             index(core::verbatim("blockIdx"), record.blockIndex, place.blockIdx),
             rank("thread ID"_msg, record.threadId, place.threadId),
             rank("warp"_msg, record.warp, place.warp),
             rank("lane"_msg, record.lane, place.lane),
             rank("block rank"_msg, record.blockRank, place.blockRank),
             index("cluster index"_msg, record.clusterIndex, place.clusterIdx),
             rank("cluster rank"_msg, record.clusterRank, place.clusterRank),
             index("index in the cluster"_msg, record.blockInCluster, place.blockInCluster),
             rank("block rank in the cluster"_msg, record.blockRankInCluster, place.blockRankInCluster),
             rank("global rank"_msg, record.globalRank, place.globalRank),
             index("cluster dimension"_msg, record.clusterDim, sizes.clusterDim),
             rank("blocks in the cluster"_msg, record.clusterBlocks, sizes.clusterBlocks),
             rank("threads in the cluster"_msg, record.clusterThreads, sizes.clusterThreads),
             rank("blocks in the grid"_msg, record.gridBlocks, sizes.gridBlocks),
             rank("threads in the grid"_msg, record.gridThreads, sizes.gridThreads),
         })
        if (quantity.found != quantity.expected)
            return std::move(quantity);
    return {};
}

/// What a thread wrote wrongly.
core::Text describe(const core::ThreadIndex& thread, const core::BlockIndex& block,
                    const ThreadRecord& record, const core::ThreadPlace& place, const Sizes& sizes) {
    const auto who = "thread"_a = tuple(thread);
    const auto where = "block"_a = tuple(block);
    if (record.written != 1)
        return "thread {thread} of block {block} wrote nothing"_msg.with(who, where);
    const Difference first = difference(record, place, sizes);
    return "thread {thread} of block {block} wrote {quantity} {found}, but the formula gives {expected}"_msg
        .with(who, where, "quantity"_a = first.quantity, "found"_a = first.found,
              "expected"_a = first.expected);
}

/// True where nothing differs, without creating text.
bool agrees(const ThreadRecord& r, const core::ThreadPlace& p, const Sizes& sizes) {
    return r.written == 1 && sizes == recordedSizes(r) && same(r.threadIndex, p.threadIdx) &&
           same(r.blockIndex, p.blockIdx) && r.threadId == p.threadId && r.warp == p.warp &&
           r.lane == p.lane && r.blockRank == p.blockRank && same(r.clusterIndex, p.clusterIdx) &&
           r.clusterRank == p.clusterRank && same(r.blockInCluster, p.blockInCluster) &&
           r.blockRankInCluster == p.blockRankInCluster && r.globalRank == p.globalRank;
}

/// Compares `count` records, starting with the thread of global rank `first`.
Wrong compare(const ThreadRecord* records, std::size_t first, std::size_t count,
              const core::LaunchShape& shape) {
    Wrong wrong;
    const Sizes sizes = expectedSizes(shape);
    const auto threads = static_cast<std::size_t>(volume(shape.block));
    std::size_t blockRank = first / threads;
    std::size_t threadId = first % threads;
    core::BlockIndex block = toIndex(blockRank, shape.grid);
    core::ThreadIndex thread = toIndex(threadId, shape.block);
    for (std::size_t k = 0; k < count; ++k) {
        const core::ThreadPlace place = computePlace(shape, block, thread);
        if (!agrees(records[k], place, sizes) && wrong.count++ == 0) {
            wrong.first = first + k;
            wrong.what = describe(thread, block, records[k], place, sizes);
        }
        if (++threadId == threads) {
            threadId = 0;
            block = toIndex(++blockRank, shape.grid);
        }
        // Next thread: x varies fastest.
        if (++thread.x == shape.block.x) {
            thread.x = 0;
            if (++thread.y == shape.block.y) {
                thread.y = 0;
                if (++thread.z == shape.block.z)
                    thread.z = 0;
            }
        }
    }
    return wrong;
}

class ThreadIdsDemo : public Demo {
public:
    ThreadIdsDemo(core::KernelInfo info, const void* function, const void* traced)
        : Demo(Chapter::ThreadIds, std::move(info), function, traced) {}

    void prepare(const DemoLaunch& launch) override {
        requireNoProblem(info(), launch.config);
        const core::Count threads = threadCount(launch.shape);
        const core::Count blocks = volume(launch.shape.grid);
        recorded_ = static_cast<unsigned long long>(std::min<core::Count>(threads, maxRecordedThreads));
        placed_ = static_cast<unsigned>(std::min<core::Count>(blocks, core::maxPlacedBlocks));
        const core::Bytes recordBytes{std::max<std::uint64_t>(recorded_, 1) * sizeof(ThreadRecord)};
        const core::Bytes placeBytes{std::max<std::uint64_t>(placed_, 1) * sizeof(std::int32_t)};
        records_.ensure(recordBytes);
        blockSm_.ensure(placeBytes);
        checkCuda(cudaMemsetAsync(records_.data(), 0, recordBytes.value, launch.stream), "cudaMemsetAsync");
        checkCuda(cudaMemsetAsync(blockSm_.data(), 0xFF, placeBytes.value, launch.stream), "cudaMemsetAsync");
        recordsPointer_ = records_.data();
        blockSmPointer_ = blockSm_.data();
    }

    std::span<void*> arguments(unsigned) override { return arguments_; }

    void release() override {
        records_.release();
        blockSm_.release();
    }

    DemoOutcome check(const DemoLaunch& launch) override {
        Wrong wrong;
        std::vector<core::ThreadColumn> threads;
        threads.reserve(columns.size());
        for (const Column& column : columns)
            threads.push_back({column.name, {}});
        std::mutex mutex;
        launch.staging->download(records_.data(), recorded_, sizeof(ThreadRecord), launch.stream,
                                 [&](const void* data, std::size_t first, std::size_t count) {
                                     const auto* records = static_cast<const ThreadRecord*>(data);
                                     addRows(records, first, count, threads);
                                     parallelFor(count, [&](std::size_t begin, std::size_t end) {
                                         Wrong part = compare(records + begin, first + begin, end - begin,
                                                              launch.shape);
                                         if (part.count == 0)
                                             return;
                                         const std::scoped_lock lock(mutex);
                                         if (wrong.count == 0 || part.first < wrong.first) {
                                             wrong.first = part.first;
                                             wrong.what = std::move(part.what);
                                         }
                                         wrong.count += part.count;
                                     });
                                 });
        DemoOutcome outcome;
        outcome.verification = {recorded_, wrong.count, summary(wrong, threadCount(launch.shape))};
        outcome.placement = readPlacement(launch);
        outcome.threads = std::move(threads);
        return outcome;
    }

private:
    static void addRows(const ThreadRecord* records, std::size_t first, std::size_t count,
                        std::vector<core::ThreadColumn>& threads) {
        const std::size_t end = std::min(first + count, core::maxReportedThreads);
        for (std::size_t c = 0; c < columns.size(); ++c)
            for (std::size_t k = first; k < end; ++k)
                threads[c].values.push_back(columns.at(c).value(records[k - first]));
    }

    core::Placement readPlacement(const DemoLaunch& launch) const {
        core::Placement placement;
        placement.blockSm.resize(placed_);
        launch.staging->download(blockSm_.data(), placed_, sizeof(std::int32_t), launch.stream,
                                 [&](const void* data, std::size_t first, std::size_t count) {
                                     std::memcpy(placement.blockSm.data() + first, data,
                                                 count * sizeof(std::int32_t));
                                 });
        return placement;
    }

    core::Text summary(const Wrong& wrong, core::Count threads) const {
        const auto right = "right"_a = recorded_ - wrong.count;
        const auto recorded = "recorded"_a = recorded_;
        const auto all = "all"_a = threads;
        const auto first = "first"_a = wrong.what;
        if (recorded_ < threads)
            return wrong.count == 0
                       ? "{right} of the first {recorded} threads wrote IDs that match the formulas; all "
                         "{all} "
                         "threads ran, but only the first were recorded."_msg.with(right, recorded, all)
                       : "{right} of the first {recorded} threads wrote IDs that match the formulas; all "
                         "{all} "
                         "threads ran, but only the first were recorded; the first wrong one: "
                         "{first}."_msg.with(right, recorded, all, first);
        return wrong.count == 0
                   ? "{right} of {recorded} threads wrote IDs that match the formulas."_msg.with(right,
                                                                                                 recorded)
                   : "{right} of {recorded} threads wrote IDs that match the formulas; the first wrong one: "
                     "{first}."_msg.with(right, recorded, first);
    }

    DeviceBuffer records_;
    DeviceBuffer blockSm_;
    void* recordsPointer_ = nullptr;
    unsigned long long recorded_ = 0;
    void* blockSmPointer_ = nullptr;
    unsigned placed_ = 0;
    std::array<void*, 4> arguments_{&recordsPointer_, &recorded_, &blockSmPointer_, &placed_};
};

} // namespace

std::unique_ptr<Demo> makeThreadIdsDemo(core::KernelInfo info, const void* function, const void* traced) {
    return std::make_unique<ThreadIdsDemo>(std::move(info), function, traced);
}

} // namespace trichevron::gpu
