// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The launch of the user's that a lesson takes the place of, and how it comes back.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/palette/command_palette.h"
#include "core/import/import.h"
#include "core/presets/presets.h"
#include "core/session/saved_session.h"
#include "tests/gui/learn_fixture.h"
#include "tests/support/temporary_directory.h"

#include <QAction>
#include <QMenuBar>
#include <QTabBar>

#include <gtest/gtest.h>

#include <memory>
#include <variant>

namespace trichevron::test {
namespace {

/// Chooses a preset in the menu.
void choosePreset(gui::MainWindow& window, core::Preset preset) {
    const QString path = QStringLiteral("Launch › Presets › ") + QString::fromStdString(titleFor(preset));
    for (const gui::MenuCommand& command : gui::menuCommands(*window.menuBar()))
        if (command.path == path)
            command.action->trigger();
}

class ReplacedLaunchTest : public LearnTest {
protected:
    /// A lesson is open on page Learn, and page Explore shows a launch of another kernel.
    void SetUp() override {
        LearnTest::SetUp();
        dropLesson(lesson);
        window->pages().show(gui::window_page::explore);
        core::KernelInfo other = *session().state().kernel;
        other.id = "ofTheUser";
        session().setKernel(std::make_shared<core::KernelInfo>(other));
        session().setBlock(core::Axis::X, {4, 2, 1});
        session().endEdit();
        before_ = session().state();
        steps_ = session().undoStack().index();
        window->pages().show(gui::window_page::learn);
        EXPECT_TRUE(page().run().isLaunchOfStep()) << "another kernel is no change of the lesson's launch";
    }
    /// A question is answered, page Explore offers the launch of before, and a presentation begins there.
    void beginPresentationDuringOffer() {
        window->activateWindow();
        click(QStringLiteral("lessonSkip"));
        waitForDevice();
        window->pages().show(gui::window_page::explore);
        ASSERT_NE(backButton(), nullptr);
        QTest::keyClick(window.get(), Qt::Key_F11);
        ASSERT_TRUE(window->presentation().isRunning());
    }
    gui::LaunchState before_;
    int steps_ = 0;
};

TEST_F(ReplacedLaunchTest, OnlyLookingAtALessonLeavesTheLaunchOfTheUser) {
    window->pages().show(gui::window_page::kernel);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_EQ(session().undoStack().index(), steps_);
    EXPECT_EQ(session().undoStack().count(), steps_) << "nothing to redo";
    window->pages().show(gui::window_page::explore);
    EXPECT_EQ(backButton(), nullptr) << "nothing was taken";
}

TEST_F(ReplacedLaunchTest, LookingAtALessonLeavesThePlaceInTheHierarchy) {
    window->pages().show(gui::window_page::explore);
    const core::HierarchyPath place = pathToThread(session().shape(), {0, 0, 0}, {3, 1, 0});
    session().setPath(place);
    window->pages().show(gui::window_page::learn);
    session().setPath(pathToBlock(session().shape(), {0, 0, 0})); // as the picture of a lesson
    window->pages().show(gui::window_page::kernel);
    EXPECT_EQ(session().path(), place);
    window->pages().show(gui::window_page::learn);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    window->pages().show(gui::window_page::explore);
    ASSERT_NE(backButton(), nullptr);
    QTest::mouseClick(backButton(), Qt::LeftButton);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_EQ(session().path(), place) << "also where the launch is brought back later";
}

TEST_F(ReplacedLaunchTest, PassingOverThePageWithTheKeysOfTheTabsLeavesNoStepOfUndoOrRedo) {
    window->pages().show(gui::window_page::start);
    QTabBar& tabs = window->pages().tabs();
    tabs.setFocus();
    bool hasPassed = false;
    while (window->pages().shownId() != gui::window_page::explore) {
        QTest::keyClick(&tabs, Qt::Key_Right);
        hasPassed = hasPassed || (page().isVisible() && page().run().isLaunchOfStep());
    }
    EXPECT_TRUE(hasPassed);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_EQ(session().undoStack().count(), steps_);
    const auto& redo = get<QAction>(QStringLiteral("redoAction"));
    EXPECT_FALSE(redo.isEnabled());
    EXPECT_EQ(redo.text(), QStringLiteral("&Redo"));
}

/// Of a session file that is saved now.
core::SavedSession saveSessionNow(gui::MainWindow& window) {
    const TemporaryDirectory place;
    const std::string path = (place.path() / "s.json").string();
    EXPECT_TRUE(window.files().saveTo(QString::fromStdString(path)));
    return std::get<core::SavedSession>(core::importFile(path));
}

TEST_F(ReplacedLaunchTest, IsWhatASessionFileHas) {
    for (const bool answered : {false, true}) {
        if (answered) {
            click(QStringLiteral("lessonSkip"));
            waitForDevice();
        }
        ASSERT_TRUE(page().run().isLaunchOfStep());
        const core::SavedSession saved = saveSessionNow(*window);
        EXPECT_EQ(saved.kernel->id, "ofTheUser") << answered;
        EXPECT_EQ(saved.config, before_.config) << answered;
        EXPECT_FALSE(window->isWindowModified()) << answered;
    }
}

TEST_F(ReplacedLaunchTest, OnlyLookingAtALessonIsNoChangeOfTheSession) {
    window->pages().show(gui::window_page::explore);
    saveSessionNow(*window);
    window->pages().show(gui::window_page::learn);
    EXPECT_TRUE(page().run().isLaunchOfStep());
    EXPECT_FALSE(window->isWindowModified());
    window->pages().show(gui::window_page::explore);
    EXPECT_FALSE(window->isWindowModified());
}

TEST_F(ReplacedLaunchTest, WhatTheDeviceAnswersALessonIsNoChangeOfTheSession) {
    saveSessionNow(*window);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    ASSERT_NE(session().answer(), nullptr);
    EXPECT_TRUE(session().answer()->isOfLesson);
    EXPECT_FALSE(window->files().isModified()) << "answering again brings it again";
    window->pages().show(gui::window_page::explore);
    app->jobs.launch();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    ASSERT_NE(session().answer(), nullptr);
    EXPECT_FALSE(session().answer()->isOfLesson) << "the user has asked for this one";
    ASSERT_NE(backButton(), nullptr);
    QTest::mouseClick(backButton(), Qt::LeftButton);
    ASSERT_TRUE(session().state() == before_);
    EXPECT_TRUE(window->files().isModified());
}

TEST_F(ReplacedLaunchTest, IsThatOfASessionWhichIsOpenedOnPageLearn) {
    core::SavedSession saved = saveSessionNow(*window);
    saved.config.blockDim = {2, 2, 2};
    const TemporaryDirectory place;
    const std::string path = (place.path() / "other.json").string();
    core::saveSession(saved, path);
    window->files().open(QString::fromStdString(path));
    EXPECT_EQ(window->pages().shownId(), gui::window_page::learn);
    EXPECT_TRUE(page().run().isLaunchOfStep());
    window->pages().show(gui::window_page::explore);
    EXPECT_EQ(session().state().kernel->id, "ofTheUser");
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{2, 2, 2}));
}

TEST_F(ReplacedLaunchTest, IsOfferedOnPageExploreAfterAnAnswer) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    window->pages().show(gui::window_page::program);
    EXPECT_EQ(backButton(), nullptr) << "the launch is not on this page";
    window->pages().show(gui::window_page::explore);
    ASSERT_NE(backButton(), nullptr);
    window->pages().show(gui::window_page::program);
    EXPECT_EQ(backButton(), nullptr);
    window->pages().show(gui::window_page::explore);
    QPushButton* back = backButton();
    ASSERT_NE(back, nullptr) << "until the user has decided";
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_TRUE(session().state() == before_);
    window->pages().show(gui::window_page::kernel);
    window->pages().show(gui::window_page::explore);
    EXPECT_EQ(backButton(), nullptr);
}

TEST_F(ReplacedLaunchTest, StaysReplacedWhereTheLessonsLaunchIsOpenedOnExplore) {
    click(QStringLiteral("lessonExplore"));
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    EXPECT_TRUE(page().run().isLaunchOfStep());
    EXPECT_NE(backButton(), nullptr);
}

TEST_F(LearnTest, TheLaunchThatIsOfferedIsTheUsersAlsoAfterExercisesAndAnotherStep) {
    window->pages().show(gui::window_page::explore);
    session().setBlock(core::Axis::X, {4, 2, 1});
    const gui::LaunchState before = session().state();
    dropLesson(lesson);
    page().showExercises();
    page().openStep(QString::fromStdString(page().run().lesson().name), 1);
    ASSERT_EQ(block(), (core::BlockExtent{16, 16, 1}));
    window->pages().show(gui::window_page::explore);
    QPushButton* back = backButton();
    ASSERT_NE(back, nullptr);
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_TRUE(session().state() == before);
}

TEST_F(LearnTest, TheLaunchThatIsOfferedMayBeAnExampleThatNobodyEdited) {
    for (const bool isPreset : {false, true}) { // at first the launch at the start
        window->pages().show(gui::window_page::explore);
        if (isPreset)
            choosePreset(*window, core::Preset::OneD);
        const gui::LaunchState before = session().state();
        dropLesson(lesson);
        ASSERT_FALSE(session().state() == before) << isPreset;
        click(QStringLiteral("lessonSkip"));
        waitForDevice();
        window->pages().show(gui::window_page::explore);
        ASSERT_NE(backButton(), nullptr) << isPreset;
        QTest::mouseClick(backButton(), Qt::LeftButton);
        EXPECT_TRUE(session().state() == before) << isPreset;
        EXPECT_EQ(backButton(), nullptr) << isPreset;
    }
}

TEST_F(LearnTest, TheOfferGoesWhenTheLaunchIsNoLongerThatOfTheLesson) {
    window->pages().show(gui::window_page::explore);
    session().setBlock(core::Axis::X, {4, 2, 1});
    dropLesson(lesson);
    window->pages().show(gui::window_page::explore);
    ASSERT_NE(backButton(), nullptr);
    session().setBlock(core::Axis::X, {2, 2, 2});
    EXPECT_EQ(backButton(), nullptr);
}

/// Of the notice above the pages.
std::string noticeOf(gui::MainWindow& window) {
    return window.findChild<QLabel*>(QStringLiteral("noticeSentence"))->text().toStdString();
}

TEST_F(ReplacedLaunchTest, IsNotOfferedInAPresentationAndIsAgainAfterwards) {
    ASSERT_NO_FATAL_FAILURE(beginPresentationDuringOffer());
    EXPECT_EQ(backButton(), nullptr);
    window->pages().show(gui::window_page::learn);
    window->pages().show(gui::window_page::explore);
    EXPECT_FALSE(get(QStringLiteral("quietNotice")).isVisible()) << "nor when it is offered again";
    QTest::keyClick(window.get(), Qt::Key_Escape);
    ASSERT_FALSE(window->presentation().isRunning());
    ASSERT_NE(backButton(), nullptr);
    EXPECT_EQ(noticeOf(*window), "The launch is now that of the lesson.");
    handleAllEvents();
    QTest::mouseClick(backButton(), Qt::LeftButton);
    EXPECT_TRUE(session().state() == before_);
}

TEST_F(ReplacedLaunchTest, AnOfferThatEndsInAPresentationIsNotThereAfterwards) {
    ASSERT_NO_FATAL_FAILURE(beginPresentationDuringOffer());
    session().setBlock(core::Axis::X, {2, 2, 2});
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_EQ(backButton(), nullptr);
}

TEST_F(LearnTest, AProblemIsSeenInAPresentation) {
    window->activateWindow();
    QTest::keyClick(window.get(), Qt::Key_F11);
    ASSERT_TRUE(window->presentation().isRunning());
    auto& notice = get<gui::InfoBar>(QStringLiteral("quietNotice"));
    notice.showProblem([] { return QStringLiteral("The file cannot be written."); }, {});
    EXPECT_TRUE(notice.isVisible());
}

TEST_F(ReplacedLaunchTest, IsOfferedOnPageKernelTooWhichJudgesByTheLaunch) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    window->pages().show(gui::window_page::kernel);
    ASSERT_NE(backButton(), nullptr);
    EXPECT_EQ(noticeOf(*window), "The launch is now that of the lesson.");
    window->pages().show(gui::window_page::program);
    EXPECT_EQ(backButton(), nullptr);
    window->pages().show(gui::window_page::kernel);
    QTest::mouseClick(backButton(), Qt::LeftButton);
    EXPECT_TRUE(session().state() == before_);
}

TEST_F(ReplacedLaunchTest, IsOfferedAfterAPresetTooUntilTheUserEditsIt) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    window->pages().show(gui::window_page::explore);
    EXPECT_EQ(noticeOf(*window), "The launch is now that of the lesson.");
    for (const core::Preset preset : {core::Preset::OneD, core::Preset::TwoD}) {
        choosePreset(*window, preset);
        ASSERT_NE(backButton(), nullptr) << titleFor(preset);
        EXPECT_EQ(noticeOf(*window), "Your launch of before the lesson can be brought back.");
    }
    session().undo();
    session().undo();
    ASSERT_NE(backButton(), nullptr);
    EXPECT_EQ(noticeOf(*window), "The launch is now that of the lesson.");
    choosePreset(*window, core::Preset::TwoD);
    window->pages().show(gui::window_page::kernel);
    window->pages().show(gui::window_page::explore);
    ASSERT_NE(backButton(), nullptr);
    QTest::mouseClick(backButton(), Qt::LeftButton);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_EQ(backButton(), nullptr);
}

TEST_F(ReplacedLaunchTest, IsNotOfferedOnceAPresetIsEdited) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    window->pages().show(gui::window_page::explore);
    choosePreset(*window, core::Preset::TwoD);
    ASSERT_NE(backButton(), nullptr);
    session().setBlock(core::Axis::X, {2, 2, 2});
    EXPECT_EQ(backButton(), nullptr) << "that work would be lost";
}

TEST_F(ReplacedLaunchTest, APresetThatIsChosenOnPageLearnIsShownAndIsTheUsersOwn) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    choosePreset(*window, core::Preset::TwoD);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    EXPECT_FALSE(page().run().isLaunchOfLesson());
    EXPECT_TRUE(session().isAsBegun());
    ASSERT_NE(backButton(), nullptr);
    EXPECT_EQ(noticeOf(*window), "Your launch of before the lesson can be brought back.");
}

TEST_F(LearnTest, ALaunchOfTheLessonThatWasChangedElsewhereStaysChanged) {
    dropLesson(lesson);
    window->pages().show(gui::window_page::explore);
    session().setBlock(core::Axis::X, {8, 8, 1});
    window->pages().show(gui::window_page::learn);
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{8, 8, 1}));
    window->pages().show(gui::window_page::explore);
    EXPECT_EQ(backButton(), nullptr);
}

} // namespace
} // namespace trichevron::test
