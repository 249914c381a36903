// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_output.h"

#include "app/cli/output.h"
#include "app/cli/timing_text.h"
#include "app/cli/trace_output.h"
#include "core/fault/fault.h"
#include "core/model_json/model_json.h"
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
        return "not checked";
    return result.verification->mismatches == 0
               ? fmt::format("{} checked, all correct", core::withSeparators(result.verification->checked))
               : fmt::format("{} of {} wrong", core::withSeparators(result.verification->mismatches),
                             core::withSeparators(result.verification->checked));
}

std::string blockText(const RunResult& result) {
    return shortExtentText(result.request.launch.config.blockDim);
}

std::vector<std::string> launchRow(const RunResult& result) {
    const core::LaunchResult& outcome = result.measurement.result;
    return {blockText(result), shortExtentText(result.request.launch.config.gridDim), outcome.launch.name,
            outcome.synchronisation ? outcome.synchronisation->name : "not reached", checkText(outcome)};
}

std::string timingsText(const std::vector<RunResult>& results) {
    const core::Ranking ranking = rankResults(results);
    std::vector<std::string> heads = timingHeaders(Detail::Full);
    heads.insert(heads.begin(), "block");
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

/// Errors, the result of the check, and warnings about the timings: one sentence per line.
std::string notesText(const RunResult& result) {
    const core::LaunchResult& outcome = result.measurement.result;
    std::vector<std::string> notes;
    if (!outcome.launch.ok())
        notes.push_back(outcome.launch.message);
    if (outcome.lastError && outcome.lastError->code != outcome.launch.code)
        notes.push_back(fmt::format("the next cudaGetLastError() returned {}", outcome.lastError->name));
    if (outcome.synchronisation && !outcome.synchronisation->ok())
        notes.push_back(synchronisationText(*outcome.synchronisation));
    if (outcome.verification)
        notes.push_back(outcome.verification->summary);
    for (std::string& warning : timingWarnings(result.measurement))
        notes.push_back(std::move(warning));
    std::string text;
    for (const std::string& note : notes)
        text += fmt::format("{}: {}\n", blockText(result), note);
    return text;
}

/// The tables of the demo, and the host timeline.
std::string tablesText(const RunResult& result) {
    const core::LaunchResult& outcome = result.measurement.result;
    std::string text;
    for (const core::ResultTable& resultTable : outcome.tables) {
        Table table(resultTable.columns);
        for (const std::vector<std::string>& row : resultTable.rows)
            table.add(row);
        text += fmt::format("\n{}: {}\n{}", blockText(result), resultTable.title, table.text());
    }
    if (!outcome.hostTimeline.empty()) {
        Table table({"event", "time"});
        for (const core::HostEvent& event : outcome.hostTimeline)
            table.add({event.what, core::microsecondsText(event.microseconds)});
        text += fmt::format("\n{}: host timeline of one launch\n{}", blockText(result), table.text());
    }
    return text;
}

std::string clockText(const core::Provenance& provenance) {
    std::string text;
    if (provenance.smClock)
        text += fmt::format(", SM clock {:.0f} MHz", provenance.smClock->value / 1e6);
    if (provenance.memoryClock)
        text += fmt::format(", memory clock {:.0f} MHz", provenance.memoryClock->value / 1e6);
    return text;
}

} // namespace

std::string synchronisationText(const core::ApiAnswer& answer) {
    const auto kind = core::faultFromCudaError(answer.code);
    if (!kind)
        return answer.message;
    const core::FaultMessages words = core::faultMessages({*kind, answer.message, answer.code, 0});
    return words.what + " " + words.meaning;
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
    std::string text = deviceText(device) + '\n' + kernel.id;
    if (!results.empty()) {
        const core::LaunchConfig& config = results.front().request.launch.config;
        if (config.problem)
            text += ", " + problemText(kernel, *config.problem);
        text += fmt::format(", {}, stream {}", toString(config.api), toString(config.stream));
        if (config.clusterDim)
            text += ", cluster " + extentText(*config.clusterDim);
        if (config.dynamicSmemBytes.value != 0)
            text += fmt::format(", {} of dynamic shared memory", bytesText(config.dynamicSmemBytes));
        text += clockText(results.back().measurement.provenance);
    }
    Table table({"block", "grid", "launch", "synchronisation", "result"});
    std::string notes;
    std::string tables;
    for (const RunResult& result : results) {
        table.add(launchRow(result));
        notes += notesText(result);
        if (result.trace)
            notes += traceText(blockText(result), device, result.request.launch, *result.trace);
        tables += tablesText(result);
        if (result.threads)
            tables += fmt::format("\n{}: values written by the threads = values of the formulas\n{}",
                                  blockText(result), result.threads->text(textWidth));
    }
    text += "\n\n" + table.text() + timingsText(results);
    if (!notes.empty())
        text += '\n' + notes;
    return text + tables;
}

core::Json resultsJson(const core::DeviceProperties& device, const std::vector<RunResult>& results) {
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
