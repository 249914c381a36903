// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The command-line options for timing: samples, budget, precision, time limit.
#pragma once

#include "core/backend/backend.h"

#include <CLI/CLI.hpp>

#include <string>

namespace trichevron::cli {

struct TimingOptions {
    std::string samples;
    std::string budget;
    std::string precision;
    std::string timeLimit;

    /// `defaults`: the defaults shown in the help.
    void addTo(CLI::App& command, const core::MeasureLimits& defaults);
    /// `limits` and `limit` with the given options replaced. The InputError names the option.
    core::MeasureLimits applyTo(core::MeasureLimits limits) const;
    core::Seconds applyTimeLimitTo(core::Seconds limit) const;
};

} // namespace trichevron::cli
