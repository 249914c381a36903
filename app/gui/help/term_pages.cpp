// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/term_page.h"
#include "app/gui/pages/page_table.h"

#include <algorithm>
#include <initializer_list>
#include <map>

namespace trichevron::gui {

std::vector<QString> pagesOf(core::Term term) {
    using enum core::Term;
    struct PageTerms {
        const QString& id;
        std::initializer_list<core::Term> terms;
    };
    // tests/gui/glossary_test.cpp looks for them in the labels of the filled window.
    static const PageTerms pages[] = {
        {window_page::explore,
         {Kernel,
          Launch,
          Thread,
          Lane,
          Warp,
          Block,
          Cluster,
          Grid,
          Problem,
          Dim3,
          ThreadIdx,
          BlockIdx,
          ThreadId,
          GlobalIndex,
          BoundsCheck,
          IdleThread,
          Sm,
          Wave,
          TailWave,
          GridStrideLoop,
          Registers,
          LaunchBounds,
          SharedMemory,
          OptIn,
          DistributedSharedMemory,
          Coalescing,
          Sector,
          Barrier,
          Stream,
          GreenContext,
          Event,
          NonPortableCluster,
          Cooperative,
          Device,
          Sweep,
          Trace,
          Verdict,
          Advice,
          LaunchAttribute,
          Worker,
          ComputeSanitizer,
          Bin}},
        {window_page::kernel,
         {Kernel, Launch, Thread, Block, Sm, Occupancy, Registers, Spill, LaunchBounds, SharedMemory,
          DynamicSharedMemory, Device, Sweep, Architecture, Nvcc, Ptx, Sass, Cubin}},
        {window_page::program,
         {Kernel, Launch, Block, Cluster, Grid, Sm, Occupancy, Wave, ComputeCapability, Device, Verdict,
          Trace, Median}},
    };
    std::vector<QString> ids;
    for (const PageTerms& page : pages)
        if (std::find(page.terms.begin(), page.terms.end(), term) != page.terms.end())
            ids.push_back(page.id);
    return ids;
}

QString fieldOf(core::Term term) {
    using enum core::Term;
    static const std::map<core::Term, QString> fields = {
        {Problem, QStringLiteral("problemX")},
        {Grid, QStringLiteral("gridX")},
        {Cluster, QStringLiteral("clusterX")},
        {Block, QStringLiteral("blockX")},
        {Stream, QStringLiteral("stream")},
        {NonPortableCluster, QStringLiteral("nonPortableCluster")},
        {Cooperative, QStringLiteral("cooperative")},
        {LaunchAttribute, QStringLiteral("launchAttributes")},
        {GreenContext, QStringLiteral("greenContextSmCount")},
    };
    const auto found = fields.find(term);
    return found == fields.end() ? QString() : found->second;
}

} // namespace trichevron::gui
