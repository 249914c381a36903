// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/injection.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <csignal>

namespace trichevron::faults {
namespace {

constexpr int patienceMs = 60000;

/// What must be as it was after a fault.
struct Kept {
    explicit Kept(const LaunchSession& session)
        : asked(session.launchKey()),
          samples(session.measurement() != nullptr
                      ? session.measurement()->measurement.samplesMicroseconds.size()
                      : 0),
          answered(session.answer() != nullptr) {}

    bool isThere(const LaunchSession& session) const {
        // A newer one that went to its end, and may have converged sooner, is no loss; fewer samples are
        // otherwise.
        const ActualMeasurement* found = session.measurement();
        const bool measured = found != nullptr && !found->measurement.samplesMicroseconds.empty() &&
                              (found->measurement.samplesMicroseconds.size() >= samples ||
                               found->measurement.stopped == StopReason::Converged ||
                               found->measurement.stopped == StopReason::SamplesReached);
        return session.launchKey() == asked && (samples == 0 || measured) &&
               (!answered || session.answer() != nullptr);
    }

    LaunchKey asked;
    std::size_t samples;
    bool answered;
};

double uniform(Random& random, double most) {
    return std::uniform_real_distribution<double>(0, most)(random);
}

/// Waits for the end of one fault and counts what became of it.
void count(WindowUnderTest& window, const Kept& kept, const std::vector<FaultKind>& expected,
           bool workerStays, Injected& injected) {
    ++injected.times;
    const auto over = [&] {
        return window.known() && window.toldAfter() &&
               (workerStays ? window.worker().state() == WorkerState::Ready
                            : window.readyAfter().has_value());
    };
    window.waitFor(over, patienceMs);
    const std::string which = "number " + std::to_string(injected.times) + ": ";
    if (!window.known()) {
        injected.problems.push_back(which + "the program never knew");
    } else if (std::find(expected.begin(), expected.end(), window.known()->kind) == expected.end()) {
        injected.problems.push_back(which + "told as " + std::string(nameOf(window.known()->kind)));
    } else if (!window.toldAfter()) {
        injected.problems.push_back(which + "its words were never painted");
    } else {
        ++injected.told;
        injected.untilToldMilliseconds = std::max(injected.untilToldMilliseconds, *window.toldAfter());
    }
    if (window.worker().state() == WorkerState::Ready)
        ++injected.readyAgain;
    else
        injected.problems.push_back(which + "no worker: " + window.worker().reason().toStdString());
    if (window.readyAfter())
        injected.untilReadySeconds = std::max(injected.untilReadySeconds, *window.readyAfter());
    if (kept.isThere(window.app().session))
        ++injected.kept;
    else
        injected.problems.push_back(which + "something typed or measured is gone");
    injected.stallMilliseconds = std::max(injected.stallMilliseconds, window.longestStall());
}

} // namespace

double contextCreationSeconds(WindowUnderTest& window) {
    std::array<double, 5> seconds{};
    for (double& one : seconds) {
        QElapsedTimer timer;
        timer.start();
        window.app().devices.restartWorker();
        window.waitUntilReady();
        one = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    }
    std::nth_element(seconds.begin(), seconds.begin() + 2, seconds.end());
    return seconds[2];
}

Injected injectSignal(WindowUnderTest& window, int signal, int times, double contextSeconds, Random& random) {
    Injected injected;
    injected.fault = signal == SIGSTOP   ? "SIGSTOP"
                     : signal == SIGKILL ? "SIGKILL"
                                         : "signal " + std::to_string(signal);
    const FaultKind expected = signal == SIGSTOP ? FaultKind::WorkerSilent : FaultKind::WorkerKilled;
    injected.expected = nameOf(expected);
    constexpr std::array<unsigned, 4> blocks{64, 128, 256, 512};
    for (int i = 0; i < times; ++i) {
        if (!window.waitUntilReady(patienceMs)) {
            injected.problems.push_back("no worker is ready any more: " +
                                        window.worker().reason().toStdString());
            return injected;
        }
        window.typeLaunch(blocks[random() % blocks.size()]);
        AppContext& app = window.app();
        const unsigned moment = random() % 4;
        if (moment == 0)
            app.devices.restartWorker(); // as it starts
        else if (moment == 1)
            app.jobs.launch();
        else
            app.jobs.measure();
        const Kept kept(app.session);
        window.turnFor(uniform(random, moment == 0 ? contextSeconds * 900 : 300));
        window.beginWatching();
        const auto pid = static_cast<pid_t>(window.worker().processId());
        if (pid > 0)
            ::kill(pid, signal);
        // A stopped worker shows only once it is asked something.
        if (signal == SIGSTOP && window.worker().state() == WorkerState::Ready)
            app.jobs.launch();
        count(window, kept, {expected}, false, injected);
    }
    return injected;
}

Injected injectKernelFault(WindowUnderTest& window, const KernelFault& fault, int times) {
    Injected injected;
    injected.fault = fault.name;
    injected.expected = nameOf(fault.expected);
    AppContext& app = window.app();
    for (int i = 0; i < times; ++i) {
        if (!window.waitUntilReady(patienceMs)) {
            injected.problems.push_back("no worker is ready any more: " +
                                        window.worker().reason().toStdString());
            return injected;
        }
        app.devices.selectKernel(QString::fromLatin1(fault.kernel));
        if (fault.side != 0) {
            app.session.setProblem(Axis::X, fault.side);
            app.session.setProblem(Axis::Y, fault.side);
        }
        window.typeLaunch(i % 2 == 0 ? 64 : 128);
        const Kept kept(app.session);
        window.beginWatching();
        app.jobs.launch();
        if (fault.cancel) {
            window.turnFor(700);
            app.jobs.cancel();
        }
        count(window, kept, {fault.expected}, fault.workerStays, injected);
        window.waitFor([&] { return !app.jobs.isBusy(); }, patienceMs);
    }
    return injected;
}

} // namespace trichevron::faults
