// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Program without a program, and with two of which one has more launches.
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_page.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <set>

namespace trichevron::test {
namespace {

class ProgramComparisonTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json"));
        window->resize(1280, 800);
        window->pages().show(gui::window_page::program);
    }
    gui::ProgramPage& page() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    /// Launches of one kernel, of 50 µs each.
    QString writeTrace(const QString& name, int launches) {
        QByteArray text = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}],
                             "traceEvents": [)";
        for (int i = 0; i < launches; ++i)
            text += QByteArray(i > 0 ? "," : "") +
                    R"({"ph": "X", "cat": "kernel", "name": "gemm<float>", "tid": 7, "ts": )" +
                    QByteArray::number(i * 100) +
                    R"(, "dur": 50, "args": {"device": 0, "stream": 7, "registers per thread": 40,
                       "shared memory": 0, "grid": [66, 2, 1], "block": [256, 1, 1]}})";
        const QString path = folder_.filePath(name);
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(text + "]}");
        return path;
    }
    void openTrace() {
        page().openFile(writeTrace(QStringLiteral("a.json"), 30));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return page().program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
            waitMs));
    }

    QTemporaryDir folder_;
};

TEST_F(ProgramComparisonTest, TimesPerLaunchStandBesideTotalsOfDifferentCounts) {
    openTrace();
    page().compareWith(writeTrace(QStringLiteral("b.json"), 20));
    const auto& changes = get<QTableView>(QStringLiteral("programChanges"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes.model()->rowCount() == 1; }, waitMs));
    std::map<QString, QString> cells;
    for (int column = 0; column < changes.model()->columnCount(); ++column)
        cells[changes.model()->headerData(column, Qt::Horizontal).toString()] =
            changes.model()->index(0, column).data().toString();
    EXPECT_EQ(cells.size(), static_cast<std::size_t>(changes.model()->columnCount()))
        << "no two columns have the same heading";
    EXPECT_EQ(cells[QStringLiteral("launches, first")], QStringLiteral("30"));
    EXPECT_EQ(cells[QStringLiteral("launches, second")], QStringLiteral("20"));
    EXPECT_EQ(cells[QStringLiteral("GPU time, first")], QStringLiteral("1.50 ms"));
    EXPECT_EQ(cells[QStringLiteral("GPU time, second")], QStringLiteral("1.00 ms"));
    EXPECT_EQ(cells[QStringLiteral("per launch, first")], QStringLiteral("50.00 µs"));
    EXPECT_EQ(cells[QStringLiteral("per launch, second")], QStringLiteral("50.00 µs"));
    EXPECT_EQ(text(QStringLiteral("programComparisonSummary")).toStdString(),
              "GPU time 1.50 ms for 30 launches in a.json, then 1.00 ms for 20 launches in b.json");
}

TEST_F(ProgramComparisonTest, SaysThatNoKernelMatchesTheFilter) {
    openTrace();
    page().compareWith(writeTrace(QStringLiteral("b.json"), 20));
    auto& changes = get<QTableView>(QStringLiteral("programChanges"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes.isVisible(); }, waitMs));
    const auto* nothing = changes.findChild<QLabel*>(QStringLiteral("programRowsNothing"));
    ASSERT_NE(nothing, nullptr);
    for (const int width : {1280, 1920}) { // the configurations below, and beside
        window->resize(width, 900);
        type(QStringLiteral("programFilter"), QStringLiteral("saxpy"));
        handleAllEvents();
        ASSERT_EQ(changes.model()->rowCount(), 0);
        EXPECT_TRUE(nothing->isVisible()) << width;
        EXPECT_EQ(nothing->text(), QStringLiteral("No kernel matches “saxpy”"));
        EXPECT_GE(nothing->height(), nothing->fontMetrics().height()) << width;
        type(QStringLiteral("programFilter"), QStringLiteral("gemm"));
        handleAllEvents();
        EXPECT_EQ(changes.model()->rowCount(), 1);
        EXPECT_FALSE(nothing->isVisible()) << width;
    }
}

TEST_F(ProgramComparisonTest, TheConfigurationsStandNearTheKernelsInEverySize) {
    openTrace();
    page().compareWith(writeTrace(QStringLiteral("b.json"), 20));
    const auto& changes = get<QTableView>(QStringLiteral("programChanges"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes.isVisible(); }, waitMs));
    const auto& configurations = get<QTableView>(QStringLiteral("programChangedConfigurations"));
    EXPECT_FALSE(configurations.isVisible()) << "no kernel is selected";
    QTest::mouseClick(changes.viewport(), Qt::LeftButton, Qt::NoModifier,
                      changes.visualRect(changes.model()->index(0, 0)).center());
    EXPECT_TRUE(configurations.isVisible());
    const auto placeOf = [this](const QWidget& widget) {
        return QRect(widget.mapTo(window.get(), QPoint()), widget.size());
    };
    for (const QSize size :
         {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160), QSize(1280, 800)}) {
        window->resize(size);
        handleAllEvents();
        const QRect first = placeOf(changes);
        const QRect second = placeOf(configurations);
        if (size.width() >= 1920)
            EXPECT_LT(second.left() - (first.left() + changes.horizontalHeader()->length()), 60)
                << size.width();
        else
            EXPECT_LT(second.top() - placeOf(*changes.viewport()).top(), changes.rowHeight(0) * 5)
                << size.width();
        EXPECT_EQ(changes.horizontalScrollBar()->maximum(), 0) << size.width();
    }
}

TEST_F(ProgramComparisonTest, WithoutAProgramThePageBeginsAsPageKernelDoes) {
    const auto placeOfTitle = [this](const QString& id) {
        window->pages().show(id);
        handleAllEvents();
        QWidget& shown = window->pages().page(id);
        const auto* title = shown.findChild<QLabel*>(QStringLiteral("beginningTitle"));
        return QRect(title->mapTo(&shown, QPoint()), title->size());
    };
    EXPECT_EQ(placeOfTitle(gui::window_page::program), placeOfTitle(gui::window_page::kernel));
}

TEST_F(ProgramComparisonTest, WithoutAProgramItsButtonsStandByTheirExplanationInEverySize) {
    for (const QSize& size : {QSize(1280, 800), QSize(3840, 2160)}) {
        window->resize(size);
        window->pages().show(gui::window_page::program);
        handleAllEvents();
        const auto placeOnPage = [this](const QWidget& part) {
            return QRect(part.mapTo(&page(), QPoint()), part.size());
        };
        const QRect title = placeOnPage(*page().findChild<QLabel*>(QStringLiteral("beginningTitle")));
        const QRect button = placeOnPage(get(QStringLiteral("programOpen")));
        EXPECT_LT(std::abs(title.left() - button.left()), 16) << size.width();
        EXPECT_LT(title.top() - button.bottom(), 60) << size.width();
    }
}

TEST_F(ProgramComparisonTest, WithoutAProgramThePageHasEachButtonOnceAndNothingToFilter) {
    std::multiset<QString> buttons;
    for (const QPushButton* button : page().findChildren<QPushButton*>())
        if (button->isVisible())
            buttons.insert(button->text());
    EXPECT_EQ(buttons.count(QStringLiteral("Open a trace…")), 1U);
    EXPECT_EQ(buttons.count(QStringLiteral("Capture a program…")), 1U);
    for (const char* name : {"programGroup", "programFilter"})
        EXPECT_FALSE(get(QString::fromLatin1(name)).isVisible()) << name;
    openTrace();
    for (const char* name : {"programGroup", "programFilter", "programOpen", "programCapture"})
        EXPECT_TRUE(get(QString::fromLatin1(name)).isVisible()) << name;
}

} // namespace
} // namespace trichevron::test
