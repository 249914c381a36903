// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that floods its log does not slow down the window.
#include "app/gui/results/log_page.h"
#include "app/gui/session/log_throttle.h"
#include "app/gui/session/message_log.h"
#include "tests/gui/waiting.h"

#include <QElapsedTimer>
#include <QTest>

#include <gtest/gtest.h>

namespace trichevron::gui {
namespace {

class LogThrottleTest : public testing::Test {
protected:
    LogThrottleTest() {
        QObject::connect(&throttle, &LogThrottle::lineReady, &throttle,
                         [this](const QString& text) { lines << text; });
    }
    void add(int count) {
        for (int i = 0; i < count; ++i)
            throttle.add(QStringLiteral("line %1").arg(added++));
    }
    bool reaches(int count) {
        return QTest::qWaitFor([&] { return lines.size() >= count; }, test::waitMs);
    }

    LogThrottle throttle;
    QStringList lines;
    int added = 0;
};

TEST_F(LogThrottleTest, PassesFewLinesOnImmediately) {
    add(LogThrottle::maxLines);
    EXPECT_EQ(lines.size(), LogThrottle::maxLines);
    QTest::qWait(3 * LogThrottle::periodMs);
    EXPECT_EQ(lines.size(), LogThrottle::maxLines) << "no line says that lines were left out";
}

TEST_F(LogThrottleTest, CountsOmittedLinesAndShowsTheLastOnes) {
    add(LogThrottle::maxLines + LogThrottle::lastLines + 12345);
    EXPECT_EQ(lines.size(), LogThrottle::maxLines);
    ASSERT_TRUE(reaches(LogThrottle::maxLines + 1 + LogThrottle::lastLines));
    EXPECT_EQ(lines[LogThrottle::maxLines].toStdString(), "… 12,345 lines left out");
    EXPECT_EQ(lines.last().toStdString(), QStringLiteral("line %1").arg(added - 1).toStdString());
    EXPECT_EQ(lines.size(), LogThrottle::maxLines + 1 + LogThrottle::lastLines);
}

TEST_F(LogThrottleTest, OmitsNothingThatFitsInTheLastLines) {
    add(LogThrottle::maxLines + 1);
    ASSERT_TRUE(reaches(LogThrottle::maxLines + 1));
    EXPECT_EQ(lines.last().toStdString(), "line 200");
}

TEST_F(LogThrottleTest, LimitsAnEndlessFlood) {
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < qint64{6} * LogThrottle::periodMs) {
        add(1000);
        QCoreApplication::processEvents();
    }
    const qint64 periods = clock.elapsed() / LogThrottle::periodMs + 2;
    EXPECT_LE(lines.size(), periods * (LogThrottle::maxLines + LogThrottle::lastLines + 1));
}

TEST(MessageLog, KeepsTheNewestLinesAlsoFromBeforeAPageShowsThem) {
    UserMessages messages;
    MessageLog log(messages);
    messages.report(QStringLiteral("reported"));
    messages.log(QStringLiteral("logged"));
    EXPECT_EQ(log.lines(), (QStringList{QStringLiteral("reported"), QStringLiteral("logged")}));
    LogPage page(log);
    messages.log(QStringLiteral("later"));
    EXPECT_EQ(page.toPlainText(), QStringLiteral("reported\nlogged\nlater"));
    for (int line = 0; log.lines().first() == QStringLiteral("reported"); ++line) {
        ASSERT_LT(line, 10 * MessageLog::maxLines);
        messages.log(QString::number(line));
        if (line % LogThrottle::maxLines == 0)
            QTest::qWait(2 * LogThrottle::periodMs); // a flood would be left out
    }
    EXPECT_EQ(log.lines().size(), MessageLog::maxLines);
}

} // namespace
} // namespace trichevron::gui
