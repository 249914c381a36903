// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_codes.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

bool hasKernel(const core::CompiledSource& result, const std::string& mangledName) {
    return std::any_of(
        result.kernels.begin(), result.kernels.end(),
        [&](const core::KernelResources& kernel) { return kernel.mangledName == mangledName; });
}

} // namespace

OwnCodes::Kernels codesOf(const OpenSource& source, OwnCodes& codes) {
    OwnCodes::Kernels kernels;
    if (!source.isOpen())
        return kernels;
    for (const core::OwnKernel& kernel : source.kernels()) {
        SourceKernelCode& code = kernels[idOf(kernel)];
        code.mangledName = kernel.versions.front().mangledName;
        code.declarations = kernel.declarations;
        for (const auto& [architecture, result] : source.results())
            if (result->cubin && hasKernel(*result, code.mangledName))
                code.modules.emplace(architecture, codes.moduleOf(result));
    }
    return kernels;
}

} // namespace trichevron::gui
