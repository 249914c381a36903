// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/injection.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <csignal>

namespace trichevron::gui::faults {
namespace {

/// What must be unchanged after a fault.
struct UserData {
    explicit UserData(const LaunchSession& session)
        : asked(session.launchKey()),
          samples(session.measurement() != nullptr
                      ? session.measurement()->measurement.samplesMicroseconds.size()
                      : 0),
          answered(session.answer() != nullptr) {}

    bool isKeptBy(const LaunchSession& session) const {
        // A newer measurement that ran to its end may have converged with fewer samples. Otherwise fewer
        // samples are a loss.
        const ActualMeasurement* found = session.measurement();
        const bool measured = found != nullptr && !found->measurement.samplesMicroseconds.empty() &&
                              (found->measurement.samplesMicroseconds.size() >= samples ||
                               found->measurement.stopped == core::StopReason::Converged ||
                               found->measurement.stopped == core::StopReason::SamplesReached);
        return session.launchKey() == asked && (samples == 0 || measured) &&
               (!answered || session.answer() != nullptr);
    }

    LaunchKey asked;
    std::size_t samples;
    bool answered;
};

double uniform(Random& random, double max) {
    return std::uniform_real_distribution<double>(0, max)(random);
}

/// Counts the outcome of one fault, once it is reported and a worker is ready again.
void count(WindowUnderTest& window, const UserData& before, core::FaultKind expected, Injected& injected) {
    ++injected.times;
    const std::string which = "number " + std::to_string(injected.times) + ": ";
    if (!window.fault()) {
        injected.problems.push_back(which + "the program did not notice it");
    } else if (window.fault()->kind != expected) {
        injected.problems.push_back(which + "reported as " + std::string(toString(window.fault()->kind)));
    } else if (!window.reportedAfter()) {
        injected.problems.push_back(which + "its message was never painted");
    } else {
        ++injected.reported;
        injected.untilReportedMilliseconds =
            std::max(injected.untilReportedMilliseconds, *window.reportedAfter());
    }
    if (window.worker().state() == WorkerState::Ready)
        ++injected.readyAgain;
    else
        injected.problems.push_back(which + "no worker: " + window.worker().reason().toStdString());
    if (window.readyAfter())
        injected.untilReadySeconds = std::max(injected.untilReadySeconds, *window.readyAfter());
    if (before.isKeptBy(window.app().session))
        ++injected.kept;
    else
        injected.problems.push_back(which + "something typed or measured is lost");
    injected.stallMilliseconds = std::max(injected.stallMilliseconds, window.longestStall());
}

/// The process of the worker. It has none in the pause before a restart.
pid_t waitForProcess(WindowUnderTest& window) {
    window.waitFor([&window] { return window.worker().processId() > 0; });
    return static_cast<pid_t>(window.worker().processId());
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
    const core::FaultKind expected =
        signal == SIGSTOP ? core::FaultKind::WorkerSilent : core::FaultKind::WorkerKilled;
    injected.expected = toString(expected);
    constexpr std::array<unsigned, 4> blocks{64, 128, 256, 512};
    for (int i = 0; i < times; ++i) {
        if (!window.waitUntilReady()) {
            injected.problems.push_back("no worker is ready any more: " +
                                        window.worker().reason().toStdString());
            return injected;
        }
        window.typeLaunch(blocks[random() % blocks.size()]);
        AppContext& app = window.app();
        // 0: while the worker starts; 1: with an unread reply; 2: in a launch; 3, 4: in a measurement.
        const unsigned moment = random() % 5;
        if (moment == 0)
            app.devices.restartWorker();
        else if (moment <= 2)
            app.jobs.launch();
        else
            app.jobs.measure();
        const UserData before(app.session);
        const double milliseconds = uniform(random, moment == 0 ? contextSeconds * 900 : 300);
        if (moment == 1) {
            // The request is sent and the reply not read, so that it may be in the pipe when the signal
            // comes.
            window.processEventsFor(2);
            QTest::qSleep(1 + static_cast<int>(milliseconds));
        } else {
            window.processEventsFor(milliseconds);
        }
        const pid_t pid = waitForProcess(window);
        window.beginWatching();
        if (pid <= 0 || ::kill(pid, signal) != 0)
            injected.problems.push_back("there is no worker to send a signal to");
        window.waitFor([&] {
            // An idle worker sends no heartbeat, so the program notices that it is stopped only with the next
            // request. The worker can become idle after the signal: its last reply may already be in the
            // pipe.
            if (signal == SIGSTOP && !window.fault() && window.worker().state() == WorkerState::Ready)
                app.jobs.launch();
            return window.fault() && window.reportedAfter() && window.readyAfter();
        });
        count(window, before, expected, injected);
    }
    return injected;
}

Injected injectKernelFault(WindowUnderTest& window, const KernelFault& fault, int times) {
    Injected injected;
    injected.fault = fault.name;
    injected.expected = toString(fault.expected);
    AppContext& app = window.app();
    for (int i = 0; i < times; ++i) {
        if (!window.waitUntilReady()) {
            injected.problems.push_back("no worker is ready any more: " +
                                        window.worker().reason().toStdString());
            return injected;
        }
        app.devices.selectKernel(QString::fromLatin1(fault.kernel));
        if (fault.side != 0) {
            app.session.setProblem(core::Axis::X, fault.side);
            app.session.setProblem(core::Axis::Y, fault.side);
        }
        window.typeLaunch(i % 2 == 0 ? 64 : 128);
        const UserData before(app.session);
        window.beginWatching();
        app.jobs.launch();
        if (fault.cancel) {
            window.processEventsFor(700);
            app.jobs.cancel();
        }
        window.waitFor([&] {
            return window.fault() && window.reportedAfter() &&
                   (fault.keepsWorker ? window.worker().state() == WorkerState::Ready
                                      : window.readyAfter().has_value());
        });
        count(window, before, fault.expected, injected);
        window.waitFor([&] { return !app.jobs.isBusy(); });
    }
    return injected;
}

} // namespace trichevron::gui::faults
