// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/declared_text.h"

#include "app/gui/pages/page.h"
#include "app/gui/text/fill.h"
#include "core/dimensions/extent_text.h"

#include <QStringList>

#include <algorithm>

namespace trichevron::gui {

QString declaredText(const core::KernelResources& kernel) {
    QStringList parts;
    const core::KernelDeclaration& declared = kernel.declared;
    if (const auto& bounds = declared.launchBounds) {
        parts << fill(
            Page::tr("launch bounds: {threads, plural, one {# thread} other {# threads}} per block"),
            {{"threads", bounds->maxThreadsPerBlock}});
        if (bounds->minBlocksPerMultiprocessor)
            parts << fill(Page::tr("{count, plural, one {# block} other {# blocks}} per SM"),
                          {{"count", *bounds->minBlocksPerMultiprocessor}});
        if (bounds->maxBlocksPerCluster)
            parts << fill(Page::tr("at most {count, plural, one {# block} other {# blocks}} per cluster"),
                          {{"count", *bounds->maxBlocksPerCluster}});
    }
    constexpr std::uint32_t everyKernels = 255;
    if (kernel.registerLimit && *kernel.registerLimit < everyKernels)
        parts << fill(Page::tr("register limit {registers}, from launch bounds or an option of the compiler"),
                      {{"registers", *kernel.registerLimit}});
    if (declared.blockSize)
        parts << fill(Page::tr("block size {block}"),
                      {{"block", core::shortExtentText(declared.blockSize->block)}});
    const auto* cluster = std::get_if<core::ClusterExtent>(&declared.clusterDims);
    if (declared.blockSize && declared.blockSize->cluster)
        cluster = &*declared.blockSize->cluster;
    if (cluster != nullptr)
        parts << fill(Page::tr("clusters of {cluster}"), {{"cluster", core::shortExtentText(*cluster)}});
    if (std::holds_alternative<core::ClusterDimsUnspecified>(declared.clusterDims))
        parts << Page::tr("the launch sets the cluster");
    if (declared.usesDynamicSmem)
        parts << Page::tr("uses dynamic shared memory, which the launch gives it");
    if (kernel.parameters && kernel.parameters->empty()) {
        parts << Page::tr("no parameters");
    } else if (kernel.parameters) {
        std::uint32_t bytes = 0;
        for (const core::KernelParameter& parameter : *kernel.parameters)
            bytes = std::max(bytes, parameter.offset + parameter.size);
        parts << fill(Page::tr("{count, plural, one {# parameter} other {# parameters}}, {bytes} B"),
                      {{"count", kernel.parameters->size()}, {"bytes", bytes}});
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace trichevron::gui
