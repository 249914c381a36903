// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/compared_timings.h"

#include "core/catalogue/message_literal.h"
#include "core/demo/demo_text.h"

#include <algorithm>
#include <map>

namespace trichevron::core {
namespace {

constexpr double million = 1e6;

std::string unitOf(RankedBy by, const ComparedTiming& one) {
    switch (by) {
    case RankedBy::Time:
        return "µs";
    case RankedBy::TimePerItem:
        return "µs per million {items}"_msg("items"_a = demoText(one.measurement->work->itemName));
    case RankedBy::TimePerThread:
        return "µs per million threads"_msg();
    }
    return "";
}

Summary scaled(Summary summary, double factor) {
    for (double* figure : {&summary.minimum, &summary.lowerQuartile, &summary.median, &summary.upperQuartile,
                           &summary.maximum, &summary.mean, &summary.standardDeviation,
                           &summary.medianConfidenceInterval.low, &summary.medianConfidenceInterval.high})
        *figure *= factor;
    return summary;
}

bool isTimed(const ComparedTiming& timing) {
    return timing.measurement != nullptr && !timing.measurement->samplesMicroseconds.empty();
}

} // namespace

ComparedTimings compareTimings(const std::vector<ComparedTiming>& timings) {
    ComparedTimings compared;
    compared.rows.resize(timings.size());
    std::map<std::string, std::vector<std::size_t>> byKernel;
    for (std::size_t i = 0; i < timings.size(); ++i)
        byKernel[timings[i].kernel].push_back(i);
    for (const auto& [kernel, members] : byKernel) {
        std::vector<TimedLaunch> launches;
        for (const std::size_t member : members)
            launches.push_back({timings[member].measurement, timings[member].config});
        const Ranking ranking = rank(launches);
        std::optional<double> best;
        for (std::size_t i = 0; i < members.size(); ++i) {
            ComparedRow& row = compared.rows[members[i]];
            row.standing = ranking.standings[i];
            row.by = ranking.by;
            row.summary = summaryBy(launches[i], ranking.by);
            if (row.standing == Standing::Fastest)
                best = row.summary->median;
        }
        for (const std::size_t member : members)
            if (ComparedRow& row = compared.rows[member]; best && *best > 0 && row.summary)
                row.overFastest = row.summary->median / *best;
        if (byKernel.size() == 1)
            compared.by = ranking.by;
    }
    const auto timed = std::find_if(timings.begin(), timings.end(), isTimed);
    compared.unit = timed == timings.end() ? "µs" : unitOf(compared.by, *timed);
    compared.factor = compared.by == RankedBy::Time ? 1 : million;
    for (std::size_t i = 0; i < timings.size(); ++i) {
        ComparedRow& row = compared.rows[i];
        if (row.by != compared.by)
            row.summary = summaryBy({timings[i].measurement, timings[i].config}, compared.by);
        if (row.summary)
            row.summary = scaled(*row.summary, compared.factor);
    }
    return compared;
}

std::vector<BandwidthPoint> bandwidthPoints(const std::vector<ComparedTiming>& timings) {
    std::vector<BandwidthPoint> points;
    for (std::size_t i = 0; i < timings.size(); ++i) {
        if (!isTimed(timings[i]))
            continue;
        const Measurement& measurement = *timings[i].measurement;
        const std::optional<double> bytes = bytesPerSecond(measurement);
        if (!bytes)
            continue;
        BandwidthPoint point{i, *bytes, shareOfCopy(measurement), std::nullopt};
        if (measurement.reference && measurement.reference->copyBytesPerSecond > 0)
            point.copyBytesPerSecond = measurement.reference->copyBytesPerSecond;
        points.push_back(point);
    }
    return points;
}

LaunchMeasure chooseMeasure(const std::vector<ComparedTiming>& timings) {
    const auto problem = [](const ComparedTiming& timing) {
        return timing.config == nullptr ? std::nullopt : timing.config->problem;
    };
    const bool alike = std::all_of(timings.begin(), timings.end(), [&](const ComparedTiming& timing) {
        return problem(timing) == problem(timings.front());
    });
    return alike ? LaunchMeasure::BlockThreads : LaunchMeasure::Problem;
}

double measureValue(const LaunchConfig& config, LaunchMeasure measure) {
    if (measure == LaunchMeasure::BlockThreads)
        return static_cast<double>(volume(config.blockDim));
    return config.problem ? static_cast<double>(volume(*config.problem)) : 0;
}

} // namespace trichevron::core
