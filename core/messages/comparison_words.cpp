// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/comparison_words.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/timing_words.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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

std::string clustersText(const LaunchConfig& config) {
    return config.clusterDim && volume(*config.clusterDim) > 1
               ? "clusters {size}"_msg("size"_a = shortExtentText(*config.clusterDim))
               : "";
}

std::string ofProblemText(const LaunchConfig& config) {
    return config.problem ? "of {problem}"_msg("problem"_a = problemText(*config.problem)) : "";
}

std::string dynamicSmemText(const LaunchConfig& config) {
    return config.dynamicSmemBytes.value != 0 ? bytesText(config.dynamicSmemBytes) : "";
}

/// The standing of a launch by one quantity.
struct StandingMessages {
    Message fastest;
    Message likeFastest;
    Message slower;
    Message ratio;
};

StandingMessages standingMessages(RankedBy by) {
    switch (by) {
    case RankedBy::Time:
        break;
    case RankedBy::TimePerItem:
        return {"fastest per item"_msg, "indistinguishable from the fastest per item"_msg,
                "slower per item"_msg, "{ratio:.2f} × the fastest per item"_msg};
    case RankedBy::TimePerThread:
        return {"fastest per thread"_msg, "indistinguishable from the fastest per thread"_msg,
                "slower per thread"_msg, "{ratio:.2f} × the fastest per thread"_msg};
    }
    return {"fastest"_msg, "indistinguishable from the fastest"_msg, "slower"_msg,
            "{ratio:.2f} × the fastest"_msg};
}

} // namespace

std::string launchLabel(const LaunchConfig& config) {
    std::string label = fmt::format("<<<{}, {}>>>", shortExtentText(config.gridDim, digits),
                                    shortExtentText(config.blockDim, digits));
    for (const std::string& part : {clustersText(config), dynamicSmemText(config), ofProblemText(config)})
        if (!part.empty())
            label += ' ' + part;
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
            return at.config ? "block {size}"_msg("size"_a = shortExtentText(at.config->blockDim)) : "";
        },
        [](const ComparedTiming& at) { return at.config ? clustersText(*at.config) : ""; },
        [](const ComparedTiming& at) { return at.config ? dynamicSmemText(*at.config) : ""; },
        [](const ComparedTiming& at) { return at.config ? ofProblemText(*at.config) : ""; },
        [](const ComparedTiming& at) { return at.kernel; },
        [](const ComparedTiming& at) { return at.device; },
        [](const ComparedTiming& at) {
            return at.config ? "grid {size}"_msg("size"_a = shortExtentText(at.config->gridDim)) : "";
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
    const StandingMessages messages = standingMessages(row.by);
    switch (row.standing) {
    case Standing::Alone:
        return "";
    case Standing::Fastest:
        return messages.fastest.text();
    case Standing::LikeFastest:
        return messages.likeFastest.text();
    case Standing::Slower:
        return row.overFastest ? messages.ratio.fill(std::array{Argument{"ratio", *row.overFastest}})
                               : messages.slower.text();
    }
    return "";
}

std::string bandwidthUnavailableReason(const ComparedTiming& timing) {
    if (timing.measurement == nullptr || timing.measurement->samplesMicroseconds.empty())
        return "The launch was not timed, so its bandwidth is unknown."_msg();
    if (!bytesPerSecond(*timing.measurement))
        return "The demo does not say how many bytes this kernel moves, so its bandwidth is unknown."_msg();
    if (!shareOfCopy(*timing.measurement))
        return "The bandwidth of a copy was not measured on this device, so there is no copy line."_msg();
    return "";
}

std::string bandwidthText(const BandwidthPoint& point) {
    std::string rate = rateText(point.bytesPerSecond, "B/s");
    if (!point.share || !point.copyBytesPerSecond)
        return rate;
    return "{rate}, {share} % of the copy bandwidth ({copyRate})"_msg(
        "rate"_a = rate, "share"_a = fmt::format("{:.0f}", 100 * *point.share),
        "copyRate"_a = rateText(*point.copyBytesPerSecond, "B/s"));
}

} // namespace trichevron::core
