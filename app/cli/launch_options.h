// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The command-line options of a launch.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trichevron::cli {

/// The options of a launch, except --grid and --block, which differ between commands.
struct LaunchOptions {
    std::string cluster;
    std::string smem;
    std::string api;
    std::string stream;
    std::string greenContext;
    std::string problem;
    bool cooperative = false;
    std::vector<std::string> attributes; ///< "NAME=VALUE" each

    void addTo(CLI::App& command);
    /// For a command with its own --cluster option.
    void addWithoutClusterTo(CLI::App& command);
    /// `config` with the given options replaced, in canonical form. Removes the cluster of `config` when the
    /// launch function cannot set one. InputError when CUDA cannot express the launch: --cluster with a
    /// function that cannot set a cluster, an unreadable attribute, or more shared memory than the function's
    /// parameter holds.
    core::LaunchConfig applyTo(core::LaunchConfig config) const;

private:
    core::LaunchApi selectApi(const core::LaunchConfig& initial) const;
    void applyAttributesTo(core::LaunchConfig& config) const;
};

/// The options for cudaFuncSetAttribute.
struct OptInOptions {
    std::string dynamicSmem;
    bool nonPortableCluster = false;
    std::string carveout;

    void addTo(CLI::App& command);
    /// `optIns` with the given options replaced.
    core::KernelOptIns applyTo(core::KernelOptIns optIns) const;
};

} // namespace trichevron::cli
