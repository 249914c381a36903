// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_output.h"

#include "app/cli/output.h"
#include "core/evaluation/evaluation.h"
#include "core/fault/fault.h"
#include "core/json/model_json.h"
#include "core/words/words.h"

#include <fmt/format.h>

namespace trichevron::cli {

namespace {

std::string checkText(const LaunchResult& result) {
    if (!result.verification)
        return "nothing ran";
    return result.verification->mismatches == 0
               ? fmt::format("{} checked, all right", withSeparators(result.verification->checked))
               : fmt::format("{} of {} differ", withSeparators(result.verification->mismatches),
                             withSeparators(result.verification->checked));
}

std::vector<std::string> rowFor(const RunResult& result) {
    const LaunchResult& answers = result.measurement.result;
    const auto summary = summarise(result.measurement.samplesMicroseconds);
    return {timesText(result.request.launch.config.blockDim),
            timesText(result.request.launch.config.gridDim),
            answers.launch.name,
            answers.synchronisation ? answers.synchronisation->name : "not reached",
            checkText(answers),
            std::to_string(result.measurement.samplesMicroseconds.size()),
            summary ? microsecondsText(summary->median) : "–",
            summary ? fmt::format("{} – {}", microsecondsText(summary->lowerQuartile),
                                  microsecondsText(summary->upperQuartile))
                    : "–"};
}

Json summaryJson(const Measurement& measurement) {
    const auto summary = summarise(measurement.samplesMicroseconds);
    if (!summary)
        return {};
    Json json;
    json["count"] = summary->count;
    json["minimum"] = summary->minimum;
    json["lowerQuartile"] = summary->lowerQuartile;
    json["median"] = summary->median;
    json["upperQuartile"] = summary->upperQuartile;
    json["maximum"] = summary->maximum;
    return json;
}

/// Blocks of the traced launch that are predicted to be on one SM together, at most.
std::uint32_t predictedResidency(const DeviceProperties& device, const RunResult& result) {
    KernelAttributes kernel = result.trace->traced;
    kernel.optIns = result.request.launch.optIns;
    const Evaluation evaluation = evaluate(result.request.launch.config, kernel, device, verdictOnly);
    return evaluation.occupancy.maxActiveBlocksPerMultiprocessor;
}

std::string traceText(const DeviceProperties& device, const RunResult& result) {
    const TraceSummary summary = summarise(*result.trace);
    return fmt::format("{}: traced {} of {} on {}, at most {} at once on one (predicted: {}), {} from the "
                       "first begin to the last end\n",
                       timesText(result.request.launch.config.blockDim),
                       withSeparators(result.trace->blockSm.size()), counted(result.trace->blocks, "block"),
                       counted(summary.multiprocessors, "multiprocessor"), summary.mostResident,
                       predictedResidency(device, result),
                       microsecondsText(static_cast<double>(summary.nanoseconds) / 1000));
}

Json traceJson(const DeviceProperties& device, const RunResult& result) {
    const TraceSummary summary = summarise(*result.trace);
    Json json;
    json["blocks"] = result.trace->blocks;
    json["tracedBlocks"] = result.trace->blockSm.size();
    json["numRegs"] = result.trace->traced.numRegs;
    json["multiprocessors"] = summary.multiprocessors;
    json["mostResident"] = summary.mostResident;
    json["predictedResident"] = predictedResidency(device, result);
    json["microseconds"] = static_cast<double>(summary.nanoseconds) / 1000;
    return json;
}

/// What an error of the synchronisation is, in CUDA's terms.
std::string synchronisationText(const ApiAnswer& answer) {
    const auto kind = faultOfCudaError(answer.code);
    if (!kind)
        return answer.message;
    const FaultWords words = wordsOf({*kind, answer.message, answer.code, 0});
    return words.what + " " + words.meaning;
}

std::string clockText(const Provenance& provenance) {
    std::string text;
    if (provenance.smClock)
        text += fmt::format(", SM clock {:.0f} MHz", provenance.smClock->value / 1e6);
    if (provenance.memoryClock)
        text += fmt::format(", memory clock {:.0f} MHz", provenance.memoryClock->value / 1e6);
    return text;
}

} // namespace

bool RunResult::isFine() const {
    const LaunchResult& answers = measurement.result;
    return answers.launch.ok() && answers.synchronisation && answers.synchronisation->ok() &&
           (!answers.verification || answers.verification->mismatches == 0);
}

std::string resultsText(const DeviceProperties& device, const KernelInfo& kernel,
                        const std::vector<RunResult>& results) {
    std::string text = deviceText(device) + '\n' + kernel.id;
    if (!results.empty()) {
        const LaunchConfig& config = results.front().request.launch.config;
        if (config.problem)
            text += ", problem " + timesText(*config.problem);
        text += fmt::format(", {}, stream {}", nameOf(config.api), nameOf(config.stream));
        if (config.clusterDim)
            text += ", cluster " + timesText(*config.clusterDim);
        if (config.dynamicSmemBytes.value != 0)
            text += fmt::format(", {} of dynamic shared memory", bytesText(config.dynamicSmemBytes));
        text += clockText(results.back().measurement.provenance);
    }
    Table table({"block", "grid", "launch", "synchronisation", "result", "samples", "median", "middle half"});
    std::string sentences;
    for (const RunResult& result : results) {
        table.add(rowFor(result));
        const LaunchResult& answers = result.measurement.result;
        const std::string block = timesText(result.request.launch.config.blockDim);
        if (!answers.launch.ok())
            sentences += fmt::format("{}: {}\n", block, answers.launch.message);
        if (answers.synchronisation && !answers.synchronisation->ok())
            sentences += fmt::format("{}: {}\n", block, synchronisationText(*answers.synchronisation));
        if (answers.verification && answers.verification->mismatches != 0)
            sentences += fmt::format("{}: {}\n", block, answers.verification->summary);
        if (result.trace)
            sentences += traceText(device, result);
    }
    text += "\n\n" + table.text();
    if (!sentences.empty())
        text += '\n' + sentences;
    return text;
}

Json resultsJson(const DeviceProperties& device, const std::vector<RunResult>& results) {
    Json json;
    json["device"] = deviceSummaryJson(device);
    Json& list = json["results"] = Json::array();
    for (const RunResult& result : results) {
        Json entry;
        entry["kernel"] = result.request.launch.kernel;
        entry["launch"] = toJson(result.request.launch.config);
        entry["optIns"] = toJson(result.request.launch.optIns);
        entry["summaryMicroseconds"] = summaryJson(result.measurement);
        entry["measurement"] = toJson(result.measurement);
        if (result.trace)
            entry["trace"] = traceJson(device, result);
        list.push_back(entry);
    }
    return json;
}

} // namespace trichevron::cli
