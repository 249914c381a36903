// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Program says of the whole program or of one launch: the launch and the findings.
#include "app/gui/export/export_menu.h"
#include "app/gui/pages/program/program_details.h"
#include "app/gui/pages/program/program_model.h"
#include "core/json/file_io.h"
#include "tests/gui/program_details_fixture.h"

#include <QAbstractItemDelegate>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

TEST_F(ProgramDetailsTest, InASmallWindowInLargeTypeItShowsFiveLinesAndTheTimelineIsBelow) {
    openTrace();
    const auto& details = get<gui::ProgramDetails>(QStringLiteral("programDetails"));
    const QWidget& timeline = get(QStringLiteral("programTimeline"));
    const auto onPage = [this](const QWidget& part) {
        return QRect(part.mapTo(&page(), QPoint()), part.size());
    };
    EXPECT_LT(onPage(timeline).right(), onPage(details).left()) << "beside it in a usual window";
    window->setLargeType(true);
    window->resize(1024, 700);
    handleAllEvents();
    const QWidget& seen = *get<QScrollArea>(QStringLiteral("programScroll")).viewport();
    EXPECT_GE(onPage(details).intersected(onPage(seen)).height(), 5 * details.fontMetrics().lineSpacing());
    EXPECT_GT(onPage(timeline).top(), onPage(details).bottom());
    EXPECT_TRUE(timeline.isVisible());
    window->setLargeType(false);
    window->resize(1280, 800);
    handleAllEvents();
    EXPECT_LT(onPage(timeline).right(), onPage(details).left());
    EXPECT_GT(onPage(timeline).top(), onPage(get(QStringLiteral("programTable"))).bottom());
}

TEST_F(ProgramDetailsTest, InAHighWindowItsPartsStandAtTheTop) {
    openTrace();
    window->resize(1920, 4000); // higher than all of the rows
    handleAllEvents();
    handleAllEvents(); // the table is fitted once it has its width
    auto& name = get<QLabel>(QStringLiteral("programSelected"));
    auto& launch = get<QLabel>(QStringLiteral("programSelectedLaunch"));
    EXPECT_LT(name.height(), 4 * name.fontMetrics().height()) << "it has one line";
    EXPECT_LT(launch.height(), 4 * launch.fontMetrics().height());
    const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    EXPECT_EQ(devices.height(), devices.maximumHeight()) << "all of its rows";
    const QWidget& content = *devices.parentWidget();
    EXPECT_GT(content.height() - devices.geometry().bottom(), name.height()) << "the rest is below it";
}

TEST_F(ProgramDetailsTest, WavesOfAnSmHaveTheSameNameAndNumberInTheTableAndInItsCsv) {
    openTrace();
    auto& table = get<QTableView>(QStringLiteral("programTable"));
    const QAbstractItemModel& model = *table.model();
    EXPECT_EQ(model.headerData(gui::program_column::Waves, Qt::Horizontal).toString(),
              QStringLiteral("waves/SM"));
    EXPECT_TRUE(model.headerData(gui::program_column::Waves, Qt::Horizontal, Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Waves Per SM")))
        << "the name that Nsight Compute has for it";
    const QString path = folder_.filePath(QStringLiteral("waves.csv"));
    table.findChild<gui::ExportMenu*>()->saveTable(path);
    const QStringList lines =
        QString::fromStdString(core::readFile(path.toStdString())).trimmed().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), model.rowCount() + 1);
    const QStringList headings = lines[0].split(QLatin1Char(','));
    const auto whole = headings.indexOf(QStringLiteral("waves"));
    const auto perSm = headings.indexOf(QStringLiteral("wavesPerMultiprocessor"));
    ASSERT_GE(whole, 0);
    ASSERT_GE(perSm, 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        const QStringList cells = lines[row + 1].split(QLatin1Char(','));
        const double number = cells[perSm].toDouble();
        const QString shown = model.index(row, gui::program_column::Waves).data().toString();
        EXPECT_EQ(shown, number < 0.05 ? QStringLiteral("< 0.1") : QString::number(number, 'f', 1));
        EXPECT_EQ(cells[whole].toDouble(), std::ceil(number)) << "the number of waves";
    }
}

TEST_F(ProgramDetailsTest, ATailWaveIsSeenInTheTableAndNamedInItsFinding) {
    open(traceOf({{"[265, 1, 1]", "[1024, 1, 1]"}, {"[0, 1, 1]", "[1024, 1, 1]"}}));
    auto& table = get<QTableView>(QStringLiteral("programTable"));
    const QAbstractItemModel& model = *table.model();
    ASSERT_EQ(model.rowCount(), 2);
    QStringList waves;
    for (int row = 0; row < model.rowCount(); ++row)
        waves << model.index(row, gui::program_column::Block).data().toString() + QLatin1Char(' ') +
                     model.index(row, gui::program_column::Grid).data().toString() + QLatin1Char(' ') +
                     model.index(row, gui::program_column::Waves).data().toString();
    EXPECT_TRUE(waves.contains(QStringLiteral("1,024 265 1.004"))) << waves.join('|').toStdString();
    EXPECT_TRUE(waves.contains(QStringLiteral("1,024 0 –"))) << waves.join('|').toStdString();
    bool isNamed = false;
    for (const QLabel* label : get(QStringLiteral("programFindingList")).findChildren<QLabel*>())
        isNamed = isNamed || label->text().contains(QStringLiteral("1.004"));
    EXPECT_TRUE(isNamed) << "the number of the table is in the sentence";
}

TEST_F(ProgramDetailsTest, ATailWaveIsFoundWhereExploreFindsIt) {
    // Of 1,056 blocks at once; the second has 10 full waves.
    open(traceOf({{"[9505, 1, 1]", "[256, 1, 1]"}, {"[10561, 1, 1]", "[256, 1, 1]"}}));
    auto& table = get<QTableView>(QStringLiteral("programTable"));
    ASSERT_EQ(table.model()->rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        const QModelIndex name = table.model()->index(row, gui::program_column::Name);
        const bool isAfterNine = name.data().toString() == QStringLiteral("kernel0");
        EXPECT_EQ(name.siblingAtColumn(gui::program_column::Findings).data().toString(),
                  isAfterNine ? QStringLiteral("tail wave") : QString());
        window->pages().show(gui::window_page::program);
        table.selectRow(row);
        handleAllEvents();
        QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
        handleAllEvents();
        const std::vector<core::Finding>& findings = session().evaluation()->findings;
        EXPECT_EQ(
            std::any_of(findings.begin(), findings.end(),
                        [](const core::Finding& finding) { return finding.rule == core::RuleId::TailWave; }),
            isAfterNine);
    }
}

TEST_F(ProgramDetailsTest, ALaunchWithoutAClusterHasNoneWhereTheTraceHasClusters) {
    const std::pair<QByteArray, QByteArray> launch{"[264, 1, 1]", "[128, 1, 1]"};
    const QByteArray without = traceOf({launch, launch, launch});
    const auto clustersOf = [this](const QByteArray& trace) {
        open(trace);
        auto& table = get<QTableView>(QStringLiteral("programTable"));
        std::map<QString, QString> lines;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            table.selectRow(row);
            handleAllEvents();
            for (const QString& line :
                 get<QLabel>(QStringLiteral("programSelectedLaunch")).text().split(QLatin1Char('\n')))
                if (line.startsWith(QStringLiteral("cluster")))
                    lines[table.model()->index(row, gui::program_column::Name).data().toString()] = line;
        }
        return lines;
    };
    for (const auto& [kernel, line] : clustersOf(without))
        EXPECT_EQ(line, QStringLiteral("cluster: not in this trace")) << kernel.toStdString();
    QByteArray with = without;
    with.replace(with.indexOf("\"grid\""), 6, R"("cluster": [4, 1, 1], "grid")");
    with.replace(with.lastIndexOf("\"grid\""), 6, R"("cluster": [0, 0, 0], "grid")");
    std::map<QString, QString> lines = clustersOf(with);
    EXPECT_EQ(lines[QStringLiteral("kernel0")], QStringLiteral("cluster: 4"));
    EXPECT_EQ(lines[QStringLiteral("kernel1")], QStringLiteral("cluster: none"));
    EXPECT_EQ(lines[QStringLiteral("kernel2")], QStringLiteral("cluster: none"));
}

TEST_F(ProgramDetailsTest, LaunchesThatAreLeftOutAreCountedAndTheFirstOnesNamed) {
    const std::pair<QByteArray, QByteArray> good{"[264, 1, 1]", "[1024, 1, 1]"};
    open(traceOf({good, {"[1.5, 1, 1]", "[64, 1, 1]"}, {"[8, 1, 1]", "[-64, 1, 1]"}}));
    const auto& leftOut = get<QLabel>(QStringLiteral("programLeftOut"));
    EXPECT_TRUE(leftOut.isVisible());
    EXPECT_TRUE(leftOut.text().startsWith(QStringLiteral("2 launches are left out")))
        << leftOut.text().toStdString();
    for (const QString& words : {leftOut.text(), leftOut.toolTip()}) {
        EXPECT_TRUE(words.contains(QStringLiteral("of kernel1 at byte"))) << words.toStdString();
        EXPECT_TRUE(words.contains(QStringLiteral("[-64, 1, 1]"))) << words.toStdString();
    }
    open(traceOf({good}));
    EXPECT_FALSE(leftOut.isVisible());
}

TEST_F(ProgramDetailsTest, LinesThatAreLeftOutAreCountedAndTheFirstOnesNamed) {
    const QByteArray columns = "Start (ns),Duration (ns),GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),"
                               "DymSMem (MB),Device,Strm,Name\n";
    const QByteArray good = "100,200,264,1,1,128,1,1,32,0.000,0.000,NVIDIA H200 (0),7,k\n";
    open(columns + "1\n" + good + QByteArray(good).replace("264", "-4") + "1,2\n");
    const auto& problem = get<QLabel>(QStringLiteral("programProblem"));
    EXPECT_TRUE(problem.isVisible());
    EXPECT_TRUE(problem.text().contains(QStringLiteral(
        "3 lines cannot be read (line 2 has 1 field instead of 14; line 4 has no start, duration, "
        "grid and block that can be read; line 5 has 2 fields instead of 14)")))
        << problem.text().toStdString();
}

TEST_F(ProgramDetailsTest, SilencingAKindKeepsThePlaceAndTheFocus) {
    openTrace();
    const auto shown = [&] {
        handleAllEvents();
        QList<QPushButton*> buttons = page().findChildren<QPushButton*>(QStringLiteral("programSilence"));
        erase_if(buttons, [](const QPushButton* button) { return !button->isVisible(); });
        std::sort(buttons.begin(), buttons.end(), [](const QPushButton* a, const QPushButton* b) {
            return a->mapToGlobal(QPoint()).y() < b->mapToGlobal(QPoint()).y();
        });
        return buttons;
    };
    auto& details = get<gui::ProgramDetails>(QStringLiteral("programDetails"));
    ASSERT_GT(shown().size(), 4);
    QPushButton* pressed = shown()[2];
    EXPECT_TRUE(pressed->toolTip().endsWith(QStringLiteral("for any kernel of this program")));
    details.ensureWidgetVisible(pressed);
    const int place = details.verticalScrollBar()->value();
    pressed->setFocus();
    QTest::keyClick(pressed, Qt::Key_Space);
    ASSERT_FALSE(shown().isEmpty());
    EXPECT_EQ(QApplication::focusWidget(), shown()[std::min<qsizetype>(2, shown().size() - 1)]);
    EXPECT_EQ(details.verticalScrollBar()->value(), std::min(place, details.verticalScrollBar()->maximum()));
    for (int i = 0; i < 20 && !shown().isEmpty(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("programShowAgain"));
}

TEST_F(ProgramDetailsTest, SharedMemoryThatATraceDoesNotDivideIsToldOnTheWayToExplore) {
    QStringList told;
    QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                     [&](const QString& sentence) { told << sentence; });
    const QByteArray trace = traceOf({{"[264, 1, 1]", "[256, 1, 1]"}});
    const auto explore = [&](const QByteArray& opened) {
        open(opened);
        get<QTableView>(QStringLiteral("programTable")).selectRow(0);
        told.clear();
        QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
        window->pages().show(gui::window_page::program);
        return told.join(QLatin1Char('\n')).toStdString();
    };
    EXPECT_EQ(explore(trace).find("shared memory"), std::string::npos) << "it has none";
    EXPECT_NE(
        explore(QByteArray(trace).replace("\"shared memory\": 0", "\"shared memory\": 102400"))
            .find("The trace gives 100 KiB of static and dynamic shared memory together; Explore has all of "
                  "it as dynamic."),
        std::string::npos);
}

TEST_F(ProgramDetailsTest, WordsThatAreWholeHaveNoToolTip) {
    openTrace();
    auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    constexpr int occupancy = 1;
    const auto showsTip = [&] {
        const QModelIndex index = devices.model()->index(0, occupancy);
        QStyleOptionViewItem option;
        option.initFrom(&devices);
        option.font = devices.font();
        option.fontMetrics = devices.fontMetrics();
        option.widget = &devices;
        option.rect = devices.visualRect(index);
        QHelpEvent hover(QEvent::ToolTip, option.rect.center(),
                         devices.viewport()->mapToGlobal(option.rect.center()));
        return devices.itemDelegateForIndex(index)->helpEvent(&hover, &devices, option, index);
    };
    EXPECT_FALSE(showsTip()) << devices.item(0, occupancy)->text().toStdString();
    devices.setColumnWidth(occupancy, 12);
    EXPECT_TRUE(showsTip()) << "now they are cut";
}

TEST_F(ProgramDetailsTest, SharedMemoryThatATraceDoesNotDivideHasOneLine) {
    const QByteArray together = traceOf({{"[264, 1, 1]", "[256, 1, 1]"}});
    const QByteArray apart = QByteArray(together).replace(
        "\"shared memory\": 0", R"("sharedSizeBytes": 1024, "dynamicSmemBytes": 0)");
    const std::pair<QByteArray, const char*> traces[] = {
        {QByteArray(together).replace("\"shared memory\": 0", "\"shared memory\": 16384"),
         "static and dynamic shared memory: 16 KiB"},
        {apart, "static shared memory: 1 KiB|dynamic shared memory: 0 B"},
    };
    for (const auto& [trace, expected] : traces) {
        open(trace);
        get<QTableView>(QStringLiteral("programTable")).selectRow(0);
        const QStringList lines = get<QLabel>(QStringLiteral("programSelectedLaunch"))
                                      .text()
                                      .split(QLatin1Char('\n'))
                                      .filter(QStringLiteral("shared memory"));
        EXPECT_EQ(lines.join(QLatin1Char('|')).toStdString(), expected);
    }
}

TEST_F(ProgramDetailsTest, FiguresSayWhatTheyAreOf) {
    openTrace();
    const auto wordsAround = [this](const char* figure) {
        QStringList words;
        for (const QLabel* label :
             get<QLabel>(QString::fromLatin1(figure)).parentWidget()->findChildren<QLabel*>())
            words << label->text();
        return words.join(QLatin1Char('|'));
    };
    EXPECT_TRUE(wordsAround("programOccupancy").startsWith(QStringLiteral("Theoretical occupancy|")));
    const QString findings = wordsAround("programFindings");
    EXPECT_TRUE(findings.startsWith(QStringLiteral("Findings worth a look|"))) << findings.toStdString();
    EXPECT_TRUE(findings.contains(QStringLiteral("|one could save up to "))) << findings.toStdString();
}

TEST_F(ProgramDetailsTest, CopiesOfMemoryAreNamedBesideTheFiguresOfLaunches) {
    const QByteArray trace = traceOf({{"[264, 1, 1]", "[256, 1, 1]"}});
    const QString copies = QString::fromUtf8("Not in these figures: 1 copy of memory, 2.00 µs");
    const auto notes = [this] {
        return get<QLabel>(QStringLiteral("programNotes")).text().replace(QChar::Nbsp, QLatin1Char(' '));
    };
    open(trace);
    EXPECT_FALSE(notes().contains(QStringLiteral("of memory")));
    open(trace.chopped(2) +
         R"(, {"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy HtoD", "ts": 1, "dur": 2}]})");
    EXPECT_TRUE(notes().contains(copies)) << notes().toStdString();
}

} // namespace
} // namespace trichevron::test
