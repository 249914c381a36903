// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_groups.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace trichevron::core {

namespace {

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
                          isRefused ? summary.count : 0,
                          {i}});
    }
    return groups;
}

std::uint64_t keyOfLaunch(const Program& program, const ProgramLaunch& launch, ProgramGrouping by) {
    switch (by) {
    case ProgramGrouping::Kernel:
        return program.configurations[launch.configuration].kernel;
    case ProgramGrouping::Stream:
        return launch.stream;
    case ProgramGrouping::Range:
        return launch.range;
    case ProgramGrouping::Graph:
        return launch.graph;
    case ProgramGrouping::Configuration:
        break;
    }
    return launch.configuration;
}

std::string nameOfGroup(const Program& program, std::uint64_t key, ProgramGrouping by) {
    if (key == ProgramLaunch::none)
        return {};
    switch (by) {
    case ProgramGrouping::Kernel:
        return program.kernels[key];
    case ProgramGrouping::Stream:
        return std::to_string(program.streams[key].id);
    case ProgramGrouping::Range:
        return program.ranges[key];
    default:
        return std::to_string(key);
    }
}

} // namespace

std::vector<ProgramGroup> groupProgram(const ProgramAnalysis& analysis, ProgramGrouping by) {
    const Program& program = *analysis.program;
    std::vector<ProgramGroup> groups;
    if (by == ProgramGrouping::Configuration) {
        groups = byConfiguration(analysis);
    } else {
        std::map<std::uint64_t, ProgramGroup> found;
        for (const ProgramLaunch& launch : program.launches) {
            ProgramGroup& group = found[keyOfLaunch(program, launch, by)];
            ++group.count;
            group.totalNs += launch.durationNs;
            const ConfigurationSummary& summary = analysis.configurations[launch.configuration];
            group.refused += summary.verdict && !summary.verdict->accepted ? 1 : 0;
            if (group.configurations.empty() || group.configurations.back() != launch.configuration)
                group.configurations.push_back(launch.configuration);
            if (group.configurations.size() > 2 * program.configurations.size() + 64) {
                std::sort(group.configurations.begin(), group.configurations.end());
                group.configurations.erase(
                    std::unique(group.configurations.begin(), group.configurations.end()),
                    group.configurations.end());
            }
        }
        for (auto& [key, group] : found) {
            group.name = nameOfGroup(program, key, by);
            std::sort(group.configurations.begin(), group.configurations.end());
            group.configurations.erase(std::unique(group.configurations.begin(), group.configurations.end()),
                                       group.configurations.end());
            groups.push_back(std::move(group));
        }
    }
    std::stable_sort(groups.begin(), groups.end(), [](const ProgramGroup& a, const ProgramGroup& b) {
        return std::tuple(a.refused == 0, ~a.totalNs) < std::tuple(b.refused == 0, ~b.totalNs);
    });
    return groups;
}

} // namespace trichevron::core
