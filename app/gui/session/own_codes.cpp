// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/own_codes.h"

#include "core/compile/compile_all.h"

#include <set>
#include <utility>

namespace trichevron::gui {

void OwnCodes::setSource(Kernels kernels, bool isCompiling, bool isOutdated) {
    kernels_ = std::move(kernels);
    isCompiling_ = isCompiling;
    isOutdated_ = isOutdated;
    std::set<std::shared_ptr<const ModuleCode>> used;
    for (const auto& [id, kernel] : kernels_)
        for (const auto& [architecture, module] : kernel.modules)
            used.insert(module);
    std::erase_if(made_, [&](const auto& entry) { return !used.contains(entry.second); });
    Q_EMIT changed();
}

const SourceKernelCode* OwnCodes::find(const std::string& id) const {
    const auto found = kernels_.find(id);
    return found == kernels_.end() ? nullptr : &found->second;
}

bool OwnCodes::isOutdated(const std::string& id) const {
    return isOutdated_ && find(id) != nullptr;
}

std::shared_ptr<const ModuleCode> OwnCodes::module(const std::string& id,
                                                   core::ComputeCapability capability) const {
    const SourceKernelCode* kernel = find(id);
    if (kernel == nullptr)
        return nullptr;
    const auto found = kernel->modules.find(core::architectureOf(capability));
    return found == kernel->modules.end() ? nullptr : found->second;
}

std::string OwnCodes::codeId(const std::string& id, core::ComputeCapability capability) const {
    const auto code = module(id, capability);
    return code == nullptr ? std::string() : code->module.id;
}

std::shared_ptr<const ModuleCode>
OwnCodes::moduleOf(const std::shared_ptr<const core::CompiledSource>& result) {
    std::shared_ptr<const ModuleCode>& made = made_[result];
    if (!made)
        made = std::make_shared<const ModuleCode>(ModuleCode{core::makeBlob(*result->cubin), result->ptx});
    return made;
}

} // namespace trichevron::gui
