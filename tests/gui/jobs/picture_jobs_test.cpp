// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_plot.h"
#include "tests/gui/jobs/job_test.h"

#include <QRegularExpression>
#include <QTest>

namespace trichevron::test {
namespace {

TEST_F(JobTest, ElementToThread) {
    user->click(QStringLiteral("2-D"));
    user->write(QStringLiteral("Find a thread, warp, block, cluster or element"),
                QStringLiteral("row 700, column 300"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("(18, 43, 0)"));
    user->sees(QStringLiteral("(12, 12, 0)"));
    user->write(QStringLiteral("Find a thread, warp, block, cluster or element"),
                QStringLiteral("thread (3, 5) of block (10, 20)"));
    user->press(Qt::Key_Return);
    user->sees(QStringLiteral("element column 163, row 325"));
}

TEST_F(JobTest, Clusters) {
    explore();
    user->write(QStringLiteral("problem x (columns)"), QStringLiteral("256"));
    user->write(QStringLiteral("problem y (rows)"), QStringLiteral("256"));
    for (const char* size : {"2", "8"}) {
        user->write(QStringLiteral("cluster x (blocks)"), QString::fromLatin1(size));
        user->sees(QStringLiteral("✓ Accepted"));
    }
    user->write(QStringLiteral("cluster x (blocks)"), QStringLiteral("16"));
    user->sees(QStringLiteral("Refused"));
    user->sees(QStringLiteral("cudaErrorInvalidClusterSize"));
    user->click(QStringLiteral("Allow non-portable cluster"));
    user->sees(QStringLiteral("✓ Accepted"));
    user->openMenu({QStringLiteral("View"), QStringLiteral("Cluster sizes side by side…")});
    for (const char* title : {"Without clusters", "Clusters of 2 × 1 × 1: 128 clusters",
                              "Clusters of 8 × 1 × 1: 32 clusters", "Clusters of 16 × 1 × 1: 16 clusters"})
        user->sees(QString::fromUtf8(title));
}

/// What the plot says of the bar under the pointer, in one line; empty where there is none.
QString readingOfBar(const gui::TimelinePlot& plot) {
    for (int i = 0; i < plot.itemCount(); ++i)
        if (const auto* item = qobject_cast<QCPItemText*>(plot.item(i));
            item != nullptr && item->visible() && item->text().startsWith(QLatin1String("block ")))
            return item->text().simplified();
    return {};
}

TEST_F(JobTest, WavesAndTail) {
    explore();
    user->sees(QStringLiteral("Tail wave 76 % full"));
    user->sees(QStringLiteral(
        "3,969 blocks run in 4 waves of up to 1,056 blocks; the last wave has only 801 blocks."));
    user->click(QStringLiteral("Trace"));
    user->sees(QStringLiteral("Resident on all SMs"));
    // The bars are small: the pointer is on one of them.
    auto& plot = get<gui::TimelinePlot>(QStringLiteral("timelinePlot"));
    const gui::ActualTrace* actual = session().results().trace(session().launchKey());
    ASSERT_NE(actual, nullptr);
    const core::BlockTrace& trace = actual->trace;
    ASSERT_EQ(trace.blockSm.size(), 3969U);
    QString reading;
    for (const std::uint32_t rank : {0U, 1U, 100U, 500U, 1000U, 2000U, 3000U, 3900U}) {
        QTest::mouseMove(&plot, plot.barCentre(rank).toPoint());
        handleAllEvents();
        if (reading = readingOfBar(plot); !reading.isEmpty())
            break;
    }
    static const QRegularExpression form(
        QStringLiteral(R"(rank ([\d,]+).*SM (\d+), slot.* (\d+(?:\.\d+)?) µs – (\d+(?:\.\d+)?) µs)"));
    const QRegularExpressionMatch read = form.match(reading.replace(QChar::Nbsp, QLatin1Char(' ')));
    ASSERT_TRUE(read.hasMatch()) << reading.toStdString();
    const std::size_t rank = read.captured(1).remove(QLatin1Char(',')).toULongLong();
    ASSERT_LT(rank, trace.blockSm.size());
    EXPECT_EQ(read.captured(2).toInt(), trace.blockSm[rank]);
    const double begin = static_cast<double>(trace.beginNanoseconds[rank]) / 1000;
    const double end = static_cast<double>(trace.endNanoseconds[rank]) / 1000;
    EXPECT_NEAR(read.captured(3).toDouble(), begin, 0.01 + begin / 100) << "in microseconds";
    EXPECT_NEAR(read.captured(4).toDouble(), end, 0.01 + end / 100) << "in microseconds";
}

TEST_F(JobTest, DistributedHistogram) {
    explore();
    user->choose(QStringLiteral("Kernel"), QStringLiteral("distributed"));
    user->click(QStringLiteral("Bins"));
    user->write(QStringLiteral("Bin"), QStringLiteral("300"));
    user->sees(QStringLiteral("is counter 300 of block (0, 0, 0)"));
    user->sees(QStringLiteral("Every block adds to the counters of all"));
}

} // namespace
} // namespace trichevron::test
