// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/ranking.h"

#include "core/dimensions/hierarchy.h"

#include <algorithm>
#include <iterator>

namespace trichevron::core {

namespace {

bool hasTime(const TimedLaunch& launch) {
    return launch.measurement != nullptr && !launch.measurement->samplesMicroseconds.empty();
}

std::optional<double> itemsOf(const TimedLaunch& launch) {
    const std::optional<Work>& work = launch.measurement->work;
    return work ? std::optional(static_cast<double>(work->items)) : std::nullopt;
}

double threadsOf(const TimedLaunch& launch) {
    return launch.config == nullptr ? 1
                                    : static_cast<double>(saturatingProduct(volume(launch.config->gridDim),
                                                                            volume(launch.config->blockDim)));
}

std::optional<ProblemExtent> problemOf(const TimedLaunch& launch) {
    return launch.config == nullptr ? std::nullopt : launch.config->problem;
}

template <class Of>
bool areAlike(const std::vector<TimedLaunch>& launches, Of of) {
    return std::all_of(launches.begin(), launches.end(),
                       [&](const TimedLaunch& launch) { return of(launch) == of(launches.front()); });
}

RankedBy measureFor(const std::vector<TimedLaunch>& timed) {
    if (timed.empty())
        return RankedBy::Time;
    if (std::all_of(timed.begin(), timed.end(),
                    [](const TimedLaunch& one) { return itemsOf(one).has_value(); }))
        return areAlike(timed, itemsOf) ? RankedBy::Time : RankedBy::TimePerItem;
    if (problemOf(timed.front()) && areAlike(timed, problemOf))
        return RankedBy::Time;
    return areAlike(timed, threadsOf) ? RankedBy::Time : RankedBy::TimePerThread;
}

Summary dividedBy(Summary summary, double amount) {
    for (double* time : {&summary.minimum, &summary.lowerQuartile, &summary.median, &summary.upperQuartile,
                         &summary.maximum, &summary.mean, &summary.standardDeviation,
                         &summary.medianConfidenceInterval.low, &summary.medianConfidenceInterval.high})
        *time /= amount;
    return summary;
}

} // namespace

double rankingDivisor(const TimedLaunch& launch, RankedBy by) {
    switch (by) {
    case RankedBy::Time:
        break;
    case RankedBy::TimePerItem:
        return itemsOf(launch).value_or(0);
    case RankedBy::TimePerThread:
        return threadsOf(launch);
    }
    return 1;
}

std::optional<Summary> summaryBy(const TimedLaunch& launch, RankedBy by) {
    if (!hasTime(launch))
        return std::nullopt;
    const double amount = rankingDivisor(launch, by);
    if (amount <= 0)
        return std::nullopt;
    return dividedBy(launch.summary != nullptr ? *launch.summary
                                               : *summarise(launch.measurement->samplesMicroseconds),
                     amount);
}

std::string_view toString(Standing standing) {
    switch (standing) {
    case Standing::Alone:
        return "";
    case Standing::Fastest:
        return "fastest";
    case Standing::LikeFastest:
        return "likeFastest";
    case Standing::Slower:
        return "slower";
    }
    return "";
}

std::string_view toString(RankedBy by) {
    switch (by) {
    case RankedBy::Time:
        return "time";
    case RankedBy::TimePerItem:
        return "timePerItem";
    case RankedBy::TimePerThread:
        return "timePerThread";
    }
    return "";
}

Ranking rank(const std::vector<TimedLaunch>& launches) {
    std::vector<TimedLaunch> timed;
    std::copy_if(launches.begin(), launches.end(), std::back_inserter(timed), hasTime);
    Ranking ranking;
    ranking.by = measureFor(timed);
    std::vector<std::optional<Summary>> summaries;
    summaries.reserve(launches.size());
    for (const TimedLaunch& launch : launches)
        summaries.push_back(summaryBy(launch, ranking.by));
    struct Group {
        std::optional<ProblemExtent> problem;
        std::size_t compared = 0;
        std::size_t best = 0;
    };
    std::vector<Group> groups;
    const auto groupOf = [&](const TimedLaunch& launch) -> Group& {
        // A time per item or thread compares different problems, a time does not.
        const auto problem = ranking.by == RankedBy::Time ? problemOf(launch) : std::nullopt;
        const auto found = std::find_if(groups.begin(), groups.end(),
                                        [&](const Group& group) { return group.problem == problem; });
        return found != groups.end() ? *found : groups.emplace_back(Group{problem, 0, 0});
    };
    for (std::size_t i = 0; i < launches.size(); ++i) {
        if (!summaries[i])
            continue;
        Group& group = groupOf(launches[i]);
        if (group.compared++ == 0 || summaries[i]->median < summaries[group.best]->median)
            group.best = i;
    }
    for (std::size_t i = 0; i < launches.size(); ++i) {
        const Group& group = groupOf(launches[i]);
        if (!summaries[i] || group.compared < 2)
            ranking.standings.push_back(Standing::Alone);
        else if (group.best == i)
            ranking.standings.push_back(Standing::Fastest);
        else
            ranking.standings.push_back(compare(*summaries[i], *summaries[group.best]) ==
                                                Comparison::Indistinguishable
                                            ? Standing::LikeFastest
                                            : Standing::Slower);
    }
    return ranking;
}

} // namespace trichevron::core
