// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A program, with what the model says of each of its launches.
#pragma once

#include "core/program/configuration_verdict.h"
#include "core/program/program.h"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// All launches of a configuration.
struct ConfigurationSummary {
    std::uint64_t count = 0; ///< of those that ran
    std::uint64_t totalNs = 0;
    std::uint64_t medianNs = 0; ///< of those that the trace lists
    std::uint64_t minNs = 0;
    std::uint64_t maxNs = 0;
    std::uint64_t refusedCount = 0; ///< of those that the driver refused
    /// Empty where the device is not known.
    std::optional<ConfigurationVerdict> verdict;
};

/// Something that is worth a look, ranked by the time that it may cost.
struct ProgramFinding {
    std::string_view kind; ///< the id of its FindingKind: "tailWave"
    /// Of Program::configurations; empty: of the whole program.
    std::optional<std::uint32_t> configuration;
    /// At most this much time could be saved; empty where the trace cannot show it.
    std::optional<std::uint64_t> worthNs;
    Text short_; ///< a few words for a cell of a table
    Text text;   ///< what it is, and what to change
    Text basis;  ///< how the worth was estimated; empty without one
};

struct ProgramAnalysis {
    std::shared_ptr<const Program> program;
    /// By the device of the program; empty where the catalogue has none like it.
    std::vector<std::optional<DeviceProperties>> devices;
    /// On which it ran, where AnalysisOptions asks another one instead; else the same.
    std::vector<std::optional<DeviceProperties>> tracedDevices;
    std::vector<ConfigurationSummary> configurations; ///< as in the program
    /// Of Program::kernels: short, and different for each (distinctKernelNames()).
    std::vector<std::string> kernelNames;
    std::uint64_t gpuNs = 0;  ///< the sum of all durations
    std::uint64_t wallNs = 0; ///< from the first start to the last end; 0 without start times
    std::uint64_t kernelCount = 0;
    /// Launches that the device refuses, and calls that it refused.
    std::uint64_t refusedCount = 0;
    /// The mean over the time of the launches whose occupancy is known; empty without any.
    std::optional<double> occupancyByTime;
    std::vector<ProgramFinding> findings; ///< the worthiest first
};

struct AnalysisOptions {
    /// Asked instead of the devices of the trace.
    std::optional<DeviceProperties> device;
    std::set<std::string, std::less<>> silenced; ///< ids of findings to leave out
};

ProgramAnalysis analyzeProgram(std::shared_ptr<const Program> program,
                               std::span<const DeviceProperties> catalogue,
                               const AnalysisOptions& options = {});

/// What the model says of a configuration of the program on this device, which may be another than the
/// trace's.
ConfigurationVerdict judgeOn(const DeviceProperties& device, const ProgramAnalysis& analysis,
                             std::uint32_t configuration);

/// How a device takes the whole program.
struct DeviceAnswer {
    const DeviceProperties* device = nullptr;
    std::uint64_t acceptedLaunches = 0;
    std::uint64_t refusedLaunches = 0;
    /// Of the accepted ones: it may refuse them, since the trace rounds their shared memory.
    std::uint64_t uncertainLaunches = 0;
    /// Of the accepted launches whose occupancy is known, weighted with the times of the trace.
    std::optional<double> occupancyByTime;
    std::uint64_t occupancyLaunches = 0; ///< how many these are
    /// The configurations that it refuses, by their number.
    std::vector<std::uint32_t> refused;
    /// The configurations that it may refuse.
    std::vector<std::uint32_t> uncertain;

    std::uint64_t launches() const { return acceptedLaunches + refusedLaunches; }
};
std::vector<DeviceAnswer> askDevices(const ProgramAnalysis& analysis,
                                     std::span<const DeviceProperties> devices);

} // namespace trichevron::core
