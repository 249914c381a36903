// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/error_reporting.h"
#include "app/cli/help_text.h"
#include "app/cli/option_error.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "app/cli/recorder.h"
#include "app/cli/run_plan.h"
#include "app/cli/sweep_output.h"
#include "core/protocol/watchdog.h"
#include "core/text/number_text.h"

#include <signal.h> // NOLINT(modernize-deprecated-headers): sigaction is not in <csignal>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <mutex>

namespace trichevron::cli {

namespace {

std::atomic<bool> cancelled = false;
static_assert(std::atomic<bool>::is_always_lock_free, "the signal handler sets it");

/// The first Ctrl-C cancels the sweep. The second has the default action and ends the program.
void cancelOnInterrupt() {
    struct sigaction action {};
    action.sa_handler = [](int) { cancelled = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
}

/// A progress line on standard error, if that is a terminal.
class ProgressLine {
public:
    void show(std::uint64_t done, std::uint64_t total) const {
        if (isTerminal_)
            write("\r\x1b[K" + "{done} of {total, plural, one {# launch} other {# launches}}"_msg(
                                   "done"_a = core::digits(done), "total"_a = total));
    }
    void clear() const {
        if (isTerminal_)
            write("\r\x1b[K");
    }

private:
    static void write(const std::string& text) {
        std::fputs(text.c_str(), stderr);
        std::fflush(stderr);
    }
    bool isTerminal_ = ::isatty(STDERR_FILENO) != 0;
};

/// The results so far. The watchdog thread can print them too.
class SweepRun {
public:
    SweepRun(SweepResults results, const SweepOptions& options)
        : results_(std::move(results)), options_(options),
          recorder_(options.record, results_.device, results_.kernel, "sweep") {}

    /// The points to measure: those that violate no rule.
    std::vector<core::SweepPoint> pointsToMeasure() {
        std::vector<core::SweepPoint> points;
        for (std::size_t i = 0; i < results_.points.size(); ++i) {
            if (!results_.points[i].planned.refusalMessage.empty())
                continue;
            measuredIndices_.push_back(i);
            points.push_back(results_.points[i].planned.point);
        }
        return points;
    }
    /// `index`: index into pointsToMeasure().
    void add(std::size_t index, const core::SweepOutcome& outcome) {
        const std::lock_guard lock(mutex_);
        SweptPoint& point = results_.points[measuredIndices_[index]];
        point.outcome = outcome;
        if (outcome.measurement)
            recorder_.add({0, results_.kernel.id, point.planned.point.config, point.planned.point.optIns, {}},
                          *outcome.measurement);
    }
    void stop(core::StopReason reason) {
        const std::lock_guard lock(mutex_);
        results_.stopped = reason;
    }
    /// Prints the results even when saving fails.
    void saveAndPrint() const {
        const std::lock_guard lock(mutex_);
        progress.clear();
        try {
            recorder_.save();
        } catch (...) {
            print();
            throw;
        }
        print();
    }
    ExitStatus status() const {
        const auto count = [this](PointStatus status) {
            return std::count_if(results_.points.begin(), results_.points.end(),
                                 [status](const SweptPoint& point) { return point.status() == status; });
        };
        if (results_.stopped != core::StopReason::SamplesReached || count(PointStatus::Wrong) != 0)
            return ExitStatus::Refused;
        if (count(PointStatus::Measured) != 0)
            return ExitStatus::Success;
        return statusWithoutTimings();
    }

    const ProgressLine progress;

private:
    /// The exit status of a sweep without timings: the one that `run` returns for the same errors. UsageError
    /// has priority, because the user can correct it.
    ExitStatus statusWithoutTimings() const {
        ExitStatus status = ExitStatus::Refused;
        for (const SweptPoint& point : results_.points) {
            const auto& kind = point.outcome.problemKind;
            const ExitStatus pointStatus = kind ? exitStatusFor(*kind) : ExitStatus::Refused;
            if (pointStatus == ExitStatus::UsageError)
                return pointStatus;
            status = std::max(status, pointStatus);
        }
        return status;
    }
    void print() const {
        const OutputLanguage language(options_.json || options_.csv); // for the watchdog thread
        if (options_.json)
            printJson(sweepJson(results_));
        else
            printText(options_.csv ? sweepCsv(results_) : sweepText(results_));
    }

    mutable std::mutex mutex_; ///< guards results_
    SweepResults results_;
    const SweepOptions& options_;
    Recorder recorder_;
    std::vector<std::size_t> measuredIndices_; ///< indices of pointsToMeasure() in results_.points
};

/// Saves and prints the results so far and ends the process, because a process cannot stop a running kernel.
[[noreturn]] void exitAfterTimeLimit(SweepRun& sweep) {
    sweep.stop(core::StopReason::Interrupted);
    runReportingErrors([&] {
        sweep.saveAndPrint();
        return ExitStatus::Success;
    });
    printError("a launch exceeded its time limit; --time-limit sets the limit"_msg());
    std::_Exit(static_cast<int>(ExitStatus::Refused));
}

core::SweepRequest makeRequest(const SweepOptions& options, int device) {
    core::SweepRequest request;
    request.device = device;
    request.kernel = options.kernel;
    request.limits = options.timing.applyTo(request.limits);
    request.timeLimit = options.timing.applyTimeLimitTo(request.timeLimit);
    return request;
}

/// The first launch in the order of the options decides what the outputs of all are compared with: the sweep
/// itself shuffles them. Its files are the ones that are saved.
void launchReference(core::Backend& backend, core::SweepRequest& request, const core::JobControl& control) {
    core::LaunchRequest reference;
    reference.device = request.device;
    reference.kernel = request.kernel;
    reference.timeLimit = request.timeLimit;
    reference.own = request.own;
    request.own->keepOutputs = false;
    for (const core::SweepPoint& point : request.points) {
        reference.config = point.config;
        reference.optIns = point.optIns;
        const core::LaunchResult result = backend.launch(reference, control);
        if (result.launch.ok() || result.contextLost)
            return;
    }
}

ExitStatus sweepAll(const SweepOptions& options) {
    options.own.requireKernel(options.kernel);
    const std::unique_ptr<core::Backend> backend =
        openToLaunch(options.backend, options.own.isGiven() ? std::string() : options.kernel);
    const int number = deviceNumber(*backend, options.device);
    SweepResults results;
    LaunchedKernel launched = options.own.find(*backend, number, options.kernel);
    results.kernel = std::move(launched.info);
    results.device = backend->devices().at(static_cast<std::size_t>(number));
    requireRunnable(results.kernel, results.device);
    core::SweepRequest request = makeRequest(options, number);
    for (core::PlannedPoint& planned : planSweep(options, results.kernel, results.device))
        results.points.push_back({std::move(planned), {}});
    request.kernel = results.kernel.id;
    request.own = std::move(launched.own);
    OwnKernelOptions::Saving saving(options.own, request.own);
    SweepRun sweep(std::move(results), options);
    request.points = sweep.pointsToMeasure();
    const std::uint64_t maxPerLaunch =
        core::maxSweepSamples / std::max<std::size_t>(request.points.size(), 1);
    if (request.limits.samples > maxPerLaunch)
        throw optionError(
            "--samples",
            "a sweep of {launches, plural, one {# launch} other {# launches}} can take at most {samples, "
            "plural, one {# sample} other {# samples}} of each"_msg.with("launches"_a = request.points.size(),
                                                                         "samples"_a = maxPerLaunch));

    core::protocol::Watchdog watchdog([&] { exitAfterTimeLimit(sweep); });
    core::JobControl control;
    control.guardBegins = [&watchdog](core::Seconds limit) { watchdog.guard(limit); };
    control.guardEnds = [&watchdog] { watchdog.stopGuarding(); };
    control.progress = [&](std::uint64_t done, std::uint64_t total) { sweep.progress.show(done, total); };
    control.pointDone = [&](std::size_t index, const core::SweepOutcome& outcome) {
        sweep.add(index, outcome);
    };
    control.cancelled = &cancelled;
    control.output = [&saving](std::size_t argument, std::uint64_t firstByte, std::string_view bytes) {
        saving.take(argument, firstByte, bytes);
    };
    cancelOnInterrupt();
    try {
        if (request.own && !request.points.empty())
            launchReference(*backend, request, control);
        sweep.stop(runSweep(*backend, request, control).stopped);
    } catch (const core::BackendError&) {
        sweep.stop(core::StopReason::Interrupted);
        sweep.saveAndPrint();
        throw;
    }
    sweep.saveAndPrint();
    saving.finish();
    return sweep.status();
}

} // namespace

void addSweepCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "sweep",
        "Time a demo kernel or your own with many block and cluster sizes, and find the fastest"_msg());
    const auto options = std::make_shared<SweepOptions>();
    options->addTo(*command);
    command->footer(
        "The sweep launches every block size with every cluster size. It skips launches that violate a rule\n"
        "and prints the reason. It shuffles the order, so that a rising or falling clock favours no launch. "
        "The\n"
        "first Ctrl-C stops after the current sample and prints the results so far; the second ends the\n"
        "program."_msg() +
        '\n' +
        examplesText(
            {"trichevron-cli sweep --kernel vectorAdd --block 32..1024 --problem 1000000",
             "trichevron-cli sweep --kernel matrixAdd --block \"8..32:8 x 4..16:4\" --problem 4096,4096 "
             "--csv",
             "trichevron-cli sweep --kernel matrixAdd --block 8x8,16x16,32x8 --cluster 1,2,4 --json",
             "trichevron-cli sweep --source k.cu --kernel scale --arg x=float[N]:ramp --arg n=N --block "
             "64..1024:64 "
             "--problem 1000000"}) +
        '\n' +
        "Exit status: 0 at least one launch was timed, and every result is correct; 1 a result is wrong, "
        "every\n"
        "launch was refused, or the sweep was cancelled; 2 usage error; 3 no device, or nothing is "
        "recorded."_msg());
    command->callback([options, &status] {
        const OutputLanguage language(options->json || options->csv);
        status = sweepAll(*options);
    });
}

} // namespace trichevron::cli
