// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/timing_text.h"

#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::cli {

namespace {

/// Why no more samples were taken, after their number.
std::string_view stopText(StopReason reason) {
    switch (reason) {
    case StopReason::SamplesReached:
        return "all taken";
    case StopReason::Converged:
        return "converged";
    case StopReason::BudgetSpent:
        return "time spent";
    case StopReason::Cancelled:
        return "cancelled";
    case StopReason::Refused:
        return "refused";
    case StopReason::Interrupted:
        return "cut short";
    }
    return "";
}

/// "6.05 – 6.14 µs"; with both units where they differ.
std::string rangeText(double low, double high) {
    std::string first = microsecondsText(low);
    const std::string second = microsecondsText(high);
    const std::size_t blank = first.find(' ');
    if (first.substr(blank) == second.substr(second.find(' ')))
        first.resize(blank);
    return fmt::format("{} – {}", first, second);
}

std::string percentText(double fraction, int decimals) {
    return fmt::format("{:.{}f} %", 100 * fraction, decimals);
}

Json orNull(const std::optional<double>& value) {
    return value ? Json(*value) : Json();
}

} // namespace

std::string markOf(Standing standing) {
    switch (standing) {
    case Standing::Fastest:
        return "fastest";
    case Standing::LikeFastest:
        return "indistinguishable";
    case Standing::Alone:
    case Standing::Slower:
        return "";
    }
    return "";
}

std::string rankingNote(const Ranking& ranking) {
    std::string note;
    if (ranking.by == RankedBy::TimePerItem)
        note = "The fastest has the least time per item, since these launches do not make as many of them.\n";
    if (ranking.by == RankedBy::TimePerThread)
        note =
            "The fastest has the least time per thread, since these launches differ in threads, and nothing "
            "tells their work.\n";
    if (std::count(ranking.standings.begin(), ranking.standings.end(), Standing::LikeFastest) != 0)
        note += fmt::format("{}: the middle halves of its times and of the fastest's overlap, or there are "
                            "fewer than {} samples.\n",
                            markOf(Standing::LikeFastest), leastCompared);
    return note;
}

std::vector<std::string> timingHeads(Detail detail) {
    std::vector<std::string> heads{"median", "quartiles", "noise"};
    if (detail == Detail::Full)
        heads.insert(heads.end(), {"samples", "hot", "launching", "SM clock"});
    heads.insert(heads.end(), {"throughput", "of copy", ""});
    return heads;
}

std::vector<std::string> timingCells(const Measurement& measurement, Standing standing, Detail detail) {
    const auto summary = summarise(measurement.samplesMicroseconds);
    if (!summary)
        return std::vector<std::string>(timingHeads(detail).size());
    std::vector<std::string> cells{microsecondsText(summary->median),
                                   rangeText(summary->lowerQuartile, summary->upperQuartile),
                                   percentText(summary->noise(), 1)};
    if (detail == Detail::Full) {
        const auto hot = medianOf(measurement.hotMicroseconds);
        const auto launching = medianOf(measurement.launchMicroseconds);
        const auto clock = medianOf(measurement.smClockMegahertz);
        cells.push_back(fmt::format("{}, {}", summary->count, stopText(measurement.stopped)));
        cells.push_back(hot ? microsecondsText(*hot) : "");
        cells.push_back(launching ? microsecondsText(*launching) : "");
        cells.push_back(clock && *clock > 0 ? fmt::format("{:.0f} MHz", *clock) : "");
    }
    const auto share = shareOfCopy(measurement);
    cells.push_back(throughputText(measurement));
    cells.push_back(share ? percentText(*share, 0) : "");
    cells.push_back(markOf(standing));
    return cells;
}

std::vector<std::string> timingWarnings(const Measurement& measurement) {
    std::vector<std::string> warnings;
    if (isTooShort(measurement)) {
        const double empty = measurement.reference ? measurement.reference->emptyMicroseconds : 0;
        warnings.push_back(fmt::format(
            "too short to time well, since it takes hardly longer than launching{}",
            empty > 0 ? fmt::format(" (an empty kernel takes {})", microsecondsText(empty)) : ""));
    }
    if (measurement.throttled)
        warnings.emplace_back("the SM clock was down throughout, and the times are those of a slow device");
    if (measurement.hostInTimes)
        warnings.emplace_back(
            "the host's latency is in these times, since launches could not be queued ahead");
    if (measurement.discarded != 0)
        warnings.push_back(
            fmt::format("{} left out, since the SM clock was down",
                        measurement.discarded == 1
                            ? "1 sample was"
                            : fmt::format("{} samples were", withSeparators(measurement.discarded))));
    return warnings;
}

Json summaryJson(const std::vector<double>& samples) {
    const auto summary = summarise(samples);
    if (!summary)
        return {};
    Json json;
    json["count"] = summary->count;
    json["minimum"] = summary->minimum;
    json["lowerQuartile"] = summary->lowerQuartile;
    json["median"] = summary->median;
    json["upperQuartile"] = summary->upperQuartile;
    json["maximum"] = summary->maximum;
    json["mean"] = summary->mean;
    json["standardDeviation"] = summary->standardDeviation;
    json["noise"] = summary->noise();
    json["medianInterval"] = Json::array({summary->medianInterval.low, summary->medianInterval.high});
    return json;
}

void addTimings(Json& entry, const Measurement& measurement, Standing standing) {
    entry["summaryMicroseconds"] = summaryJson(measurement.samplesMicroseconds);
    entry["hotSummaryMicroseconds"] = summaryJson(measurement.hotMicroseconds);
    entry["launchSummaryMicroseconds"] = summaryJson(measurement.launchMicroseconds);
    entry["smClockMegahertz"] = orNull(medianOf(measurement.smClockMegahertz));
    entry["bytesPerSecond"] = orNull(bytesPerSecond(measurement));
    entry["shareOfCopy"] = orNull(shareOfCopy(measurement));
    entry["itemsPerSecond"] = orNull(itemsPerSecond(measurement));
    entry["tooShort"] = isTooShort(measurement);
    entry["standing"] = standing == Standing::Alone ? Json() : Json(nameOf(standing));
}

} // namespace trichevron::cli
