// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Shared memory that a trace does not divide has a mark beside its field in Explore, until it is edited.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/session/assumed_smem.h"
#include "app/gui/session/session_snapshot.h"
#include "tests/gui/program_details_fixture.h"

#include <QPushButton>
#include <QTableView>

#include <functional>

namespace trichevron::test {
namespace {

class AssumedSmemTest : public ProgramDetailsTest {
protected:
    /// The launch of a trace, whose blocks have this much shared memory.
    void explore(const QByteArray& bytes) {
        window->pages().show(gui::window_page::program);
        open(traceOf({{"[264, 1, 1]", "[256, 1, 1]"}})
                 .replace("\"shared memory\": 0", "\"shared memory\": " + bytes));
        get<QTableView>(QStringLiteral("programTable")).selectRow(0);
        QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
        handleAllEvents();
    }
    QWidget& mark() { return get(QStringLiteral("dynamicSharedSource")); }
};

TEST_F(AssumedSmemTest, TheMarkBesideTheFieldSaysWhatTheStatusLineSaid) {
    QStringList told;
    QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                     [&](const QString& sentence) { told << sentence; });
    explore("102400");
    ASSERT_FALSE(mark().isHidden());
    EXPECT_TRUE(told.contains(mark().toolTip())) << told.join(QLatin1Char('\n')).toStdString();
    EXPECT_TRUE(mark().toolTip().contains(QStringLiteral("100 KiB of static and dynamic shared memory")))
        << mark().toolTip().toStdString();
    EXPECT_EQ(mark().accessibleName(), mark().toolTip());
    EXPECT_NE(mark().focusPolicy() & Qt::TabFocus, 0) << "its words are shown on focus";
    const QWidget& field = get(QStringLiteral("dynamicShared"));
    const QRect beside(mark().mapTo(window.get(), QPoint()), mark().size());
    const QRect edited(field.mapTo(window.get(), QPoint()), field.size());
    EXPECT_GE(beside.left(), edited.right());
    EXPECT_LT(beside.top(), edited.bottom());
    EXPECT_GT(beside.bottom(), edited.top());
}

TEST_F(AssumedSmemTest, ALaunchWithoutSharedMemoryHasNoMark) {
    explore("0");
    EXPECT_TRUE(mark().isHidden());
}

struct LeavingCase {
    const char* name;
    std::function<void(gui::LaunchSession&)> change;
    bool isMarked;
};

TEST_F(AssumedSmemTest, TheMarkGoesWithTheAssumptionAndUndoBringsItBack) {
    explore("102400");
    const LeavingCase cases[] = {
        {"another block", [](gui::LaunchSession& launch) { launch.setBlock(core::Axis::X, 128); }, true},
        {"another amount", [](gui::LaunchSession& launch) { launch.setDynamicSmem({1024}); }, false},
        {"an amount of the chart", [](gui::LaunchSession& launch) { launch.setDynamicSmemWithOptIn({2048}); },
         false},
        {"another kernel",
         [](gui::LaunchSession& launch) {
             auto kernel = std::make_shared<core::KernelInfo>(*launch.state().kernel);
             kernel->id = "another";
             launch.setKernel(kernel);
         },
         false},
    };
    for (const LeavingCase& one : cases) {
        one.change(session());
        session().endEdit();
        EXPECT_EQ(!mark().isHidden(), one.isMarked) << one.name;
        session().undo();
        EXPECT_FALSE(mark().isHidden()) << one.name << " is undone";
    }
}

TEST_F(AssumedSmemTest, TheSameNumberTypedByTheUserHasNoMark) {
    explore("102400");
    type(QStringLiteral("dynamicShared"), QStringLiteral("0"));
    type(QStringLiteral("dynamicShared"), QStringLiteral("102400"));
    ASSERT_EQ(session().state().config.dynamicSmemBytes, core::Bytes{102400});
    EXPECT_TRUE(mark().isHidden());
}

TEST_F(AssumedSmemTest, AnotherLaunchOfATraceHasTheMarkOfItsOwn) {
    explore("102400");
    explore("0");
    EXPECT_TRUE(mark().isHidden());
    explore("51200");
    EXPECT_TRUE(mark().toolTip().contains(QStringLiteral("50 KiB"))) << mark().toolTip().toStdString();
}

TEST_F(AssumedSmemTest, ASessionKeepsIt) {
    explore("102400");
    const QString words = mark().toolTip();
    const core::SavedSession saved = takeSnapshot(session(), app->devices);
    session().setDynamicSmem({1024});
    session().endEdit();
    ASSERT_TRUE(mark().isHidden());
    EXPECT_FALSE(takeSnapshot(session(), app->devices).assumedSmem);
    restoreSnapshot(
        saved, [] { return QStringLiteral("Test"); }, session(), app->devices);
    EXPECT_FALSE(mark().isHidden());
    EXPECT_EQ(mark().toolTip(), words);
}

TEST_F(AssumedSmemTest, APinnedLaunchAndAStepHaveItAgainInAReopenedSession) {
    explore("102400");
    const QString words = mark().toolTip();
    session().pin(session().state());
    session().replaceSteps({{session().state(), {}, QStringLiteral("warp").toStdString(), false}});
    session().setDynamicSmem({1024});
    session().endEdit();
    session().pin(session().state()); // with a number of the user's
    const QString file = folder_.filePath(QStringLiteral("kept.json"));
    ASSERT_TRUE(window->files().saveTo(file));
    session().replacePinned({});
    session().replaceSteps({});
    window->files().open(file);
    ASSERT_EQ(session().pinned().size(), 2U);
    ASSERT_EQ(session().steps().size(), 1U);
    EXPECT_TRUE(mark().isHidden());
    for (const auto& [launch, isAssumed] : {std::pair(session().pinned()[0], true),
                                            {session().pinned()[1], false},
                                            {session().steps()[0].launch, true}}) {
        EXPECT_EQ(gui::assumedSmemOf(launch) != nullptr, isAssumed);
        session().replace([] { return QStringLiteral("the launch again"); }, launch);
        EXPECT_EQ(!mark().isHidden(), isAssumed);
        EXPECT_TRUE(!isAssumed || mark().toolTip() == words) << mark().toolTip().toStdString();
    }
}

} // namespace
} // namespace trichevron::test
