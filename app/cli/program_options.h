// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The trace of a program, as the commands import and report take it.
#pragma once

#include "app/cli/commands.h"
#include "core/program/program_analysis.h"

#include <CLI/CLI.hpp>

#include <string>

namespace trichevron::cli {

struct ProgramOptions {
    std::string file;
    std::string device;  ///< instead of that of the trace
    std::string silence; ///< ids of findings

    void addTo(CLI::App& command);
    /// Reads the file, with its progress on a terminal, and judges its launches.
    core::ProgramAnalysis analyze() const { return analyze(file); }
    core::ProgramAnalysis analyze(const std::string& path) const;
};

/// Reports on standard error what is wrong with the trace. UsageError where it was not read to its end.
ExitStatus reportProblem(const core::ProgramAnalysis& analysis);

} // namespace trichevron::cli
