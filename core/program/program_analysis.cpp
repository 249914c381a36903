// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_analysis.h"

#include "core/base/saturating.h"
#include "core/program/finding_kind.h"
#include "core/program/kernel_names.h"
#include "core/program/program_device.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace trichevron::core {

namespace {

using Durations = std::vector<std::uint64_t>::iterator;

/// Of an even number the mean of the two in the middle, rounded down. Reorders; not empty.
std::uint64_t medianOf(Durations first, Durations last) {
    const Durations middle = first + (last - first) / 2;
    std::nth_element(first, middle, last);
    if ((last - first) % 2 != 0)
        return *middle;
    return std::midpoint(*std::max_element(first, middle), *middle);
}

/// The durations of the launches, those of a configuration side by side.
void summarizeDurations(const Program& program, std::vector<ConfigurationSummary>& summaries) {
    std::vector<std::size_t> ends(program.configurations.size(), 0);
    for (const ProgramLaunch& launch : program.launches)
        ++ends[launch.configuration];
    std::size_t begin = 0;
    for (std::size_t& end : ends)
        begin += std::exchange(end, begin);
    std::vector<std::uint64_t> durations(program.launches.size());
    for (const ProgramLaunch& launch : program.launches)
        durations[ends[launch.configuration]++] = launch.durationNs;
    begin = 0;
    for (std::size_t i = 0; i < summaries.size(); ++i) {
        const auto first = durations.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = durations.begin() + static_cast<std::ptrdiff_t>(ends[i]);
        begin = ends[i];
        ConfigurationSummary& summary = summaries[i];
        summary.count = static_cast<std::uint64_t>(last - first);
        if (first == last)
            continue;
        for (auto at = first; at != last; ++at)
            summary.totalNs = saturatingSum(summary.totalNs, *at);
        summary.medianNs = medianOf(first, last);
        const auto [least, most] = std::minmax_element(first, last);
        summary.minNs = *least;
        summary.maxNs = *most;
    }
}

/// The mean of the occupancy, weighted with the time.
class TimeWeightedOccupancy {
public:
    void add(const std::optional<Occupancy>& occupancy, std::uint64_t ns) {
        if (!occupancy)
            return;
        sum_ += occupancy->fraction() * static_cast<double>(ns);
        time_ += static_cast<double>(ns);
    }
    std::optional<double> mean() const { return time_ > 0 ? std::optional(sum_ / time_) : std::nullopt; }

private:
    double sum_ = 0;
    double time_ = 0;
};

} // namespace

ProgramAnalysis analyzeProgram(std::shared_ptr<const Program> program,
                               std::span<const DeviceProperties> catalogue, const AnalysisOptions& options) {
    ProgramAnalysis analysis;
    analysis.program = std::move(program);
    const Program& p = *analysis.program;
    for (const TracedDevice& device : p.devices)
        analysis.tracedDevices.push_back(deviceOfTrace(device, catalogue));
    analysis.devices = analysis.tracedDevices;
    if (options.device)
        analysis.devices.assign(p.devices.size(), options.device);
    analysis.configurations.resize(p.configurations.size());
    summarizeDurations(p, analysis.configurations);
    for (const CountedLaunches& counted : p.countedLaunches) {
        ConfigurationSummary& summary = analysis.configurations[counted.configuration];
        summary.count = saturatingSum(summary.count, counted.count);
        summary.totalNs = saturatingSum(summary.totalNs, counted.totalNs);
    }
    for (const RefusedLaunches& refused : p.refusedLaunches) {
        std::uint64_t& count = analysis.configurations[refused.configuration].refusedCount;
        count = saturatingSum(count, refused.count);
    }
    analysis.kernelCount = p.kernels.size();
    analysis.kernelNames = distinctKernelNames(p.kernels);
    const auto addRefused = [&analysis](std::uint64_t count) {
        analysis.refusedCount = saturatingSum(analysis.refusedCount, count);
    };
    TimeWeightedOccupancy occupancy;
    for (std::size_t i = 0; i < p.configurations.size(); ++i) {
        const ProgramConfiguration& c = p.configurations[i];
        ConfigurationSummary& summary = analysis.configurations[i];
        analysis.gpuNs = saturatingSum(analysis.gpuNs, summary.totalNs);
        if (const auto& device = analysis.devices[c.device]) {
            summary.verdict = judgeOn(*device, analysis, static_cast<std::uint32_t>(i));
            if (summary.verdict->accepted)
                occupancy.add(summary.verdict->occupancy, summary.totalNs);
            else
                addRefused(summary.count);
        }
        if (!options.device)
            addRefused(summary.refusedCount);
    }
    if (!options.device)
        for (const RefusedCalls& calls : p.refusedCalls)
            addRefused(calls.count);
    analysis.occupancyByTime = occupancy.mean();
    if (!p.launches.empty() && !p.leavesOut(TraceGap::StartTimes)) {
        std::uint64_t end = 0;
        for (const ProgramLaunch& launch : p.launches)
            end = std::max(end, endNsOf(launch));
        analysis.wallNs = end;
    }
    analysis.findings = findInProgram(analysis, options);
    return analysis;
}

ConfigurationVerdict judgeOn(const DeviceProperties& device, const ProgramAnalysis& analysis,
                             std::uint32_t configuration) {
    const Program& program = *analysis.program;
    const ProgramConfiguration& c = program.configurations[configuration];
    const auto& traced = analysis.tracedDevices[c.device];
    const bool ran = analysis.configurations[configuration].count > 0 && traced;
    return judgeConfiguration(c, program.kernels[c.kernel], device, ran ? &*traced : nullptr);
}

std::vector<DeviceAnswer> askDevices(const ProgramAnalysis& analysis,
                                     std::span<const DeviceProperties> devices) {
    const Program& program = *analysis.program;
    std::vector<DeviceAnswer> answers;
    for (const DeviceProperties& device : devices) {
        DeviceAnswer& answer = answers.emplace_back();
        answer.device = &device;
        TimeWeightedOccupancy occupancy;
        for (std::uint32_t i = 0; i < program.configurations.size(); ++i) {
            const ConfigurationVerdict verdict = judgeOn(device, analysis, i);
            const std::uint64_t launches =
                saturatingSum(analysis.configurations[i].count, analysis.configurations[i].refusedCount);
            if (verdict.accepted) {
                answer.acceptedLaunches = saturatingSum(answer.acceptedLaunches, launches);
                occupancy.add(verdict.occupancy, analysis.configurations[i].totalNs);
                if (verdict.occupancy)
                    answer.occupancyLaunches = saturatingSum(answer.occupancyLaunches, launches);
                if (verdict.possibleViolation) {
                    answer.uncertainLaunches = saturatingSum(answer.uncertainLaunches, launches);
                    answer.uncertain.push_back(i);
                }
                continue;
            }
            answer.refusedLaunches = saturatingSum(answer.refusedLaunches, launches);
            answer.refused.push_back(i);
        }
        answer.occupancyByTime = occupancy.mean();
    }
    return answers;
}

} // namespace trichevron::core
