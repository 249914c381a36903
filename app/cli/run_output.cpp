// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_output.h"

#include "app/cli/cli_message.h"
#include "app/cli/output.h"
#include "app/cli/timing_text.h"
#include "app/cli/trace_output.h"
#include "core/dimensions/extent_text.h"
#include "core/evaluation/evaluation.h"
#include "core/fault/cuda_error.h"
#include "core/fault/fault.h"
#include "core/launch/launch_attribute_text.h"
#include "core/model_json/model_json.h"
#include "core/rules/driver_sentence.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

namespace trichevron::cli {

namespace {

/// Maximum width of the thread tables, in characters.
constexpr std::size_t textWidth = 110;

core::Ranking rankResults(const std::vector<RunResult>& results) {
    std::vector<core::TimedLaunch> launches;
    launches.reserve(results.size());
    for (const RunResult& result : results)
        launches.push_back({&result.measurement, &result.request.launch.config});
    return rank(launches);
}

std::string checkText(const core::LaunchResult& result) {
    if (!result.verification)
        return "not checked"_msg();
    return result.verification->mismatches == 0
               ? "{elements} checked, all correct"_msg("elements"_a = result.verification->checked)
               : "{wrong} of {elements} wrong"_msg("wrong"_a = result.verification->mismatches,
                                                   "elements"_a = result.verification->checked);
}

std::string blockText(const RunResult& result) {
    return shortExtentText(result.request.launch.config.blockDim);
}

std::vector<std::string> launchRow(const RunResult& result) {
    const core::LaunchResult& outcome = result.measurement.result;
    return {blockText(result), shortExtentText(result.request.launch.config.gridDim), outcome.launch.name,
            outcome.synchronisation ? outcome.synchronisation->name : "not reached"_msg(),
            checkText(outcome)};
}

std::string timingsText(const std::vector<RunResult>& results) {
    const core::Ranking ranking = rankResults(results);
    std::vector<std::string> heads = timingHeaders(Detail::Full);
    heads.insert(heads.begin(), "block"_msg());
    Table table(std::move(heads));
    bool any = false;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].measurement.samplesMicroseconds.empty())
            continue;
        any = true;
        std::vector<std::string> row =
            timingCells(results[i].measurement, ranking.standings[i], Detail::Full);
        row.insert(row.begin(), blockText(results[i]));
        table.add(std::move(row));
    }
    return any ? '\n' + table.text() + rankingNote(ranking) : "";
}

/// What the driver's log says about a refused launch.
void addDriverLog(std::vector<std::string>& notes, const core::ApiAnswer& answer) {
    if (!answer.driverLog)
        return;
    if (answer.driverLog->empty())
        notes.push_back("the driver's log is silent about it"_msg());
    for (const std::string& sentence : *answer.driverLog)
        notes.push_back("the driver's log: {sentence}"_msg("sentence"_a = sentence));
}

/// Errors, the result of the check, and warnings about the timings: one sentence per line.
std::string notesText(const RunResult& result) {
    const core::LaunchResult& outcome = result.measurement.result;
    std::vector<std::string> notes;
    if (!outcome.launch.ok())
        notes.push_back(outcome.launch.message);
    addDriverLog(notes, outcome.launch);
    if (outcome.lastError && outcome.lastError->code != outcome.launch.code)
        notes.push_back(
            "the next cudaGetLastError() returned {error}"_msg("error"_a = outcome.lastError->name));
    if (outcome.synchronisation && !outcome.synchronisation->ok())
        notes.push_back(synchronisationText(*outcome.synchronisation));
    if (outcome.verification)
        notes.push_back(outcome.verification->summary.text());
    for (std::string& warning : timingWarnings(result.measurement))
        notes.push_back(std::move(warning));
    std::string text;
    for (const std::string& note : notes)
        text += fmt::format("{}: {}\n", blockText(result), note);
    return text;
}

std::vector<std::string> cells(const std::vector<core::Text>& texts) {
    std::vector<std::string> result;
    result.reserve(texts.size());
    for (const core::Text& text : texts)
        result.push_back(text.text());
    return result;
}

/// The tables of the demo, and the host timeline.
std::string tablesText(const RunResult& result) {
    const core::LaunchResult& outcome = result.measurement.result;
    std::string text;
    for (const core::ResultTable& resultTable : outcome.tables) {
        Table table(cells(resultTable.columns));
        for (const std::vector<core::Text>& row : resultTable.rows)
            table.add(cells(row));
        text += fmt::format("\n{}: {}\n{}", blockText(result), resultTable.title.text(), table.text());
    }
    if (!outcome.hostTimeline.empty()) {
        Table table({"event"_msg(), "time"_msg()});
        for (const core::HostEvent& event : outcome.hostTimeline)
            table.add({event.what.text(), core::microsecondsText(event.microseconds)});
        text +=
            fmt::format("\n{}: {}\n{}", blockText(result), "host timeline of one launch"_msg(), table.text());
    }
    return text;
}

/// What the model says of a launch of the user's own kernel.
core::Evaluation predictionFor(const core::LaunchRequest& request, const core::KernelInfo& kernel,
                               const core::DeviceProperties& device) {
    core::KernelAttributes attributes = kernel.attributes;
    attributes.optIns = request.optIns;
    return evaluate(request.config, attributes, device, core::verdictScope);
}

std::string predictedError(const core::Evaluation& evaluation, const core::LaunchConfig& config) {
    return std::string(isDriverApi(config.api) ? driverErrorName(evaluation.predicted)
                                               : runtimeErrorName(evaluation.predicted));
}

/// Beside it, whether the driver's log gives the reason that the model reports first; null where it is
/// silent.
core::Json predictionJson(const core::LaunchRequest& request, const core::KernelInfo& kernel,
                          const core::DeviceProperties& device, const core::ApiAnswer& answer) {
    const core::Evaluation evaluation = predictionFor(request, kernel, device);
    core::Json json;
    json["error"] = predictedError(evaluation, request.config);
    json["reportedFirst"] =
        evaluation.reportedFirst ? core::Json(toString(*evaluation.reportedFirst)) : core::Json();
    json["maxActiveBlocksPerMultiprocessor"] = evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor;
    json["driverAgrees"] = nullptr;
    if (answer.driverLog && !answer.driverLog->empty() && evaluation.reportedFirst) {
        const auto reason = core::readDriverSentence(answer.driverLog->front());
        json["driverAgrees"] =
            reason && reason->rules.test(static_cast<std::size_t>(*evaluation.reportedFirst));
    }
    return json;
}

/// The model's verdict beside the device's answer.
std::string predictionText(const RunResult& result, const core::KernelInfo& kernel,
                           const core::DeviceProperties& device) {
    const core::LaunchRequest& request = result.request.launch;
    if (!request.own)
        return "";
    const core::Evaluation evaluation = predictionFor(request, kernel, device);
    return fmt::format(
        "{}: {}\n", blockText(result),
        "the model predicts {error} and {blocks, plural, one {# resident block} other {# resident blocks}} "
        "per SM; "
        "the device returned {answer}"_msg("error"_a = predictedError(evaluation, request.config),
                                           "blocks"_a =
                                               evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor,
                                           "answer"_a = result.measurement.result.launch.name));
}

void addClocks(std::vector<std::string>& parts, const core::Provenance& provenance) {
    if (provenance.smClock)
        parts.push_back("SM clock {megahertz:.0f} MHz"_msg("megahertz"_a = provenance.smClock->value / 1e6));
    if (provenance.memoryClock)
        parts.push_back(
            "memory clock {megahertz:.0f} MHz"_msg("megahertz"_a = provenance.memoryClock->value / 1e6));
}

} // namespace

std::string synchronisationText(const core::ApiAnswer& answer) {
    const core::CudaErrorRecord* error = core::findCudaError(answer.code);
    if (error == nullptr)
        return answer.message;
    const auto kind = core::faultFromCudaError(answer.code);
    const std::string what =
        kind ? core::faultMessages({*kind, core::verbatim(answer.message), answer.code, 0}).what + ' ' : "";
    return what + error->meaning.text() + ' ' + error->next.text();
}

bool isFine(const core::Measurement& measurement) {
    const core::LaunchResult& outcome = measurement.result;
    return outcome.launch.ok() && outcome.synchronisation && outcome.synchronisation->ok() &&
           (!outcome.verification || outcome.verification->mismatches == 0);
}

bool RunResult::isFine() const {
    return cli::isFine(measurement);
}

std::string resultsText(const core::DeviceProperties& device, const core::KernelInfo& kernel,
                        const std::vector<RunResult>& results) {
    std::vector<std::string> parts{kernel.id};
    if (!results.empty()) {
        const core::LaunchConfig& config = results.front().request.launch.config;
        if (config.problem)
            parts.push_back(problemText(kernel, *config.problem));
        parts.insert(parts.end(), {std::string(toString(config.api)), streamPart(config)});
        if (config.clusterDim)
            parts.push_back(clusterPart(*config.clusterDim));
        for (const std::string& attribute : core::launchAttributeTexts(config.attributes))
            parts.push_back(attribute);
        if (config.dynamicSmemBytes.value != 0)
            parts.push_back(dynamicSmemPart(config.dynamicSmemBytes));
        addClocks(parts, results.back().measurement.provenance);
    }
    Table table({"block"_msg(), "grid"_msg(), "launch"_msg(), "synchronisation"_msg(), "result"_msg()});
    std::string notes;
    std::string tables;
    for (const RunResult& result : results) {
        table.add(launchRow(result));
        notes += predictionText(result, kernel, device) + notesText(result);
        if (result.trace)
            notes += traceText(blockText(result), device, result.request.launch, *result.trace);
        tables += tablesText(result);
        if (result.threads)
            tables += fmt::format("\n{}: {}\n{}", blockText(result),
                                  "values written by the threads = values of the formulas"_msg(),
                                  result.threads->text(textWidth));
    }
    std::string text =
        deviceText(device) + '\n' + joined(parts) + "\n\n" + table.text() + timingsText(results);
    if (!notes.empty())
        text += '\n' + notes;
    return text + tables;
}

core::Json resultsJson(const core::DeviceProperties& device, const core::KernelInfo& kernel,
                       const std::vector<RunResult>& results) {
    core::Json json;
    json["device"] = deviceSummaryJson(device);
    const core::Ranking ranking = rankResults(results);
    json["rankedBy"] = toString(ranking.by);
    core::Json& list = json["results"] = core::Json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const RunResult& result = results[i];
        core::Json entry;
        entry["kernel"] = result.request.launch.kernel;
        entry["launch"] = toJson(result.request.launch.config);
        entry["optIns"] = toJson(result.request.launch.optIns);
        if (const core::LaunchRequest& request = result.request.launch; request.own)
            entry["predicted"] = predictionJson(request, kernel, device, result.measurement.result.launch);
        addTimings(entry, result.measurement, ranking.standings[i]);
        entry["measurement"] = toJson(result.measurement);
        if (result.trace)
            entry["trace"] = traceJson(device, result.request.launch, *result.trace);
        if (result.threads)
            entry["threads"] = result.threads->json();
        list.push_back(entry);
    }
    return json;
}

} // namespace trichevron::cli
