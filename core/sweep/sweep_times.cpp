// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_times.h"

#include "core/catalogue/message_literal.h"
#include "core/evaluation/evaluation.h"
#include "core/measurement/ranking.h"
#include "core/sweep/sweep_cell.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace trichevron::core {

namespace {

/// The point without the values that the axis varies.
SweepPoint without(CurveAxis axis, SweepPoint point) {
    point.config = canonical(point.config);
    if (axis == CurveAxis::BlockSize) {
        point.config.blockDim = {};
        point.config.gridDim = {};
    } else {
        point.config.dynamicSmemBytes = {};
        point.optIns.maxDynamicSharedSizeBytes = {};
    }
    return point;
}

struct Timed {
    TimedPlace place;
    Summary summary;
    const Measurement* measurement = nullptr;
    const LaunchConfig* config = nullptr;
};

std::string placeText(CurveAxis axis, const TimedPlace& place) {
    return axis == CurveAxis::BlockSize
               ? "{threads, plural, one {# thread} other {# threads}}"_msg("threads"_a = place.x)
               : bytesText({place.x});
}

std::string conclusionOf(CurveAxis axis, const std::vector<Timed>& timed) {
    std::vector<TimedLaunch> launches;
    launches.reserve(timed.size());
    for (const Timed& one : timed)
        launches.push_back({one.measurement, one.config, &one.summary});
    if (timed.size() < 2 || rank(launches).by != RankedBy::Time)
        return "";
    const auto faster = [](const Timed& a, const Timed& b) { return a.summary.median < b.summary.median; };
    const auto fastest = std::min_element(timed.begin(), timed.end(), faster);
    const auto fullest = std::min_element(timed.begin(), timed.end(), [](const Timed& a, const Timed& b) {
        return std::tuple(b.place.occupancy.activeWarps, a.summary.median) <
               std::tuple(a.place.occupancy.activeWarps, b.summary.median);
    });
    const Occupancy& max = fullest->place.occupancy;
    if (fastest->place.occupancy.activeWarps == max.activeWarps)
        return "fastest at {place}, which also has the most warps"_msg("place"_a =
                                                                           placeText(axis, fastest->place));
    const auto place = "place"_a = placeText(axis, fastest->place);
    const auto warps = "warps"_a = fastest->place.occupancy.activeWarps;
    const auto maxWarps = "maxWarps"_a = max.maxWarps;
    const auto other = "other"_a = placeText(axis, fullest->place);
    const auto otherWarps = "otherWarps"_a = max.activeWarps;
    if (compare(fastest->summary, fullest->summary) == Comparison::Indistinguishable)
        return "fastest at {place} with {warps} of {maxWarps} warps, indistinguishable from {other} with "
               "{otherWarps}"_msg(place, warps, maxWarps, other, otherWarps);
    return "fastest at {place} with {warps} of {maxWarps} warps; {other} with {otherWarps} takes {share} % "
           "longer"_msg(place, warps, maxWarps, other, otherWarps,
                        "share"_a = fmt::format(
                            "{:.1f}", 100 * (fullest->summary.median / fastest->summary.median - 1)));
}

} // namespace

SweepTimes sweepTimesAlong(CurveAxis axis, const SweepPoint& launch, const std::vector<SweepPoint>& points,
                           const std::vector<SweepOutcome>& outcomes,
                           const std::vector<std::optional<Summary>>& summaries,
                           const KernelAttributes& kernel, const DeviceProperties& device) {
    SweepTimes times;
    if (axis == CurveAxis::Registers)
        return times;
    const SweepPoint same = without(axis, launch);
    std::vector<std::size_t> alike;
    for (std::size_t i = 0; i < std::min({points.size(), outcomes.size(), summaries.size()}); ++i)
        if (summaries[i] && isTimed(outcomes[i]) && without(axis, points[i]) == same)
            alike.push_back(i);
    std::vector<Timed> timed;
    for (const std::size_t i : comparable(alike, points, kernel)) {
        const SharedMeasurement& measurement = outcomes[i].measurement;
        const Summary& summary = *summaries[i];
        const LaunchConfig& config = points[i].config;
        const auto threads = static_cast<std::uint64_t>(volume(config.blockDim));
        KernelAttributes attributes = kernel;
        attributes.optIns = points[i].optIns;
        timed.push_back({{axis == CurveAxis::BlockSize ? threads : config.dynamicSmemBytes.value,
                          summary.median, evaluate(config, attributes, device).launchOccupancy()},
                         summary,
                         &*measurement,
                         &config});
    }
    std::sort(timed.begin(), timed.end(), [](const Timed& a, const Timed& b) {
        return std::tuple(a.place.x, a.place.microseconds) < std::tuple(b.place.x, b.place.microseconds);
    });
    for (const Timed& one : timed)
        times.places.push_back(one.place);
    times.conclusion = conclusionOf(axis, timed);
    return times;
}

} // namespace trichevron::core
