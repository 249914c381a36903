// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/clean_errors.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/output.h"
#include "app/cli/recorder.h"
#include "app/cli/run_plan.h"
#include "app/cli/sweep_output.h"
#include "core/protocol/watchdog.h"

#include <fmt/format.h>
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
static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler sets it");

/// The first Ctrl-C ends the sweep; the second is the system's own, and ends the program.
void cancelOnInterrupt() {
    struct sigaction action {};
    action.sa_handler = [](int) { cancelled = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    sigaction(SIGINT, &action, nullptr);
}

/// How far a sweep is, in one line on standard error where that is a terminal.
class ProgressLine {
public:
    void show(std::uint64_t done, std::uint64_t total) const {
        if (isTerminal_)
            write(fmt::format("\r\x1b[K{} of {} launches", done, total));
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

/// What has been measured so far. The watchdog's thread prints it too.
class Sweeping {
public:
    Sweeping(SweepResults results, const SweepOptions& options)
        : results_(std::move(results)), options_(options),
          recorder_(options.record, results_.device, results_.kernel, "sweep") {}

    /// The launches that the device is asked for; place() gives their place among all.
    std::vector<SweepPoint> asked() {
        std::vector<SweepPoint> points;
        for (std::size_t i = 0; i < results_.points.size(); ++i) {
            if (!results_.points[i].planned.whyNot.empty())
                continue;
            places_.push_back(i);
            points.push_back(results_.points[i].planned.point);
        }
        return points;
    }
    void add(std::size_t asked, const SweepOutcome& outcome) {
        const std::lock_guard lock(mutex_);
        SweptPoint& point = results_.points[places_[asked]];
        point.outcome = outcome;
        if (outcome.measurement)
            recorder_.add({0, results_.kernel.id, point.planned.point.config, point.planned.point.optIns, {}},
                          *outcome.measurement);
    }
    void stop(StopReason reason) {
        const std::lock_guard lock(mutex_);
        results_.stopped = reason;
    }
    /// What cannot be saved is shown all the same.
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
        if (results_.stopped != StopReason::SamplesReached || count(PointStatus::Wrong) != 0)
            return ExitStatus::Refused;
        if (count(PointStatus::Measured) != 0)
            return ExitStatus::Fine;
        return statusOfUnknown();
    }

    const ProgressLine progress;

private:
    /// Of a sweep that timed nothing, as `run` would end with the same errors: wrong use before all, since
    /// that can be mended.
    ExitStatus statusOfUnknown() const {
        ExitStatus status = ExitStatus::Refused;
        for (const SweptPoint& point : results_.points) {
            const auto& kind = point.outcome.problemKind;
            const ExitStatus ofPoint = kind ? statusOf(*kind) : ExitStatus::Refused;
            if (ofPoint == ExitStatus::WrongUse)
                return ofPoint;
            status = std::max(status, ofPoint);
        }
        return status;
    }
    void print() const {
        if (options_.json)
            printJson(sweepJson(results_));
        else
            printText(options_.csv ? sweepCsv(results_) : sweepText(results_));
    }

    mutable std::mutex mutex_; ///< guards results_
    SweepResults results_;
    const SweepOptions& options_;
    Recorder recorder_;
    std::vector<std::size_t> places_; ///< of asked() among all
};

/// A launch that never returns cannot be stopped from inside: what was measured before it is kept.
[[noreturn]] void giveUp(Sweeping& sweeping) {
    sweeping.stop(StopReason::Interrupted);
    reportingErrors([&] {
        sweeping.saveAndPrint();
        return ExitStatus::Fine;
    });
    printError("a launch ran longer than its time limit, so it was given up; --time-limit sets the limit");
    std::_Exit(static_cast<int>(ExitStatus::Refused));
}

SweepRequest requestOf(const SweepOptions& options, int device) {
    SweepRequest request;
    request.device = device;
    request.kernel = options.kernel;
    request.limits = options.timing.over(request.limits);
    request.timeLimit = options.timing.timeLimitOver(request.timeLimit);
    return request;
}

ExitStatus sweepAll(const SweepOptions& options) {
    const std::unique_ptr<Backend> backend = options.backend.open();
    const int number = deviceNumber(*backend, options.device);
    SweepResults results;
    results.kernel = kernelNamed(*backend, number, options.kernel);
    results.device = backend->devices().at(static_cast<std::size_t>(number));
    requireRunnable(results.kernel, results.device);
    SweepRequest request = requestOf(options, number);
    for (PlannedPoint& planned : planSweep(options, results.kernel, results.device))
        results.points.push_back({std::move(planned), {}});
    Sweeping sweeping(std::move(results), options);
    request.points = sweeping.asked();
    const std::uint64_t mostOfPoint = mostSweepSamples / std::max<std::size_t>(request.points.size(), 1);
    if (request.limits.samples > mostOfPoint)
        throw InputError(fmt::format("--samples: {} launches leave at most {} samples for each",
                                     request.points.size(), mostOfPoint));

    protocol::Watchdog watchdog([&] { giveUp(sweeping); });
    JobControl control;
    control.guardBegins = [&watchdog](Seconds limit) { watchdog.guard(limit); };
    control.guardEnds = [&watchdog] { watchdog.stopGuarding(); };
    control.progress = [&](std::uint64_t done, std::uint64_t total) { sweeping.progress.show(done, total); };
    control.pointDone = [&](std::size_t asked, const SweepOutcome& outcome) { sweeping.add(asked, outcome); };
    control.cancelled = &cancelled;
    cancelOnInterrupt();
    try {
        sweeping.stop(runSweep(*backend, request, control).stopped);
    } catch (const BackendError&) {
        sweeping.stop(StopReason::Interrupted);
        sweeping.saveAndPrint();
        throw;
    }
    sweeping.saveAndPrint();
    return sweeping.status();
}

} // namespace

void addSweepCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command = app.add_subcommand(
        "sweep", "Time a demo kernel over many blocks and clusters, and say which is fastest");
    const auto options = std::make_shared<SweepOptions>();
    options->addTo(*command);
    command->footer(
        "Every block is launched with every cluster. What breaks a rule is skipped, with the rule's "
        "sentence. The\n"
        "order is shuffled, so that a clock that rises or falls favours none. The first Ctrl-C stops after "
        "the\n"
        "present sample and shows what there is, the second ends the program.\n"
        "Examples:\n"
        "  trichevron-cli sweep --kernel vectorAdd --block 32..1024 --problem 1000000\n"
        "  trichevron-cli sweep --kernel matrixAdd --block \"8..32:8 x 4..16:4\" --problem 4096,4096 --csv\n"
        "  trichevron-cli sweep --kernel matrixAdd --block 8x8,16x16,32x8 --cluster 1,2,4 --json\n"
        "Exit status: 0 at least one launch was timed and every result is right, 1 a result is wrong, none\n"
        "could be launched, or it was cancelled, 2 wrong use, 3 no device or not recorded.");
    command->callback([options, &status] { status = sweepAll(*options); });
}

} // namespace trichevron::cli
