// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/ptx_compiler.h"

#include "core/errors/input_error.h"
#include "core/inspect/resource_text.h"
#include "core/process/child_process.h"
#include "core/process/tool_search.h"

#include <chrono>

namespace trichevron::core {

namespace {

/// "sm_90a" of ".target sm_90a"; empty where there is none.
std::string targetOf(std::string_view ptx) {
    const std::size_t at = ptx.find(".target sm_");
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = ptx.substr(at + std::string_view(".target ").size());
    return std::string(rest.substr(0, rest.find_first_of(", \t\r\n/")));
}

} // namespace

std::string findPtxas() {
    return findTool("ptxas");
}

std::vector<KernelResources> compilePtx(const std::string& ptxas, std::string_view ptx,
                                        const std::string& place, const ImportControl& control) {
    const std::string target = targetOf(ptx);
    if (target.empty())
        return {};
    ProcessLimits limits;
    limits.time = std::chrono::minutes(1);
    const ProcessResult result = runProcess(
        {{ptxas, "-v", "-arch=" + target, "-", "-o", "/dev/null"}, ptx, {}, {}}, limits, control.cancelled);
    if (result.end == ProcessResult::End::Cancelled)
        throw ImportCancelled(place);
    try {
        return result.succeeded() ? readResourceText(result.output, place) : std::vector<KernelResources>{};
    } catch (const InputError&) {
        return {}; // a ptxas that prints something else
    }
}

} // namespace trichevron::core
