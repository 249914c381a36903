// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/run_plan.h"

#include "core/dimensions/parse.h"
#include "core/input_error.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace trichevron::cli {

namespace {

double numberFrom(const std::string& text, std::string_view option, std::string_view expected) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        throw InputError(fmt::format("{}: expected {}, found \"{}\"", option, expected, text));
    return number;
}

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

Seconds secondsFrom(const std::string& text, std::string_view option) {
    const std::string expected = fmt::format("seconds, above 0 and at most {}", longestJob.value);
    const double seconds = numberFrom(text, option, expected);
    if (!(seconds > 0) || seconds > longestJob.value)
        throw InputError(fmt::format("{}: expected {}, found \"{}\"", option, expected, text));
    return {seconds};
}

MeasureLimits limitsFrom(MeasureLimits limits, const std::string& samples, const std::string& budget,
                         const std::string& precision) {
    if (!samples.empty())
        limits.samples = static_cast<std::uint32_t>(parseUnsigned(samples, "--samples", 1, mostSamples));
    if (!budget.empty())
        limits.budget = secondsFrom(budget, "--budget");
    if (precision.empty())
        return limits;
    constexpr std::string_view expected = "a fraction of the median, from 0 to 1";
    limits.precision = numberFrom(precision, "--precision", expected);
    if (limits.precision < 0 || limits.precision > 1)
        throw InputError(fmt::format("--precision: expected {}, found \"{}\"", expected, precision));
    return limits;
}

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
    command
        .add_option("--samples", samples,
                    "Timings to take of each launch at most, 1 to 100000 (default: 10000)")
        ->type_name("N");
    command.add_option("--budget", budget, "Stop timing a launch after this long (default: 2)")
        ->type_name("SECONDS");
    command
        .add_option(
            "--precision", precision,
            "Stop once half of the median's 95 % interval is this fraction of it (default: 0.0025; 0: "
            "take all samples)")
        ->type_name("FRACTION");
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
    if (!options.timeLimit.empty())
        request.launch.timeLimit = secondsFrom(options.timeLimit, "--time-limit");
    request.limits = limitsFrom(request.limits, options.samples, options.budget, options.precision);
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
