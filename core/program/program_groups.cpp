// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_groups.h"

#include "core/base/saturating.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace trichevron::core {

namespace {

/// Bits of all groups together for a table of their configurations: 16 MiB.
constexpr std::uint64_t mostGroupBits = std::uint64_t{1} << 27;

std::vector<ProgramGroup> byConfiguration(const ProgramAnalysis& analysis) {
    const Program& program = *analysis.program;
    std::vector<ProgramGroup> groups;
    groups.reserve(program.configurations.size());
    for (std::uint32_t i = 0; i < program.configurations.size(); ++i) {
        const ConfigurationSummary& summary = analysis.configurations[i];
        const bool isRefused = summary.verdict && !summary.verdict->accepted;
        groups.push_back({program.kernels[program.configurations[i].kernel],
                          summary.count,
                          summary.totalNs,
                          saturatingSum(isRefused ? summary.count : 0, summary.refusedCount),
                          {i}});
    }
    return groups;
}

std::uint32_t keyOfLaunch(const ProgramLaunch& launch, ProgramGrouping by) {
    return by == ProgramGrouping::Stream  ? launch.stream
           : by == ProgramGrouping::Range ? launch.range
                                          : launch.graph;
}

std::string nameOfGroup(const Program& program, std::uint32_t key, ProgramGrouping by) {
    if (key == ProgramLaunch::none)
        return {};
    switch (by) {
    case ProgramGrouping::Stream:
        return std::to_string(program.streams[key].id);
    case ProgramGrouping::Range:
        return program.ranges[key];
    default:
        return std::to_string(key);
    }
}

void sortConfigurations(ProgramGroup& group) {
    std::sort(group.configurations.begin(), group.configurations.end());
    group.configurations.erase(std::unique(group.configurations.begin(), group.configurations.end()),
                               group.configurations.end());
}

/// All launches of a configuration are of one kernel: no launch is looked at.
std::vector<ProgramGroup> byKernel(const ProgramAnalysis& analysis) {
    std::vector<ProgramGroup> kernels(analysis.program->kernels.size());
    for (ProgramGroup& one : byConfiguration(analysis)) {
        const std::uint32_t number = one.configurations.front();
        ProgramGroup& kernel = kernels[analysis.program->configurations[number].kernel];
        kernel.name = std::move(one.name);
        kernel.count = saturatingSum(kernel.count, one.count);
        kernel.totalNs = saturatingSum(kernel.totalNs, one.totalNs);
        kernel.refused = saturatingSum(kernel.refused, one.refused);
        kernel.configurations.push_back(number);
    }
    std::erase_if(kernels, [](const ProgramGroup& kernel) { return kernel.configurations.empty(); });
    return kernels;
}

/// The groups of launches by a key that each of them has, in the order of the keys.
class LaunchGroups {
public:
    LaunchGroups(const ProgramAnalysis& analysis, ProgramGrouping by) : analysis_(analysis), by_(by) {
        const std::vector<ConfigurationSummary>& summaries = analysis.configurations;
        isRefused_.reserve(summaries.size());
        for (const ConfigurationSummary& summary : summaries)
            isRefused_.push_back(summary.verdict && !summary.verdict->accepted ? 1 : 0);
        for (const ProgramLaunch& launch : analysis.program->launches)
            add(launch);
    }

    std::vector<ProgramGroup> take() {
        std::vector<ProgramGroup> sorted;
        sorted.reserve(numbers_.size());
        for (const auto& [key, number] : numbers_) {
            ProgramGroup& group = groups_[number];
            group.name = nameOfGroup(*analysis_.program, key, by_);
            group.by = by_;
            group.key = key;
            sortConfigurations(group);
            sorted.push_back(std::move(group));
        }
        return sorted;
    }

private:
    void add(const ProgramLaunch& launch) {
        const std::uint32_t number = numberOf(keyOfLaunch(launch, by_));
        ProgramGroup& group = groups_[number];
        ++group.count;
        group.totalNs = saturatingSum(group.totalNs, launch.durationNs);
        group.refused += isRefused_[launch.configuration];
        addConfiguration(group, number, launch.configuration);
    }

    std::uint32_t numberOf(std::uint32_t key) {
        std::uint32_t& known = recent_[key % recent_.size()].number;
        if (recent_[key % recent_.size()].key == key && known != ProgramLaunch::none)
            return known;
        const auto [found, isNew] = numbers_.emplace(key, static_cast<std::uint32_t>(groups_.size()));
        if (isNew) {
            groups_.emplace_back();
            if (groups_.size() * isRefused_.size() <= mostGroupBits)
                seen_.resize(groups_.size() * isRefused_.size());
        }
        recent_[key % recent_.size()].key = key;
        return known = found->second;
    }

    void addConfiguration(ProgramGroup& group, std::uint32_t number, std::uint32_t configuration) {
        std::vector<std::uint32_t>& all = group.configurations;
        const std::uint64_t bit = std::uint64_t{number} * isRefused_.size() + configuration;
        if (bit < seen_.size()) {
            if (!seen_[bit])
                all.push_back(configuration);
            seen_[bit] = true;
            return;
        }
        if (all.empty() || all.back() != configuration)
            all.push_back(configuration);
        if (all.size() > 2 * isRefused_.size() + 64)
            sortConfigurations(group);
    }

    struct Recent {
        std::uint32_t key = 0;
        std::uint32_t number = ProgramLaunch::none;
    };

    const ProgramAnalysis& analysis_;
    ProgramGrouping by_;
    std::vector<std::uint8_t> isRefused_; ///< by configuration
    std::vector<ProgramGroup> groups_;
    std::map<std::uint32_t, std::uint32_t> numbers_; ///< of the groups, by key
    std::array<Recent, 64> recent_;                  ///< launches alternate between few streams
    std::vector<bool> seen_;                         ///< by group and configuration
};

bool isOfConfigurations(ProgramGrouping by) {
    return by == ProgramGrouping::Configuration || by == ProgramGrouping::Kernel;
}

} // namespace

bool isLaunchOf(const ProgramGroup& group, const ProgramLaunch& launch) {
    return isOfConfigurations(group.by) || keyOfLaunch(launch, group.by) == group.key;
}

bool hasLaunchesIn(const Program& program, ProgramGrouping by) {
    if (isOfConfigurations(by))
        return true;
    return std::any_of(program.launches.begin(), program.launches.end(), [by](const ProgramLaunch& launch) {
        return keyOfLaunch(launch, by) != ProgramLaunch::none;
    });
}

std::vector<ProgramGroup> groupProgram(const ProgramAnalysis& analysis, ProgramGrouping by) {
    std::vector<ProgramGroup> groups;
    if (by == ProgramGrouping::Configuration)
        groups = byConfiguration(analysis);
    else if (by == ProgramGrouping::Kernel)
        groups = byKernel(analysis);
    else
        groups = LaunchGroups(analysis, by).take();
    std::stable_sort(groups.begin(), groups.end(), [](const ProgramGroup& a, const ProgramGroup& b) {
        return std::tuple(a.refused == 0, ~a.totalNs) < std::tuple(b.refused == 0, ~b.totalNs);
    });
    return groups;
}

} // namespace trichevron::core
