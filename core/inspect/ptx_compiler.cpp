// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/ptx_compiler.h"

#include "core/errors/input_error.h"
#include "core/inspect/resource_text.h"
#include "core/process/child_process.h"
#include "core/process/tool_search.h"

#include <algorithm>
#include <charconv>
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

std::optional<PtxRefusal> refusalIn(std::string_view output) {
    // ptxas /tmp/x_stdin, line 201; fatal   : Parsing error near '': syntax error
    // ptxas fatal   : Unresolved extern function 'f'
    while (!output.empty()) {
        const std::string_view line = output.substr(0, output.find('\n'));
        output.remove_prefix(std::min(line.size() + 1, output.size()));
        if (!line.starts_with("ptxas "))
            continue;
        const std::size_t end = std::min(line.find("error   : "), line.find("fatal   : "));
        if (end == std::string_view::npos)
            continue;
        PtxRefusal refusal;
        refusal.message = line.substr(end + std::string_view("error   : ").size());
        // It can quote the text.
        std::replace_if(
            refusal.message.begin(), refusal.message.end(),
            [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
        constexpr std::string_view beforeLine = ", line ";
        if (const std::size_t at = line.substr(0, end).rfind(beforeLine); at != std::string_view::npos)
            std::from_chars(line.data() + at + beforeLine.size(), line.data() + end, refusal.line);
        // A newer ptxas may know the version.
        refusal.isOfText = refusal.line > 0 && !refusal.message.starts_with("Unsupported .version");
        return refusal;
    }
    return std::nullopt;
}

CompiledPtx compilePtx(const std::string& ptxas, std::string_view ptx, const std::string& place,
                       const ImportControl& control) {
    const std::string target = targetOf(ptx);
    if (target.empty())
        return {};
    ProcessLimits limits;
    limits.time = std::chrono::minutes(1);
    const ProcessResult result = runProcess(
        {{ptxas, "-v", "-arch=" + target, "-", "-o", "/dev/null"}, ptx, {}, {}}, limits, control.cancelled);
    if (result.end == ProcessResult::End::Cancelled)
        throw ImportCancelled(place);
    if (result.end == ProcessResult::End::Exited && result.status != 0)
        return {{}, refusalIn(result.output)};
    try {
        return {result.succeeded() ? readResourceText(result.output, place) : std::vector<KernelResources>{},
                std::nullopt};
    } catch (const InputError&) {
        return {}; // a ptxas that prints something else
    }
}

} // namespace trichevron::core
