// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/terms.h"

#include "core/catalogue/message_literal.h"

namespace trichevron::core {

namespace {

struct TermRow {
    Term term;
    Message title;
    Message sentence;
    std::optional<RuleId> rule;
};

constexpr std::array<TermRow, allTerms.size()> rows{{
    {Term::Problem, "Problem"_msg,
     "The elements that the kernel processes; the grid must have a thread for each of them."_msg,
     RuleId::ProblemNotCovered},
    {Term::Grid, "Grid"_msg,
     "All blocks of a launch, arranged along x, y and z; they run in any order, many at the same time."_msg,
     RuleId::GridDimTooLarge},
    {Term::Cluster, "Cluster"_msg,
     "Blocks that run at the same time on SMs of one GPC and can access each other's shared memory."_msg,
     RuleId::ClusterDividesGrid},
    {Term::Block, "Block"_msg,
     "Threads that run on one SM, share its shared memory and can synchronise with each other."_msg,
     RuleId::ThreadsPerBlock},
    {Term::DynamicSharedMemory, "Dynamic shared memory"_msg,
     "Shared memory per block whose size the launch sets, in addition to what the kernel declares."_msg,
     RuleId::SharedMemoryOptIn},
    {Term::Stream, "Stream"_msg,
     "The queue of the launch: work in one stream runs in order, and different streams can overlap."_msg,
     std::nullopt},
    {Term::MaxDynamicSharedMemory, "Max dynamic shared memory"_msg,
     "The limit of dynamic shared memory for launches of this kernel; cudaFuncSetAttribute must raise it for "
     "more than 48 KiB."_msg,
     RuleId::SharedMemoryOptIn},
    {Term::NonPortableCluster, "Non-portable cluster size"_msg,
     "Allows clusters of more than 8 blocks; not every device with clusters can run them."_msg,
     RuleId::ClusterPortableSize},
    {Term::Cooperative, "Cooperative"_msg,
     "All blocks are resident at the same time, so the whole grid can synchronise; the grid must fit on the "
     "device."_msg,
     RuleId::CooperativeTooLarge},
    {Term::Registers, "Registers"_msg,
     "32-bit registers per thread of the compiled kernel; a block needs the registers of all its threads at "
     "the same time."_msg,
     RuleId::RegistersPerBlock},
    {Term::StaticSharedMemory, "Static shared memory"_msg,
     "Shared memory per block that the kernel declares with a size known to the compiler."_msg,
     RuleId::SharedMemoryPerBlock},
    {Term::LocalMemory, "Local memory"_msg,
     "Private memory per thread, stored in global memory, for data that does not fit into registers."_msg,
     RuleId::RegistersPerThread},
    {Term::LaunchBounds, "Launch bounds"_msg,
     "The largest block that __launch_bounds__ allows for the compiled kernel; larger blocks are refused."_msg,
     RuleId::LaunchBoundsThreads},
    {Term::Occupancy, "Occupancy"_msg,
     "Resident warps per SM, as a share of the maximum; higher occupancy is not always faster."_msg,
     std::nullopt},
}};

constexpr const TermRow& rowOf(Term term) {
    return rows[static_cast<std::size_t>(term)];
}

} // namespace

std::string titleFor(Term term) {
    return rowOf(term).title.text();
}

std::string messageFor(Term term) {
    return rowOf(term).sentence.text();
}

std::optional<RuleId> relatedRule(Term term) {
    return rowOf(term).rule;
}

} // namespace trichevron::core
