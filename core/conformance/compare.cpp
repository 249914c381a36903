// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/conformance/launch_drawer.h"
#include "core/conformance/model.h"
#include "core/conformance/report.h"
#include "core/launch/cuda_status.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"

namespace trichevron::core::conformance {

namespace {

/// A unique id for the line, and its launch or block.
Json lineOf(const LaunchConfig& config, const KernelAttributes& kernel, std::uint64_t id) {
    Json line;
    line["id"] = id;
    line.update(toJson(config));
    line["kernel"] = toJson(kernel);
    return line;
}

Json pointOf(std::uint32_t blockSize, Bytes dynamicSmem, const KernelAttributes& kernel, std::uint64_t id) {
    Json line;
    line["id"] = id;
    line["kernel"] = toJson(kernel);
    line["blockSize"] = blockSize;
    line["dynamicSmemBytes"] = dynamicSmem.value;
    return line;
}

Json lineOf(const OccupancyQuestion& question, const KernelAttributes& kernel, std::uint64_t id) {
    return pointOf(question.blockSize, question.dynamicSmemBytes, kernel, id);
}

Json lineOf(const ClusterQuestion& question, const KernelAttributes& kernel, std::uint64_t id) {
    return lineOf(question.config, kernel, id);
}

Json lineOf(const SuggestionQuestion& question, const KernelAttributes& kernel, std::uint64_t id) {
    Json line = pointOf(question.blockSize, question.smem, kernel, id);
    line["smemPerThread"] = question.smemPerThread.value;
    line["blockSizeLimit"] = question.blockSizeLimit;
    line["blocksPerMultiprocessor"] = question.blocks;
    return line;
}

Json answerJson(const OccupancyAnswer& answer) {
    return {{"code", answer.code}, {"maxActiveBlocksPerMultiprocessor", answer.blocks}};
}

Json answerJson(const ClusterAnswer& answer) {
    return {{"activeCode", answer.activeCode},
            {"maxActiveClusters", answer.activeClusters},
            {"sizeCode", answer.sizeCode},
            {"maxPotentialClusterSize", answer.potentialSize}};
}

Json answerJson(const SuggestionAnswer& answer) {
    return {{"code", answer.code},
            {"minGridSize", answer.minGridSize},
            {"blockSize", answer.blockSize},
            {"smemCode", answer.smemCode},
            {"availableDynamicSmem", answer.availableSmem}};
}

/// Counts a reply; builds a line only for a disagreement.
template <class Line>
void count(Tally& tally, bool agrees, Line line) {
    ++tally.asked;
    if (agrees)
        ++tally.agreed;
    else if (tally.disagreements.size() < maxReportedLines)
        tally.disagreements.push_back(line());
}

/// Whether the call that fails is the one that the model names, where it names one.
bool agreesOnCall(const LaunchAnswer& answer, const LaunchAnswer& predicted) {
    return !predicted.failsAt || answer.failsAt == predicted.failsAt;
}

std::string_view nameOf(const std::optional<LaunchStep>& call) {
    return call ? toString(*call) : "none";
}

void countRules(LaunchTally& tally, const RuleSet& violations, const Rule* first) {
    if (violations.none()) {
        ++tally.accepted;
        return;
    }
    for (const Rule& rule : ruleTable()) {
        const auto id = static_cast<std::size_t>(rule.id);
        if (!violations.test(id))
            continue;
        ++tally.perRule[id].broken;
        tally.perRule[id].alone += violations.count() == 1 ? 1U : 0U;
        tally.perRule[id].reportedFirst += first == &rule ? 1U : 0U;
        for (std::size_t other = id + 1; other < ruleCount; ++other)
            tally.perPair[id][other] += violations.test(other) ? 1U : 0U;
    }
}

void compareLaunches(const Answers& answers, LaunchTally& tally) {
    for (const AnsweredLaunch& one : answers.launches) {
        const LaunchConfig& config = one.question.config;
        const KernelAttributes kernel = kernelOf(one.question.kernel, answers.kernels);
        const RuleContext context(config, kernel, answers.device);
        const RuleSet violations = findViolations(context);
        const LaunchAnswer predicted = modelAnswer(violations, context);
        ++tally.answeredCodes[one.answer.code];
        ++tally.perApi[static_cast<std::size_t>(config.api)];
        tally.cooperative += isCooperative(config) ? 1U : 0U;
        const Rule* first = firstViolated(violations, context);
        countRules(tally, violations, first);
        if (isGraphNode(config.api) && one.answer.failsAt)
            ++tally.failingCalls[{std::string(first == nullptr ? "none" : first->name),
                                  std::string(toString(*one.answer.failsAt))}];
        count(tally, one.answer.code == predicted.code && agreesOnCall(one.answer, predicted), [&] {
            Json line = lineOf(config, kernel, tally.asked);
            line["answered"] = one.answer.code;
            line["predicted"] = errorNameFor(config.api, static_cast<CudaStatus>(predicted.code));
            if (isGraphNode(config.api)) {
                line["answeredFailsAt"] = nameOf(one.answer.failsAt);
                line["predictedFailsAt"] = nameOf(predicted.failsAt);
            }
            return line;
        });
        if (first == nullptr || one.answer.code == 0)
            continue;
        const std::string& sentence = one.answer.driverSentence;
        if (countReason(sentence, *first, context, tally.reasons) ||
            tally.reasons.disagreements.size() == maxReportedLines)
            continue;
        Json line = lineOf(config, kernel, tally.asked);
        line["driverSentence"] = sentence;
        line["predicted"] = first->name;
        tally.reasons.disagreements.push_back(std::move(line));
    }
}

template <class Question, class Answer>
void compareQueries(const std::vector<Answered<Question, Answer>>& all, const Answers& answers,
                    Tally& tally) {
    for (const auto& one : all) {
        const KernelAttributes kernel = kernelOf(one.question.kernel, answers.kernels);
        const Answer predicted = modelAnswer(one.question, kernel, answers.device);
        count(tally, one.answer == predicted, [&] {
            Json line = lineOf(one.question, kernel, tally.asked);
            line["answered"] = answerJson(one.answer);
            line["predicted"] = answerJson(predicted);
            return line;
        });
    }
}

} // namespace

bool Report::agrees() const {
    return launches.disagreed() == 0 && launches.reasons.disagreed() == 0 && occupancies.disagreed() == 0 &&
           clusters.disagreed() == 0 && suggestions.disagreed() == 0;
}

Report compare(const Answers& answers) {
    Report report;
    report.device = answers.device;
    report.kernels = answers.kernels;
    report.seeds = answers.seeds;
    compareLaunches(answers, report.launches);
    compareQueries(answers.occupancies, answers, report.occupancies);
    compareQueries(answers.clusters, answers, report.clusters);
    compareQueries(answers.suggestions, answers, report.suggestions);
    return report;
}

} // namespace trichevron::core::conformance
