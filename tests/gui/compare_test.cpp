// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two launches side by side: pinned by a key, marked where they differ, and swapped in one step.
#include "app/gui/compare/compare_view.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>

namespace trichevron::test {
namespace {

class CompareTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->activateWindow();
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
    }
    QTableWidget& table() { return get<QTableWidget>(QStringLiteral("compareTable")); }
    /// The titles of the rows marked as different, which are bold.
    QStringList marked() {
        QStringList titles;
        for (int row = 0; row < table().rowCount(); ++row) {
            const bool isHeading = table().item(row, 2)->text().isEmpty();
            const bool hasSign = table().item(row, 0)->text() == QStringLiteral("≠");
            if (!isHeading) {
                EXPECT_EQ(table().item(row, 2)->font().bold(), hasSign);
            }
            if (hasSign)
                titles << table().item(row, 1)->text();
        }
        return titles;
    }
};

TEST_F(CompareTest, PinningShowsThePage) {
    EXPECT_TRUE(table().isVisible());
    EXPECT_TRUE(marked().isEmpty());
    EXPECT_EQ(text(QStringLiteral("compareSummary")), QStringLiteral("The two launches are the same."));
    EXPECT_GT(table().rowCount(), 25);
}

TEST_F(CompareTest, EditedRowsAreMarked) {
    auto& only = get<QAbstractButton>(QStringLiteral("compareOnlyDifferences"));
    EXPECT_FALSE(only.isVisible()) << "there are none";
    session().setStream(core::StreamKind::HighPriority);
    EXPECT_EQ(marked(), QStringList{QStringLiteral("Stream")});
    EXPECT_TRUE(only.isVisible());
    EXPECT_TRUE(only.isChecked());
    EXPECT_EQ(table().rowCount(), 2) << "the row and its section";
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_TRUE(marked().contains(QStringLiteral("Block (threads)")));
    EXPECT_TRUE(marked().contains(QStringLiteral("Grid (blocks)"))) << "it follows the problem";
    const int differing = table().rowCount();
    only.setFocus();
    QTest::keyClick(&only, Qt::Key_Space);
    EXPECT_GT(table().rowCount(), differing);
    EXPECT_GT(table().rowCount(), 25);
    EXPECT_TRUE(marked().contains(QStringLiteral("Stream")));
}

TEST_F(CompareTest, SwappingIsOneStepOfUndo) {
    const core::LaunchConfig pinned = session().state().config;
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    session().endEdit();
    const core::LaunchConfig shown = session().state().config;
    const int steps = session().undoStack().index();
    QTest::mouseClick(&get<QAbstractButton>(QStringLiteral("compareSwap")), Qt::LeftButton);
    EXPECT_EQ(session().state().config, pinned);
    EXPECT_EQ(session().pinned()->config, shown);
    EXPECT_EQ(session().undoStack().index(), steps + 1);
    session().undoStack().undo();
    EXPECT_EQ(session().state().config, shown);
    EXPECT_EQ(session().pinned()->config, pinned);
}

TEST_F(CompareTest, TheLaunchesMayBeOnDifferentDevices) {
    const QString first = session().state().deviceKey;
    for (const gui::DeviceEntry* entry : app->devices.directory().entries()) {
        if (entry->key != first) {
            app->devices.selectDevice(entry->key);
            break;
        }
    }
    if (session().state().deviceKey == first)
        app->devices.openDeviceFile(
            QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA A100-SXM4-80GB.json"));
    ASSERT_NE(session().state().deviceKey, first);
    EXPECT_TRUE(marked().contains(QStringLiteral("Device")));
    QTest::mouseClick(&get<QAbstractButton>(QStringLiteral("compareSwap")), Qt::LeftButton);
    EXPECT_EQ(session().state().deviceKey, first);
}

TEST_F(CompareTest, TheSameTimesAreIndistinguishable) {
    app->jobs.measure();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().measurement() != nullptr; }, 20000));
    const auto rows = window->findChild<gui::CompareView*>()->rows();
    const auto median = std::find_if(rows.begin(), rows.end(),
                                     [](const core::ComparisonRow& row) { return row.title == "Median"; });
    ASSERT_NE(median, rows.end());
    EXPECT_EQ(median->remark, "indistinguishable");
    EXPECT_FALSE(median->differs);
    EXPECT_TRUE(text(QStringLiteral("compareSummary")).endsWith(QLatin1String(" Times: indistinguishable.")))
        << text(QStringLiteral("compareSummary")).toStdString();
}

TEST_F(CompareTest, ThePageHasOneScrollBar) {
    for (const QSize size : {QSize(1280, 800), QSize(900, 600)}) {
        window->resize(size);
        window->restoreDefaultLayout();
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier);
        QTest::qWait(20);
        ASSERT_TRUE(table().isVisible());
        EXPECT_EQ(get<QScrollArea>(QStringLiteral("comparePagePage")).verticalScrollBar()->maximum(), 0)
            << size.width();
        EXPECT_GT(table().verticalScrollBar()->maximum(), 0) << size.width();
    }
}

} // namespace
} // namespace trichevron::test
