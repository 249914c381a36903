// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/thread_formula.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

/// A quantity by the name under which threads report it.
struct Formula {
    std::string_view name;
    ThreadFormula value;
};
using Place = const ThreadPlace&;
using Shape = const LaunchShape&;
constexpr std::array<Formula, 26> formulas{{
    {"threadIdx.x", [](Place p, Shape) -> Count { return p.threadIdx.x; }},
    {"threadIdx.y", [](Place p, Shape) -> Count { return p.threadIdx.y; }},
    {"threadIdx.z", [](Place p, Shape) -> Count { return p.threadIdx.z; }},
    {"blockIdx.x", [](Place p, Shape) -> Count { return p.blockIdx.x; }},
    {"blockIdx.y", [](Place p, Shape) -> Count { return p.blockIdx.y; }},
    {"blockIdx.z", [](Place p, Shape) -> Count { return p.blockIdx.z; }},
    {"thread ID", [](Place p, Shape) -> Count { return p.threadId; }},
    {"warp", [](Place p, Shape) -> Count { return p.warp; }},
    {"lane", [](Place p, Shape) -> Count { return p.lane; }},
    {"block rank", [](Place p, Shape) -> Count { return p.blockRank; }},
    {"cluster index x", [](Place p, Shape) -> Count { return p.clusterIdx.x; }},
    {"cluster index y", [](Place p, Shape) -> Count { return p.clusterIdx.y; }},
    {"cluster index z", [](Place p, Shape) -> Count { return p.clusterIdx.z; }},
    {"cluster rank", [](Place p, Shape) -> Count { return p.clusterRank; }},
    {"index in cluster x", [](Place p, Shape) -> Count { return p.blockInCluster.x; }},
    {"index in cluster y", [](Place p, Shape) -> Count { return p.blockInCluster.y; }},
    {"index in cluster z", [](Place p, Shape) -> Count { return p.blockInCluster.z; }},
    {"block rank in cluster", [](Place p, Shape) -> Count { return p.blockRankInCluster; }},
    {"global rank", [](Place p, Shape) -> Count { return p.globalRank; }},
    {"cluster dimension x", [](Place, Shape s) -> Count { return s.cluster.x; }},
    {"cluster dimension y", [](Place, Shape s) -> Count { return s.cluster.y; }},
    {"cluster dimension z", [](Place, Shape s) -> Count { return s.cluster.z; }},
    {"blocks in cluster", [](Place, Shape s) -> Count { return volume(s.cluster); }},
    {"threads in cluster", [](Place, Shape s) -> Count { return volume(s.cluster) * volume(s.block); }},
    {"blocks in grid", [](Place, Shape s) -> Count { return volume(s.grid); }},
    {"threads in grid", [](Place, Shape s) -> Count { return threadCount(s); }},
}};

} // namespace

ThreadFormula findThreadFormula(std::string_view quantity) {
    const auto found = std::find_if(formulas.begin(), formulas.end(),
                                    [&](const Formula& formula) { return formula.name == quantity; });
    return found == formulas.end() ? nullptr : found->value;
}

} // namespace trichevron::core
