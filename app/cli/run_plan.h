// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The options of `run`, and the launches that they request.
#pragma once

#include "app/cli/backend_choice.h"
#include "app/cli/launch_options.h"
#include "app/cli/own_kernel_options.h"
#include "app/cli/timing_options.h"

#include <string>
#include <vector>

namespace trichevron::cli {

struct RunOptions {
    std::string kernel;
    std::string grid;
    std::vector<std::string> blocks;
    LaunchOptions launch;
    OptInOptions optIns;
    OwnKernelOptions own;
    TimingOptions timing;
    std::string device;
    BackendOptions backend;
    std::string record;
    std::string threads;
    bool trace = false;
    bool once = false;
    bool sanitize = false;
    bool json = false;

    void addTo(CLI::App& command);
};

/// One request for each block size of --block. A missing option has the kernel's suggested value; a missing
/// grid is chosen so that it covers the problem.
std::vector<core::MeasureRequest> planRuns(const RunOptions& options, const core::KernelInfo& kernel,
                                           int device);

} // namespace trichevron::cli
