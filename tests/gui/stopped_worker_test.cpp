// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// When the program notices that a worker is stopped, and that a stall of its own is not taken for silence.
#include "tests/gui/worker_test_helpers.h"

#include <QThread>

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

TEST(StoppedWorker, ThatIsIdleIsNoticedWithTheNextRequest) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.silence = milliseconds(10000); // enough for the first replies on a busy machine
    WorkerClient client(timeouts);
    std::optional<core::Fault> fault;
    QObject::connect(&client, &WorkerClient::faulted, &client,
                     [&](const core::Fault& reported) { fault = reported; });
    client.start(test::fakeWorker("stops-after-reply"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    QTest::qWait(12000);
    EXPECT_FALSE(fault.has_value()) << "an idle worker sends no heartbeat";
    ASSERT_NE(client.launch(anyLaunch()), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return fault.has_value(); }, waitMs));
    EXPECT_EQ(fault->kind, core::FaultKind::WorkerSilent);
}

TEST(Silence, DoesNotIncludeTimeInWhichTheProgramDidNotRead) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.silence = milliseconds(3000);
    WorkerClient client(timeouts);
    bool faulted = false;
    QObject::connect(&client, &WorkerClient::faulted, &client, [&] { faulted = true; });
    client.start(test::fakeWorker("answers-twice"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    QThread::msleep(4000); // a stalled event loop
    EXPECT_TRUE(QTest::qWaitFor([&] { return client.state() != WorkerState::Busy; }, waitMs));
    EXPECT_EQ(client.state(), WorkerState::Ready);
    EXPECT_FALSE(faulted);
}

} // namespace
} // namespace trichevron::gui
