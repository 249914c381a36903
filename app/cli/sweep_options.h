// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The options of `sweep`, and the sweep points: every combination of blocks and clusters, and which ones are
/// valid.
#pragma once

#include "app/cli/backend_choice.h"
#include "app/cli/launch_options.h"
#include "app/cli/own_kernel_options.h"
#include "app/cli/timing_options.h"
#include "core/backend/backend.h"
#include "core/sweep/sweep_plan.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

struct SweepOptions {
    std::string kernel;
    std::string grid;
    std::vector<std::string> blocks;
    std::vector<std::string> clusters;
    LaunchOptions launch;
    OptInOptions optIns;
    OwnKernelOptions own;
    TimingOptions timing;
    std::string device;
    BackendOptions backend;
    std::string record;
    bool json = false;
    bool csv = false;

    void addTo(CLI::App& command);
};

using Shape = std::array<std::uint32_t, 3>;

/// Parses a list of shapes: "32..1024:32", "8x8,16x16", "8..32:8 x 4..16:4" (every combination). Returns each
/// shape once, in order. A range without a step has step `step` in x and 1 in y and z. InputError when the
/// text is malformed or has more than `max` shapes; its message begins with `what`.
std::vector<Shape> parseShapes(std::string_view text, std::string_view what, std::uint32_t step,
                               std::size_t max);

/// One point for each block with each cluster, in the order given. Missing options have the kernel's
/// suggested values; a missing grid covers the problem, rounded up to whole clusters.
std::vector<core::PlannedPoint> planSweep(const SweepOptions& options, const core::KernelInfo& kernel,
                                          const core::DeviceProperties& device);

} // namespace trichevron::cli
