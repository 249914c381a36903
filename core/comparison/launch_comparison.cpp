// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/comparison/launch_comparison.h"

#include "core/catalogue/message_literal.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_syntax.h"
#include "core/messages/provenance_text.h"
#include "core/messages/rule_messages.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <utility>

namespace trichevron::core {

namespace {

std::string none() {
    return "none"_msg();
}

std::string unknown() {
    return "not known"_msg();
}

std::string notLaunched() {
    return "not launched"_msg();
}

std::string notMeasured() {
    return "not measured"_msg();
}

std::string yesOrNo(bool yes) {
    return yes ? "yes"_msg() : "no"_msg();
}

std::string clusterText(const ComparedLaunch& launch) {
    return launch.config.clusterDim ? extentText(*launch.config.clusterDim) : none();
}

std::string problemText(const ComparedLaunch& launch) {
    return launch.config.problem ? extentText(*launch.config.problem) : none();
}

std::string deviceText(const ComparedLaunch& launch) {
    return launch.device == nullptr
               ? none()
               : fmt::format("{} · {}", launch.device->name, provenanceText(launch.device->provenance.kind));
}

/// Text from an evaluation; "not known" without one.
template <class ToText>
std::string evaluationText(const ComparedLaunch& launch, ToText toText) {
    return launch.evaluation == nullptr ? unknown() : toText(*launch.evaluation);
}

std::string verdictText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        const std::size_t violations = evaluation.violationCount();
        return evaluation.accepted ? "accepted"_msg()
                                   : "refused, {rules, plural, one {# rule} other {# rules}} violated"_msg(
                                         "rules"_a = violations);
    });
}

std::string predictedText(const ComparedLaunch& launch) {
    return evaluationText(launch, [&](const Evaluation& evaluation) {
        return fmt::format("{} ({})", errorNameFor(launch.config.api, evaluation.predicted),
                           static_cast<int>(evaluation.predicted));
    });
}

std::string violationsText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        std::string titles;
        for (const Finding& finding : evaluation.findings) {
            if (finding.status == FindingStatus::Violated)
                titles += (titles.empty() ? "" : ", ") + titleFor(finding.rule);
        }
        return titles.empty() ? none() : titles;
    });
}

std::string occupancyText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return fmt::format("{:.1f} %", 100 * evaluation.occupancy.fraction());
    });
}

std::string residentText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return "{blocks, plural, one {# block} other {# blocks}}"_msg(
            "blocks"_a = evaluation.occupancy.maxActiveBlocksPerMultiprocessor);
    });
}

std::string idleText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return evaluation.idleThreads ? withSeparators(*evaluation.idleThreads) : unknown();
    });
}

std::string errorText(const ApiAnswer& answer) {
    return fmt::format("{} ({})", answer.name, answer.code);
}

std::string launchResultText(const ComparedLaunch& launch) {
    return launch.answer == nullptr ? notLaunched() : errorText(launch.answer->launch);
}

std::string synchronisationText(const ComparedLaunch& launch) {
    if (launch.answer == nullptr)
        return notLaunched();
    return launch.answer->synchronisation ? errorText(*launch.answer->synchronisation) : none();
}

std::string checkedText(const ComparedLaunch& launch) {
    if (launch.answer == nullptr)
        return notLaunched();
    return launch.answer->verification ? launch.answer->verification->summary.text() : none();
}

std::optional<Summary> summaryOf(const ComparedLaunch& launch) {
    return launch.measurement == nullptr ? std::nullopt : summarise(launch.measurement->samplesMicroseconds);
}

std::string medianText(const std::optional<Summary>& summary) {
    return summary ? "{median} of {samples, plural, one {# sample} other {# samples}}"_msg(
                         "median"_a = microsecondsText(summary->median), "samples"_a = summary->count)
                   : notMeasured();
}

std::string quartilesText(const std::optional<Summary>& summary) {
    return summary ? "{first} to {last}"_msg("first"_a = microsecondsText(summary->lowerQuartile),
                                             "last"_a = microsecondsText(summary->upperQuartile))
                   : notMeasured();
}

std::string throughputOf(const ComparedLaunch& launch) {
    const std::string text = launch.measurement == nullptr ? "" : throughputText(*launch.measurement);
    return text.empty() ? unknown() : text;
}

std::string comparisonText(const Summary& first, const Summary& second) {
    const auto ratio = [](double fast, double slow) { return "ratio"_a = slow / fast; };
    switch (compare(first, second)) {
    case Comparison::Faster:
        return first.median > 0
                   ? "the first is faster, {ratio:.2f} times"_msg(ratio(first.median, second.median))
                   : "the first is faster"_msg();
    case Comparison::Slower:
        return second.median > 0
                   ? "the second is faster, {ratio:.2f} times"_msg(ratio(second.median, first.median))
                   : "the second is faster"_msg();
    case Comparison::Indistinguishable:
        return "indistinguishable"_msg();
    }
    return {};
}

class Rows {
public:
    Rows(const ComparedLaunch& first, const ComparedLaunch& second) : first_(first), second_(second) {}

    void begin(Message section) { section_ = section.text(); }
    template <class ToText>
    void add(Message title, ToText toText) {
        ComparisonRow row{section_, title.text(), toText(first_), toText(second_), false, {}};
        row.differs = row.first != row.second;
        rows.push_back(std::move(row));
    }

    std::vector<ComparisonRow> rows;

private:
    const ComparedLaunch& first_;
    const ComparedLaunch& second_;
    std::string section_;
};

void addLaunch(Rows& rows) {
    rows.begin("Launch"_msg);
    rows.add("Device"_msg, deviceText);
    rows.add("Kernel"_msg, [](const ComparedLaunch& launch) { return titleFor(*launch.kernel); });
    rows.add("Launched with"_msg,
             [](const ComparedLaunch& launch) { return std::string(launchSyntax(launch.config.api)); });
    rows.add("Problem (elements)"_msg, problemText);
    rows.add("Grid (blocks)"_msg,
             [](const ComparedLaunch& launch) { return extentText(launch.config.gridDim); });
    rows.add("Cluster (blocks)"_msg, clusterText);
    rows.add("Block (threads)"_msg,
             [](const ComparedLaunch& launch) { return extentText(launch.config.blockDim); });
    rows.add("Dynamic shared memory"_msg,
             [](const ComparedLaunch& launch) { return bytesText(launch.config.dynamicSmemBytes); });
    rows.add("Stream"_msg,
             [](const ComparedLaunch& launch) { return std::string(toString(launch.config.stream)); });
    rows.add("Cooperative"_msg,
             [](const ComparedLaunch& launch) { return yesOrNo(isCooperative(launch.config)); });
    rows.add("Max dynamic shared memory"_msg,
             [](const ComparedLaunch& launch) { return bytesText(launch.optIns.maxDynamicSharedSizeBytes); });
    rows.add("Non-portable cluster size"_msg, [](const ComparedLaunch& launch) {
        return yesOrNo(launch.optIns.nonPortableClusterSizeAllowed);
    });
    rows.add("Preferred carveout"_msg, [](const ComparedLaunch& launch) {
        const int carveout = launch.optIns.preferredShmemCarveout;
        return carveout < 0 ? "default"_msg() : fmt::format("{} %", carveout);
    });
    rows.add("Registers per thread"_msg, [](const ComparedLaunch& launch) {
        return launch.kernel->id.empty() ? unknown() : std::to_string(launch.kernel->attributes.numRegs);
    });
    rows.add("Static shared memory"_msg, [](const ComparedLaunch& launch) {
        return launch.kernel->id.empty() ? unknown() : bytesText(launch.kernel->attributes.sharedSizeBytes);
    });
}

void addEvaluation(Rows& rows) {
    rows.begin("Evaluation"_msg);
    rows.add("Verdict"_msg, verdictText);
    rows.add("Predicted"_msg, predictedText);
    rows.add("Violated rules"_msg, violationsText);
    const auto count = [&](Message title, Count Evaluation::*member) {
        rows.add(title, [member](const ComparedLaunch& launch) {
            return evaluationText(
                launch, [&](const Evaluation& evaluation) { return withSeparators(evaluation.*member); });
        });
    };
    count("Blocks"_msg, &Evaluation::totalBlocks);
    count("Threads per block"_msg, &Evaluation::threadsPerBlock);
    count("Threads"_msg, &Evaluation::totalThreads);
    rows.add("Idle threads"_msg, idleText);
    count("Waves"_msg, &Evaluation::waves);
    rows.add("Resident blocks per SM"_msg, residentText);
    rows.add("Occupancy"_msg, occupancyText);
}

} // namespace

std::vector<ComparisonRow> compareLaunches(const ComparedLaunch& first, const ComparedLaunch& second) {
    Rows rows(first, second);
    addLaunch(rows);
    addEvaluation(rows);
    rows.begin("Results"_msg);
    rows.add("Launching"_msg, launchResultText);
    rows.add("Synchronising"_msg, synchronisationText);
    rows.add("Result"_msg, checkedText);
    const std::optional<Summary> a = summaryOf(first);
    const std::optional<Summary> b = summaryOf(second);
    rows.add("Median"_msg, [](const ComparedLaunch& launch) { return medianText(summaryOf(launch)); });
    if (a && b) {
        rows.rows.back().remark = comparisonText(*a, *b);
        // Indistinguishable times count as equal, whatever their digits.
        rows.rows.back().differs = compare(*a, *b) != Comparison::Indistinguishable;
    }
    rows.add("Quartiles"_msg, [](const ComparedLaunch& launch) { return quartilesText(summaryOf(launch)); });
    if (a && b)
        rows.rows.back().differs = compare(*a, *b) != Comparison::Indistinguishable;
    rows.add("Throughput"_msg, throughputOf);
    if (a && b)
        rows.rows.back().differs =
            rows.rows.back().differs && compare(*a, *b) != Comparison::Indistinguishable;
    return std::move(rows.rows);
}

} // namespace trichevron::core
