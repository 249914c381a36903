// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The launch of the user's that a lesson takes the place of, and how it comes back.
#include "tests/gui/learn_fixture.h"

#include <gtest/gtest.h>

#include <memory>

namespace trichevron::test {
namespace {

TEST_F(LearnTest, LeavingALessonOffersTheLaunchThatItReplaced) {
    dropLesson(lesson);
    window->pages().show(gui::window_page::explore);
    core::KernelInfo other = *session().state().kernel;
    other.id = "ofTheUser";
    session().setKernel(std::make_shared<core::KernelInfo>(other));
    session().setBlock(core::Axis::X, {4, 2, 1});
    const gui::LaunchState before = session().state();
    window->pages().show(gui::window_page::learn);
    EXPECT_TRUE(page().run().isLaunchOfStep()) << "another kernel is no change of the lesson's launch";
    window->pages().show(gui::window_page::explore);
    QPushButton* back = backButton();
    ASSERT_NE(back, nullptr);
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_TRUE(session().state() == before);
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

TEST_F(LearnTest, TheOfferGoesWhenTheLaunchIsNoLongerThatOfTheLesson) {
    window->pages().show(gui::window_page::explore);
    session().setBlock(core::Axis::X, {4, 2, 1});
    dropLesson(lesson);
    window->pages().show(gui::window_page::explore);
    ASSERT_NE(backButton(), nullptr);
    session().setBlock(core::Axis::X, {2, 2, 2});
    EXPECT_EQ(backButton(), nullptr);
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
