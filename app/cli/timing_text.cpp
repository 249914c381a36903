// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/timing_text.h"

#include "app/cli/cli_message.h"
#include "core/messages/percent_text.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::cli {

namespace {

/// Why the sampling stopped.
std::string stopText(core::StopReason reason) {
    switch (reason) {
    case core::StopReason::SamplesReached:
        return "all taken"_msg();
    case core::StopReason::Converged:
        return "converged"_msg();
    case core::StopReason::BudgetSpent:
        return "out of time"_msg();
    case core::StopReason::Cancelled:
        return "cancelled"_msg();
    case core::StopReason::Refused:
        return "refused"_msg();
    case core::StopReason::Interrupted:
        return "interrupted"_msg();
    }
    return "";
}

/// "6.05 – 6.14 µs"; with two units if they differ.
std::string rangeText(double low, double high) {
    std::string first = core::microsecondsText(low);
    const std::string second = core::microsecondsText(high);
    const std::size_t blank = first.find(' ');
    if (first.substr(blank) == second.substr(second.find(' ')))
        first.resize(blank);
    return fmt::format("{} – {}", first, second);
}

std::string percentText(double fraction, int decimals) {
    return core::withPercentSign(fmt::format("{:.{}f}", 100 * fraction, decimals));
}

core::Json orNull(const std::optional<double>& value) {
    return value ? core::Json(*value) : core::Json();
}

} // namespace

std::string standingLabel(core::Standing standing) {
    switch (standing) {
    case core::Standing::Fastest:
        return "fastest"_msg();
    case core::Standing::LikeFastest:
        return "indistinguishable"_msg();
    case core::Standing::Alone:
    case core::Standing::Slower:
        return "";
    }
    return "";
}

std::string rankingNote(const core::Ranking& ranking) {
    std::string note;
    if (ranking.by == core::RankedBy::TimePerItem)
        note =
            "The launches process different numbers of items, so the ranking uses the time per item."_msg() +
            '\n';
    if (ranking.by == core::RankedBy::TimePerThread)
        note = "The launches have different numbers of threads and their work is unknown, so the ranking "
               "uses the time per thread."_msg() +
               '\n';
    if (std::count(ranking.standings.begin(), ranking.standings.end(), core::Standing::LikeFastest) != 0)
        note += "{label}: the interquartile range overlaps that of the fastest launch, or one of the two has "
                "fewer than {samples} samples."_msg("label"_a = standingLabel(core::Standing::LikeFastest),
                                                    "samples"_a = core::minComparedSamples) +
                '\n';
    return note;
}

std::vector<std::string> timingHeaders(Detail detail) {
    std::vector<std::string> heads{"median"_msg(), "quartiles"_msg(), "noise"_msg()};
    if (detail == Detail::Full)
        heads.insert(heads.end(), {"samples"_msg(), "hot"_msg(), "launch latency"_msg(), "SM clock"_msg()});
    heads.insert(heads.end(), {"throughput"_msg(), "of copy"_msg(), ""});
    return heads;
}

std::vector<std::string> timingCells(const core::Measurement& measurement, core::Standing standing,
                                     Detail detail) {
    const auto summary = core::summarise(measurement.samplesMicroseconds);
    if (!summary)
        return std::vector<std::string>(timingHeaders(detail).size());
    std::vector<std::string> cells{core::microsecondsText(summary->median),
                                   rangeText(summary->lowerQuartile, summary->upperQuartile),
                                   percentText(summary->noise(), 1)};
    if (detail == Detail::Full) {
        const auto hot = core::computeMedian(measurement.hotMicroseconds);
        const auto launchLatency = core::computeMedian(measurement.launchMicroseconds);
        const auto clock = core::computeMedian(measurement.smClockMegahertz);
        cells.push_back(fmt::format("{}, {}", summary->count, stopText(measurement.stopped)));
        cells.push_back(hot ? core::microsecondsText(*hot) : "");
        cells.push_back(launchLatency ? core::microsecondsText(*launchLatency) : "");
        cells.push_back(clock && *clock > 0 ? fmt::format("{:.0f} MHz", *clock) : "");
    }
    const auto share = shareOfCopy(measurement);
    cells.push_back(throughputText(measurement));
    cells.push_back(share ? percentText(*share, 0) : "");
    cells.push_back(standingLabel(standing));
    return cells;
}

std::vector<std::string> timingWarnings(const core::Measurement& measurement) {
    std::vector<std::string> warnings;
    if (isTooShort(measurement)) {
        const double empty = measurement.reference ? measurement.reference->emptyMicroseconds : 0;
        warnings.push_back(
            empty > 0
                ? "too short for a precise timing: it takes little longer than an empty kernel ({time})"_msg(
                      "time"_a = core::microsecondsText(empty))
                : "too short for a precise timing: it takes little longer than an empty kernel"_msg());
    }
    if (measurement.throttled)
        warnings.push_back("the SM clock was low during all samples, so the times are too long"_msg());
    if (measurement.includesLaunchLatency)
        warnings.push_back(
            "the times include host latency, because launches could not be queued ahead"_msg());
    if (measurement.discarded != 0)
        warnings.push_back(
            "{samples, plural, one {# sample was discarded} other {# samples were discarded}}, because the SM clock was low"_msg(
                "samples"_a = measurement.discarded));
    return warnings;
}

core::Json summaryJson(const std::vector<double>& samples) {
    const auto summary = core::summarise(samples);
    if (!summary)
        return {};
    core::Json json;
    json["count"] = summary->count;
    json["minimum"] = summary->minimum;
    json["lowerQuartile"] = summary->lowerQuartile;
    json["median"] = summary->median;
    json["upperQuartile"] = summary->upperQuartile;
    json["maximum"] = summary->maximum;
    json["mean"] = summary->mean;
    json["standardDeviation"] = summary->standardDeviation;
    json["noise"] = summary->noise();
    json["medianInterval"] =
        core::Json::array({summary->medianConfidenceInterval.low, summary->medianConfidenceInterval.high});
    return json;
}

void addTimings(core::Json& entry, const core::Measurement& measurement, core::Standing standing) {
    entry["summaryMicroseconds"] = summaryJson(measurement.samplesMicroseconds);
    entry["hotSummaryMicroseconds"] = summaryJson(measurement.hotMicroseconds);
    entry["launchSummaryMicroseconds"] = summaryJson(measurement.launchMicroseconds);
    entry["smClockMegahertz"] = orNull(core::computeMedian(measurement.smClockMegahertz));
    entry["bytesPerSecond"] = orNull(bytesPerSecond(measurement));
    entry["shareOfCopy"] = orNull(shareOfCopy(measurement));
    entry["itemsPerSecond"] = orNull(itemsPerSecond(measurement));
    entry["tooShort"] = isTooShort(measurement);
    entry["standing"] = standing == core::Standing::Alone ? core::Json() : core::Json(toString(standing));
}

} // namespace trichevron::cli
