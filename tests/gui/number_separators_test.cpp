// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One rule for the whole window: a number that is read has separators, one that is code or is typed has none.
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/plots/fitting_ticker.h"
#include "app/gui/results/results_panel.h"
#include "tests/gui/gui_fixture.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

/// Numbers of four digits and more without separators, outside dates, indices, formulae and code.
QStringList bareNumbers(QString shown) {
    static const QRegularExpression code(QStringLiteral(
        R"(<<<[^>]*>>>|\[[^\]]*\]|⌈[^⌉]*⌉|\([\d, \x{a0}]+\)|\d{4}-\d\d-\d\d|[\w.]*[A-Za-z_][\w.]*)"));
    shown.remove(code);
    static const QRegularExpression bare(QStringLiteral(R"((?<![\d.])\d{4,})"));
    QStringList found;
    for (auto match = bare.globalMatch(shown); match.hasNext();)
        found << match.next().captured();
    return found;
}

class NumberSeparators : public WindowTest {
protected:
    void expectSeparators(const QString& where) {
        for (const QLabel* label : window->findChildren<QLabel*>()) {
            const bool isCode = label->property("role").toString() == QLatin1String("code") ||
                                label->property("role").toString() == QLatin1String("formula");
            if (!label->isVisible() || isCode)
                continue;
            EXPECT_EQ(bareNumbers(label->text()), QStringList())
                << where.toStdString() << ": " << label->objectName().toStdString() << ": "
                << label->text().toStdString();
        }
    }
};

TEST_F(NumberSeparators, AreInEveryNumberThatIsReadAndInNoField) {
    startReplay();
    session().setBlock(core::Axis::X, 1);
    session().setBlock(core::Axis::Y, 1);
    ASSERT_GE(session().state().config.gridDim.x, 1000U);
    expectSeparators(QStringLiteral("Explore"));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("gridX")).text().toStdString(),
              std::to_string(session().state().config.gridDim.x))
        << "a field is typed into";
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    for (int tab = 0; tab < tabs.count(); ++tab) {
        if (!tabs.isTabVisible(tab) || tabs.tabText(tab) == QLatin1String("Worker log"))
            continue;
        tabs.setCurrentIndex(tab);
        handleAllEvents();
        expectSeparators(tabs.tabText(tab));
    }
    window->pages().show(gui::window_page::start);
    expectSeparators(QStringLiteral("Start"));
}

TEST_F(NumberSeparators, AreInTheTableOfAProgram) {
    app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                QStringLiteral("/devices/NVIDIA H200.json"));
    QByteArray events;
    for (int i = 0; i < 3000; ++i)
        events += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": ")" +
                  (i % 3 == 0 ? "first" : "second") + R"(", "tid": 7, "ts": )" + QByteArray::number(i * 10) +
                  R"(, "dur": 5, "args": {"device": 0, "stream": 7, "registers per thread": 32,
                     "shared memory": 0, "grid": [2070, 1, 1], "block": [256, 1, 1]}})";
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("many.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}], "traceEvents": [)" +
        events + "]}");
    file.close();
    window->pages().show(gui::window_page::program);
    auto& page = static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    page.openFile(file.fileName());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return page.program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
        waitMs));
    const QAbstractItemModel& table = *get<QTableView>(QStringLiteral("programTable")).model();
    ASSERT_EQ(table.rowCount(), 2);
    QStringList all;
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column)
            all << table.index(row, column).data().toString();
    EXPECT_TRUE(all.contains(QStringLiteral("2,000"))) << all.join(u' ').toStdString();
    EXPECT_EQ(bareNumbers(all.join(u' ')), QStringList());
    expectSeparators(QStringLiteral("Program"));
}

TEST(AxisNumbers, HaveSeparators) {
    QCustomPlot plot;
    plot.resize(900, 300);
    plot.xAxis->setTicker(QSharedPointer<gui::FittingTicker>::create(*plot.xAxis));
    plot.xAxis->setRange(0, 20'000'000);
    plot.replot();
    const QStringList labels = plot.xAxis->tickVectorLabels().toList();
    EXPECT_TRUE(labels.contains(QStringLiteral("20,000,000"))) << labels.join(u' ').toStdString();
    EXPECT_EQ(bareNumbers(labels.join(u' ')), QStringList());
    plot.xAxis->setRange(0, 1);
    plot.replot();
    EXPECT_TRUE(plot.xAxis->tickVectorLabels().contains(QStringLiteral("0.5")));
}

} // namespace
} // namespace trichevron::test
