// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every fault of a worker is one sentence, and nothing waits for it.
#include "app/gui/worker/worker_client.h"
#include "tests/case_name.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <memory>
#include <sys/types.h>
#include <unistd.h>
#include <vector>

namespace trichevron {
namespace {

using std::chrono::milliseconds;

WorkerTimeouts testTimeouts() {
    WorkerTimeouts timeouts;
    timeouts.handshake = milliseconds(20000);
    timeouts.answer = milliseconds(5000);
    timeouts.margin = milliseconds(300);
    timeouts.firstPause = milliseconds(1);
    timeouts.restarts = 0;
    return timeouts;
}

QStringList fake(const char* way) {
    return {QStringLiteral(TRICHEVRON_FAKE_WORKER), QString::fromLatin1(way)};
}

bool settles(const WorkerClient& client, WorkerState state) {
    return QTest::qWaitFor([&] { return client.state() == state; }, 20000);
}

/// Counts how often the client starts its worker from now on; lives as long as the client.
const int& countStarts(WorkerClient& client) {
    const auto count = std::make_shared<int>(0);
    QObject::connect(&client, &WorkerClient::stateChanged, &client,
                     [&client, count] { *count += client.state() == WorkerState::Starting ? 1 : 0; });
    return *count;
}

struct FaultCase : test::NamedCase {
    const char* way;
    WorkerState state;
    const char* said;
};

class Fault : public testing::TestWithParam<FaultCase> {};

TEST_P(Fault, IsOneSentence) {
    WorkerTimeouts timeouts = testTimeouts();
    if (std::string(GetParam().way) == "silent")
        timeouts.handshake = milliseconds(400);
    WorkerClient client(timeouts);
    client.start(fake(GetParam().way));
    EXPECT_TRUE(settles(client, GetParam().state)) << client.reason().toStdString();
    EXPECT_NE(client.reason().toStdString().find(GetParam().said), std::string::npos)
        << client.reason().toStdString();
    EXPECT_FALSE(client.reason().contains(QLatin1Char('\n')));
}

INSTANTIATE_TEST_SUITE_P(
    Workers, Fault,
    testing::Values(
        FaultCase{"OtherVersionInItsAnswer", "other-version-answer", WorkerState::Failed, "version 99"},
        FaultCase{"OtherVersionInItsRefusal", "other-version-refusal", WorkerState::Failed, "version 99"},
        FaultCase{"Silent", "silent", WorkerState::Failed, "silent for 0.4 s"},
        FaultCase{"Nonsense", "nonsense", WorkerState::Failed, "not a message"},
        FaultCase{"WrongTypes", "wrong-types", WorkerState::Failed, "/protocolVersion"},
        FaultCase{"LineTooLong", "long-line", WorkerState::Failed, "longer than 4194304 bytes"},
        FaultCase{"EndsAtOnce", "ends-at-once", WorkerState::Failed, "exit status 7"},
        FaultCase{"NoDevice", "no-device", WorkerState::NoDevice, "there is no device here"}),
    test::caseName<FaultCase>);

TEST(MissingWorker, IsOneSentenceAndIsNotTriedAgain) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 5;
    WorkerClient client(timeouts);
    client.start({QStringLiteral("/nonexistent/trichevron-cli"), QStringLiteral("worker")});
    EXPECT_TRUE(settles(client, WorkerState::Failed));
    EXPECT_NE(client.reason().toStdString().find("/nonexistent/trichevron-cli"), std::string::npos);
}

struct JobFaultCase : test::NamedCase {
    const char* way;
    const char* said;
};

class FaultInAJob : public testing::TestWithParam<JobFaultCase> {};

TEST_P(FaultInAJob, FailsTheJobAndStartsAnotherWorker) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 1;
    if (std::string(GetParam().way) != "silent-in-job")
        timeouts.margin = milliseconds(20000); // their faults come first, however slow the machine
    WorkerClient client(timeouts);
    client.start(fake(GetParam().way));
    ASSERT_TRUE(settles(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_EQ(client.devices().size(), 1U);
    QString sentence;
    qint64 failed = 0;
    QObject::connect(&client, &WorkerClient::jobFailed, &client, [&](qint64 ticket, const QString& why) {
        failed = ticket;
        sentence = why;
    });
    LaunchRequest request;
    request.kernel = "matrixAdd";
    request.timeLimit = Seconds{0.1};
    const qint64 ticket = client.launch(request);
    ASSERT_NE(ticket, 0);
    EXPECT_EQ(client.state(), WorkerState::Busy);
    EXPECT_EQ(client.launch(request), 0) << "one job at a time";
    EXPECT_TRUE(QTest::qWaitFor([&] { return failed == ticket; }, 20000));
    EXPECT_NE(sentence.toStdString().find(GetParam().said), std::string::npos) << sentence.toStdString();
    EXPECT_TRUE(settles(client, WorkerState::Ready)) << client.reason().toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Workers, FaultInAJob,
    testing::Values(JobFaultCase{"KilledInTheMiddle", "killed-in-job", "killed by a signal"},
                    JobFaultCase{"HalfALine", "half-a-line-in-job", "in the middle of a line"},
                    JobFaultCase{"SilentInTheMiddle", "silent-in-job", "silent for"},
                    JobFaultCase{"KernelOutlivesItsLimit", "outlives-limit", "outlived"}),
    test::caseName<JobFaultCase>);

TEST(WorkerRestart, FailsTheJobThatItCutsOff) {
    WorkerClient client(testTimeouts());
    client.start(fake("silent-in-job"));
    for (const bool stop : {false, true}) {
        ASSERT_TRUE(settles(client, WorkerState::Ready)) << client.reason().toStdString();
        std::vector<qint64> failed;
        QString sentence;
        const auto heard = QObject::connect(&client, &WorkerClient::jobFailed, &client,
                                            [&](qint64 ticket, const QString& why) {
                                                failed.push_back(ticket);
                                                sentence = why;
                                            });
        LaunchRequest request;
        request.kernel = "matrixAdd";
        request.timeLimit = Seconds{60};
        const qint64 ticket = client.launch(request);
        if (stop)
            client.stop();
        else
            client.restart();
        EXPECT_EQ(failed, std::vector<qint64>{ticket});
        EXPECT_NE(sentence.toStdString().find("before it answered"), std::string::npos)
            << sentence.toStdString();
        QObject::disconnect(heard);
    }
    EXPECT_EQ(client.state(), WorkerState::Stopped);
}

TEST(WorkerWithTwoDevices, KeepsTheOneThatIsUsable) {
    WorkerClient client(testTimeouts());
    client.start(fake("second-device-unusable"));
    ASSERT_TRUE(settles(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_EQ(client.devices().size(), 2U);
    EXPECT_EQ(client.devices()[0].problem.toStdString(), "");
    EXPECT_EQ(client.devices()[1].problem.toStdString(), "device 1 is in exclusive use");
}

TEST(WorkerWithTwoDevices, HasNoneWhenNeitherIsUsable) {
    WorkerClient client(testTimeouts());
    client.start(fake("no-device-usable"));
    ASSERT_TRUE(settles(client, WorkerState::NoDevice)) << client.reason().toStdString();
    EXPECT_EQ(client.reason().toStdString(), "device 0 is in exclusive use");
}

/// Starts a child that does not end at the end of its input; returns its process id.
pid_t startDeaf(WorkerProcess& process) {
    pid_t pid = 0;
    QObject::connect(&process, &WorkerProcess::lineReceived, &process,
                     [&pid](const QByteArray& line) { pid = line.toInt(); });
    process.start(fake("deaf"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return pid != 0; }, 20000));
    process.disconnect();
    return pid;
}

bool isGone(pid_t pid) {
    return kill(pid, 0) != 0;
}

TEST(DeafWorker, IsKilledAfterItsGraceWithoutWaiting) {
    WorkerProcess process;
    const pid_t pid = startDeaf(process);
    ASSERT_GT(pid, 0);
    QElapsedTimer timer;
    timer.start();
    process.abandon();
    EXPECT_LT(timer.elapsed(), 500);
    EXPECT_FALSE(isGone(pid)) << "it has a moment to end by itself";
    EXPECT_TRUE(QTest::qWaitFor([&] { return isGone(pid); }, 20000));
}

TEST(DeafWorker, IsLetGoOfByAnEventLoopWithoutWaiting) {
    auto process = std::make_unique<WorkerProcess>();
    const pid_t pid = startDeaf(*process);
    ASSERT_GT(pid, 0);
    bool gone = true;
    QEventLoop loop;
    QTimer::singleShot(0, &loop, [&] {
        process.reset();
        gone = isGone(pid);
        loop.quit();
    });
    loop.exec();
    EXPECT_FALSE(gone) << "only waiting for its end would see it gone already";
    EXPECT_TRUE(QTest::qWaitFor([&] { return isGone(pid); }, 20000));
}

TEST(DeafWorker, DoesNotOutliveAProgramWhoseEventLoopHasEnded) {
    pid_t pid = 0;
    {
        WorkerProcess process;
        pid = startDeaf(process);
        ASSERT_GT(pid, 0);
    }
    EXPECT_TRUE(isGone(pid));
}

TEST(WorkerRestart, GivesUpAfterItsTries) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 2;
    WorkerClient client(timeouts);
    const int& starts = countStarts(client);
    client.start(fake("ends-at-once"));
    EXPECT_TRUE(settles(client, WorkerState::Failed));
    EXPECT_EQ(starts, 3);
    client.restart();
    EXPECT_EQ(client.state(), WorkerState::Starting) << "the user may try again";
}

long residentMegabytes() {
    std::ifstream statm("/proc/self/statm");
    long whole = 0;
    long pages = 0;
    statm >> whole >> pages;
    return pages * sysconf(_SC_PAGESIZE) / (1024 * 1024);
}

TEST(FloodingWorker, IsGivenUpAfterAFewTriesAndIsNotKeptInMemory) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 50;
    WorkerClient client(timeouts);
    const int& starts = countStarts(client);
    const long before = residentMegabytes();
    client.start(fake("flood"));
    EXPECT_TRUE(settles(client, WorkerState::Failed));
    QTest::qWait(300); // a child that still writes would show here
    EXPECT_EQ(client.state(), WorkerState::Failed);
    EXPECT_EQ(starts, 3);
    EXPECT_NE(client.reason().toStdString().find("not a message"), std::string::npos)
        << client.reason().toStdString();
    EXPECT_LT(residentMegabytes() - before, 64);
    client.restart();
    EXPECT_EQ(client.state(), WorkerState::Starting) << "the user may try again";
}

TEST(FloodingWorker, IsKilledWithoutGraceWhereNoLineEnds) {
    WorkerProcess process;
    pid_t pid = 0;
    QString sentence;
    QObject::connect(&process, &WorkerProcess::lineReceived, &process,
                     [&pid](const QByteArray& line) { pid = line.toInt(); });
    QObject::connect(&process, &WorkerProcess::babbled, &process,
                     [&sentence](const QString& why) { sentence = why; });
    const long before = residentMegabytes();
    process.start(fake("flood-without-newline"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !sentence.isEmpty(); }, 20000));
    ASSERT_GT(pid, 0);
    EXPECT_FALSE(process.isRunning());
    EXPECT_TRUE(QTest::qWaitFor([&] { return isGone(pid); }, 1000));
    EXPECT_LT(residentMegabytes() - before, 64);
}

TEST(WorkerLog, IsPassedOnLineByLine) {
    WorkerClient client(testTimeouts());
    QStringList lines;
    QObject::connect(&client, &WorkerClient::logged, &client, [&](const QString& line) { lines << line; });
    client.start(fake("no-device"));
    EXPECT_TRUE(settles(client, WorkerState::NoDevice));
    EXPECT_EQ(lines.join(QLatin1Char('|')).toStdString(), "there is no device here");
}

} // namespace
} // namespace trichevron
