// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Program while a large trace is read: its first rows, what the user does with them, and what stays.
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_capture.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/program/program_timeline.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

constexpr int partLaunches = 20'000;

class ProgramPartTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                    QStringLiteral("/devices/NVIDIA H200.json"));
        window->resize(1280, 800);
        window->pages().show(gui::window_page::program);
        reading().setPartPause(std::chrono::milliseconds(0));
    }

    gui::ProgramPage& page() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    /// The first one that the page has made.
    gui::ProgramReading& reading() { return *page().findChildren<gui::ProgramReading*>().front(); }
    QTableView& table() { return get<QTableView>(QStringLiteral("programTable")); }
    QLabel& label(const char* name) { return get<QLabel>(QString::fromLatin1(name)); }
    QString nameAt(int row) {
        return table().model()->index(row, gui::program_column::Name).data().toString();
    }
    int rowOf(const QString& name) {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (nameAt(row) == name)
                return row;
        return -1;
    }

    /// Launches of 60 kernels in 60 configurations: the later a kernel, the more time it takes.
    QString writeTrace(const char* name = "large.json", int launches = partLaunches) {
        QByteArray text = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
        for (int i = 0; i < launches; ++i)
            text +=
                QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": "kernel)" +
                QByteArray::number(i % 60) + R"(", "tid": 7, "ts": )" + QByteArray::number(i * 100) +
                R"(, "dur": )" + QByteArray::number(1 + i % 60) +
                R"(, "args": {"device": 0, "stream": 7, "registers per thread": 40, "shared memory": 0, )" +
                R"("grid": [66, 2, 1], "block": [256, 1, 1]}})";
        const QString path = folder_.filePath(QString::fromLatin1(name));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(text + "]}");
        return path;
    }
    /// Opens a trace, and calls `act` once with its first part on the page, in which nothing else happens.
    void openAndAct(const QString& path, const std::function<void()>& act) {
        bool hasActed = false;
        QObject context;
        QObject::connect(&reading(), &gui::ProgramReading::partRead, &context, [&] {
            if (!std::exchange(hasActed, true))
                act();
        });
        page().openFile(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return hasActed && !reading().isReading(); }, waitMs));
    }

    QTemporaryDir folder_;
};

TEST_F(ProgramPartTest, RowsAreThereWhileTheTraceIsRead) {
    openAndAct(writeTrace(), [&] {
        EXPECT_GT(table().model()->rowCount(), 0);
        EXPECT_LT(page().program()->program->launches.size(), static_cast<std::size_t>(partLaunches));
        EXPECT_TRUE(label("programStillReading").isVisible());
        EXPECT_TRUE(
            label("programStillReading").text().startsWith(QStringLiteral("Still reading large.json.")))
            << label("programStillReading").text().toStdString();
        EXPECT_TRUE(get<QProgressBar>(QStringLiteral("programProgress")).isVisible());
        EXPECT_TRUE(get<QPushButton>(QStringLiteral("programCancel")).isVisible());
    });
    EXPECT_EQ(page().program()->program->launches.size(), static_cast<std::size_t>(partLaunches));
    EXPECT_EQ(label("programLaunches").text(), QStringLiteral("20,000"));
    EXPECT_FALSE(label("programStillReading").isVisible());
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("programCancel")).isVisible());
    EXPECT_FALSE(label("programProblem").isVisible());
}

TEST_F(ProgramPartTest, SelectionOrderFilterPlaceAndZoomStay) {
    auto& filter = get<QLineEdit>(QStringLiteral("programFilter"));
    auto& timeline = get<gui::ProgramTimeline>(QStringLiteral("programTimeline"));
    QString first;
    double from = 0;
    double to = 0;
    openAndAct(writeTrace(), [&] {
        QTest::keyClicks(&filter, QStringLiteral("kernel"));
        QHeaderView& header = *table().horizontalHeader();
        const QPoint time(header.sectionViewportPosition(gui::program_column::Time) + 5, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, time);
        const int row = rowOf(QStringLiteral("kernel17"));
        ASSERT_GE(row, 0);
        table().setCurrentIndex(table().model()->index(row, 1));
        table().verticalScrollBar()->setValue(20);
        first = nameAt(table().rowAt(0));
        timeline.setFocus();
        QTest::keyClick(&timeline, Qt::Key_Plus);
        from = timeline.from();
        to = timeline.to();
    });
    EXPECT_EQ(filter.text(), QStringLiteral("kernel"));
    EXPECT_EQ(table().model()->rowCount(), 60);
    EXPECT_EQ(table().horizontalHeader()->sortIndicatorSection(), gui::program_column::Time);
    EXPECT_EQ(nameAt(0), QStringLiteral("kernel0")) << "the least time first";
    EXPECT_EQ(nameAt(table().currentIndex().row()), QStringLiteral("kernel17"));
    EXPECT_EQ(table().selectionModel()->selectedRows().size(), 1);
    EXPECT_EQ(nameAt(table().rowAt(0)), first);
    EXPECT_DOUBLE_EQ(timeline.from(), from);
    EXPECT_DOUBLE_EQ(timeline.to(), to);
    EXPECT_TRUE(get<QPushButton>(QStringLiteral("programExplore")).isVisible());
}

TEST_F(ProgramPartTest, TheSelectedGroupStays) {
    openAndAct(writeTrace(), [&] {
        get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(1);
        table().setCurrentIndex(table().model()->index(rowOf(QStringLiteral("kernel30")), 0));
    });
    EXPECT_EQ(nameAt(table().currentIndex().row()), QStringLiteral("kernel30"));
}

TEST_F(ProgramPartTest, WhatWasReadStaysWhenTheReadingIsCancelled) {
    constexpr int launches = 10 * partLaunches;
    const QString trace = writeTrace("cancelled.json", launches);
    const auto isWhole = [&] {
        return page().program() == nullptr ||
               page().program()->program->launches.size() == static_cast<std::size_t>(launches);
    };
    // On a busy machine the reading can end before the click arrives.
    for (int attempt = 0; attempt < 20 && isWhole(); ++attempt)
        openAndAct(trace, [&] {
            QTest::mouseClick(&get<QPushButton>(QStringLiteral("programCancel")), Qt::LeftButton);
        });
    ASSERT_NE(page().program(), nullptr);
    EXPECT_GT(table().model()->rowCount(), 0);
    EXPECT_FALSE(isWhole());
    EXPECT_FALSE(label("programStillReading").isVisible());
    EXPECT_TRUE(label("programProblem")
                    .text()
                    .startsWith(QStringLiteral("The reading was cancelled: these are the first ")))
        << label("programProblem").text().toStdString();
}

TEST_F(ProgramPartTest, AnotherTraceReplacesOneThatIsStillRead) {
    const QString second = writeTrace("second.json");
    openAndAct(writeTrace(), [&] {
        table().setCurrentIndex(table().model()->index(3, 0));
        page().openFile(second);
    });
    EXPECT_EQ(page().state()["file"], second.toStdString());
    EXPECT_FALSE(table().currentIndex().isValid());
    EXPECT_FALSE(label("programProblem").isVisible());
}

TEST_F(ProgramPartTest, TheNoticeOfADamagedTraceStaysWithItsLaunches) {
    const QString path = folder_.filePath(QStringLiteral("damaged.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem (MB),"
        "Bytes (MB),Throughput (MBps),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n"
        "106000,20449,101,4096,1,1,48,1,1,16,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,saxpy\n"
        "129678,86673,102,133,1,1,256,1,1,128,0.008,0.000,,,,,NVIDIA H200 (0),1,,8,chain\n"
        "12345,garbage,,\"unterminated\n");
    file.close();
    page().openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return label("programProblem").isVisible(); }, waitMs));
    const QString notice = label("programProblem").text();
    EXPECT_EQ(QString(notice).replace(QChar::Nbsp, QLatin1Char(' ')).toStdString(),
              "The trace is not whole: the file ends early, in quotes that begin in line 4; 2 launches were "
              "read; export it again to have all.");
    ASSERT_EQ(table().model()->rowCount(), 2);
    table().selectRow(0);
    EXPECT_EQ(label("programProblem").text(), notice) << "a row of it is chosen";
    Q_EMIT page().findChild<gui::ProgramCapture*>()->started();
    EXPECT_EQ(label("programProblem").text(), notice) << "a capture begins";
    page().openFile(folder_.filePath(QStringLiteral("nothing.json")));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return label("programProblem").text().contains(QStringLiteral("cannot be opened")); }, waitMs));
    table().selectRow(1);
    EXPECT_EQ(label("programProblem").text(), notice) << "the user goes on with it";
    page().openFile(writeTrace());
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return label("programLaunches").text() == QStringLiteral("20,000"); }, waitMs));
    EXPECT_FALSE(label("programProblem").isVisible());
}

} // namespace
} // namespace trichevron::test
