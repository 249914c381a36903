// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/occupancy_answer.h"

#include "app/cli/check_text.h"
#include "app/cli/output.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/model_json/occupancy_json.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <limits>

namespace trichevron::cli {

namespace {

std::string limitersTable(const core::Occupancy& occupancy) {
    Table table({"resource", "allowed blocks", ""});
    for (const core::Limiter limiter : core::allLimiters) {
        const std::uint32_t blocks = occupancy.allowedBy(limiter);
        table.add({std::string(toString(limiter)),
                   blocks == core::unlimitedBlocks ? "any" : std::to_string(blocks),
                   occupancy.limitedBy(limiter) ? "← limits" : ""});
    }
    return table.text();
}

std::string nextStepsText(const core::NextSteps& steps) {
    if (steps.steps.empty())
        return "";
    std::string text = "\nNext steps\n";
    for (const core::NextStep& step : steps.steps)
        text += fmt::format("  {} {}\n", step.raises ? "+" : "·", messageFor(step, steps.now));
    if (steps.together)
        text += fmt::format("  + {}\n", togetherSentence(steps));
    return text;
}

std::string launchableText(const core::Evaluation& launch) {
    if (launch.accepted)
        return "\nA launch of this block is accepted.\n";
    std::string text =
        fmt::format("\nA launch of this block is refused: {}\n", runtimeErrorName(launch.predicted));
    for (const core::Finding& finding : launch.findings)
        if (finding.status == core::FindingStatus::Violated)
            text += fmt::format("  ✗ [{}] {}\n", toString(finding.rule), messageFor(finding));
    return text;
}

/// The dynamic shared memory available to each of --blocks-per-sm blocks: what fits, and what the API
/// returns.
std::string availableSmemText(const BlockAnswer& answer) {
    const std::string blocks = core::counted(*answer.blocksPerSm, "block");
    if (!answer.fitting)
        return fmt::format("\n{} of {} do not fit on an SM, even without dynamic shared memory.\n", blocks,
                           core::counted(answer.threads, "thread"));
    std::string text = fmt::format("\nWith {} per SM, each can have up to {} of dynamic shared memory.\n",
                                   blocks, bytesText(*answer.fitting));
    if (answer.available && *answer.available != *answer.fitting)
        text += fmt::format(
            "  cudaOccupancyAvailableDynamicSMemPerBlock returns {}, because it ignores the shared memory "
            "reserved per block.\n",
            bytesText(*answer.available));
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
      steps(findNextSteps(kernel, device, threads, smem)),
      launch(evaluateBlock(kernel, device, blockExtent, smem)),
      registerBound(computeRegisterBound(kernel.declared.launchBounds, device)), blocksPerSm(blocks) {
    if (blocksPerSm) {
        available = availableDynamicSmem(kernel, device, *blocksPerSm, threads);
        fitting = maxDynamicSmem(kernel, device, *blocksPerSm, threads);
    }
}

bool BlockAnswer::hasRegisterBound() const {
    const auto& bounds = kernel.declared.launchBounds;
    return bounds && bounds->maxThreadsPerBlock <= device.maxThreadsPerBlock;
}

std::string BlockAnswer::text() const {
    std::string text = deviceText(device) + '\n' + occupancyText(steps.now, kernel) + '\n' +
                       limitersTable(steps.now) + nextStepsText(steps) + launchableText(launch);
    if (hasRegisterBound())
        text += '\n' + messageFor(registerBound, *kernel.declared.launchBounds) + '\n';
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
        return text + "No block size fits on an SM.\n";
    text += fmt::format("Suggested: blocks of {}; a grid of at least {} fills the device",
                        core::counted(suggestion.blockSize, "thread"),
                        core::counted(suggestion.minGridSize, "block"));
    if (dynamicSmem.value != 0)
        text += fmt::format("; {} of dynamic shared memory per block", bytesText(dynamicSmem));
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
