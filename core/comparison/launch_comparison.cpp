// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/comparison/launch_comparison.h"

#include "core/catalogue/message_literal.h"
#include "core/comparison/compared_registers.h"
#include "core/demo/demo_text.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_attribute_text.h"
#include "core/launch/launch_syntax.h"
#include "core/measurement/ranking.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/messages/provenance_text.h"
#include "core/messages/rule_messages.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <utility>

namespace trichevron::core {

namespace {

std::string none() {
    return "none"_msg();
}

/// Of a launch that is refused: no block of it runs.
std::string notRun() {
    return "–";
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
    if (!launch.config.clusterDim)
        return none();
    // Not the same as none: an SM holds fewer blocks.
    return volume(*launch.config.clusterDim) == 1 ? "clusters of one block"_msg()
                                                  : extentText(*launch.config.clusterDim);
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
        return occupancyPercentText(evaluation.launchOccupancy().fraction());
    });
}

std::string residentText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return "{blocks, plural, one {# block} other {# blocks}}"_msg(
            "blocks"_a = evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor);
    });
}

std::string idleText(const ComparedLaunch& launch) {
    return evaluationText(launch, [](const Evaluation& evaluation) {
        return evaluation.idleThreads ? withSeparators(*evaluation.idleThreads) : unknown();
    });
}

std::string limiterText(const ComparedLaunch& launch) {
    return evaluationText(
        launch, [](const Evaluation& evaluation) { return limitersOf(evaluation.launchOccupancy()); });
}

/// Of a launch that is accepted.
template <class Describe>
std::string runText(const ComparedLaunch& launch, Describe describe) {
    return evaluationText(launch, [&](const Evaluation& evaluation) {
        return evaluation.accepted ? std::string(describe(evaluation)) : notRun();
    });
}

/// By the number of blocks alone, as the advice says it.
std::string idleSmsText(const ComparedLaunch& launch) {
    return runText(launch, [](const Evaluation& evaluation) {
        const Count sms = evaluation.multiprocessors;
        return withSeparators(evaluation.totalBlocks < sms ? sms - evaluation.totalBlocks : Count{0});
    });
}

/// Otherwise at most so many blocks run at once, where the groups of SMs are not known.
bool areWavesExact(const Evaluation& evaluation) {
    return !evaluation.clusters || evaluation.clusters->isExact();
}

/// What a wave and its tail are counted by.
std::string blocksAtOnceText(const ComparedLaunch& launch) {
    return runText(launch, [](const Evaluation& evaluation) {
        const std::string blocks = withSeparators(evaluation.blocksPerWave);
        return areWavesExact(evaluation) ? blocks : "at most {blocks}"_msg("blocks"_a = blocks);
    });
}

/// While as many clusters run as fit.
std::string idleForClustersText(const ComparedLaunch& launch) {
    return runText(launch, [](const Evaluation& evaluation) {
        if (!evaluation.clusters)
            return withSeparators(Count{0});
        return evaluation.clusters->isExact()
                   ? withSeparators(Count{evaluation.clusters->idleMultiprocessors})
                   : unknown();
    });
}

std::string wavesText(const ComparedLaunch& launch) {
    return runText(launch, [](const Evaluation& evaluation) {
        const std::string waves = withSeparators(evaluation.waves);
        return areWavesExact(evaluation) ? waves : "at least {waves}"_msg("waves"_a = waves);
    });
}

std::string tailText(const ComparedLaunch& launch) {
    return runText(launch, [](const Evaluation& evaluation) {
        if (!areWavesExact(evaluation))
            return unknown();
        if (evaluation.blocksPerWave == 0 || evaluation.waves < 2)
            return none();
        const Count tail = evaluation.totalBlocks % evaluation.blocksPerWave;
        return tail == 0 ? "none: the last wave is full"_msg()
                         : "{blocks, plural, one {# block} other {# blocks}}, {share} full"_msg(
                               "blocks"_a = tail,
                               "share"_a = percentText(computePercent(tail, evaluation.blocksPerWave)));
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

class Rows {
public:
    explicit Rows(const std::vector<ComparedLaunch>& launches) : launches_(launches) {}

    void begin(Message section) { section_ = section.text(); }
    template <class ToText>
    void add(Message title, ToText toText) {
        ComparisonRow row{section_, title.text(), {}, false};
        for (const ComparedLaunch& launch : launches_)
            row.values.push_back(toText(launch));
        row.differs = std::any_of(row.values.begin(), row.values.end(),
                                  [&](const std::string& value) { return value != row.values.front(); });
        rows.push_back(std::move(row));
    }

    /// The last row: launches differ in it where this value does, whatever else the texts say.
    template <class ToValue>
    void differBy(ToValue toValue) {
        rows.back().differs =
            std::any_of(launches_.begin(), launches_.end(), [&](const ComparedLaunch& launch) {
                return toValue(launch) != toValue(launches_.front());
            });
    }

    std::vector<ComparisonRow> rows;

private:
    const std::vector<ComparedLaunch>& launches_;
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
    rows.add("Green context (SMs)"_msg, [](const ComparedLaunch& launch) {
        const auto& sms = launch.config.greenContextSmCount;
        return sms ? digits(*sms) : none();
    });
    rows.add("Cooperative"_msg,
             [](const ComparedLaunch& launch) { return yesOrNo(isCooperative(launch.config)); });
    rows.add("Max dynamic shared memory"_msg,
             [](const ComparedLaunch& launch) { return bytesText(launch.optIns.maxDynamicSharedSizeBytes); });
    rows.add("Launch attributes"_msg, [](const ComparedLaunch& launch) {
        const std::vector<std::string> texts = launchAttributeTexts(launch.config.attributes);
        return texts.empty() ? none() : fmt::format("{}", fmt::join(texts, ", "));
    });
    rows.add("Non-portable cluster size"_msg, [](const ComparedLaunch& launch) {
        return yesOrNo(launch.optIns.nonPortableClusterSizeAllowed);
    });
    rows.add("Preferred carveout"_msg, [](const ComparedLaunch& launch) {
        const int carveout = launch.optIns.preferredShmemCarveout;
        return carveout < 0 ? "default"_msg() : fmt::format("{} %", carveout);
    });
    rows.add("Registers per thread"_msg, registersText);
    rows.differBy(registerCount);
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
    rows.add("Warps per block"_msg, [](const ComparedLaunch& launch) {
        return evaluationText(launch, [](const Evaluation& evaluation) {
            return withSeparators(evaluation.occupancy.warpsPerBlock);
        });
    });
    rows.add("SMs"_msg, [](const ComparedLaunch& launch) {
        return evaluationText(
            launch, [](const Evaluation& evaluation) { return digits(evaluation.multiprocessors); });
    });
    rows.add("Resident blocks per SM"_msg, residentText);
    rows.add("Occupancy"_msg, occupancyText);
    rows.add("Limited by"_msg, limiterText);
    rows.add("SMs idle: fewer blocks than SMs"_msg, idleSmsText);
    rows.add("SMs idle: no room for another cluster"_msg, idleForClustersText);
    rows.add("Blocks at once"_msg, blocksAtOnceText);
    rows.add("Waves"_msg, wavesText);
    rows.add("Tail wave"_msg, tailText);
}

/// Launches whose times cannot be told apart have the same times, whatever the digits.
bool canTellTimesApart(const std::vector<ComparedLaunch>& launches) {
    std::vector<Summary> summaries;
    for (const ComparedLaunch& launch : launches)
        if (const std::optional<Summary> summary = summaryOf(launch))
            summaries.push_back(*summary);
    if (summaries.size() < launches.size())
        return true; // one has no times
    for (std::size_t i = 0; i < summaries.size(); ++i)
        for (std::size_t j = i + 1; j < summaries.size(); ++j)
            if (compare(summaries[i], summaries[j]) != Comparison::Indistinguishable)
                return true;
    return false;
}

void addResults(Rows& rows, const std::vector<ComparedLaunch>& launches) {
    rows.begin("Results"_msg);
    rows.add("Launching"_msg, launchResultText);
    rows.add("Synchronising"_msg, synchronisationText);
    rows.add("Result"_msg, checkedText);
    const bool differ = canTellTimesApart(launches);
    const auto addTimes = [&](Message title, auto toText) {
        rows.add(title, toText);
        rows.rows.back().differs = rows.rows.back().differs && differ;
    };
    addTimes("Median"_msg, [](const ComparedLaunch& launch) { return medianText(summaryOf(launch)); });
    addTimes("Quartiles"_msg, [](const ComparedLaunch& launch) { return quartilesText(summaryOf(launch)); });
    addTimes("Throughput"_msg, throughputOf);
}

/// What may tell launches apart in the heading of a column.
std::string wordFor(const ComparedLaunch& launch, int kind) {
    switch (kind) {
    case 0:
        return launch.device == nullptr ? none() : launch.device->name;
    case 1:
        return titleFor(*launch.kernel);
    case 2:
        return "block {size}"_msg("size"_a = shortExtentText(launch.config.blockDim));
    case 3:
        return launch.config.clusterDim
                   ? "cluster {size}"_msg("size"_a = shortExtentText(*launch.config.clusterDim))
                   : "no cluster"_msg();
    case 4:
        return launch.config.problem
                   ? "problem {size}"_msg("size"_a = shortExtentText(*launch.config.problem))
                   : "no problem"_msg();
    default:
        return "grid {size}"_msg("size"_a = shortExtentText(launch.config.gridDim));
    }
}

} // namespace

std::vector<ComparisonRow> compareLaunches(const std::vector<ComparedLaunch>& launches) {
    Rows rows(launches);
    addLaunch(rows);
    addEvaluation(rows);
    addResults(rows, launches);
    return std::move(rows.rows);
}

std::vector<std::string> distinguishingWords(const std::vector<ComparedLaunch>& launches) {
    constexpr int kinds = 6;
    std::vector<std::string> words(launches.size());
    const auto countOf = [](std::vector<std::string> all) {
        std::sort(all.begin(), all.end());
        return std::unique(all.begin(), all.end()) - all.begin();
    };
    for (int kind = 0; kind < kinds; ++kind) {
        std::vector<std::string> more = words;
        for (std::size_t i = 0; i < launches.size(); ++i)
            more[i] += (more[i].empty() ? "" : ", ") + wordFor(launches[i], kind);
        if (countOf(more) > std::max<std::ptrdiff_t>(countOf(words), 1))
            words = std::move(more);
    }
    return words;
}

std::optional<FastestLaunch> fastestOf(const std::vector<ComparedLaunch>& launches) {
    std::set<const Measurement*> measurements; // a launch that stands there twice is measured once
    for (const ComparedLaunch& launch : launches)
        if (launch.measurement != nullptr && !launch.measurement->samplesMicroseconds.empty())
            measurements.insert(launch.measurement);
    if (measurements.size() < 2)
        return std::nullopt;
    std::vector<TimedLaunch> timed;
    timed.reserve(launches.size());
    for (const ComparedLaunch& launch : launches)
        timed.push_back({launch.measurement, &launch.config, nullptr});
    const Ranking ranking = rank(timed);
    const auto fastest = std::find(ranking.standings.begin(), ranking.standings.end(), Standing::Fastest);
    if (fastest == ranking.standings.end())
        return std::nullopt;
    FastestLaunch found;
    found.launch = static_cast<std::size_t>(fastest - ranking.standings.begin());
    found.isAlone = std::any_of(ranking.standings.begin(), ranking.standings.end(),
                                [](Standing standing) { return standing == Standing::Slower; });
    const double best = summaryBy(timed[found.launch], ranking.by)->median;
    for (const TimedLaunch& launch : timed)
        if (const auto summary = launch.measurement == nullptr ? std::nullopt : summaryBy(launch, ranking.by);
            summary && best > 0)
            found.ratio = std::max(found.ratio, summary->median / best);
    return found;
}

} // namespace trichevron::core
