// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a presentation by keys, and the pinned launches where there are none.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/pages/page_stack.h"
#include "core/scene/colouring.h"
#include "tests/gui/present_fixture.h"

#include <QCheckBox>
#include <QMenu>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

TEST_F(PresentTest, TheKeysOfPresentersShowTheSteps) {
    addThreeSteps();
    steps().show(0);
    press(Qt::Key_F11);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown}) {
        press(key);
        EXPECT_EQ(steps().current(), key == Qt::Key_Right ? 1 : 2);
    }
    EXPECT_EQ(blockX(), 128U);
    press(Qt::Key_Space);
    EXPECT_EQ(steps().current(), 2) << "the last step stays";
    press(Qt::Key_Left);
    EXPECT_EQ(blockX(), 64U);
    press(Qt::Key_PageUp);
    EXPECT_EQ(blockX(), 32U);
    press(Qt::Key_Space);
    EXPECT_EQ(blockX(), 64U);
}

TEST_F(PresentTest, HomeAndEndShowTheFirstAndTheLastStep) {
    for (const bool arePins : {false, true}) {
        if (arePins) {
            press(Qt::Key_Escape);
            for (const gui::PresentationStep& step : std::vector(session().steps()))
                session().pin(step.launch);
            session().setSteps({});
            ASSERT_TRUE(steps().arePins());
        } else {
            addThreeSteps();
        }
        ASSERT_EQ(steps().count(), 3);
        press(Qt::Key_F11);
        press(Qt::Key_End);
        EXPECT_EQ(steps().current(), 2) << arePins;
        EXPECT_EQ(blockX(), 128U) << arePins;
        press(Qt::Key_Home);
        EXPECT_EQ(steps().current(), 0) << arePins;
        EXPECT_EQ(blockX(), 32U) << arePins;
    }
}

TEST_F(PresentTest, AnAddedStepSaysItsNumber) {
    QStringList reported;
    QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                     [&](const QString& sentence) { reported << sentence; });
    addThreeSteps();
    EXPECT_EQ(reported.join(QLatin1Char('|')),
              QStringLiteral("Step 1 of the presentation added.|Step 2 of the presentation added.|"
                             "Step 3 of the presentation added."));
    press(Qt::Key_F11);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(text(QStringLiteral("presentationHint")), QStringLiteral("Step 4 of the presentation added."))
        << "at the end; there is no status bar";
}

TEST_F(PresentTest, ItBeginsWithTheLaunchAtHand) {
    const auto note = [this] { return text(QStringLiteral("presentationHint")).toStdString(); };
    addThreeSteps();
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("Step 1 of 3: → and ← show the others. Esc"), 0U) << note();
    EXPECT_EQ(blockX(), 32U) << "from the first step on, once the last is added";
    press(Qt::Key_Escape);
    EXPECT_EQ(blockX(), 128U);
    session().setBlock(core::Axis::X, 64);
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("Step 2 of 3"), 0U) << note();
    EXPECT_EQ(blockX(), 64U) << "at its step";
    press(Qt::Key_Escape);
    session().setBlock(core::Axis::X, 256);
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("→ shows the first step. Esc"), 0U) << "before the first one: " << note();
    EXPECT_EQ(blockX(), 256U) << "what the user looks at stays";
}

TEST_F(PresentTest, BeforeTheFirstStepStandsTheLaunchThatWasAtHand) {
    const auto note = [this] { return text(QStringLiteral("presentationHint")).toStdString(); };
    addThreeSteps();
    session().setBlock(core::Axis::X, 256);
    session().setPath(pathToBlock(session().shape(), {1, 0, 0}));
    window->hierarchy().setFlat(true);
    const core::HierarchyPath place = session().path();
    press(Qt::Key_F11);
    press(Qt::Key_Right);
    ASSERT_EQ(blockX(), 32U);
    ASSERT_FALSE(window->hierarchy().isFlat());
    press(Qt::Key_Left);
    EXPECT_EQ(blockX(), 256U);
    EXPECT_EQ(session().path(), place);
    EXPECT_TRUE(window->hierarchy().isFlat());
    EXPECT_EQ(steps().current(), -1);
    EXPECT_EQ(note(), "→ shows the first step.");
    session().setBlock(core::Axis::X, 512);
    press(Qt::Key_Left);
    EXPECT_EQ(blockX(), 512U) << "there is nothing before it";
    EXPECT_EQ(note(), "→ shows the first step.");
    press(Qt::Key_Right);
    ASSERT_EQ(blockX(), 32U);
    press(Qt::Key_PageUp);
    EXPECT_EQ(blockX(), 512U) << "as the user changed it";
    press(Qt::Key_Right);
    press(Qt::Key_Escape);
    EXPECT_EQ(blockX(), 512U);
}

TEST_F(PresentTest, ALessonHasTheKeysOfTheSteps) {
    addThreeSteps();
    window->pages().show(gui::window_page::learn);
    press(Qt::Key_F11);
    EXPECT_FALSE(window->presentation().goesThroughSteps());
    EXPECT_EQ(blockX(), 128U);
}

TEST_F(PresentTest, ItSaysItsStepAndWhereTheStepsEnd) {
    const auto note = [this] { return text(QStringLiteral("presentationHint")).toStdString(); };
    addThreeSteps();
    const core::HierarchyPath place = session().path();
    press(Qt::Key_F11);
    steps().show(2);
    for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Right}) {
        press(key);
        EXPECT_EQ(note(), "Step 3 of 3 is the last one.");
    }
    EXPECT_EQ(session().path(), place) << "the arrow belongs to the steps";
    steps().show(0);
    press(Qt::Key_Left);
    EXPECT_EQ(note(), "Step 1 of 3 is the first one.");
    EXPECT_EQ(steps().current(), 0);
    press(Qt::Key_Escape);
    steps().remove();
    steps().remove();
    ASSERT_EQ(steps().count(), 1);
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("Step 1 of 1. Esc"), 0U) << "no arrow is promised: " << note();
}

TEST_F(PresentTest, WithoutStepsTheKeysGoThroughThePinnedLaunches) {
    const auto note = [this] { return text(QStringLiteral("presentationHint")).toStdString(); };
    for (const std::uint32_t threads : {32U, 64U, 128U}) {
        session().setBlock(core::Axis::X, threads);
        press(Qt::Key_D, Qt::ControlModifier);
    }
    ASSERT_EQ(session().pinned().size(), 3U);
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("Pin 1 of 3: → and ← show the others. Esc"), 0U) << note();
    EXPECT_EQ(blockX(), 32U) << "it begins with the first one once the last is pinned";
    press(Qt::Key_Escape);
    session().setBlock(core::Axis::X, 256);
    press(Qt::Key_F11);
    EXPECT_EQ(note().find("→ shows pin 1 of 3. Esc"), 0U) << note();
    std::uint32_t threads = 32;
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_PageDown, Qt::Key_Space}) {
        press(key);
        EXPECT_EQ(blockX(), threads);
        threads *= 2;
    }
    EXPECT_EQ(note(), "Pin 3 of 3");
    press(Qt::Key_Right);
    EXPECT_EQ(note(), "Pin 3 of 3 is the last one.");
    press(Qt::Key_Left);
    EXPECT_EQ(blockX(), 64U);
    EXPECT_EQ(session().undoStack().undoText().toStdString(), "Pinned launch 2");
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(steps().arePins());
    EXPECT_EQ(steps().count(), 1) << "steps take the place of pinned launches";
    press(Qt::Key_Right);
    EXPECT_EQ(note(), "Step 1 of 1 is the last one.");
    steps().remove();
    EXPECT_EQ(steps().count(), 3);
    EXPECT_EQ(steps().current(), 1) << "the launch at hand is the second one";
    press(Qt::Key_Escape);
    EXPECT_EQ(blockX(), 256U) << "the launch before the presentation is back";
}

TEST_F(PresentTest, AfterwardsTheLaunchAndItsViewAreThoseOfBefore) {
    QStringList reported;
    QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                     [&](const QString& sentence) { reported << sentence; });
    addThreeSteps();
    session().setBlock(core::Axis::X, 256);
    session().setPath(pathToThread(session().shape(), {1, 0, 0}, {3, 0, 0}));
    window->hierarchy().setFlat(true);
    const gui::LaunchState launch = session().state();
    const core::HierarchyPath place = session().path();
    press(Qt::Key_F11);
    press(Qt::Key_Home);
    press(Qt::Key_Right);
    ASSERT_EQ(blockX(), 64U);
    ASSERT_FALSE(window->hierarchy().isFlat());
    press(Qt::Key_Escape);
    EXPECT_EQ(session().state(), launch);
    EXPECT_EQ(session().path(), place);
    EXPECT_TRUE(window->hierarchy().isFlat());
    EXPECT_EQ(reported.value(reported.size() - 1),
              QStringLiteral("The launch is the one before the presentation again."));
    EXPECT_FALSE(get(QStringLiteral("quietNotice")).isVisible());
    session().undo();
    EXPECT_EQ(blockX(), 64U) << "one step of undo";
}

TEST_F(PresentTest, AStepThatIsChangedStaysAndTheLaunchOfBeforeIsOffered) {
    addThreeSteps();
    session().setBlock(core::Axis::X, 256);
    for (const bool goesBack : {true, false}) {
        press(Qt::Key_F11);
        press(Qt::Key_Home);
        session().setBlock(core::Axis::X, 96);
        press(Qt::Key_Escape);
        EXPECT_EQ(blockX(), 96U) << "it is the user's";
        EXPECT_EQ(text(QStringLiteral("noticeSentence")),
                  QStringLiteral("The launch is as you changed it in the presentation."));
        handleAllEvents();
        auto& back = get<QPushButton>(QStringLiteral("noticeChoice0"));
        ASSERT_TRUE(back.isVisible());
        if (goesBack) {
            QTest::mouseClick(&back, Qt::LeftButton);
            EXPECT_EQ(blockX(), 256U);
        } else {
            session().setBlock(core::Axis::X, 128);
        }
        EXPECT_FALSE(get(QStringLiteral("quietNotice")).isVisible()) << "there is nothing to decide any more";
    }
}

TEST_F(PresentTest, APinKeepsThatTheGridFollowsTheProblem) {
    const auto& follows = get<QCheckBox>(QStringLiteral("gridFollowsProblem"));
    ASSERT_TRUE(follows.isChecked());
    press(Qt::Key_D, Qt::ControlModifier);
    session().setGrid(core::Axis::X, 7);
    ASSERT_FALSE(follows.isChecked());
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lecture.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    window->files().open(path);
    EXPECT_FALSE(window->files().isModified());
    press(Qt::Key_F11);
    press(Qt::Key_Right);
    ASSERT_EQ(steps().current(), 0);
    EXPECT_TRUE(follows.isChecked());
    press(Qt::Key_Escape);
    EXPECT_FALSE(follows.isChecked()) << "the launch of before";
    window->files().recent().clear();
}

TEST_F(PresentTest, OnAnotherPageTheKeysAreNotThoseOfPinnedLaunches) {
    press(Qt::Key_D, Qt::ControlModifier);
    window->pages().show(gui::window_page::learn);
    press(Qt::Key_F11);
    EXPECT_FALSE(window->presentation().goesThroughSteps());
    EXPECT_EQ(text(QStringLiteral("presentationHint")).indexOf(QStringLiteral("Esc")), 0);
    window->pages().show(gui::window_page::explore);
    EXPECT_TRUE(window->presentation().goesThroughSteps());
}

TEST_F(PresentTest, AStepShowsItsPlaceAndItsViewToo) {
    session().setBlock(core::Axis::X, 64);
    session().setPath(pathToThread(session().shape(), {1, 0, 0}, {3, 0, 0}));
    window->hierarchy().setFlat(true);
    steps().add();
    const core::HierarchyPath place = session().path();
    session().setPath({});
    window->hierarchy().setFlat(false);
    steps().show(0);
    EXPECT_EQ(session().path(), place);
    EXPECT_TRUE(window->hierarchy().isFlat());
}

TEST_F(PresentTest, TheAutomaticColoursOfAllPinsAreTheSame) {
    const auto coloursOf = [this](int step) {
        steps().show(step);
        handleAllEvents();
        return window->hierarchy().canvas()->scene().legend.front().text.substr(0, 5);
    };
    session().setGrid(core::Axis::X, core::GridExtent{16, 1, 1});
    session().setBlock(core::Axis::X, core::BlockExtent{32, 1, 1});
    addTrace();
    press(Qt::Key_D, Qt::ControlModifier);
    ASSERT_TRUE(steps().arePins());
    EXPECT_EQ(coloursOf(0), "SM 0") << "alone it has its own";
    session().setBlock(core::Axis::X, core::BlockExtent{64, 1, 1});
    press(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(coloursOf(1), "wave ");
    EXPECT_EQ(coloursOf(0), "wave ") << "the other one has no trace";
    session().setBlock(core::Axis::X, core::BlockExtent{96, 1, 1});
    addTrace();
    handleAllEvents();
    EXPECT_EQ(window->hierarchy().canvas()->scene().legend.front().text, "SM 0")
        << "a launch that is not pinned has its own";
    coloursOf(1);
    addTrace();
    for (const int step : {0, 1})
        EXPECT_EQ(coloursOf(step), "SM 0") << "both have a trace";
}

TEST_F(PresentTest, AStepHasTheColoursThatThePictureHadWhenItWasAdded) {
    const auto colours = [this] {
        handleAllEvents();
        return window->hierarchy().canvas()->scene().legend.front().text.substr(0, 5);
    };
    session().setGrid(core::Axis::X, core::GridExtent{16, 1, 1});
    const std::vector<std::string> seen{"wave ", "clust", "SM 0"};
    for (const std::string& expected : seen) {
        SCOPED_TRACE(expected);
        const bool isClustered = expected == "clust";
        session().setBlock(core::Axis::X, core::BlockExtent{expected == "SM 0" ? 64U : 32U, 1, 1});
        session().setCluster(core::Axis::X, core::ClusterExtent{isClustered ? 2U : 1U, 1, 1});
        if (expected == "SM 0")
            addTrace();
        ASSERT_EQ(colours(), expected) << "before it is a step";
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        EXPECT_EQ(colours(), expected) << "adding it changes nothing";
    }
    press(Qt::Key_F11);
    for (int step = 0; step < steps().count(); ++step) {
        steps().show(step);
        EXPECT_EQ(colours(), seen[static_cast<std::size_t>(step)]) << step;
        EXPECT_EQ(&window->hierarchy().colouring(), &core::defaultColouring()) << "still automatic";
    }
}

TEST_F(PresentTest, ItDoesNotChangeWhetherThereIsUnsavedWork) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lecture.json"));
    addThreeSteps();
    ASSERT_TRUE(window->files().saveTo(path)); // with the launch of the last step
    for (const bool hasOwn : {false, true}) {
        SCOPED_TRACE(hasOwn);
        if (hasOwn)
            session().setBlock(core::Axis::X, 256);
        const auto expectAsBefore = [&](const char* when) {
            handleAllEvents();
            EXPECT_EQ(window->files().isModified(), hasOwn) << when;
            EXPECT_EQ(window->isWindowModified(), hasOwn) << when;
        };
        expectAsBefore("before");
        press(Qt::Key_F11);
        expectAsBefore("at its beginning");
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_End}) {
            press(key);
            expectAsBefore("at a step");
        }
        ASSERT_EQ(blockX(), 128U) << "the launch that is in the file";
        press(Qt::Key_Escape);
        expectAsBefore("afterwards");
    }
    press(Qt::Key_F11);
    press(Qt::Key_Home);
    ASSERT_TRUE(window->files().saveTo(path));
    press(Qt::Key_Escape);
    EXPECT_FALSE(window->isWindowModified()) << "the user's own launch was saved";
    session().setBlock(core::Axis::X, 32);
    window->files().open(path);
    EXPECT_EQ(blockX(), 256U);
    window->files().recent().clear();
}

TEST_F(PresentTest, AnAddedStepIsTheLastOne) {
    addThreeSteps();
    steps().show(0);
    session().setBlock(core::Axis::X, 256);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_EQ(steps().count(), 4);
    EXPECT_EQ(steps().current(), 3);
    EXPECT_EQ(session().steps()[3].launch.config.blockDim.x, 256U);
    EXPECT_EQ(session().steps()[1].launch.config.blockDim.x, 64U);
}

TEST_F(PresentTest, StepsOfSeveralDevicesNameThem) {
    const auto titles = [this] {
        auto& menu = get<QMenu>(QStringLiteral("stepMenu"));
        Q_EMIT menu.aboutToShow();
        QStringList texts;
        for (const QAction* action : menu.actions())
            texts << action->text();
        return texts;
    };
    const auto other = std::make_shared<core::DeviceProperties>(*session().state().device);
    other->name = "Other GPU";
    for (const bool arePins : {true, false}) {
        SCOPED_TRACE(arePins);
        const auto add = [&] { arePins ? session().pin(session().state()) : steps().add(); };
        add();
        session().setBlock(core::Axis::X, arePins ? 64 : 96);
        add();
        ASSERT_EQ(titles().size(), 2);
        EXPECT_FALSE(titles().join(QLatin1Char('|')).contains(QStringLiteral(" · "))) << "one device";
        gui::LaunchState elsewhere = session().state();
        elsewhere.device = other;
        session().replace([] { return QStringLiteral("another device"); }, elsewhere);
        add();
        ASSERT_EQ(titles().size(), 3);
        EXPECT_TRUE(titles()[0].endsWith(QStringLiteral(" · Fixture GPU (not a real device)")))
            << titles()[0].toStdString();
        EXPECT_TRUE(titles()[2].endsWith(QStringLiteral(" · Other GPU"))) << titles()[2].toStdString();
        session().undo();
    }
}

TEST_F(PresentTest, StepsAreMovedAndRemoved) {
    addThreeSteps();
    steps().move(-1);
    EXPECT_EQ(session().steps()[1].launch.config.blockDim.x, 128U);
    steps().remove();
    ASSERT_EQ(steps().count(), 2);
    EXPECT_EQ(session().steps()[1].launch.config.blockDim.x, 64U);
}

TEST_F(PresentTest, ASessionFileKeepsTheSteps) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lecture.json"));
    ASSERT_TRUE(window->files().saveTo(path));
    addThreeSteps();
    EXPECT_TRUE(window->files().isModified());
    ASSERT_TRUE(window->files().saveTo(path));
    EXPECT_FALSE(window->files().isModified());
    session().setSteps({});
    EXPECT_TRUE(window->files().isModified());
    window->files().open(path);
    ASSERT_EQ(steps().count(), 3);
    EXPECT_EQ(session().steps()[2].launch.config.blockDim.x, 128U);
    steps().show(1);
    EXPECT_EQ(blockX(), 64U);
    window->files().recent().clear();
}

} // namespace
} // namespace trichevron::test
