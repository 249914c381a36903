// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When the program notices that a worker is stopped, and that a stall of its own is not taken for silence.
#include "tests/gui/worker_test_helpers.h"

#include <gtest/gtest.h>

#include <csignal>
#include <optional>
#include <sys/types.h>

namespace trichevron::gui {
namespace {

using std::chrono::milliseconds;
using test::anyLaunch;
using test::reaches;
using test::testTimeouts;
using test::waitMs;

TEST(StoppedWorker, IsNoticedEvenIfItWasStoppedWhileItStarted) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.handshake = milliseconds(400);
    WorkerClient client(timeouts);
    std::optional<core::Fault> fault;
    QObject::connect(&client, &WorkerClient::faulted, &client,
                     [&](const core::Fault& reported) { fault = reported; });
    client.start(test::fakeWorker("ready"));
    const auto pid = static_cast<pid_t>(client.processId());
    ASSERT_GT(pid, 0);
    ASSERT_EQ(kill(pid, SIGSTOP), 0); // the child may not have run its program yet
    EXPECT_TRUE(QTest::qWaitFor([&] { return fault.has_value(); }, waitMs));
    EXPECT_EQ(fault->kind, core::FaultKind::WorkerSilent);
}

/// A clock that stands until it is moved, so that no time passes for the client however slow the machine is.
class HandClock {
public:
    WorkerClient::Clock reading() {
        return [this] { return now_ += step_; };
    }
    void move(milliseconds by) { now_ += by.count(); }
    /// From now on each reading, about 10 in a second, moves it.
    void run(milliseconds step) { step_ = step.count(); }

private:
    qint64 now_ = 0;
    qint64 step_ = 0;
};

/// Of a worker that is silent for so long by a hand clock.
WorkerTimeouts silentAfter(milliseconds silence) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.silence = silence;
    timeouts.quiet = milliseconds(1);
    return timeouts;
}

TEST(StoppedWorker, ThatIsIdleIsNoticedWithTheNextRequest) {
    HandClock clock;
    WorkerClient client(silentAfter(milliseconds(1000)), nullptr, clock.reading());
    std::optional<core::Fault> fault;
    QObject::connect(&client, &WorkerClient::faulted, &client,
                     [&](const core::Fault& reported) { fault = reported; });
    client.start(test::fakeWorker("stops-after-reply"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    clock.move(milliseconds(60'000));
    clock.run(milliseconds(600));
    QTest::qWait(1000);
    EXPECT_FALSE(fault.has_value()) << "an idle worker sends no heartbeat";
    ASSERT_NE(client.launch(anyLaunch()), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return fault.has_value(); }, waitMs));
    EXPECT_EQ(fault->kind, core::FaultKind::WorkerSilent);
}

TEST(Silence, DoesNotIncludeTimeInWhichTheProgramDidNotRead) {
    HandClock clock;
    WorkerClient client(silentAfter(milliseconds(3000)), nullptr, clock.reading());
    std::optional<core::Fault> fault;
    std::optional<double> quietFor;
    QObject::connect(&client, &WorkerClient::faulted, &client,
                     [&](const core::Fault& reported) { fault = reported; });
    QObject::connect(&client, &WorkerClient::quiet, &client, [&](double seconds) { quietFor = seconds; });
    client.start(test::fakeWorker("ready"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    clock.move(milliseconds(4000)); // a stalled event loop
    ASSERT_TRUE(QTest::qWaitFor([&] { return quietFor || fault; }, waitMs)) << "it is looked at";
    ASSERT_FALSE(fault.has_value());
    EXPECT_LE(*quietFor, 0.2) << "what two looks count";
    clock.run(milliseconds(100)); // it reads, and the worker is silent
    ASSERT_TRUE(QTest::qWaitFor([&] { return fault.has_value(); }, waitMs));
    EXPECT_EQ(fault->kind, core::FaultKind::WorkerSilent);
    EXPECT_GE(fault->seconds, 3);
    EXPECT_LT(fault->seconds, 4) << "without the time in which it did not read";
}

TEST(Silence, EndsWithTheAnswerThatWasInThePipeMeanwhile) {
    HandClock clock;
    WorkerClient client(silentAfter(milliseconds(3000)), nullptr, clock.reading());
    bool faulted = false;
    QObject::connect(&client, &WorkerClient::faulted, &client, [&] { faulted = true; });
    client.start(test::fakeWorker("answers-twice"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    clock.move(milliseconds(4000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return client.state() != WorkerState::Busy; }, waitMs));
    EXPECT_EQ(client.state(), WorkerState::Ready);
    EXPECT_FALSE(faulted);
}

} // namespace
} // namespace trichevron::gui
