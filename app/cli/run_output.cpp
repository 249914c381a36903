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

/// Of tables that could be of any width.
constexpr std::size_t textWidth = 110;

Ranking rankingOf(const std::vector<RunResult>& results) {
    std::vector<TimedLaunch> launches;
    launches.reserve(results.size());
    for (const RunResult& result : results)
        launches.push_back({&result.measurement, &result.request.launch.config});
    return rank(launches);
}

std::string checkText(const LaunchResult& result) {
    if (!result.verification)
        return "nothing ran";
    return result.verification->mismatches == 0
               ? fmt::format("{} checked, all right", withSeparators(result.verification->checked))
               : fmt::format("{} of {} differ", withSeparators(result.verification->mismatches),
                             withSeparators(result.verification->checked));
}

std::string blockOf(const RunResult& result) {
    return shortExtentText(result.request.launch.config.blockDim);
}

std::vector<std::string> rowFor(const RunResult& result) {
    const LaunchResult& answers = result.measurement.result;
    return {blockOf(result), shortExtentText(result.request.launch.config.gridDim), answers.launch.name,
            answers.synchronisation ? answers.synchronisation->name : "not reached", checkText(answers)};
}

std::string timingsText(const std::vector<RunResult>& results) {
    const Ranking ranking = rankingOf(results);
    std::vector<std::string> heads = timingHeads(Detail::Full);
    heads.insert(heads.begin(), "block");
    Table table(std::move(heads));
    bool any = false;
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].measurement.samplesMicroseconds.empty())
            continue;
        any = true;
        std::vector<std::string> row =
            timingCells(results[i].measurement, ranking.standings[i], Detail::Full);
        row.insert(row.begin(), blockOf(results[i]));
        table.add(std::move(row));
    }
    return any ? '\n' + table.text() + rankingNote(ranking) : "";
}

/// What the check of the result found, and what is not as it should be or worth a word: a sentence a line.
std::string sentencesOf(const RunResult& result) {
    const LaunchResult& answers = result.measurement.result;
    std::vector<std::string> sentences;
    if (!answers.launch.ok())
        sentences.push_back(answers.launch.message);
    if (answers.lastError && answers.lastError->code != answers.launch.code)
        sentences.push_back(fmt::format("cudaGetLastError() said {} right after", answers.lastError->name));
    if (answers.synchronisation && !answers.synchronisation->ok())
        sentences.push_back(synchronisationText(*answers.synchronisation));
    if (answers.verification)
        sentences.push_back(answers.verification->summary);
    for (std::string& warning : timingWarnings(result.measurement))
        sentences.push_back(std::move(warning));
    std::string text;
    for (const std::string& sentence : sentences)
        text += fmt::format("{}: {}\n", blockOf(result), sentence);
    return text;
}

/// What the demo found out, and the moments of the host.
std::string findingsText(const RunResult& result) {
    const LaunchResult& answers = result.measurement.result;
    std::string text;
    for (const ResultTable& shown : answers.tables) {
        Table table(shown.columns);
        for (const std::vector<std::string>& row : shown.rows)
            table.add(row);
        text += fmt::format("\n{}: {}\n{}", blockOf(result), shown.title, table.text());
    }
    if (!answers.hostTimeline.empty()) {
        Table table({"host", "after"});
        for (const HostEvent& event : answers.hostTimeline)
            table.add({event.what, microsecondsText(event.microseconds)});
        text += fmt::format("\n{}: what the host saw of one launch\n{}", blockOf(result), table.text());
    }
    return text;
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

std::string synchronisationText(const ApiAnswer& answer) {
    const auto kind = faultOfCudaError(answer.code);
    if (!kind)
        return answer.message;
    const FaultWords words = wordsOf({*kind, answer.message, answer.code, 0});
    return words.what + " " + words.meaning;
}

bool isFine(const Measurement& measurement) {
    const LaunchResult& answers = measurement.result;
    return answers.launch.ok() && answers.synchronisation && answers.synchronisation->ok() &&
           (!answers.verification || answers.verification->mismatches == 0);
}

bool RunResult::isFine() const {
    return cli::isFine(measurement);
}

std::string resultsText(const DeviceProperties& device, const KernelInfo& kernel,
                        const std::vector<RunResult>& results) {
    std::string text = deviceText(device) + '\n' + kernel.id;
    if (!results.empty()) {
        const LaunchConfig& config = results.front().request.launch.config;
        if (config.problem)
            text += ", " + problemText(kernel, *config.problem);
        text += fmt::format(", {}, stream {}", nameOf(config.api), nameOf(config.stream));
        if (config.clusterDim)
            text += ", cluster " + extentText(*config.clusterDim);
        if (config.dynamicSmemBytes.value != 0)
            text += fmt::format(", {} of dynamic shared memory", bytesText(config.dynamicSmemBytes));
        text += clockText(results.back().measurement.provenance);
    }
    Table table({"block", "grid", "launch", "synchronisation", "result"});
    std::string sentences;
    std::string findings;
    for (const RunResult& result : results) {
        table.add(rowFor(result));
        sentences += sentencesOf(result);
        if (result.trace)
            sentences += traceText(blockOf(result), device, result.request.launch, *result.trace);
        findings += findingsText(result);
        if (result.threads)
            findings += fmt::format("\n{}: what threads wrote = what the formulas give\n{}", blockOf(result),
                                    result.threads->text(textWidth));
    }
    text += "\n\n" + table.text() + timingsText(results);
    if (!sentences.empty())
        text += '\n' + sentences;
    return text + findings;
}

Json resultsJson(const DeviceProperties& device, const std::vector<RunResult>& results) {
    Json json;
    json["device"] = deviceSummaryJson(device);
    const Ranking ranking = rankingOf(results);
    json["rankedBy"] = nameOf(ranking.by);
    Json& list = json["results"] = Json::array();
    for (std::size_t i = 0; i < results.size(); ++i) {
        const RunResult& result = results[i];
        Json entry;
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
