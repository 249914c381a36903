// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_plan.h"

#include "core/dimensions/parse.h"
#include "core/input_error.h"

#include <fmt/format.h>

#include <charconv>

namespace trichevron::cli {

namespace {

Seconds secondsFrom(const std::string& text, std::string_view what) {
    double seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size() || !(seconds > 0) ||
        seconds > longestJob.value)
        throw InputError(fmt::format("{}: expected seconds, above 0 and at most {}, found \"{}\"", what,
                                     longestJob.value, text));
    return {seconds};
}

LaunchConfig configFor(const RunOptions& options, const KernelInfo& kernel, const std::string& block) {
    LaunchConfig config = options.launch.config();
    config.blockDim = block.empty() ? kernel.suggested.blockDim : parseExtent<level::Block>(block, "--block");
    if (!config.problem)
        config.problem = kernel.suggested.problem;
    if (!options.grid.empty())
        config.gridDim = parseExtent<level::Grid>(options.grid, "--grid");
    else if (!config.problem)
        config.gridDim = kernel.suggested.gridDim;
    else if (!hasZero(config.blockDim))
        config.gridDim = gridCovering(*config.problem, config.blockDim, kernel.attributes);
    else
        throw InputError(fmt::format(
            "--block: no grid of blocks \"{}\" covers the problem; give --grid, or another block", block));
    return config;
}

} // namespace

void RunOptions::addTo(CLI::App& command) {
    command.add_option("--kernel", kernel, "The demo kernel: see trichevron-cli kernels")
        ->type_name("NAME")
        ->required();
    command.add_option("--grid", grid, "Grid in blocks: 63,63 (default: what covers the problem)")
        ->type_name("X[,Y[,Z]]");
    command.add_option("--block", blocks, "Block in threads: 16,16; several are run one after the other")
        ->type_name("X[,Y[,Z]] ...");
    launch.addTo(command);
    optIns.addTo(command);
    command.add_option("--samples", samples, "Timings to take of each launch, 1 to 100000 (default: 100)")
        ->type_name("N");
    command.add_option("--budget", budget, "Stop timing a launch after this long (default: 2)")
        ->type_name("SECONDS");
    command.add_option("--time-limit", timeLimit, "Give up on a launch that runs longer (default: 10)")
        ->type_name("SECONDS");
    command.add_option("--device", device, "The device: its number or its name (default: 0)")
        ->type_name("N|NAME");
    backend.addTo(command);
    command
        .add_option("--record", record, "Add every result, refused ones too, to a recording (.gz compresses)")
        ->type_name("FILE");
    command.add_flag("--trace", trace,
                     "Launch each once more, with blocks that report where and when they ran");
    command.add_flag("--json", json, "Answer in JSON");
}

std::vector<MeasureRequest> planRuns(const RunOptions& options, const KernelInfo& kernel, int device) {
    MeasureRequest request;
    request.launch.device = device;
    request.launch.kernel = kernel.id;
    request.launch.optIns = options.optIns.over(kernel.attributes.optIns);
    if (!options.timeLimit.empty())
        request.launch.timeLimit = secondsFrom(options.timeLimit, "--time-limit");
    if (!options.samples.empty())
        request.limits.samples =
            static_cast<std::uint32_t>(parseUnsigned(options.samples, "--samples", 1, mostSamples));
    if (!options.budget.empty())
        request.limits.budget = secondsFrom(options.budget, "--budget");
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
