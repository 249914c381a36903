// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel of the user's own needs is sent ahead of the job.
#include "tests/gui/worker_test_helpers.h"

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

core::LaunchRequest ownLaunch() {
    core::LaunchRequest request;
    request.kernel = "own::k";
    core::OwnLaunch& own = request.own.emplace();
    own.module = core::makeBlob(std::string(1'200'000, 'c')); // three pieces
    own.kernel = "k";
    own.arguments = {core::parseKernelArgument("x=float[1]:file(x.bin)", "")};
    own.files.emplace("x.bin", core::makeBlob("1234"));
    return request;
}

TEST(WorkerUploads, CodeAndFilesComeInPiecesBeforeTheLaunch) {
    gui::WorkerClient client(testTimeouts());
    QStringList requests;
    qint64 answered = 0;
    QObject::connect(&client, &gui::WorkerClient::logged, [&](const QString& line) { requests << line; });
    QObject::connect(&client, &gui::WorkerClient::launchAnswered, [&](qint64 ticket) { answered = ticket; });
    client.start(fakeWorker("takes-own-kernels"));
    ASSERT_TRUE(reaches(client, gui::WorkerState::Ready));
    const qint64 ticket = client.launch(ownLaunch());
    EXPECT_NE(ticket, 0);
    EXPECT_EQ(client.state(), gui::WorkerState::Busy);
    ASSERT_TRUE(QTest::qWaitFor([&] { return answered != 0 && requests.size() >= 5; }, waitMs));
    EXPECT_EQ(answered, ticket);
    EXPECT_EQ(requests.join(QLatin1Char(' ')).simplified().toStdString(), "upload upload upload upload job");
    EXPECT_EQ(client.state(), gui::WorkerState::Ready);
}

TEST(WorkerUploads, ACancelBeforeTheJobIsSentLeavesTheWorkerReady) {
    gui::WorkerClient client(testTimeouts());
    std::vector<qint64> failed;
    qint64 answered = 0;
    QObject::connect(&client, &gui::WorkerClient::jobFailed,
                     [&](qint64 ticket) { failed.push_back(ticket); });
    QObject::connect(&client, &gui::WorkerClient::launchAnswered, [&](qint64 ticket) { answered = ticket; });
    client.start(fakeWorker("takes-own-kernels"));
    ASSERT_TRUE(reaches(client, gui::WorkerState::Ready));
    const qint64 cancelled = client.launch(ownLaunch());
    client.cancel();
    EXPECT_EQ(failed, std::vector<qint64>{cancelled});
    EXPECT_EQ(client.state(), gui::WorkerState::Ready);
    const qint64 next = client.launch(ownLaunch());
    ASSERT_TRUE(QTest::qWaitFor([&] { return answered != 0; }, waitMs));
    EXPECT_EQ(answered, next);
    EXPECT_EQ(failed.size(), 1U);
}

TEST(WorkerUploads, AWorkerThatEndsMeanwhileFailsTheJobOnce) {
    gui::WorkerClient client(testTimeouts());
    std::vector<qint64> failed;
    QObject::connect(&client, &gui::WorkerClient::jobFailed,
                     [&](qint64 ticket) { failed.push_back(ticket); });
    client.start(fakeWorker("killed-in-job"));
    ASSERT_TRUE(reaches(client, gui::WorkerState::Ready));
    const qint64 ticket = client.launch(ownLaunch());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !failed.empty(); }, waitMs));
    EXPECT_EQ(failed, std::vector<qint64>{ticket});
}

} // namespace
} // namespace trichevron::test
