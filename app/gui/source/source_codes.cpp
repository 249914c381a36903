// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/source/source_codes.h"

#include "core/compile/source_kernels.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

std::vector<std::string> parametersIn(const std::vector<core::SourceKernel>& declared,
                                      const std::string& name) {
    const auto found = std::find_if(declared.begin(), declared.end(),
                                    [&](const core::SourceKernel& kernel) { return kernel.name == name; });
    return found == declared.end() ? std::vector<std::string>() : found->parameters;
}

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
    const std::vector<core::SourceKernel> declared = core::findSourceKernels(source.source().text);
    for (const core::OwnKernel& kernel : source.kernels()) {
        SourceKernelCode& code = kernels[idOf(kernel)];
        code.mangledName = kernel.versions.front().mangledName;
        code.declarations = parametersIn(declared, core::functionNameOf(kernel.name()));
        for (const auto& [architecture, result] : source.results())
            if (result->cubin && hasKernel(*result, code.mangledName))
                code.modules.emplace(architecture, codes.moduleOf(result));
    }
    return kernels;
}

} // namespace trichevron::gui
