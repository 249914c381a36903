// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each fault of a worker is reported in one sentence, without blocking.
#include "app/gui/worker/worker_client.h"
#include "core/catalogue/language.h"
#include "core/catalogue/pseudo_translation.h"
#include "tests/case_name.h"
#include "tests/gui/worker_test_helpers.h"

#include <QEventLoop>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <memory>
#include <sys/types.h>
#include <unistd.h>
#include <vector>

namespace trichevron::gui {
namespace {

using std::chrono::milliseconds;
using test::anyLaunch;
using test::reaches;
using test::testTimeouts;
using test::waitMs;

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
    const char* message;
};

class StartFault : public testing::TestWithParam<FaultCase> {};

TEST_P(StartFault, IsOneSentence) {
    WorkerTimeouts timeouts = testTimeouts();
    if (std::string(GetParam().way) == "silent")
        timeouts.handshake = milliseconds(400);
    WorkerClient client(timeouts);
    client.start(test::fakeWorker(GetParam().way));
    EXPECT_TRUE(reaches(client, GetParam().state)) << client.reason().toStdString();
    EXPECT_NE(client.reason().toStdString().find(GetParam().message), std::string::npos)
        << client.reason().toStdString();
    EXPECT_FALSE(client.reason().contains(QLatin1Char('\n')));
    // On a busy machine it may take longer than the timeout.
    const QRegularExpressionMatch silence =
        QRegularExpression(QStringLiteral("nothing for ([0-9.]+) s")).match(client.reason());
    EXPECT_EQ(silence.hasMatch(), GetParam().name == std::string("Silent"));
    if (silence.hasMatch()) {
        EXPECT_GE(silence.captured(1).toDouble(), 0.4);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Workers, StartFault,
    testing::Values(
        FaultCase{"OtherVersionInItsAnswer", "other-version-answer", WorkerState::Failed, "version 99"},
        FaultCase{"OtherVersionInItsRefusal", "other-version-refusal", WorkerState::Failed, "version 99"},
        FaultCase{"Silent", "silent", WorkerState::Failed, "sent nothing for"},
        FaultCase{"Nonsense", "nonsense", WorkerState::Failed, "not a message"},
        FaultCase{"WrongTypes", "wrong-types", WorkerState::Failed, "/protocolVersion"},
        FaultCase{"LineTooLong", "long-line", WorkerState::Failed, "longer than 1048576 bytes"},
        FaultCase{"EndsAtOnce", "ends-at-once", WorkerState::Failed, "exited with status 7"},
        FaultCase{"NoDevice", "no-device", WorkerState::NoDevice, "there is no device here"}),
    test::caseName<FaultCase>);

TEST(MissingWorker, IsOneSentenceAndIsNotRetried) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 5;
    WorkerClient client(timeouts);
    client.start({QStringLiteral("/nonexistent/trichevron-cli"), QStringLiteral("worker")});
    EXPECT_TRUE(reaches(client, WorkerState::Failed));
    EXPECT_NE(client.reason().toStdString().find("/nonexistent/trichevron-cli"), std::string::npos);
}

struct JobFaultCase : test::NamedCase {
    const char* way;
    const char* message;
    core::FaultKind kind;
};

class FaultInAJob : public testing::TestWithParam<JobFaultCase> {};

TEST_P(FaultInAJob, FailsTheJobAndStartsAnotherWorker) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 1;
    if (std::string(GetParam().way).find("silent") != std::string::npos)
        timeouts.silence = milliseconds(3000); // enough for the first replies on a busy machine
    WorkerClient client(timeouts);
    client.start(test::fakeWorker(GetParam().way));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_EQ(client.devices().size(), 1U);
    QString sentence;
    qint64 failed = 0;
    QObject::connect(&client, &WorkerClient::jobFailed, &client, [&](qint64 ticket, const LaterText& why) {
        failed = ticket;
        sentence = why.text();
    });
    std::vector<core::FaultKind> faults;
    QObject::connect(&client, &WorkerClient::faulted, &client,
                     [&](const core::Fault& fault) { faults.push_back(fault.kind); });
    core::LaunchRequest request;
    request.kernel = "matrixAdd";
    request.timeLimit = core::Seconds{0.1};
    const qint64 ticket = client.launch(request);
    ASSERT_NE(ticket, 0);
    EXPECT_EQ(client.state(), WorkerState::Busy);
    EXPECT_EQ(client.launch(request), 0) << "one job at a time";
    EXPECT_TRUE(QTest::qWaitFor([&] { return failed == ticket; }, waitMs));
    EXPECT_NE(sentence.toStdString().find(GetParam().message), std::string::npos) << sentence.toStdString();
    EXPECT_EQ(faults, std::vector<core::FaultKind>{GetParam().kind});
    EXPECT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Workers, FaultInAJob,
    testing::Values(
        JobFaultCase{"KilledInTheMiddle", "killed-in-job", "was killed (SIGKILL",
                     core::FaultKind::WorkerKilled},
        JobFaultCase{"Crash", "crash-in-job", "crashed (SIGSEGV", core::FaultKind::WorkerCrashed},
        JobFaultCase{"HalfALine", "half-a-line-in-job", "in the middle of a line",
                     core::FaultKind::WorkerEnded},
        JobFaultCase{"Garbage", "garbage-in-job", "not a message", core::FaultKind::WorkerProtocolError},
        JobFaultCase{"AGigabyteInOneLine", "gigabyte-line-in-job", "longer than 1048576 bytes",
                     core::FaultKind::WorkerProtocolError},
        JobFaultCase{"SilentInTheMiddle", "silent-in-job", "sent nothing for", core::FaultKind::WorkerSilent},
        JobFaultCase{"SilentAfterAWhile", "beats-then-silent", "sent nothing for",
                     core::FaultKind::WorkerSilent},
        JobFaultCase{"KernelOutlivesItsLimit", "outlives-limit", "exceeded its time limit of 0.1 s",
                     core::FaultKind::TimeLimit}),
    test::caseName<JobFaultCase>);

TEST(WorkerRestart, FailsTheRunningJob) {
    WorkerClient client(testTimeouts());
    client.start(test::fakeWorker("silent-in-job"));
    for (const bool stop : {false, true}) {
        ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
        std::vector<qint64> failed;
        QString sentence;
        const auto heard = QObject::connect(&client, &WorkerClient::jobFailed, &client,
                                            [&](qint64 ticket, const LaterText& why) {
                                                failed.push_back(ticket);
                                                sentence = why.text();
                                            });
        core::LaunchRequest request;
        request.kernel = "matrixAdd";
        request.timeLimit = core::Seconds{60};
        const qint64 ticket = client.launch(request);
        if (stop)
            client.stop();
        else
            client.restart();
        EXPECT_EQ(failed, std::vector<qint64>{ticket});
        EXPECT_NE(sentence.toStdString().find("before it replied"), std::string::npos)
            << sentence.toStdString();
        QObject::disconnect(heard);
    }
    EXPECT_EQ(client.state(), WorkerState::Stopped);
}

TEST(WorkerWithTwoDevices, KeepsTheOneThatIsUsable) {
    WorkerClient client(testTimeouts());
    client.start(test::fakeWorker("second-device-unusable"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_EQ(client.devices().size(), 2U);
    EXPECT_EQ(client.devices()[0].problem.text(), "");
    EXPECT_EQ(client.devices()[1].problem.text(), "device 1 is in exclusive use");
    core::setLanguage(core::languageForCode(core::pseudoLanguageCode));
    const std::string translated = client.devices()[1].problem.text();
    core::setLanguage(core::languageForCode("en"));
    EXPECT_EQ(translated.find("exclusive"), std::string::npos) << translated;
}

TEST(WorkerWithTwoDevices, KeepsTheOneThatHasMemory) {
    WorkerClient client(testTimeouts());
    client.start(test::fakeWorker("second-device-full"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    EXPECT_EQ(client.devices().at(1).problem.text(), "device 1 has no memory left");
}

TEST(WorkerWithTwoDevices, HasNoneWhenNeitherIsUsable) {
    WorkerClient client(testTimeouts());
    client.start(test::fakeWorker("no-device-usable"));
    ASSERT_TRUE(reaches(client, WorkerState::NoDevice)) << client.reason().toStdString();
    EXPECT_EQ(client.reason().toStdString(), "device 0 is in exclusive use");
}

/// Starts a child that does not end at the end of its input; returns its process id.
pid_t startDeaf(WorkerProcess& process) {
    pid_t pid = 0;
    QObject::connect(&process, &WorkerProcess::lineReceived, &process,
                     [&pid](const QByteArray& line) { pid = line.toInt(); });
    process.start(test::fakeWorker("deaf"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return pid != 0; }, waitMs));
    process.disconnect();
    return pid;
}

bool isGone(pid_t pid) {
    return kill(pid, 0) != 0;
}

TEST(DeafWorker, IsKilledAfterAGracePeriodWithoutBlocking) {
    WorkerProcess process;
    const pid_t pid = startDeaf(process);
    ASSERT_GT(pid, 0);
    process.abandon();
    EXPECT_FALSE(isGone(pid)) << "abandon() does not wait for the end";
    EXPECT_TRUE(QTest::qWaitFor([&] { return isGone(pid); }, waitMs));
}

TEST(DeafWorker, IsReleasedWithoutBlockingTheEventLoop) {
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
    EXPECT_TRUE(QTest::qWaitFor([&] { return isGone(pid); }, waitMs));
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

TEST(WorkerRestart, StopsAfterTheLimit) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 2;
    WorkerClient client(timeouts);
    const int& starts = countStarts(client);
    client.start(test::fakeWorker("ends-at-once"));
    EXPECT_TRUE(reaches(client, WorkerState::Failed));
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

TEST(FloodingWorker, IsNotRestartedOftenAndItsOutputIsNotKept) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 50;
    WorkerClient client(timeouts);
    const int& starts = countStarts(client);
    const long before = residentMegabytes();
    client.start(test::fakeWorker("flood"));
    EXPECT_TRUE(reaches(client, WorkerState::Failed));
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
    QObject::connect(&process, &WorkerProcess::faulted, &process, [&sentence](const core::Fault& why) {
        sentence = QString::fromStdString(why.detail.text());
    });
    const long before = residentMegabytes();
    process.start(test::fakeWorker("flood-without-newline"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !sentence.isEmpty(); }, waitMs));
    ASSERT_GT(pid, 0);
    EXPECT_FALSE(process.isRunning());
    EXPECT_TRUE(QTest::qWaitFor([&] { return isGone(pid); }, waitMs));
    EXPECT_LT(residentMegabytes() - before, 64);
}

TEST(SecondReply, ToTheSameRequestIsIgnored) {
    WorkerClient client(testTimeouts());
    int answers = 0;
    QObject::connect(&client, &WorkerClient::launchAnswered, &client, [&] { ++answers; });
    client.start(test::fakeWorker("answers-twice"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    for (int job = 1; job <= 3; ++job) {
        EXPECT_NE(client.launch(anyLaunch()), 0);
        EXPECT_TRUE(reaches(client, WorkerState::Ready));
    }
    QTest::qWait(50);
    EXPECT_EQ(answers, 3);
    EXPECT_EQ(client.state(), WorkerState::Ready);
}

/// The message of the first job, which must fail.
std::string messageOfFailedJob(WorkerClient& client, const char* way) {
    std::string sentence;
    const auto heard =
        QObject::connect(&client, &WorkerClient::jobFailed, &client,
                         [&sentence](qint64, const LaterText& why) { sentence = why.text().toStdString(); });
    client.start(test::fakeWorker(way));
    EXPECT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    EXPECT_NE(client.launch(anyLaunch()), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !sentence.empty(); }, waitMs));
    QObject::disconnect(heard);
    return sentence;
}

TEST(ErrorResponse, FailsItsJobWhateverItsCode) {
    WorkerClient client(testTimeouts());
    EXPECT_EQ(messageOfFailedJob(client, "version-error-in-job"), "another version");
    EXPECT_EQ(client.state(), WorkerState::Ready);
}

TEST(LongText, IsAProtocolError) {
    WorkerClient client(testTimeouts());
    const std::string sentence = messageOfFailedJob(client, "long-error-in-job");
    EXPECT_LT(sentence.size(), 500U);
    EXPECT_NE(sentence.find("the text \"message\" is too long"), std::string::npos) << sentence;
}

TEST(InterruptedMeasurement, KeepsTheSamplesThatWereSent) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.restarts = 1;
    WorkerClient client(timeouts);
    std::optional<core::Measurement> kept;
    bool failed = false;
    QObject::connect(&client, &WorkerClient::measureInterrupted, &client,
                     [&](qint64, const core::Measurement& measurement) { kept = measurement; });
    QObject::connect(&client, &WorkerClient::jobFailed, &client, [&] { failed = true; });
    client.start(test::fakeWorker("samples-then-killed"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    core::MeasureRequest request;
    request.launch = anyLaunch();
    ASSERT_NE(client.measure(request), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return failed; }, waitMs));
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->samplesMicroseconds, (std::vector<double>{1.5, 2.5, 3.5}));
    EXPECT_EQ(kept->stopped, core::StopReason::Interrupted);
    EXPECT_EQ(kept->provenance.device, "Fake");
}

TEST(LostContext, IsAResultAndStartsANewWorker) {
    WorkerClient client(testTimeouts()); // without a restart of its own
    std::optional<core::LaunchResult> answer;
    std::optional<core::Fault> fault;
    QObject::connect(&client, &WorkerClient::launchAnswered, &client,
                     [&](qint64, const core::LaunchResult& result) { answer = result; });
    QObject::connect(&client, &WorkerClient::faulted, &client,
                     [&](const core::Fault& reported) { fault = reported; });
    client.start(test::fakeWorker("context-lost"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    const int& starts = countStarts(client);
    ASSERT_NE(client.launch(anyLaunch()), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return fault.has_value(); }, waitMs));
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->synchronisation->name, "cudaErrorIllegalAddress");
    EXPECT_EQ(fault->kind, core::FaultKind::IllegalAddress);
    EXPECT_EQ(starts, 1);
    EXPECT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
}

TEST(QuietWorker, IsReportedBeforeItIsKilled) {
    WorkerTimeouts timeouts = testTimeouts();
    timeouts.quiet = milliseconds(150);
    WorkerClient client(timeouts);
    double seconds = 0;
    QObject::connect(&client, &WorkerClient::quiet, &client, [&](double silent) { seconds = silent; });
    client.start(test::fakeWorker("silent-in-job"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return seconds > 0; }, waitMs));
    EXPECT_GE(seconds, 0.15);
    EXPECT_EQ(client.state(), WorkerState::Busy);
}

TEST(FloodOfMessages, DoesNotBlockTheEventLoop) {
    WorkerClient client(testTimeouts());
    client.start(test::fakeWorker("flood-in-job"));
    ASSERT_TRUE(reaches(client, WorkerState::Ready)) << client.reason().toStdString();
    ASSERT_NE(client.launch(anyLaunch()), 0);
    int turns = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] { ++turns; });
    timer.start(1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return client.state() != WorkerState::Busy || turns >= 20; }, waitMs));
    EXPECT_GE(turns, 5);
    client.stop();
}

TEST(WorkerLog, IsEmittedLineByLine) {
    WorkerClient client(testTimeouts());
    QStringList lines;
    QObject::connect(&client, &WorkerClient::logged, &client, [&](const QString& line) { lines << line; });
    client.start(test::fakeWorker("no-device"));
    EXPECT_TRUE(reaches(client, WorkerState::NoDevice));
    EXPECT_EQ(lines.join(QLatin1Char('|')).toStdString(), "there is no device here");
}

} // namespace
} // namespace trichevron::gui
