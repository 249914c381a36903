// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/comparison_words.h"

#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::core {

namespace {

/// "1,000 × 1,000"
std::string problemText(const ProblemExtent& problem) {
    std::string text = withSeparators(problem.x);
    if (problem.y != 1 || problem.z != 1)
        text += " × " + withSeparators(problem.y);
    if (problem.z != 1)
        text += " × " + withSeparators(problem.z);
    return text;
}

} // namespace

std::string launchLabel(const LaunchConfig& config) {
    std::string label =
        fmt::format("<<<{}, {}>>>", shortExtentText(config.gridDim), shortExtentText(config.blockDim));
    if (config.clusterDim && volume(*config.clusterDim) > 1)
        label += " clusters " + shortExtentText(*config.clusterDim);
    if (config.dynamicSmemBytes.value != 0)
        label += " " + bytesText(config.dynamicSmemBytes);
    if (config.problem)
        label += " of " + problemText(*config.problem);
    return label;
}

std::vector<std::string> timingLabels(const std::vector<ComparedTiming>& timings) {
    const auto differ = [&](std::string ComparedTiming::*member) {
        return std::any_of(timings.begin(), timings.end(), [&](const ComparedTiming& timing) {
            return timing.*member != timings.front().*member;
        });
    };
    const bool devices = differ(&ComparedTiming::device);
    const bool kernels = differ(&ComparedTiming::kernel);
    std::vector<std::string> labels;
    labels.reserve(timings.size());
    for (const ComparedTiming& timing : timings)
        labels.push_back((devices ? timing.device + " · " : "") + (kernels ? timing.kernel + " " : "") +
                         (timing.config == nullptr ? "" : launchLabel(*timing.config)));
    return labels;
}

std::vector<ListedLaunch> listedLaunches(const std::vector<ComparedTiming>& timings) {
    using Part = std::string (*)(const ComparedTiming&);
    // The block is first, since users vary it most. The grid is last, since it follows from problem and
    // block.
    static constexpr Part parts[] = {
        [](const ComparedTiming& at) {
            return at.config ? "block " + shortExtentText(at.config->blockDim) : "";
        },
        [](const ComparedTiming& at) {
            return at.config && at.config->clusterDim && volume(*at.config->clusterDim) > 1
                       ? "clusters " + shortExtentText(*at.config->clusterDim)
                       : "";
        },
        [](const ComparedTiming& at) {
            return at.config && at.config->dynamicSmemBytes.value != 0
                       ? bytesText(at.config->dynamicSmemBytes)
                       : "";
        },
        [](const ComparedTiming& at) {
            return at.config && at.config->problem ? "of " + problemText(*at.config->problem) : "";
        },
        [](const ComparedTiming& at) { return at.kernel; },
        [](const ComparedTiming& at) { return at.device; },
        [](const ComparedTiming& at) {
            return at.config ? "grid " + shortExtentText(at.config->gridDim) : "";
        },
    };
    std::vector<ListedLaunch> listed(timings.size());
    if (timings.empty())
        return listed;
    const auto add = [](std::string& text, const std::string& part) {
        if (!part.empty())
            text += (text.empty() ? "" : " · ") + part;
    };
    const auto follows = [&](Part part) { return part == std::end(parts)[-1]; };
    const auto differs = [&](Part part) {
        return std::any_of(timings.begin(), timings.end(), [&](const ComparedTiming& timing) {
            return part(timing) != part(timings.front());
        });
    };
    const bool anyDiffers = std::any_of(std::begin(parts), std::end(parts) - 1, differs);
    constexpr std::ptrdiff_t launchParts = 4; // before kernel and device
    for (const Part& part : parts) {
        const bool first = !anyDiffers && !differs(std::end(parts)[-1]) && part == parts[0];
        const bool isDiffering = first || (differs(part) && !(follows(part) && anyDiffers));
        for (std::size_t i = 0; i < timings.size(); ++i)
            if (isDiffering)
                add(listed[i].differing, part(timings[i]));
            else if (&part < std::begin(parts) + launchParts || follows(part))
                add(listed[i].common, part(timings[i]));
    }
    return listed;
}

std::string standingText(const ComparedRow& row) {
    const std::string of = row.by == RankedBy::TimePerItem     ? " per item"
                           : row.by == RankedBy::TimePerThread ? " per thread"
                                                               : "";
    switch (row.standing) {
    case Standing::Alone:
        return "";
    case Standing::Fastest:
        return "fastest" + of;
    case Standing::LikeFastest:
        return "indistinguishable from the fastest" + of;
    case Standing::Slower:
        return row.overFastest ? fmt::format("{:.2f} × the fastest{}", *row.overFastest, of) : "slower" + of;
    }
    return "";
}

std::string bandwidthUnavailableReason(const ComparedTiming& timing) {
    if (timing.measurement == nullptr || timing.measurement->samplesMicroseconds.empty())
        return "The launch was not timed, so its bandwidth is unknown.";
    if (!bytesPerSecond(*timing.measurement))
        return "The demo does not say how many bytes this kernel moves, so its bandwidth is unknown.";
    if (!shareOfCopy(*timing.measurement))
        return "The bandwidth of a copy was not measured on this device, so there is no copy line.";
    return "";
}

std::string bandwidthText(const BandwidthPoint& point) {
    std::string text = rateText(point.bytesPerSecond, "B/s");
    if (point.share && point.copyBytesPerSecond)
        text += fmt::format(", {:.0f} % of the copy bandwidth ({})", 100 * *point.share,
                            rateText(*point.copyBytesPerSecond, "B/s"));
    return text;
}

} // namespace trichevron::core
