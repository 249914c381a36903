// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch as options of the command line.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>

namespace trichevron::cli {

/// What a launch is made of, except its grid and block, which commands take differently.
struct LaunchOptions {
    std::string cluster;
    std::string smem;
    std::string api;
    std::string stream;
    std::string problem;
    bool cooperative = false;

    void addTo(CLI::App& command);
    /// For a command that takes clusters differently.
    void addWithoutClusterTo(CLI::App& command);
    /// `config` with what was given put over it, canonical; a cluster that was in it and that the function
    /// given cannot carry is left out. InputError when it could not be written in CUDA: a cluster
    /// for a function that cannot carry one, more shared memory than the function's parameter holds.
    LaunchConfig over(LaunchConfig config) const;

private:
    LaunchApi chosenApi(const LaunchConfig& begin) const;
};

/// What cudaFuncSetAttribute sets, as options.
struct OptInOptions {
    std::string dynamicSmem;
    bool nonPortableCluster = false;
    std::string carveout;

    void addTo(CLI::App& command);
    /// `optIns` with what was given put over it.
    KernelOptIns over(KernelOptIns optIns) const;
};

} // namespace trichevron::cli
