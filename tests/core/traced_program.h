// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Programs of a few launches, as a trace gives them.
#pragma once

#include "core/program/program_analysis.h"
#include "core/program/program_builder.h"
#include "tests/core/fixtures.h"

#include <memory>
#include <string>
#include <vector>

namespace trichevron::test {

/// A launch that keeps every SM of an H200 busy with whole waves of whole warps.
inline core::ProgramConfiguration calm() {
    core::ProgramConfiguration c;
    c.gridDim = {132 * 8, 1, 1};
    c.blockDim = {256, 1, 1};
    c.numRegs = 32;
    c.sharedSizeBytes = core::ByteRange::exactly(0);
    c.dynamicSmemBytes = core::ByteRange::exactly(0);
    return c;
}

struct TracedLaunch {
    core::ProgramConfiguration configuration;
    std::int64_t startNs = 0;
    std::uint64_t durationNs = 1'000'000;
    std::string kernel = "k";
};

inline core::ProgramAnalysis analysisOf(const std::vector<TracedLaunch>& launches,
                                        const core::AnalysisOptions& options = {},
                                        const std::string& device = "NVIDIA H200") {
    core::ProgramBuilder builder("/home/someone/trace.json", "kineto", {core::TraceGap::Clusters});
    for (const TracedLaunch& one : launches) {
        core::ProgramConfiguration c = one.configuration;
        c.device = builder.device(0);
        builder.deviceAt(c.device).name = device;
        c.kernel = builder.kernel(one.kernel);
        core::ProgramLaunch launch;
        launch.startNs = one.startNs;
        launch.durationNs = one.durationNs;
        launch.configuration = builder.configuration(c);
        launch.stream = builder.stream(c.device, 7);
        builder.add(launch);
    }
    static const std::vector<core::DeviceProperties> catalogue{h200Limits()};
    return analyzeProgram(std::make_shared<const core::Program>(builder.take()), catalogue, options);
}

} // namespace trichevron::test
