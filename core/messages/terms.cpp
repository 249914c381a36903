// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The English texts of the terms.
#include "core/messages/terms.h"

namespace trichevron::core {

namespace {

struct TermRow {
    Term term;
    std::string_view title;
    std::string_view sentence;
    std::optional<RuleId> rule;
};

constexpr std::array<TermRow, allTerms.size()> rows{{
    {Term::Problem, "Problem",
     "The elements that the kernel processes; the grid must have a thread for each of them.",
     RuleId::ProblemNotCovered},
    {Term::Grid, "Grid",
     "All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time.",
     RuleId::GridDimTooLarge},
    {Term::Cluster, "Cluster",
     "Blocks that run at the same time on SMs of one GPC and can access each other's shared memory.",
     RuleId::ClusterDividesGrid},
    {Term::Block, "Block",
     "Threads that run on one SM, share its shared memory and can synchronise with each other.",
     RuleId::ThreadsPerBlock},
    {Term::DynamicSharedMemory, "Dynamic shared memory",
     "Shared memory per block whose size the launch sets, in addition to what the kernel declares.",
     RuleId::SharedMemoryOptIn},
    {Term::Stream, "Stream",
     "The queue of the launch: work in one stream runs in order, and different streams can overlap.",
     std::nullopt},
    {Term::MaxDynamicSharedMemory, "Max dynamic shared memory",
     "The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise it for "
     "more than 48 KiB.",
     RuleId::SharedMemoryOptIn},
    {Term::NonPortableCluster, "Non-portable cluster size",
     "Allows clusters of more than 8 blocks; not every device with clusters can run them.",
     RuleId::ClusterPortableSize},
    {Term::Cooperative, "Cooperative",
     "All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit on the "
     "device.",
     RuleId::CooperativeTooLarge},
    {Term::Registers, "Registers",
     "32-bit registers per thread of the compiled kernel; a block needs the registers of all its threads at "
     "the same time.",
     RuleId::RegistersPerBlock},
    {Term::StaticSharedMemory, "Static shared memory",
     "Shared memory per block that the kernel declares with a size known to the compiler.",
     RuleId::SharedMemoryPerBlock},
    {Term::LocalMemory, "Local memory",
     "Private memory per thread, stored in global memory, for data that does not fit into registers.",
     RuleId::RegistersPerThread},
    {Term::LaunchBounds, "Launch bounds",
     "The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are refused.",
     RuleId::LaunchBoundsThreads},
    {Term::Occupancy, "Occupancy",
     "Resident warps per SM, as a share of the maximum; higher occupancy is not always faster.",
     RuleId::TailWave},
}};

constexpr const TermRow& rowOf(Term term) {
    return rows[static_cast<std::size_t>(term)];
}

} // namespace

std::string_view titleFor(Term term) {
    return rowOf(term).title;
}

std::string_view messageFor(Term term) {
    return rowOf(term).sentence;
}

std::optional<RuleId> relatedRule(Term term) {
    return rowOf(term).rule;
}

} // namespace trichevron::core
