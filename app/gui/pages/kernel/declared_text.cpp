// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/declared_text.h"

#include "app/gui/pages/page.h"
#include "app/gui/text/fill.h"
#include "core/dimensions/extent_text.h"

#include <QStringList>

#include <algorithm>
#include <string>

namespace trichevron::gui {

namespace {

/// Whether `declared.usesDynamicSmem` is an answer where it is false, too.
bool isDynamicSmemKnown(const core::OwnKernel& kernel) {
    // A source is compiled to PTX, too.
    if (kernel.origin == core::OwnKernel::Origin::Source)
        return true;
    // The versions of a file share what one of them says.
    return std::any_of(
        kernel.versions.begin(), kernel.versions.end(), [](const core::KernelResources& version) {
            return version.declared.usesDynamicSmem || version.isCompiledHere ||
                   version.form == core::CodeForm::Ptx || version.form == core::CodeForm::Relocatable;
        });
}

QString dynamicSmemText(const core::OwnKernel& kernel, const core::KernelResources& version) {
    if (version.declared.usesDynamicSmem)
        return Page::tr("uses dynamic shared memory, which the launch gives it");
    return isDynamicSmemKnown(kernel) ? Page::tr("does not use dynamic shared memory itself")
                                      : Page::tr("dynamic shared memory: not known");
}

} // namespace

QString declaredText(const core::OwnKernel& ownKernel, const core::KernelResources& kernel) {
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
    // What is typed has no field for it.
    if (ownKernel.origin != core::OwnKernel::Origin::Typed)
        parts << dynamicSmemText(ownKernel, kernel);
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

QString declaredToolTip(const core::OwnKernel& kernel) {
    if (kernel.origin == core::OwnKernel::Origin::Typed || isDynamicSmemKnown(kernel))
        return {};
    return fill(Page::tr("Linked machine code and the output of a compiler do not say whether a kernel uses "
                         "dynamic shared memory ({declaration}); PTX and code that is not linked do."),
                {{"declaration", std::string("extern __shared__")}});
}

} // namespace trichevron::gui
