// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Terms in English.
#include "core/messages/terms.h"

namespace trichevron {

namespace {

struct TermRow {
    Term term;
    std::string_view title;
    std::string_view sentence;
    std::optional<RuleId> rule;
};

constexpr std::array<TermRow, allTerms.size()> rows{{
    {Term::Problem, "Problem",
     "The elements that the kernel works on; the grid is to cover them with threads.",
     RuleId::ProblemNotCovered},
    {Term::Grid, "Grid",
     "All blocks of one launch, counted along x, y and z; they run in any order, many at a time.",
     RuleId::GridDimTooLarge},
    {Term::Cluster, "Cluster",
     "Blocks that run at the same time on neighbouring multiprocessors and can reach each other's shared "
     "memory.",
     RuleId::ClusterDividesGrid},
    {Term::Block, "Block",
     "Threads that run on one multiprocessor, share its shared memory and can wait for each other.",
     RuleId::ThreadsPerBlock},
    {Term::DynamicSharedMemory, "Dynamic shared memory",
     "Shared memory of each block whose size the launch gives, besides what the kernel declares.",
     RuleId::SharedMemoryOptIn},
    {Term::Stream, "Stream",
     "The queue that the launch goes to: what is in one stream runs in order, and streams may overlap.",
     std::nullopt},
    {Term::MaxDynamicSharedMemory, "Max dynamic shared memory",
     "The most dynamic shared memory that a launch of this kernel may ask for, set beforehand by "
     "cudaFuncSetAttribute; more than 48 KiB needs it.",
     RuleId::SharedMemoryOptIn},
    {Term::NonPortableCluster, "Non-portable cluster size",
     "Allows clusters of more than 8 blocks, which not every device with clusters can run.",
     RuleId::ClusterPortableSize},
    {Term::Cooperative, "Cooperative",
     "All blocks are resident at once, so that the whole grid can synchronise; the grid has to fit.",
     RuleId::CooperativeTooLarge},
    {Term::Registers, "Registers",
     "32-bit registers that each thread of the compiled kernel uses; all threads of a block need theirs at "
     "once.",
     RuleId::RegistersPerBlock},
    {Term::StaticSharedMemory, "Static shared memory",
     "Shared memory of each block that the kernel itself declares, of a size known to the compiler.",
     RuleId::SharedMemoryPerBlock},
    {Term::LocalMemory, "Local memory",
     "Memory of each thread alone, in global memory: for what does not fit registers.",
     RuleId::RegistersPerThread},
    {Term::LaunchBounds, "Launch bounds",
     "The largest block that the kernel was compiled for by __launch_bounds__; a larger one is refused.",
     RuleId::LaunchBoundsThreads},
    {Term::Occupancy, "Occupancy",
     "Warps that are resident on a multiprocessor, over the most that it can hold; more is not always "
     "faster.",
     RuleId::TailWave},
}};

constexpr const TermRow& rowOf(Term term) {
    return rows[static_cast<std::size_t>(term)];
}

} // namespace

std::string_view titleOf(Term term) {
    return rowOf(term).title;
}

std::string_view sentenceOf(Term term) {
    return rowOf(term).sentence;
}

std::optional<RuleId> ruleOf(Term term) {
    return rowOf(term).rule;
}

} // namespace trichevron
