// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that floods its log costs the window no more than one that does not.
#include "app/gui/main_window/log_feed.h"

#include <QElapsedTimer>
#include <QTest>

#include <gtest/gtest.h>

namespace trichevron {
namespace {

class LogFeedTest : public testing::Test {
protected:
    LogFeedTest() {
        QObject::connect(&feed, &LogFeed::line, &feed, [this](const QString& text) { lines << text; });
    }
    void add(int count) {
        for (int i = 0; i < count; ++i)
            feed.add(QStringLiteral("line %1").arg(added++));
    }
    bool reaches(int count) {
        return QTest::qWaitFor([&] { return lines.size() >= count; }, 20000);
    }

    LogFeed feed;
    QStringList lines;
    int added = 0;
};

TEST_F(LogFeedTest, PassesAFewLinesAtOnce) {
    add(LogFeed::mostLines);
    EXPECT_EQ(lines.size(), LogFeed::mostLines);
    QTest::qWait(3 * LogFeed::periodMs);
    EXPECT_EQ(lines.size(), LogFeed::mostLines) << "and says nothing of what was left out";
}

TEST_F(LogFeedTest, CountsWhatItLeavesOutAndKeepsTheLastWords) {
    add(LogFeed::mostLines + LogFeed::lastLines + 12345);
    EXPECT_EQ(lines.size(), LogFeed::mostLines);
    ASSERT_TRUE(reaches(LogFeed::mostLines + 1 + LogFeed::lastLines));
    EXPECT_EQ(lines[LogFeed::mostLines].toStdString(), "… 12,345 lines left out");
    EXPECT_EQ(lines.last().toStdString(), QStringLiteral("line %1").arg(added - 1).toStdString());
    EXPECT_EQ(lines.size(), LogFeed::mostLines + 1 + LogFeed::lastLines);
}

TEST_F(LogFeedTest, LeavesOutNothingThatFitsAfterAll) {
    add(LogFeed::mostLines + 1);
    ASSERT_TRUE(reaches(LogFeed::mostLines + 1));
    EXPECT_EQ(lines.last().toStdString(), "line 200");
}

TEST_F(LogFeedTest, BoundsAFloodThatGoesOn) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < qint64{6} * LogFeed::periodMs) {
        add(1000);
        QCoreApplication::processEvents();
    }
    const qint64 periods = clock.elapsed() / LogFeed::periodMs + 2;
    EXPECT_LE(lines.size(), periods * (LogFeed::mostLines + LogFeed::lastLines + 1));
}

} // namespace
} // namespace trichevron
