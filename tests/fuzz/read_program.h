// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What holds for each reader of traces, whatever the bytes.
#pragma once

#include "core/import/file_format.h"
#include "core/program/program_analysis.h"
#include "core/program/program_json.h"
#include "tests/core/fixtures.h"
#include "tests/fuzz/invariants.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace trichevron::core::fuzz {

inline void requireIndices(const Program& program) {
    require(!program.launches.empty() || !program.refusedLaunches.empty() || !program.countedLaunches.empty(),
            "a trace without launches is an error");
    for (const RefusedLaunches& refused : program.refusedLaunches)
        require(refused.configuration < program.configurations.size(),
                "a refused launch has a configuration");
    for (const CountedLaunches& counted : program.countedLaunches)
        require(counted.configuration < program.configurations.size(),
                "counted launches have a configuration");
    for (const ProgramLaunch& launch : program.launches) {
        require(launch.configuration < program.configurations.size(), "a launch has a configuration");
        require(launch.stream < program.streams.size(), "a launch has a stream");
        require(launch.range == ProgramLaunch::none || launch.range < program.ranges.size(),
                "a range of a launch exists");
    }
    for (const ProgramConfiguration& c : program.configurations) {
        require(c.kernel < program.kernels.size() && c.device < program.devices.size(),
                "a configuration has a kernel and a device");
        if (const auto smem = c.smemBytes())
            require(smem->least <= smem->most, "a range is not empty");
    }
    for (const std::string& name : program.kernels)
        require(name.find('\n') == std::string::npos, "a name is on one line");
}

/// Reads the bytes and explains what was read, or rejects them with one sentence.
inline void readProgramOrReject(const FileFormat& format, const std::uint8_t* data, std::size_t size) {
    ImportSource source("here", std::string(reinterpret_cast<const char*>(data), size));
    try {
        auto program = std::make_shared<const Program>(std::get<Program>(format.read(source)));
        requireIndices(*program);
        AnalysisOptions options;
        options.device = test::h200Limits();
        const ProgramAnalysis analysis = analyzeProgram(program, {}, options);
        require(!programJson(analysis).dump().empty(), "a program can be written");
    } catch (const InputError& error) {
        const std::string sentence = error.what();
        require(sentence.starts_with("here: "), "an error names the place");
        require(sentence.find('\n') == std::string::npos, "an error is one line");
    }
}

} // namespace trichevron::core::fuzz
