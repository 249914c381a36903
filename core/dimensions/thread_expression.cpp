// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/thread_expression.h"

#include "core/catalogue/message_literal.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace trichevron::core {
namespace {

constexpr std::array<const char*, 3> axisNames{"x", "y", "z"};
constexpr Count past32Bits = Count{1} << 32;
constexpr Count past64Bits = Count{1} << 64;

std::string text(Count count) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(count % 10)));
        count /= 10;
    } while (count != 0);
    return digits;
}

template <class Triple>
std::vector<Count> axesOf(const Triple& triple) {
    return {triple.x, triple.y, triple.z};
}

/// The rank of an index in an extent. `widen` puts a 64-bit type before the first factor of a product.
std::string rankExpression(const std::string& index, const std::string& extent, bool widen) {
    if (!widen)
        return fmt::format("{0}.x + {0}.y * {1}.x + {0}.z * {1}.x * {1}.y", index, extent);
    return fmt::format("{0}.x + size_t({1}.x) * ({0}.y + size_t({1}.y) * {0}.z)", index, extent);
}

template <class Level>
std::string rankNumbers(const Index<Level>& index, const Extent<Level>& extent) {
    return fmt::format("{} + {} * {} + {} * {} * {}", index.x, index.y, extent.x, index.z, extent.x,
                       extent.y);
}

/// The expression in arithmetic that holds every rank of the launch; empty where none does.
std::vector<std::string> widthFor(Count ranks, const std::string& narrow, const std::string& wide) {
    if (ranks > past64Bits)
        return {};
    return {ranks > past32Bits ? wide : narrow};
}

struct Builder {
    const LaunchShape& shape;
    const ThreadPlace& place;
    std::vector<ThreadExpression> list;

    void index(const char* id, std::string name, std::vector<Count> values, const char* cuda,
               const char* cooperative) {
        ThreadExpression given{id, std::move(name), std::move(values), {}, cooperative, {}};
        for (const char* axis : axisNames)
            given.cuda.push_back(fmt::format("{}.{}", cuda, axis));
        list.push_back(std::move(given));
    }
    void rank(const char* id, std::string name, Count value, std::vector<std::string> cuda,
              const char* cooperative, const std::string& numbers) {
        list.push_back({id, std::move(name), {value}, std::move(cuda), cooperative, {numbers}});
    }

    void inBlock() {
        index("threadIdx", "threadIdx", axesOf(place.threadIdx), "threadIdx",
              "cg::this_thread_block().thread_index()");
        index("blockIdx", "blockIdx", axesOf(place.blockIdx), "blockIdx",
              "cg::this_thread_block().group_index()");
        const std::string id = rankExpression("threadIdx", "blockDim", false);
        const std::string numbers = rankNumbers(place.threadIdx, shape.block);
        const Count threads = volume(shape.block);
        rank("threadId", "thread ID"_msg(), place.threadId,
             widthFor(threads, id, rankExpression("threadIdx", "blockDim", true)),
             "cg::this_thread_block().thread_rank()", numbers);
        const std::string wide = rankExpression("threadIdx", "blockDim", true);
        rank("warp", "warp"_msg(), place.warp,
             widthFor(threads, fmt::format("({}) / warpSize", id), fmt::format("({}) / warpSize", wide)),
             shape.warpSize == 32 ? "cg::tiled_partition<32>(cg::this_thread_block()).meta_group_rank()" : "",
             fmt::format("({}) / {}", numbers, shape.warpSize));
        rank("lane", "lane"_msg(), place.lane,
             widthFor(threads, fmt::format("({}) % warpSize", id), fmt::format("({}) % warpSize", wide)),
             shape.warpSize == 32 ? "cg::tiled_partition<32>(cg::this_thread_block()).thread_rank()" : "",
             fmt::format("({}) % {}", numbers, shape.warpSize));
    }

    /// The threads of the warp: the first and the last thread ID, and their group.
    void warpMates() {
        const WarpMates mates = findWarpMates(shape, place);
        const Count max = volume(shape.block) + shape.warpSize; // the sum before min()
        const std::string firstNarrow =
            fmt::format("({}) / warpSize * warpSize", rankExpression("threadIdx", "blockDim", false));
        const std::string firstWide =
            fmt::format("({}) / warpSize * warpSize", rankExpression("threadIdx", "blockDim", true));
        rank("warpFirst", "first thread ID"_msg(), mates.first, widthFor(max, firstNarrow, firstWide), "",
             fmt::format("{} * {}", shape.warpSize, text(place.warp)));
        rank(
            "warpLast", "last thread ID"_msg(), mates.last,
            widthFor(max,
                     fmt::format("min({} + warpSize, blockDim.x * blockDim.y * blockDim.z) - 1", firstNarrow),
                     fmt::format("min({} + warpSize, size_t(blockDim.x) * blockDim.y * blockDim.z) - 1",
                                 firstWide)),
            "",
            fmt::format("min({0} * {1} + {0}, {2} * {3} * {4}) - 1", shape.warpSize, text(place.warp),
                        shape.block.x, shape.block.y, shape.block.z));
        if (shape.warpSize == 32)
            group("warpGroup", "the warp as a group"_msg(),
                  "cg::tiled_partition<32>(cg::this_thread_block())");
    }

    void group(const char* id, std::string name, const char* cooperative) {
        list.push_back({id, std::move(name), {}, {}, cooperative, {}});
    }

    void inGrid() {
        rank("blockRank", "block rank"_msg(), place.blockRank,
             widthFor(volume(shape.grid), rankExpression("blockIdx", "gridDim", false),
                      rankExpression("blockIdx", "gridDim", true)),
             volume(shape.grid) > past64Bits ? "" : "cg::this_grid().block_rank()",
             rankNumbers(place.blockIdx, shape.grid));
    }

    /// A kernel can read the dimensions of its cluster only with cooperative groups.
    void inCluster() {
        ThreadExpression cluster{"clusterIdx",
                                 "cluster index"_msg(),
                                 axesOf(place.clusterIdx),
                                 {},
                                 "cg::this_grid().cluster_index()",
                                 {}};
        ThreadExpression inCluster{"blockInCluster",
                                   "block index in cluster"_msg(),
                                   axesOf(place.blockInCluster),
                                   {},
                                   "cg::this_cluster().block_index()",
                                   {}};
        for (std::size_t a = 0; a < 3; ++a) {
            const std::string dim = fmt::format("cg::this_cluster().dim_blocks().{}", axisNames[a]);
            const std::uint32_t block = place.blockIdx[allAxes[a]];
            const std::uint32_t size = shape.cluster[allAxes[a]];
            cluster.cuda.push_back(fmt::format("blockIdx.{} / {}", axisNames[a], dim));
            cluster.numbers.push_back(fmt::format("{} / {}", block, size));
            inCluster.cuda.push_back(fmt::format("blockIdx.{} % {}", axisNames[a], dim));
            inCluster.numbers.push_back(fmt::format("{} % {}", block, size));
        }
        list.push_back(std::move(cluster));
        rank("clusterRank", "cluster rank"_msg(), place.clusterRank, {"cg::this_grid().cluster_rank()"},
             "cg::this_grid().cluster_rank()", rankNumbers(place.clusterIdx, gridInClusters(shape)));
        list.push_back(std::move(inCluster));
        rank("blockRankInCluster", "block rank in cluster"_msg(), place.blockRankInCluster,
             {"cg::this_cluster().block_rank()"}, "cg::this_cluster().block_rank()",
             rankNumbers(place.blockInCluster, shape.cluster));
    }

    /// The blocks of the cluster: the first and the last index, their group, and access to the shared memory
    /// of another block of the cluster.
    void clusterMates() {
        const ClusterMates mates = findClusterMates(shape, place);
        ThreadExpression first{"clusterFirst", "first blockIdx"_msg(), axesOf(mates.first), {}, "", {}};
        ThreadExpression last{"clusterLast", "last blockIdx"_msg(), axesOf(mates.last), {}, "", {}};
        for (std::size_t a = 0; a < 3; ++a) {
            const std::string dim = fmt::format("cg::this_cluster().dim_blocks().{}", axisNames[a]);
            const std::string begin =
                fmt::format("cg::this_grid().cluster_index().{} * {}", axisNames[a], dim);
            const std::uint32_t cluster = place.clusterIdx[allAxes[a]];
            const std::uint32_t size = shape.cluster[allAxes[a]];
            first.cuda.push_back(begin);
            first.numbers.push_back(fmt::format("{} * {}", cluster, size));
            last.cuda.push_back(fmt::format("{} + {} - 1", begin, dim));
            last.numbers.push_back(fmt::format("{0} * {1} + {1} - 1", cluster, size));
        }
        list.push_back(std::move(first));
        list.push_back(std::move(last));
        group("clusterGroup", "the cluster as a group"_msg(), "cg::this_cluster()");
        group("clusterShared", "__shared__ variable v of the next block"_msg(),
              "cg::this_cluster().map_shared_rank(&v, (cg::this_cluster().block_rank() + 1) % "
              "cg::this_cluster().num_blocks())");
    }

    ThreadExpression global(const char* id, std::string name, std::size_t axes) const {
        ThreadExpression expression{id, std::move(name), {}, {}, "", {}};
        const std::array<std::uint64_t, 3> values{place.global.x, place.global.y, place.global.z};
        for (std::size_t a = 0; a < axes; ++a) {
            const Axis axis = allAxes[a];
            const bool wide = Count{shape.grid[axis]} * shape.block[axis] > past32Bits;
            expression.values.push_back(values[a]);
            const std::string block = fmt::format("blockIdx.{}", axisNames[a]);
            expression.cuda.push_back(fmt::format("{0} * blockDim.{1} + threadIdx.{1}",
                                                  wide ? "size_t(" + block + ")" : block, axisNames[a]));
            expression.numbers.push_back(
                fmt::format("{} * {} + {}", place.blockIdx[axis], shape.block[axis], place.threadIdx[axis]));
        }
        return expression;
    }

    /// A sum that is multiplied next is in parentheses.
    static std::string inFactor(std::size_t axis, const std::string& sum) {
        return axis == 0 ? sum : fmt::format("({})", sum);
    }

    /// The index in memory of an element that every kernel here computes: row by row, x running fastest.
    void linearElement(const ProblemExtent& problem, std::size_t axes) {
        const ThreadExpression element = global("element", "", axes);
        const bool isWide = volume(problem) > past32Bits;
        Count value = 0;
        std::string cuda;
        std::string numbers;
        for (std::size_t a = axes; a-- > 0;) {
            const std::string index = fmt::format("({})", element.cuda[a]);
            const std::string number = text(element.values[a]);
            if (a + 1 == axes) {
                value = element.values[a];
                cuda = (isWide ? "size_t" : "") + index;
                numbers = number;
                continue;
            }
            const std::uint32_t size = problem[allAxes[a]];
            value = value * size + element.values[a];
            cuda = inFactor(a, fmt::format("{} * n{} + {}", cuda, axisNames[a], index));
            numbers = inFactor(a, fmt::format("{} * {} + {}", numbers, size, number));
        }
        rank("elementRank", "linear index"_msg(), value, widthFor(volume(problem), cuda, cuda), "", numbers);
    }

    void everywhere() {
        list.push_back(global("globalIndex", "global index"_msg(), 3));
        const Count threads = threadCount(shape);
        if (place.globalRank == ~Count{0}) // it saturated: there is no value to compute
            return;
        const std::string block = rankExpression("blockIdx", "gridDim", threads > past32Bits);
        const std::string size = threads > past32Bits ? "(size_t(blockDim.x) * blockDim.y * blockDim.z)"
                                                      : "(blockDim.x * blockDim.y * blockDim.z)";
        const std::string thread = rankExpression("threadIdx", "blockDim", volume(shape.block) > past32Bits);
        const std::string cuda = fmt::format("({}) * {} + {}", block, size, thread);
        rank("globalRank", "global rank"_msg(), place.globalRank, widthFor(threads, cuda, cuda),
             threads > past64Bits ? "" : "cg::this_grid().thread_rank()",
             fmt::format("({}) * ({} * {} * {}) + {}", rankNumbers(place.blockIdx, shape.grid), shape.block.x,
                         shape.block.y, shape.block.z, rankNumbers(place.threadIdx, shape.block)));
    }
};

} // namespace

std::vector<ThreadExpression> threadExpressions(const LaunchShape& shape, const ThreadPlace& place,
                                                const std::optional<ProblemExtent>& problem,
                                                int problemAxes) {
    Builder builder{shape, place, {}};
    builder.inBlock();
    builder.warpMates();
    builder.inGrid();
    if (volume(shape.cluster) > 1) {
        builder.inCluster();
        builder.clusterMates();
    }
    builder.everywhere();
    if (problem && place.global.x < problem->x && place.global.y < problem->y &&
        place.global.z < problem->z) {
        const auto axes = static_cast<std::size_t>(std::clamp(problemAxes, 1, 3));
        builder.list.push_back(builder.global("element", "element"_msg(), axes));
        if (axes > 1)
            builder.linearElement(*problem, axes);
    }
    return std::move(builder.list);
}

const ThreadExpression* expressionWithId(const std::vector<ThreadExpression>& expressions,
                                         std::string_view id) {
    const auto found = std::find_if(expressions.begin(), expressions.end(),
                                    [&](const ThreadExpression& expression) { return expression.id == id; });
    return found == expressions.end() ? nullptr : &*found;
}

std::string valueText(const ThreadExpression& expression) {
    if (expression.values.size() == 1)
        return text(expression.values.front());
    std::string axes;
    for (const Count value : expression.values)
        axes += (axes.empty() ? "(" : ", ") + text(value);
    return axes + ")";
}

std::string cudaText(const ThreadExpression& expression) {
    return fmt::format("{}", fmt::join(expression.cuda, "\n"));
}

WarpMates findWarpMates(const LaunchShape& shape, const ThreadPlace& place) {
    const Count first = place.warp * shape.warpSize;
    return {first, std::min(first + shape.warpSize, volume(shape.block)) - 1};
}

ClusterMates findClusterMates(const LaunchShape& shape, const ThreadPlace& place) {
    const BlockIndex first = blockIndexOf(place.clusterIdx, {}, shape.cluster);
    return {first,
            {first.x + shape.cluster.x - 1, first.y + shape.cluster.y - 1, first.z + shape.cluster.z - 1}};
}

} // namespace trichevron::core
