// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/comparison/launch_comparison.h"

#include "core/launch/launch_syntax.h"
#include "core/messages/rule_messages.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <utility>

namespace trichevron::core {

namespace {

constexpr std::string_view none = "none";
constexpr std::string_view unknown = "not known";
constexpr std::string_view notLaunched = "not launched";

std::string yesOrNo(bool yes) {
    return yes ? "yes" : "no";
}

std::string clusterText(const ComparedLaunch& launch) {
    return launch.config.clusterDim ? extentText(*launch.config.clusterDim) : std::string(none);
}

std::string problemText(const ComparedLaunch& launch) {
    return launch.config.problem ? extentText(*launch.config.problem) : std::string(none);
}

std::string deviceText(const ComparedLaunch& launch) {
    return launch.device == nullptr
               ? std::string(none)
               : fmt::format("{} · {}", launch.device->name, toString(launch.device->provenance.kind));
}

/// Text from an evaluation; "not known" without one.
template <class ToText>
std::string evaluationText(const ComparedLaunch& launch, ToText toText) {
    return launch.evaluation == nullptr ? std::string(unknown) : toText(*launch.evaluation);
}

std::string verdictText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        const std::size_t violations = evaluation.violationCount();
        return evaluation.accepted ? std::string("accepted")
                                   : "refused, " + counted(violations, "rule") + " violated";
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
        return titles.empty() ? std::string(none) : titles;
    });
}

std::string occupancyText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return fmt::format("{:.1f} %", 100 * evaluation.occupancy.fraction());
    });
}

std::string residentText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return counted(evaluation.occupancy.maxActiveBlocksPerMultiprocessor, "block");
    });
}

std::string idleText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return evaluation.idleThreads ? withSeparators(*evaluation.idleThreads) : std::string(unknown);
    });
}

std::string errorText(const ApiAnswer& answer) {
    return fmt::format("{} ({})", answer.name, answer.code);
}

std::string launchResultText(const ComparedLaunch& launch) {
    return launch.answer == nullptr ? std::string(notLaunched) : errorText(launch.answer->launch);
}

std::string synchronisationText(const ComparedLaunch& launch) {
    if (launch.answer == nullptr)
        return std::string(notLaunched);
    return launch.answer->synchronisation ? errorText(*launch.answer->synchronisation) : std::string(none);
}

std::string checkedText(const ComparedLaunch& launch) {
    if (launch.answer == nullptr)
        return std::string(notLaunched);
    return launch.answer->verification ? launch.answer->verification->summary : std::string(none);
}

std::optional<Summary> summaryOf(const ComparedLaunch& launch) {
    return launch.measurement == nullptr ? std::nullopt : summarise(launch.measurement->samplesMicroseconds);
}

std::string medianText(const std::optional<Summary>& summary) {
    return summary
               ? fmt::format("{} of {}", microsecondsText(summary->median), counted(summary->count, "sample"))
               : std::string("not measured");
}

std::string quartilesText(const std::optional<Summary>& summary) {
    return summary ? fmt::format("{} to {}", microsecondsText(summary->lowerQuartile),
                                 microsecondsText(summary->upperQuartile))
                   : std::string("not measured");
}

std::string throughputOf(const ComparedLaunch& launch) {
    const std::string text = launch.measurement == nullptr ? "" : throughputText(*launch.measurement);
    return text.empty() ? std::string(unknown) : text;
}

std::string comparisonText(const Summary& first, const Summary& second) {
    const auto ratioText = [](double fast, double slow) {
        return fast > 0 ? fmt::format(", {:.2f} times", slow / fast) : std::string();
    };
    switch (compare(first, second)) {
    case Comparison::Faster:
        return "the first is faster" + ratioText(first.median, second.median);
    case Comparison::Slower:
        return "the second is faster" + ratioText(second.median, first.median);
    case Comparison::Indistinguishable:
        return "indistinguishable";
    }
    return {};
}

class Rows {
public:
    Rows(const ComparedLaunch& first, const ComparedLaunch& second) : first_(first), second_(second) {}

    void begin(std::string_view section) { section_ = section; }
    template <class ToText>
    void add(std::string_view title, ToText toText) {
        ComparisonRow row{section_, std::string(title), toText(first_), toText(second_), false, {}};
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
    rows.begin("Launch");
    rows.add("Device", deviceText);
    rows.add("Kernel", [](const ComparedLaunch& launch) { return launch.kernel->title; });
    rows.add("Launched with",
             [](const ComparedLaunch& launch) { return std::string(launchSyntax(launch.config.api)); });
    rows.add("Problem (elements)", problemText);
    rows.add("Grid (blocks)", [](const ComparedLaunch& launch) { return extentText(launch.config.gridDim); });
    rows.add("Cluster (blocks)", clusterText);
    rows.add("Block (threads)",
             [](const ComparedLaunch& launch) { return extentText(launch.config.blockDim); });
    rows.add("Dynamic shared memory",
             [](const ComparedLaunch& launch) { return bytesText(launch.config.dynamicSmemBytes); });
    rows.add("Stream",
             [](const ComparedLaunch& launch) { return std::string(toString(launch.config.stream)); });
    rows.add("Cooperative",
             [](const ComparedLaunch& launch) { return yesOrNo(isCooperative(launch.config)); });
    rows.add("Max dynamic shared memory",
             [](const ComparedLaunch& launch) { return bytesText(launch.optIns.maxDynamicSharedSizeBytes); });
    rows.add("Non-portable cluster size", [](const ComparedLaunch& launch) {
        return yesOrNo(launch.optIns.nonPortableClusterSizeAllowed);
    });
    rows.add("Preferred carveout", [](const ComparedLaunch& launch) {
        const int carveout = launch.optIns.preferredShmemCarveout;
        return carveout < 0 ? std::string("default") : fmt::format("{} %", carveout);
    });
    rows.add("Registers per thread", [](const ComparedLaunch& launch) {
        return launch.kernel->id.empty() ? std::string(unknown)
                                         : std::to_string(launch.kernel->attributes.numRegs);
    });
    rows.add("Static shared memory", [](const ComparedLaunch& launch) {
        return launch.kernel->id.empty() ? std::string(unknown)
                                         : bytesText(launch.kernel->attributes.sharedSizeBytes);
    });
}

void addEvaluation(Rows& rows) {
    rows.begin("Evaluation");
    rows.add("Verdict", verdictText);
    rows.add("Predicted", predictedText);
    rows.add("Violated rules", violationsText);
    const auto count = [&](std::string_view title, Count Evaluation::*member) {
        rows.add(title, [member](const ComparedLaunch& launch) {
            return evaluationText(
                launch, [&](const Evaluation& evaluation) { return withSeparators(evaluation.*member); });
        });
    };
    count("Blocks", &Evaluation::totalBlocks);
    count("Threads per block", &Evaluation::threadsPerBlock);
    count("Threads", &Evaluation::totalThreads);
    rows.add("Idle threads", idleText);
    count("Waves", &Evaluation::waves);
    rows.add("Resident blocks per SM", residentText);
    rows.add("Occupancy", occupancyText);
}

} // namespace

std::vector<ComparisonRow> compareLaunches(const ComparedLaunch& first, const ComparedLaunch& second) {
    Rows rows(first, second);
    addLaunch(rows);
    addEvaluation(rows);
    rows.begin("Results");
    rows.add("Launching", launchResultText);
    rows.add("Synchronising", synchronisationText);
    rows.add("Result", checkedText);
    const std::optional<Summary> a = summaryOf(first);
    const std::optional<Summary> b = summaryOf(second);
    rows.add("Median", [](const ComparedLaunch& launch) { return medianText(summaryOf(launch)); });
    if (a && b) {
        rows.rows.back().remark = comparisonText(*a, *b);
        // Indistinguishable times count as equal, whatever their digits.
        rows.rows.back().differs = compare(*a, *b) != Comparison::Indistinguishable;
    }
    rows.add("Quartiles", [](const ComparedLaunch& launch) { return quartilesText(summaryOf(launch)); });
    if (a && b)
        rows.rows.back().differs = compare(*a, *b) != Comparison::Indistinguishable;
    rows.add("Throughput", throughputOf);
    if (a && b)
        rows.rows.back().differs =
            rows.rows.back().differs && compare(*a, *b) != Comparison::Indistinguishable;
    return std::move(rows.rows);
}

} // namespace trichevron::core
