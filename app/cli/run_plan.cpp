// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_plan.h"

#include "core/base/input_error.h"
#include "core/dimensions/parse.h"

#include <fmt/format.h>

namespace trichevron::cli {

namespace {

LaunchConfig configFor(const RunOptions& options, const KernelInfo& kernel, const std::string& block) {
    LaunchConfig config = options.launch.over(kernel.suggested);
    if (!block.empty())
        config.blockDim = parseExtent<level::Block>(block, "--block");
    if (!options.grid.empty()) {
        config.gridDim = parseExtent<level::Grid>(options.grid, "--grid");
    } else if (const auto problem = problemToCover(config, kernel.attributes)) {
        if (hasZero(config.blockDim))
            throw InputError(fmt::format(
                "--block: no grid of blocks \"{}\" covers the problem; give --grid, or another block",
                block));
        config.gridDim = inWholeClusters(gridCovering(*problem, config.blockDim, kernel.attributes), config,
                                         kernel.attributes);
    }
    return config;
}

} // namespace

void RunOptions::addTo(CLI::App& command) {
    command.add_option("--kernel", kernel, "The demo kernel: see trichevron-cli kernels")
        ->type_name("NAME")
        ->required();
    command
        .add_option("--grid", grid,
                    "Grid in blocks: 63,63 (default: what covers the problem in whole clusters)")
        ->type_name("X[,Y[,Z]]");
    command.add_option("--block", blocks, "Block in threads: 16,16; several are run one after the other")
        ->type_name("X[,Y[,Z]] ...");
    launch.addTo(command);
    optIns.addTo(command);
    timing.addTo(command, MeasureRequest{}.limits);
    command.add_option("--device", device, "The device: its number or its name (default: 0)")
        ->type_name("N|NAME");
    backend.addTo(command);
    command
        .add_option("--record", record, "Add every result, refused ones too, to a recording (.gz compresses)")
        ->type_name("FILE");
    command.add_flag("--trace", trace,
                     "Launch each once more, with blocks that report where and when they ran");
    command
        .add_option("--threads", threads,
                    "Show what the first N threads wrote of themselves, beside what the formulas give, and "
                    "record what all wrote")
        ->type_name("N");
    command.add_flag("--json", json, "Answer in JSON");
}

std::vector<MeasureRequest> planRuns(const RunOptions& options, const KernelInfo& kernel, int device) {
    MeasureRequest request;
    request.launch.device = device;
    request.launch.kernel = kernel.id;
    request.launch.optIns = options.optIns.over(optInsToBeginWith(kernel));
    request.launch.timeLimit = options.timing.timeLimitOver(request.launch.timeLimit);
    request.limits = options.timing.over(request.limits);
    std::vector<MeasureRequest> requests;
    const std::vector<std::string> blocks =
        options.blocks.empty() ? std::vector<std::string>{""} : options.blocks;
    for (const std::string& block : blocks) {
        request.launch.config = configFor(options, kernel, block);
        requests.push_back(request);
    }
    return requests;
}

} // namespace trichevron::cli
