// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson before and after its answer and an exercise, in every size, in large type and in long languages:
// nothing is cut, squeezed or overlapped.
#include "app/gui/pages/learn/exercise_run.h"
#include "app/gui/pages/learn/exercise_view.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/learn_fixture.h"
#include "tests/gui/page_layouts.h"

namespace trichevron::test {
namespace {

class LessonLayoutTest : public LearnTest {
protected:
    void SetUp() override {
        // With the lessons and the devices of the exercises.
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        LearnTest::SetUp();
        window->pages().show(gui::window_page::learn);
        handleAllEvents();
    }
    void TearDown() override {
        restoreLayout(*window);
        LearnTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    void expectWholeInEachLayout() {
        forEachLayout(*window, [this](const std::string& layout) { expectWhole(page(), layout); });
    }
};

TEST_F(LessonLayoutTest, NothingOfAQuestionIsCutSqueezedOrOverlapped) {
    expectWholeInEachLayout();
}

TEST_F(LessonLayoutTest, NothingOfAnAnswerIsCutSqueezedOrOverlapped) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    expectWholeInEachLayout();
}

TEST_F(LessonLayoutTest, NothingOfAnExerciseIsCutSqueezedOrOverlapped) {
    click(QStringLiteral("practiceExercises"));
    gui::ExerciseRun& run = get<gui::ExerciseView>(QStringLiteral("exerciseScroll")).run();
    gui::ExerciseChoice choice;
    choice.seed = 7;
    forEachLayout(*window, [&](const std::string& layout) {
        choice.kinds.clear();
        run.setChoice(choice);
        handleAllEvents();
        expectWhole(page(), layout);
        if (!layout.starts_with("900"))
            return;
        for (const core::ExerciseKind kind : core::allExerciseKinds) {
            choice.kinds = {kind};
            run.setChoice(choice);
            handleAllEvents();
            expectWhole(page(), layout + ", " + titleFor(kind));
        }
    });
}

TEST_F(LessonLayoutTest, InAWideWindowTheTextIsAsWideAsCanBeReadAndThePictureIsLimited) {
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    const QWidget& picture = get(QStringLiteral("lessonPicture"));
    const QWidget& text = get(QStringLiteral("lessonScroll"));
    ASSERT_TRUE(picture.isVisible());
    for (const QSize& size : {QSize(2560, 1440), QSize(3840, 2160), QSize(1440, 900), QSize(1280, 800)}) {
        window->resize(size);
        handleAllEvents();
        const bool isWide = size.width() > 2000;
        if (isWide) {
            EXPECT_LE(picture.width(), size.width() * 9 / 20) << size.width();
            EXPECT_GE(picture.width(), size.width() / 3) << size.width();
            EXPECT_GE(text.width(), gui::scaledPixels(820)) << size.width();
        } else {
            EXPECT_GE(picture.width(), text.width() - 2 * gui::scaledPixels(24)) << size.width();
        }
    }
}

} // namespace
} // namespace trichevron::test
