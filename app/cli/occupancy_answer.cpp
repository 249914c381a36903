// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/occupancy_answer.h"

#include "app/cli/check_text.h"
#include "app/cli/cli_message.h"
#include "app/cli/output.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/model_json/occupancy_json.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/smem_opt_in.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <limits>
#include <utility>

namespace trichevron::cli {

namespace {

std::string limitersTable(const core::Occupancy& occupancy) {
    Table table({"resource"_msg(), "allowed blocks"_msg(), ""});
    for (const core::Limiter limiter : core::allLimiters) {
        const std::uint32_t blocks = occupancy.allowedBy(limiter);
        table.add({limiterText(limiter),
                   blocks == core::unlimitedBlocks ? "any"_msg() : std::to_string(blocks),
                   occupancy.limitedBy(limiter) ? "← " + "limits"_msg() : ""});
    }
    if (occupancy.limitedByClusters())
        table.add({"the clusters"_msg(), std::to_string(core::maxClusteredBlocksPerMultiprocessor),
                   "← " + "limits"_msg()});
    return table.text();
}

std::string nextStepsText(const core::NextSteps& steps) {
    if (steps.steps.empty())
        return "";
    std::string text = '\n' + "Next steps"_msg() + '\n';
    for (const core::NextStep& step : steps.steps)
        text += fmt::format("  {} {}\n", step.raises ? "+" : "·", messageFor(step, steps.now).text());
    if (steps.together)
        text += fmt::format("  + {}\n", togetherSentence(steps));
    return text;
}

std::string launchableText(const core::Evaluation& launch) {
    if (launch.accepted)
        return '\n' + "A launch of this block is accepted."_msg() + '\n';
    std::string text =
        '\n' +
        "A launch of this block is refused: {error}"_msg("error"_a = runtimeErrorName(launch.predicted)) +
        '\n';
    for (const core::Finding& finding : launch.findings)
        if (finding.status == core::FindingStatus::Violated)
            text += fmt::format("  ✗ [{}] {}\n", toString(finding.rule), messageFor(finding));
    return text;
}

/// The dynamic shared memory available to each of --blocks-per-sm blocks: what fits, and what the API
/// returns.
std::string availableSmemText(const BlockAnswer& answer) {
    if (answer.exceedsClusters())
        return '\n' +
               "In clusters, an SM holds at most {limit} blocks, so that {blocks} are never resident on one: "
               "ask "
               "for {limit} or fewer, or take a kernel without clusters."_msg(
                   "limit"_a = core::maxClusteredBlocksPerMultiprocessor, "blocks"_a = *answer.blocksPerSm) +
               '\n';
    if (!answer.fitting)
        return '\n' +
               "{blocks, plural, one {# block} other {# blocks}} of {threads, plural, one {# thread} other "
               "{# threads}} do not fit on an SM, even without dynamic shared memory."_msg(
                   "blocks"_a = *answer.blocksPerSm, "threads"_a = answer.threads) +
               '\n';
    std::string text =
        '\n' +
        "With {blocks, plural, one {# block} other {# blocks}} per SM, each can have up to {bytes} of "
        "dynamic shared memory."_msg("blocks"_a = *answer.blocksPerSm,
                                     "bytes"_a = bytesText(*answer.fitting)) +
        '\n';
    if (answer.available && *answer.available != *answer.fitting)
        text +=
            "  " +
            "cudaOccupancyAvailableDynamicSMemPerBlock returns {bytes}, because it ignores the shared memory "
            "reserved per block."_msg("bytes"_a = bytesText(*answer.available)) +
            '\n';
    return text;
}

core::Json bytesOrNull(std::optional<core::Bytes> bytes) {
    return bytes ? core::Json(bytes->value) : core::Json();
}

/// Shared memory per block: a constant part and a part per thread. Saturates.
core::Bytes smemForThreads(core::Bytes constant, core::Bytes perThread, std::uint32_t threads) {
    const core::Count all = core::Count{perThread.value} * threads;
    return constant + core::Bytes{static_cast<std::uint64_t>(
                          std::min<core::Count>(all, std::numeric_limits<std::uint64_t>::max()))};
}

} // namespace

BlockAnswer::BlockAnswer(const core::KernelAttributes& kernelAttributes,
                         const core::DeviceProperties& deviceProperties, const core::BlockExtent& blockExtent,
                         core::Bytes smem, std::optional<std::uint32_t> blocks)
    : kernel(kernelAttributes), device(deviceProperties),
      threads(static_cast<std::uint64_t>(volume(blockExtent))), dynamicSmem(smem),
      steps(findNextSteps(withEffectiveSmemOptIn(kernel, device), device, threads, smem)),
      launch(evaluateBlock(kernel, device, blockExtent, smem)),
      registerBound(registerBoundOf(kernel, device)), blocksPerSm(blocks) {
    if (launch.clusters)
        steps = inClusters(std::move(steps));
    if (blocksPerSm) {
        available = availableDynamicSmem(kernel, device, *blocksPerSm, threads);
        if (!exceedsClusters())
            fitting = maxDynamicSmem(kernel, device, *blocksPerSm, threads);
    }
}

bool BlockAnswer::exceedsClusters() const {
    return launch.clusters && blocksPerSm && *blocksPerSm > core::maxClusteredBlocksPerMultiprocessor;
}

bool BlockAnswer::hasRegisterBound() const {
    const auto& bounds = kernel.declared.launchBounds;
    return bounds && bounds->maxThreadsPerBlock <= device.maxThreadsPerBlock;
}

std::string BlockAnswer::text() const {
    std::string text = deviceText(device) + '\n' + occupancyText(steps.now, kernel) + '\n' +
                       limitersTable(steps.now) + nextStepsText(steps) + launchableText(launch);
    if (const std::string bound = registerBoundText(kernel, device); !bound.empty())
        text += '\n' + bound + '\n';
    return blocksPerSm ? text + availableSmemText(*this) : text;
}

core::Json BlockAnswer::json() const {
    core::Json json;
    json["device"] = deviceSummaryJson(device);
    json["blockSize"] = threads;
    json["dynamicSmemBytes"] = dynamicSmem.value;
    json["kernel"] = toJson(kernel);
    json.update(toJson(steps.now));
    json["nextSteps"] = toJson(steps);
    json["launch"] = launchableJson(launch);
    if (hasRegisterBound())
        json["registerBound"] = toJson(registerBound, *kernel.declared.launchBounds);
    if (blocksPerSm) {
        core::Json& smem = json["sharedMemoryFor"];
        smem["blocks"] = *blocksPerSm;
        smem["availableDynamicSmem"] = bytesOrNull(available);
        smem["largestDynamicSmem"] = bytesOrNull(fitting);
    }
    return json;
}

SuggestionAnswer::SuggestionAnswer(const core::KernelAttributes& kernelAttributes,
                                   const core::DeviceProperties& deviceProperties, core::Bytes smem,
                                   core::Bytes smemPerThread, std::uint32_t limit)
    : kernel(kernelAttributes), device(deviceProperties), blockSizeLimit(limit),
      suggestion(suggestBlockSize(
          kernel, device, [=](std::uint32_t threads) { return smemForThreads(smem, smemPerThread, threads); },
          limit)) {
    dynamicSmem = smemForThreads(smem, smemPerThread, suggestion.blockSize);
    occupancy = computeOccupancy(kernel, device, suggestion.blockSize, dynamicSmem);
    if (suggestion.blockSize > 0)
        launch = evaluateBlock(kernel, device, core::BlockExtent{suggestion.blockSize, 1, 1}, dynamicSmem);
}

std::string SuggestionAnswer::text() const {
    std::string text = deviceText(device) + '\n';
    if (suggestion.blockSize == 0)
        return text + "No block size fits on an SM."_msg() + '\n';
    text += "Suggested: blocks of {threads, plural, one {# thread} other {# threads}}; a grid of at least "
            "{blocks, plural, one {# block} other {# blocks}} fills the device"_msg(
                "threads"_a = suggestion.blockSize, "blocks"_a = suggestion.minGridSize);
    if (dynamicSmem.value != 0)
        text += "; " + "{bytes} of dynamic shared memory per block"_msg("bytes"_a = bytesText(dynamicSmem));
    return text + '\n' + occupancyText(occupancy, kernel) + '\n' + limitersTable(occupancy) +
           launchableText(*launch);
}

core::Json SuggestionAnswer::json() const {
    core::Json json;
    json["device"] = deviceSummaryJson(device);
    json["blockSize"] = suggestion.blockSize;
    json["minGridSize"] = suggestion.minGridSize;
    json["blockSizeLimit"] = blockSizeLimit;
    json["dynamicSmemBytes"] = dynamicSmem.value;
    json["kernel"] = toJson(kernel);
    json.update(toJson(occupancy));
    if (launch)
        json["launch"] = launchableJson(*launch);
    return json;
}

} // namespace trichevron::cli
