// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "app/cli/recorder.h"
#include "app/cli/run_output.h"
#include "app/cli/run_plan.h"
#include "app/cli/sanitized_run.h"
#include "core/backend/launch_and_measure.h"
#include "core/dimensions/parse.h"
#include "core/protocol/watchdog.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace trichevron::cli {

namespace {

/// The results so far. The watchdog thread can print them too.
class Results {
public:
    Results(const core::DeviceProperties& device, const core::KernelInfo& kernel, bool json)
        : device_(device), kernel_(kernel), json_(json) {}

    void add(RunResult result) {
        const std::lock_guard lock(mutex_);
        results_.push_back(std::move(result));
    }
    /// Sets the measurement of the last added launch.
    void setMeasurement(const core::Measurement& measurement) {
        const std::lock_guard lock(mutex_);
        results_.back().measurement = measurement;
    }
    void addTrace(const core::BlockTrace& trace) {
        const std::lock_guard lock(mutex_);
        results_.back().trace = trace;
    }
    void addThreads(ThreadColumns threads) {
        const std::lock_guard lock(mutex_);
        results_.back().threads = std::move(threads);
    }
    void print() const {
        const std::lock_guard lock(mutex_);
        if (results_.empty())
            return;
        const OutputLanguage language(json_); // for the watchdog thread
        if (json_)
            printJson(resultsJson(device_, kernel_, results_));
        else
            printText(resultsText(device_, kernel_, results_));
    }
    bool allFine() const {
        const std::lock_guard lock(mutex_);
        return std::all_of(results_.begin(), results_.end(),
                           [](const RunResult& result) { return result.isFine(); });
    }

    /// A launch that lost the context.
    bool anyFault() const {
        const std::lock_guard lock(mutex_);
        return std::any_of(results_.begin(), results_.end(),
                           [](const RunResult& result) { return result.measurement.result.contextLost; });
    }

private:
    const core::DeviceProperties& device_;
    const core::KernelInfo& kernel_;
    const bool json_;
    mutable std::mutex mutex_;
    std::vector<RunResult> results_;
};

/// Prints the results even when saving fails.
void saveAndPrint(const Recorder& recorder, const Results& results) {
    try {
        recorder.save();
    } catch (...) {
        results.print();
        throw;
    }
    results.print();
}

/// Records the endless launch, saves and prints the results so far, and ends the process, because a process
/// cannot stop a running kernel.
[[noreturn]] void exitAfterTimeLimit(const core::LaunchRequest& endless, Recorder& recorder,
                                     const Results& results) {
    runReportingErrors([&] {
        recorder.addEndless(endless);
        saveAndPrint(recorder, results);
        return ExitStatus::Success;
    });
    printError("a launch exceeded its time limit; --time-limit sets the limit"_msg());
    std::_Exit(static_cast<int>(ExitStatus::Refused));
}

core::Measurement launchOnce(core::Backend& backend, const core::MeasureRequest& request,
                             const core::JobControl& control, const core::Provenance& provenance,
                             const std::function<void(const core::Measurement&)>& onLaunched) {
    core::Measurement measurement;
    measurement.result = backend.launch(request.launch, control);
    measurement.provenance = provenance;
    measurement.stopped =
        measurement.result.launch.ok() ? core::StopReason::SamplesReached : core::StopReason::Refused;
    onLaunched(measurement);
    return measurement;
}

ExitStatus runAll(const RunOptions& options) {
    options.own.requireKernel(options.kernel);
    const std::unique_ptr<core::Backend> backend =
        openToLaunch(options.backend, options.own.isGiven() ? std::string() : options.kernel);
    const int number = deviceNumber(*backend, options.device);
    const LaunchedKernel launched = options.own.find(*backend, number, options.kernel);
    const core::KernelInfo& kernel = launched.info;
    const core::DeviceProperties device = backend->devices().at(static_cast<std::size_t>(number));
    requireRunnable(kernel, device);
    std::vector<core::MeasureRequest> requests = planRuns(options, kernel, number);
    for (core::MeasureRequest& request : requests)
        request.launch.own = launched.own;
    OwnKernelOptions::Saving saving(options.own, launched.own);
    Recorder recorder(options.record, device, kernel, "run");
    Results results(device, kernel, options.json);
    // The watchdog reads it only while a launch is guarded, and it changes only between launches.
    const core::LaunchRequest* current = &requests.front().launch;
    core::protocol::Watchdog watchdog([&] { exitAfterTimeLimit(*current, recorder, results); });
    core::JobControl control;
    control.guardBegins = [&watchdog](core::Seconds limit) { watchdog.guard(limit); };
    control.guardEnds = [&watchdog] { watchdog.stopGuarding(); };

    control.output = [&saving](std::size_t argument, std::uint64_t firstByte, std::string_view bytes) {
        saving.take(argument, firstByte, bytes);
    };

    const std::size_t threads = options.threads.empty() ? 0
                                                        : core::parseUnsigned(options.threads, "--threads", 1,
                                                                              core::maxReportedThreads);

    for (const core::MeasureRequest& request : requests) {
        current = &request.launch;
        try {
            const auto onLaunched = [&](const core::Measurement& alone) {
                results.add({request, alone, std::nullopt, std::nullopt});
            };
            core::Measurement measurement =
                options.once ? launchOnce(*backend, request, control, device.provenance, onLaunched)
                             : launchAndMeasure(*backend, request, control, device.provenance, onLaunched);
            if (threads == 0)
                measurement.result.threads.clear(); // large
            results.setMeasurement(measurement);
            recorder.add(request.launch, measurement);
            if (measurement.stopped == core::StopReason::Refused)
                continue;
            if (threads != 0)
                results.addThreads({request.launch, kernel.attributes, device.warpSize,
                                    measurement.result.threads, threads});
            if (!options.trace)
                continue;
            const core::BlockTrace trace = backend->trace(request.launch, control);
            results.addTrace(trace);
            recorder.add(request.launch, measurement, trace);
        } catch (const core::BackendError&) {
            saveAndPrint(recorder, results);
            throw;
        }
    }
    saveAndPrint(recorder, results);
    if (launched.own && results.anyFault() && canSanitize())
        printError(
            "the same command with --sanitize says where the kernel reads or writes out of its buffers"_msg());
    saving.finish();
    return results.allFine() ? ExitStatus::Success : ExitStatus::Refused;
}

} // namespace

void addRunCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command =
        app.add_subcommand("run", "Launch a demo kernel or your own, check its result and time it"_msg());
    const auto options = std::make_shared<RunOptions>();
    options->addTo(*command);
    constexpr std::string_view longExample =
        "trichevron-cli run --kernel vectorAdd --problem 1000000 --block 256 --samples 500 --record "
        "my-gpu.json.gz";
    constexpr std::string_view ownExample =
        "trichevron-cli run --source k.cu --kernel saxpy --arg x=float[N]:random(1) --arg y=float[N]:ramp "
        "--arg a=2.0 --arg n=N --problem 1000000 --block 128 256";
    command->footer(
        examplesText({"trichevron-cli run --kernel matrixAdd --problem 1000,1000 --block 8,8 16,16 32,32",
                      longExample, "trichevron-cli run --kernel matrixAdd --replay --json",
                      "trichevron-cli run --kernel threadIds --grid 264 --block 1024 --trace",
                      "trichevron-cli run --kernel threadIds --grid 2,2 --block 8,4 --threads 8",
                      ownExample}) +
        '\n' +
        "Exit status: 0 every launch ran with a correct result; 1 a launch was refused or its result is\n"
        "wrong; 2 usage error; 3 no device, or the launch is not recorded."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json);
        if (options->sanitize)
            runSanitized(options->own.isGiven());
        status = runAll(*options);
    });
}

} // namespace trichevron::cli
