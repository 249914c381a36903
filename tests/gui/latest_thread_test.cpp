// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Work in threads: only the latest is heard, and what it replaces is told to stop.
#include "app/gui/source/latest_thread.h"
#include "tests/gui/waiting.h"

#include <QTest>

#include <gtest/gtest.h>

#include <vector>

namespace trichevron::gui {
namespace {

TEST(LatestThread, RepliesInOrderAndThenEnds) {
    QObject context;
    LatestThread thread(context);
    std::vector<int> heard;
    bool hasEnded = false;
    thread.start(
        [&heard](const LatestThread::Run& run) {
            for (int i = 0; i < 3; ++i)
                run.reply([&heard, i] { heard.push_back(i); });
        },
        [&] {
            EXPECT_FALSE(thread.isRunning());
            hasEnded = true;
        });
    EXPECT_TRUE(thread.isRunning());
    EXPECT_TRUE(heard.empty()) << "replies wait for the event loop";
    ASSERT_TRUE(QTest::qWaitFor([&] { return hasEnded; }, test::waitMs));
    EXPECT_EQ(heard, (std::vector<int>{0, 1, 2}));
}

TEST(LatestThread, WhatIsReplacedIsCancelledAndNotHeard) {
    QObject context;
    std::vector<int> heard;
    bool hasEnded = false;
    std::atomic<bool> wasCancelled = false;
    {
        LatestThread thread(context);
        thread.start(
            [&](const LatestThread::Run& run) {
                while (!run.cancelled())
                    std::this_thread::yield();
                wasCancelled = true;
                run.reply([&heard] { heard.push_back(1); });
            },
            [&heard] { heard.push_back(-1); });
        thread.start([&](const LatestThread::Run& run) { run.reply([&heard] { heard.push_back(2); }); },
                     [&hasEnded] { hasEnded = true; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return hasEnded; }, test::waitMs));
    }
    EXPECT_TRUE(wasCancelled) << "the end of a scope waits for the threads";
    EXPECT_EQ(heard, std::vector<int>{2});
}

} // namespace
} // namespace trichevron::gui
