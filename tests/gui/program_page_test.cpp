// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Program: a trace, its table, findings and launches over time, and the way to Explore.
#include "app/gui/editors/code_label.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_details.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/pages/program/report_button.h"
#include "app/gui/settings/settings.h"
#include "core/json/file_io.h"
#include "core/program/program_report.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <algorithm>

namespace trichevron::test {
namespace {

class ProgramPageTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                    QStringLiteral("/devices/NVIDIA H200.json"));
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                    QStringLiteral("/devices/Tesla T4.json"));
        window->resize(1280, 800);
        window->pages().show(gui::window_page::program);
    }

    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }

    gui::ProgramPage& page() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    QTableView& table() { return get<QTableView>(QStringLiteral("programTable")); }
    gui::ProgramTimeline& timeline() { return get<gui::ProgramTimeline>(QStringLiteral("programTimeline")); }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
    bool waitForProgram() {
        return QTest::qWaitFor(
            [&] { return page().program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
            waitMs);
    }

    /// A trace of 10 launches of "gemm", which a T4 refuses, and 20 of "relu".
    QString writeTrace(const QString& name = QStringLiteral("a.json"), const QByteArray& end = "]}",
                       const QByteArray& block = "256, 1, 1") {
        QByteArray text = "{\"deviceProperties\": [{\"id\": 0, \"name\": \"NVIDIA H200\", \"computeMajor\": "
                          "9}], \"traceEvents\": [";
        for (int i = 0; i < 30; ++i) {
            const bool isGemm = i % 3 == 0;
            text += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": ")" +
                    (isGemm ? "gemm<float>" : "relu") + R"(", "tid": )" + (isGemm ? "7" : "13") +
                    R"(, "ts": )" + QByteArray::number(i * 100) + R"(, "dur": )" + (isGemm ? "50" : "10") +
                    R"(, "args": {"device": 0, "stream": )" + (isGemm ? "7" : "13") +
                    R"(, "registers per thread": 40, "shared memory": )" + (isGemm ? "102400" : "0") +
                    R"(, "grid": [66, 2, 1], "block": [)" + block + "]}}";
        }
        const QString path = folder_.filePath(name);
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(text + end);
        return path;
    }
    void openTrace() {
        page().openFile(writeTrace());
        ASSERT_TRUE(waitForProgram());
    }
    void clickRow(int row) {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, Qt::NoModifier,
                          table().visualRect(table().model()->index(row, 0)).center());
    }

    QTemporaryDir folder_;
};

TEST_F(ProgramPageTest, ADroppedTraceShowsNumbersAndConfigurations) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeTrace())});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page(), &drop);
    ASSERT_TRUE(waitForProgram());
    const auto label = [&](const char* name) {
        return get<QLabel>(QString::fromLatin1(name)).text().toStdString();
    };
    EXPECT_EQ(label("programTime"), "700.00 µs");
    EXPECT_EQ(label("programLaunches"), "30");
    EXPECT_EQ(label("programRefused"), "0");
    EXPECT_EQ(label("programNotes"),
              "Not in this trace: static and dynamic shared memory apart, the cluster dimension, "
              "the barriers of a block, the opt-ins of cudaFuncSetAttribute, launches that the "
              "driver refused");
    ASSERT_EQ(table().model()->rowCount(), 2);
    EXPECT_EQ(cell(0, 0), QStringLiteral("gemm")) << "the largest time first";
    EXPECT_EQ(cell(0, 1), QStringLiteral("10"));
    EXPECT_EQ(cell(0, gui::program_column::Grid), QStringLiteral("66 × 2"));
}

TEST_F(ProgramPageTest, CsvHasTheWholeNamesAndNumbersOfTheRowsInTheirOrder) {
    openTrace();
    const auto saved = [&](const QString& name) {
        const QString path = folder_.filePath(name);
        table().findChild<gui::ExportMenu*>()->saveTable(path);
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll()).trimmed().split(QLatin1Char('\n'));
    };
    QStringList lines = saved(QStringLiteral("configurations.csv"));
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("kernel,count,refusedCount,total (s)")))
        << lines[0].toStdString();
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("gemm<float>,10,0,5e-04")))
        << lines[1].toStdString() << ": the table reads gemm and 500.00 µs";
    EXPECT_TRUE(lines[1].contains(QStringLiteral(",sharedMemory,")));
    QTest::keyClicks(&get(QStringLiteral("programFilter")), QStringLiteral("rel"));
    get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(1);
    lines = saved(QStringLiteral("kernels.csv"));
    ASSERT_EQ(lines.size(), 2);
    EXPECT_EQ(lines[0], QStringLiteral("kernel,count,refusedCount,total (s),configurations"));
    EXPECT_EQ(lines[1], QStringLiteral("relu,20,0,2e-04,1"));
    EXPECT_TRUE(
        saved(QStringLiteral("kernels.md")).join(QLatin1Char('\n')).contains(QStringLiteral("200.00 µs")))
        << "Markdown is for reading: as the table shows it";
}

TEST_F(ProgramPageTest, ATraceThatIsOpenedAsAFileShowsThePage) {
    window->pages().show(gui::window_page::explore);
    window->findChild<gui::SessionFileController*>()->open(writeTrace());
    ASSERT_TRUE(waitForProgram());
    EXPECT_EQ(window->pages().shownId(), gui::window_page::program);
}

TEST_F(ProgramPageTest, AReportIsSavedAsHtmlOrMarkdown) {
    auto& report = get<gui::ReportButton>(QStringLiteral("programReport"));
    EXPECT_FALSE(report.isVisible()) << "there is no program";
    page().openFile(writeTrace());
    ASSERT_TRUE(waitForProgram());
    EXPECT_TRUE(report.isVisible());
    QStringList messages;
    QObject::connect(&app->messages, &gui::UserMessages::reported,
                     [&](const QString& message) { messages << message; });
    QTemporaryDir folder;
    report.save(folder.filePath(QStringLiteral("r.md")));
    report.save(folder.filePath(QStringLiteral("r.html")));
    report.save(folder.filePath(QStringLiteral("none/r.html")));
    EXPECT_EQ(core::readFile(folder.filePath(QStringLiteral("r.md")).toStdString()),
              core::markdownReport(*page().program()));
    EXPECT_EQ(core::readFile(folder.filePath(QStringLiteral("r.html")).toStdString()),
              core::htmlReport(*page().program()));
    ASSERT_EQ(messages.size(), 3);
    EXPECT_TRUE(messages[0].startsWith(QStringLiteral("Report saved to ")));
    EXPECT_TRUE(messages[2].contains(QStringLiteral("none/r.html"))) << messages[2].toStdString();
}

TEST_F(ProgramPageTest, TheTableIsSortedAndFilteredWithRealEvents) {
    openTrace();
    QHeaderView& header = *table().horizontalHeader();
    const QPoint launches(header.sectionViewportPosition(1) + 5, header.height() / 2);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, launches);
    EXPECT_EQ(cell(0, 1), QStringLiteral("10"));
    QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, launches);
    EXPECT_EQ(cell(0, 1), QStringLiteral("20"));
    auto& filter = get<QLineEdit>(QStringLiteral("programFilter"));
    QTest::mouseClick(&filter, Qt::LeftButton);
    QTest::keyClicks(&filter, QStringLiteral("GEMM"));
    ASSERT_EQ(table().model()->rowCount(), 1);
    EXPECT_EQ(cell(0, 0), QStringLiteral("gemm"));
}

TEST_F(ProgramPageTest, ColumnsGrowWithTheType) {
    openTrace();
    const int usual = table().columnWidth(gui::program_column::Grid);
    window->setLargeType(true);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return table().columnWidth(gui::program_column::Grid) > usual; }, waitMs));
    window->setLargeType(false);
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return table().columnWidth(gui::program_column::Grid) == usual; }, waitMs));
}

TEST_F(ProgramPageTest, LaunchesAreGroupedByStream) {
    openTrace();
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    group.setFocus();
    QTest::keyClick(&group, Qt::Key_Down);
    QTest::keyClick(&group, Qt::Key_Down);
    ASSERT_EQ(group.currentText(), QStringLiteral("by stream"));
    ASSERT_EQ(table().model()->rowCount(), 2);
    EXPECT_EQ(cell(0, 0), QStringLiteral("stream 7"));
    EXPECT_EQ(cell(1, 1), QStringLiteral("20"));
}

TEST_F(ProgramPageTest, ASelectedRowShowsItsLaunchAndWhatOtherDevicesDo) {
    openTrace();
    clickRow(0);
    EXPECT_EQ(get<gui::CodeLabel>(QStringLiteral("programSelected")).code(), QStringLiteral("gemm<float>"));
    const QString launch = get<QLabel>(QStringLiteral("programSelectedLaunch")).text();
    EXPECT_TRUE(launch.contains(QStringLiteral("cluster: not in this trace"))) << launch.toStdString();
    EXPECT_TRUE(launch.contains(QStringLiteral("static and dynamic shared memory: 100 KiB")))
        << launch.toStdString();
    auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    QStringList verdicts;
    for (int row = 0; row < devices.rowCount(); ++row)
        verdicts << devices.item(row, 0)->text() + QLatin1Char(' ') + devices.item(row, 2)->text();
    EXPECT_TRUE(verdicts.contains(QStringLiteral("NVIDIA H200 runs"))) << verdicts.join('|').toStdString();
    EXPECT_FALSE(verdicts.filter(QStringLiteral("Tesla T4 refused")).isEmpty())
        << verdicts.join('|').toStdString();
}

TEST_F(ProgramPageTest, AClickOnALaunchSelectsItsRow) {
    openTrace();
    const auto& launches = page().program()->program->launches;
    const auto relu = static_cast<std::uint32_t>(
        std::find_if(launches.begin(), launches.end(),
                     [](const auto& launch) { return launch.durationNs == 10'000; }) -
        launches.begin());
    QTest::mouseClick(&timeline(), Qt::LeftButton, Qt::NoModifier, timeline().placeOf(relu));
    EXPECT_EQ(get<gui::CodeLabel>(QStringLiteral("programSelected")).code(), QStringLiteral("relu"));
    EXPECT_EQ(table().currentIndex().row(), 1);
    QTest::keyClick(&timeline(), Qt::Key_Left);
    EXPECT_EQ(get<gui::CodeLabel>(QStringLiteral("programSelected")).code(), QStringLiteral("gemm<float>"));
}

TEST_F(ProgramPageTest, KeysAndADoubleClickChangeTheTimeThatIsShown) {
    openTrace();
    const double whole = timeline().to();
    EXPECT_DOUBLE_EQ(whole, 2'910'000);
    timeline().setFocus();
    QTest::keyClick(&timeline(), Qt::Key_Plus);
    EXPECT_LT(timeline().to() - timeline().from(), whole);
    doubleClick(timeline(), timeline().rect().center());
    EXPECT_DOUBLE_EQ(timeline().to(), whole);
}

TEST_F(ProgramPageTest, ALaunchIsOpenedInExplore) {
    openTrace();
    clickRow(0);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    const gui::LaunchState& state = session().state();
    EXPECT_EQ(state.kernel->attributes.name, "gemm<float>");
    EXPECT_EQ(state.config.gridDim, (core::GridExtent{66, 2, 1}));
    EXPECT_EQ(state.config.dynamicSmemBytes.value, 102400U);
    EXPECT_EQ(state.device->name, "NVIDIA H200");
    ASSERT_NE(session().evaluation(), nullptr);
    EXPECT_TRUE(session().evaluation()->accepted);
}

TEST_F(ProgramPageTest, JsonIsCopied) {
    openTrace();
    clickRow(0);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("programCopyJson")), Qt::LeftButton);
    const core::Json json = core::Json::parse(QApplication::clipboard()->text().toStdString());
    EXPECT_EQ(json["kernel"], "gemm<float>");
}

TEST_F(ProgramPageTest, AKindOfFindingIsSilencedKeptAndShownAgain) {
    page().openFile(writeTrace(QStringLiteral("a.json"), "]}", "250, 1, 1")); // the last warp is not full
    ASSERT_TRUE(waitForProgram());
    clickRow(0);
    const auto buttons = [&](const char* name) {
        handleAllEvents(); // shows what was added
        QList<QPushButton*> shown = page().findChildren<QPushButton*>(QString::fromLatin1(name));
        erase_if(shown, [](const QPushButton* button) { return !button->isVisible(); });
        return shown;
    };
    const std::size_t all = page().program()->findings.size();
    const QString findings = cell(0, gui::program_column::Findings);
    ASSERT_GT(all, 0U);
    ASSERT_FALSE(findings.isEmpty());
    ASSERT_FALSE(buttons("programSilence").isEmpty());
    QTest::mouseClick(buttons("programSilence").front(), Qt::LeftButton);
    EXPECT_LT(page().program()->findings.size(), all);
    EXPECT_NE(cell(0, gui::program_column::Findings), findings);
    EXPECT_EQ(table().currentIndex().row(), 0) << "the selection stays";
    const core::Json state = page().state();
    ASSERT_EQ(state["silenced"].size(), 1U);
    ASSERT_EQ(buttons("programShowAgain").size(), 1);
    QTest::mouseClick(buttons("programShowAgain").front(), Qt::LeftButton);
    EXPECT_EQ(page().program()->findings.size(), all);
    EXPECT_EQ(cell(0, gui::program_column::Findings), findings);
    EXPECT_TRUE(page().state()["silenced"].empty());
    page().setState(state);
    ASSERT_TRUE(waitForProgram());
    EXPECT_LT(page().program()->findings.size(), all) << "kept in the session";
}

TEST_F(ProgramPageTest, MoreFindingsAreShownByAClick) {
    QByteArray trace = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
    for (int i = 0; i < 20; ++i) // the last warp of each is not full
        trace += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": "kernel)" +
                 QByteArray::number(i) + R"(", "ts": )" + QByteArray::number(i * 100) +
                 R"(, "dur": 90, "args": {"device": 0, "stream": 7, "registers per thread": 32,
                 "shared memory": 0, "grid": [1056, 2, 1], "block": [250, 1, 1]}})";
    const QString path = folder_.filePath(QStringLiteral("many.json"));
    core::writeFileAtomically(path.toStdString(), (trace + "]}").toStdString());
    page().openFile(path);
    ASSERT_TRUE(waitForProgram());
    const auto shown = [&] {
        handleAllEvents();
        int count = 0;
        for (const QPushButton* button : page().findChildren<QPushButton*>(QStringLiteral("programSilence")))
            count += button->isVisible() ? 1 : 0;
        return count;
    };
    ASSERT_EQ(page().program()->findings.size(), 21U) << "and the gaps between them";
    EXPECT_EQ(shown(), 15);
    const QPointer<QPushButton> more = &get<QPushButton>(QStringLiteral("programMoreFindings"));
    EXPECT_EQ(more->text(), QStringLiteral("Show 6 of 6 more"));
    more->click();
    EXPECT_EQ(shown(), 21);
    EXPECT_TRUE(!more || more->isHidden());
}

TEST_F(ProgramPageTest, TwoProgramsAreCompared) {
    openTrace();
    // Another block of both kernels.
    page().compareWith(writeTrace(QStringLiteral("b.json"), "]}", "128, 1, 1"));
    auto& changes = get<QTableView>(QStringLiteral("programChanges"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes.model()->rowCount() == 2; }, waitMs));
    EXPECT_TRUE(changes.isVisible());
    const auto change = [&](int row, int column) {
        return changes.model()->index(row, column).data().toString();
    };
    EXPECT_EQ(change(0, 8), QStringLiteral("changed"));
    EXPECT_EQ(change(0, 7), QStringLiteral("0"));
    const QHeaderView& header = *changes.horizontalHeader();
    const QPoint launches(header.sectionViewportPosition(1) + 5, header.height() / 2);
    for (const QString& count : {QStringLiteral("10"), QStringLiteral("20")}) {
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, launches);
        EXPECT_EQ(change(0, 1), count);
    }
    QTest::mouseClick(changes.viewport(), Qt::LeftButton, Qt::NoModifier,
                      changes.visualRect(changes.model()->index(0, 0)).center());
    auto& configurations = get<QTableView>(QStringLiteral("programChangedConfigurations"));
    ASSERT_EQ(configurations.model()->rowCount(), 2);
    EXPECT_EQ(configurations.model()->index(0, 4).data().toString(), QStringLiteral("256"));
    EXPECT_EQ(configurations.model()->index(1, 4).data().toString(), QStringLiteral("128"));
    auto& filter = get<QLineEdit>(QStringLiteral("programFilter"));
    filter.setText(QStringLiteral("gemm<fl")); // of the whole name
    EXPECT_EQ(changes.model()->rowCount(), 1);
    const core::Json state = page().state();
    EXPECT_TRUE(state["comparedWith"].get<std::string>().ends_with("b.json"));
    EXPECT_EQ(state["view"], 2);
}

TEST_F(ProgramPageTest, ASecondTraceThatCannotBeReadLeavesTheFirst) {
    openTrace();
    page().compareWith(folder_.filePath(QStringLiteral("nothing.json")));
    const auto& problem = get<QLabel>(QStringLiteral("programOtherProblem"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return problem.isVisible(); }, waitMs));
    EXPECT_TRUE(problem.text().contains(QStringLiteral("cannot be opened")));
    EXPECT_NE(page().program(), nullptr);
}

TEST_F(ProgramPageTest, AllDevicesAnswerForTheWholeProgram) {
    openTrace();
    auto& tabs = get<QTabBar>(QStringLiteral("programViews"));
    QTest::mouseClick(&tabs, Qt::LeftButton, Qt::NoModifier, tabs.tabRect(1).center());
    auto& devices = get<QTableView>(QStringLiteral("programAllDevices"));
    ASSERT_TRUE(devices.isVisible());
    int t4 = -1;
    for (int row = 0; row < devices.model()->rowCount(); ++row)
        if (devices.model()->index(row, 0).data().toString() == QStringLiteral("Tesla T4"))
            t4 = row;
    ASSERT_GE(t4, 0);
    const auto cellOf = [&](int column) { return devices.model()->index(t4, column).data().toString(); };
    EXPECT_EQ(cellOf(1), QStringLiteral("7.5"));
    EXPECT_EQ(cellOf(2), QStringLiteral("10"));
    EXPECT_EQ(cellOf(3), QStringLiteral("1"));
    EXPECT_FALSE(cellOf(5).isEmpty());
    devices.setCurrentIndex(devices.model()->index(t4, 0));
    auto& refused = get<QTableView>(QStringLiteral("programRefusedThere"));
    ASSERT_EQ(refused.model()->rowCount(), 1);
    EXPECT_EQ(refused.model()->index(0, 0).data().toString(), QStringLiteral("gemm"));
}

TEST_F(ProgramPageTest, LaunchesThatTheDriverRefusedAreCounted) {
    openTrace();
    EXPECT_TRUE(table().isColumnHidden(gui::program_column::Refused));
    page().openFile(QStringLiteral(TRICHEVRON_TEST_DATA "/traces/h100-refused.trichevron-capture.gz"));
    ASSERT_TRUE(waitForProgram());
    ASSERT_GT(page().program()->program->refusedLaunches.size(), 1U);
    EXPECT_FALSE(table().isColumnHidden(gui::program_column::Refused));
    EXPECT_EQ(cell(0, gui::program_column::Launches), QStringLiteral("0"));
    EXPECT_GT(cell(0, gui::program_column::Refused).toInt(), 0);
    clickRow(0);
    EXPECT_TRUE(get<QLabel>(QStringLiteral("programSelectedLaunch"))
                    .text()
                    .contains(QStringLiteral("refused by the driver")));
    get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(1);
    EXPECT_GT(cell(0, gui::program_column::Refused).toInt(), 0) << "of the kernel, too";
}

TEST_F(ProgramPageTest, TheWholeProgramIsShownAgain) {
    openTrace();
    clickRow(0);
    auto& whole = get<QPushButton>(QStringLiteral("programWhole"));
    ASSERT_TRUE(whole.isVisible());
    QTest::mouseClick(&whole, Qt::LeftButton);
    EXPECT_FALSE(table().currentIndex().isValid());
    EXPECT_EQ(get<gui::CodeLabel>(QStringLiteral("programSelected")).code(),
              QStringLiteral("The whole program"));
}

TEST_F(ProgramPageTest, AnErrorNamesThePlaceAndKeepsTheProgram) {
    openTrace();
    page().openFile(writeTrace(QStringLiteral("b.json"), "x"));
    const auto& problem = get<QLabel>(QStringLiteral("programProblem"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return problem.isVisible(); }, waitMs));
    EXPECT_TRUE(problem.text().contains(QStringLiteral("does not begin an event")));
    EXPECT_EQ(table().model()->rowCount(), 2);
    page().openFile(folder_.filePath(QStringLiteral("nothing.json")));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return problem.text().contains(QStringLiteral("cannot be opened")); }, waitMs));
    EXPECT_NE(page().program(), nullptr);
    table().selectRow(0);
    EXPECT_TRUE(problem.text().contains(QStringLiteral("does not begin an event"))) << "as it is shown";
}

} // namespace
} // namespace trichevron::test
