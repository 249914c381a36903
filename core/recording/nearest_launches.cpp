// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/recording/nearest_launches.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_attribute_text.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trichevron::core {
namespace {

/// How many times one number has to be doubled to become the other.
double doublings(double a, double b) {
    return std::abs(std::log2((a + 1e-9) / (b + 1e-9)));
}

template <class Level>
double doublings(const Extent<Level>& a, const Extent<Level>& b) {
    // Two shapes of the same size are nearer than two sizes.
    const double size = doublings(static_cast<double>(volume(a)), static_cast<double>(volume(b)));
    double shape = 0;
    for (const Axis axis : allAxes)
        shape += doublings(a[axis], b[axis]);
    return size / 2 + shape / 2;
}

/// Sums up how two launches differ.
class LaunchDifference {
public:
    void add(double weight, std::string words) {
        constexpr double each = 0.25; // one thing that differs is nearer than two that differ little
        near_.distance += each + weight;
        near_.differences.push_back(std::move(words));
    }
    NearLaunch result(const RecordedPoint& launch) && {
        near_.launch = launch;
        return std::move(near_);
    }

private:
    NearLaunch near_;
};

template <class Level>
std::string extentOrNone(const std::optional<Extent<Level>>& extent) {
    return extent ? shortExtentText(*extent) : "none"_msg();
}

template <class Level>
double optionalDistance(const std::optional<Extent<Level>>& a, const std::optional<Extent<Level>>& b) {
    constexpr Extent<Level> one;
    constexpr double presence = 1;
    return doublings(a.value_or(one), b.value_or(one)) + (a.has_value() == b.has_value() ? 0 : presence);
}

/// Twice as much memory counts as much as a block twice as large, but the first bytes count no more than a
/// kibibyte.
double memoryDistance(Bytes a, Bytes b) {
    constexpr double least = 1024;
    return doublings(static_cast<double>(a.value) + least, static_cast<double>(b.value) + least);
}

void addShape(LaunchDifference& difference, const KernelInfo& kernel, const LaunchConfig& recorded,
              const LaunchConfig& asked) {
    if (recorded.problem != asked.problem)
        difference.add(
            optionalDistance(recorded.problem, asked.problem),
            "problem {recorded} instead of {asked}"_msg("recorded"_a = extentOrNone(recorded.problem),
                                                        "asked"_a = extentOrNone(asked.problem)));
    if (recorded.blockDim != asked.blockDim)
        difference.add(
            doublings(recorded.blockDim, asked.blockDim),
            "block {recorded} instead of {asked}"_msg("recorded"_a = shortExtentText(recorded.blockDim),
                                                      "asked"_a = shortExtentText(asked.blockDim)));
    const bool bothFollow = recorded.problem && asked.problem &&
                            gridFollowsProblem(recorded, kernel.attributes) &&
                            gridFollowsProblem(asked, kernel.attributes);
    if (recorded.gridDim != asked.gridDim && !bothFollow)
        difference.add(
            doublings(recorded.gridDim, asked.gridDim),
            "grid {recorded} instead of {asked}"_msg("recorded"_a = shortExtentText(recorded.gridDim),
                                                     "asked"_a = shortExtentText(asked.gridDim)));
    if (recorded.clusterDim != asked.clusterDim)
        difference.add(
            optionalDistance(recorded.clusterDim, asked.clusterDim),
            "cluster {recorded} instead of {asked}"_msg("recorded"_a = extentOrNone(recorded.clusterDim),
                                                        "asked"_a = extentOrNone(asked.clusterDim)));
}

/// "priority=1, without preferredClusterDim=4,1,1".
std::string attributesText(const LaunchAttributes& recorded, const LaunchAttributes& asked) {
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const std::string_view name : launchAttributeNames()) {
        const std::string there = launchAttributeValue(recorded, name);
        const std::string here = launchAttributeValue(asked, name);
        if (there == here)
            continue;
        if (there.empty())
            add("without {attribute}"_msg("attribute"_a = fmt::format("{}={}", name, here)));
        else
            add(fmt::format("{}={}", name, there));
    }
    return text;
}

std::string carveoutText(int percent) {
    return percent < 0 ? "the driver's choice"_msg() : fmt::format("{} %", percent);
}

void addAttributes(LaunchDifference& difference, const LaunchConfig& recorded, const LaunchConfig& asked) {
    constexpr double other = 0.5; // of the same shape, but launched in another way
    if (recorded.dynamicSmemBytes != asked.dynamicSmemBytes)
        difference.add(memoryDistance(recorded.dynamicSmemBytes, asked.dynamicSmemBytes),
                       "{recorded} of dynamic shared memory instead of {asked}"_msg(
                           "recorded"_a = bytesText(recorded.dynamicSmemBytes),
                           "asked"_a = bytesText(asked.dynamicSmemBytes)));
    if (isCooperative(recorded) != isCooperative(asked))
        difference.add(other, isCooperative(recorded) ? "cooperative"_msg() : "not cooperative"_msg());
    if (recorded.stream != asked.stream)
        difference.add(other,
                       "stream {recorded} instead of {asked}"_msg("recorded"_a = toString(recorded.stream),
                                                                  "asked"_a = toString(asked.stream)));
    if (recorded.attributes != asked.attributes)
        difference.add(other, attributesText(recorded.attributes, asked.attributes));
    if (recorded.api != asked.api)
        difference.add(other, "{recorded} instead of {asked}"_msg("recorded"_a = toString(recorded.api),
                                                                  "asked"_a = toString(asked.api)));
}

void addOptIns(LaunchDifference& difference, const KernelOptIns& recorded, const KernelOptIns& asked) {
    constexpr double other = 0.25;
    if (recorded.maxDynamicSharedSizeBytes != asked.maxDynamicSharedSizeBytes)
        difference.add(other, "an opt-in to {recorded} instead of {asked}"_msg(
                                  "recorded"_a = bytesText(recorded.maxDynamicSharedSizeBytes),
                                  "asked"_a = bytesText(asked.maxDynamicSharedSizeBytes)));
    if (recorded.nonPortableClusterSizeAllowed != asked.nonPortableClusterSizeAllowed)
        difference.add(other, recorded.nonPortableClusterSizeAllowed
                                  ? "non-portable cluster sizes allowed"_msg()
                                  : "no non-portable cluster sizes"_msg());
    if (recorded.preferredShmemCarveout != asked.preferredShmemCarveout)
        difference.add(other, "carve-out {recorded} instead of {asked}"_msg(
                                  "recorded"_a = carveoutText(recorded.preferredShmemCarveout),
                                  "asked"_a = carveoutText(asked.preferredShmemCarveout)));
}

NearLaunch compareWith(const KernelInfo& kernel, const RecordedPoint& recorded, const SweepPoint& launch) {
    const LaunchConfig there = canonical(recorded.config);
    const LaunchConfig here = canonical(launch.config);
    LaunchDifference difference;
    addShape(difference, kernel, there, here);
    addAttributes(difference, there, here);
    addOptIns(difference, canonicalOptIns(recorded.optIns, there, kernel.attributes),
              canonicalOptIns(launch.optIns, here, kernel.attributes));
    return std::move(difference).result(recorded);
}

} // namespace

std::vector<NearLaunch> nearestLaunches(const KernelInfo& kernel, const SweepPoint& launch) {
    std::vector<NearLaunch> launches;
    launches.reserve(kernel.recorded.size());
    for (const RecordedPoint& recorded : kernel.recorded)
        launches.push_back(compareWith(kernel, recorded, launch));
    std::stable_sort(launches.begin(), launches.end(),
                     [](const NearLaunch& a, const NearLaunch& b) { return a.distance < b.distance; });
    return launches;
}

namespace {

bool isListed(const KernelInfo& kernel, const SweepPoint& launch, bool onlyTraced) {
    const LaunchConfig asked = canonical(launch.config);
    const KernelOptIns optIns = canonicalOptIns(launch.optIns, asked, kernel.attributes);
    return std::any_of(kernel.recorded.begin(), kernel.recorded.end(), [&](const RecordedPoint& one) {
        return (one.traced || !onlyTraced) && canonical(one.config) == asked &&
               canonicalOptIns(one.optIns, one.config, kernel.attributes) == optIns;
    });
}

} // namespace

bool isRecorded(const KernelInfo& kernel, const SweepPoint& launch) {
    return isListed(kernel, launch, false);
}

bool isTraceRecorded(const KernelInfo& kernel, const SweepPoint& launch) {
    return isListed(kernel, launch, true);
}

} // namespace trichevron::core
