// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/clean_errors.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/output.h"
#include "app/cli/recorder.h"
#include "app/cli/run_output.h"
#include "app/cli/run_plan.h"
#include "core/protocol/watchdog.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace trichevron::cli {

namespace {

/// A launch that never returns cannot be stopped from inside: what was recorded before it is kept.
[[noreturn]] void giveUp(const Recorder& recorder) {
    reportingErrors([&recorder] {
        recorder.save();
        return ExitStatus::Fine;
    });
    printError("a launch ran longer than its time limit, so it was given up; --time-limit sets the limit");
    std::_Exit(static_cast<int>(ExitStatus::Refused));
}

ExitStatus runAll(const RunOptions& options) {
    const std::unique_ptr<Backend> backend = options.backend.open();
    const int number = deviceNumber(*backend, options.device);
    const KernelInfo kernel = kernelNamed(*backend, number, options.kernel);
    const DeviceProperties device = backend->devices().at(static_cast<std::size_t>(number));
    const std::vector<MeasureRequest> requests = planRuns(options, kernel, number);
    Recorder recorder(options.record, device, kernel);
    protocol::Watchdog watchdog([&recorder] { giveUp(recorder); });
    JobControl control;
    control.guardBegins = [&watchdog](Seconds limit) { watchdog.guard(limit); };
    control.guardEnds = [&watchdog] { watchdog.stopGuarding(); };

    std::vector<RunResult> results;
    for (const MeasureRequest& request : requests) {
        try {
            results.push_back({request, backend->measure(request, control)});
        } catch (const BackendError&) {
            recorder.save();
            if (!options.json && !results.empty())
                printText(resultsText(device, kernel, results));
            throw;
        }
        recorder.add(request.launch, results.back().measurement);
    }
    recorder.save();
    if (options.json)
        printJson(resultsJson(device, results));
    else
        printText(resultsText(device, kernel, results));
    const bool allFine =
        std::all_of(results.begin(), results.end(), [](const RunResult& result) { return result.isFine(); });
    return allFine ? ExitStatus::Fine : ExitStatus::Refused;
}

} // namespace

void addRunCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand("run", "Launch a demo kernel, check its result, time it");
    const auto options = std::make_shared<RunOptions>();
    options->addTo(*command);
    command->footer("Examples:\n"
                    "  trichevron-cli run --kernel matrixAdd --problem 1000,1000 --block 8,8 16,16 32,32\n"
                    "  trichevron-cli run --kernel vectorAdd --problem 1000000 --block 256 --samples 500 "
                    "--record my-gpu.json.gz\n"
                    "  trichevron-cli run --kernel matrixAdd --replay --json\n"
                    "Exit status: 0 every launch ran and its result is right, 1 refused or wrong, 2 wrong "
                    "use, 3 no device or\n"
                    "not recorded.");
    command->callback([options, &status] { status = runAll(*options); });
}

} // namespace trichevron::cli
