// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_plan.h"

#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "app/cli/shared_options.h"
#include "core/dimensions/parse.h"

namespace trichevron::cli {

namespace {

core::LaunchConfig makeConfig(const RunOptions& options, const core::KernelInfo& kernel,
                              const std::string& block) {
    core::LaunchConfig config = options.launch.applyTo(kernel.suggested);
    if (!block.empty())
        config.blockDim = core::parseExtent<core::level::Block>(block, "--block");
    if (!options.grid.empty()) {
        config.gridDim = core::parseExtent<core::level::Grid>(options.grid, "--grid");
    } else if (const auto problem = problemToCover(config, kernel.attributes)) {
        if (hasZero(config.blockDim))
            throw optionError(
                "--block", "\"{block}\" has an axis of 0, so no grid covers the problem; change --block or "
                           "add --grid"_msg.with("block"_a = block));
        config.gridDim = roundUpToClusters(gridCovering(*problem, config.blockDim, kernel.attributes), config,
                                           kernel.attributes);
    }
    return config;
}

} // namespace

void RunOptions::addTo(CLI::App& command) {
    command.add_option("--kernel", kernel, kernelDescription())->type_name(nameWord());
    own.addTo(command);
    addGridOption(command, grid);
    command
        .add_option("--block", blocks,
                    "Block sizes in threads, such as 16,16, run one after the other (default: the kernel's "
                    "suggestion)"_msg())
        ->type_name("X[,Y[,Z]]");
    launch.addTo(command);
    optIns.addTo(command);
    timing.addTo(command, core::MeasureRequest{}.limits);
    addDeviceOption(command, device);
    backend.addTo(command);
    addRecordOption(command, record);
    command.add_flag("--trace", trace,
                     "Launch once more with a kernel that traces on which SM and when each block ran"_msg());
    command.add_flag("--once", once, "Launch once and take no timings"_msg());
    command.add_flag(
        "--sanitize", sanitize,
        "Launch your kernel once under compute-sanitizer of the CUDA Toolkit, which finds accesses outside "
        "of its buffers, with their lines"_msg());
    command
        .add_option(
            "--threads", threads,
            "Show the IDs that the first N threads wrote next to the values of the formulas, and record "
            "those of all threads"_msg())
        ->type_name("N");
    command.add_flag("--json", json, "Print JSON instead of text"_msg());
}

std::vector<core::MeasureRequest> planRuns(const RunOptions& options, const core::KernelInfo& kernel,
                                           int device) {
    core::MeasureRequest request;
    request.launch.device = device;
    request.launch.kernel = kernel.id;
    request.launch.optIns = options.optIns.applyTo(initialOptIns(kernel));
    request.launch.timeLimit = options.timing.applyTimeLimitTo(request.launch.timeLimit);
    request.limits = options.timing.applyTo(request.limits);
    std::vector<core::MeasureRequest> requests;
    const std::vector<std::string> blocks =
        options.blocks.empty() ? std::vector<std::string>{""} : options.blocks;
    for (const std::string& block : blocks) {
        request.launch.config = makeConfig(options, kernel, block);
        requests.push_back(request);
    }
    return requests;
}

} // namespace trichevron::cli
