// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the user is in the lessons and the exercises is there again when the program starts again, and is
// forgotten with the rest of the progress.
#include "app/gui/pages/learn/exercise_view.h"
#include "tests/gui/learn_fixture.h"

#include <QMenuBar>

namespace trichevron::test {
namespace {

class LearnPlaceTest : public LearnTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        LearnTest::SetUp();
        window->pages().show(gui::window_page::learn);
    }
    void TearDown() override {
        LearnTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    gui::ExerciseRun& exercises() { return get<gui::ExerciseView>(QStringLiteral("exerciseScroll")).run(); }
    void answer(bool right) {
        const core::Exercise& asked = exercises().exercise();
        if (asked.choices.empty())
            exercises().answerNumber(static_cast<double>(asked.number + (right ? 0 : 1)));
        else
            exercises().choose((asked.rightChoice + (right ? 0 : 1)) % asked.choices.size());
    }
    /// A sheet with one right and one wrong answer, at its third exercise.
    void practise() {
        gui::ExerciseChoice choice;
        choice.kinds = {core::ExerciseKind::IdleThreads, core::ExerciseKind::ThreadId};
        choice.level = core::ExerciseLevel::Hard;
        choice.seed = 77;
        exercises().setChoice(choice);
        answer(true);
        exercises().goOn();
        answer(false);
        exercises().goOn();
    }
    void restart() {
        window.reset();
        app.reset();
        app = std::make_unique<gui::AppContext>(replayOptions());
        window = std::make_unique<gui::MainWindow>(*app, gui::ThemeChoice::Light);
        window->show();
        window->pages().show(gui::window_page::learn);
    }
    bool bringBack() {
        for (QAbstractButton* button : window->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QLatin1String("Bring it back")) {
                button->click();
                return true;
            }
        return false;
    }
};

TEST_F(LearnPlaceTest, TheStepIsThereAgainAfterARestart) {
    ASSERT_TRUE(page().run().open("07-truncation", 1));
    restart();
    EXPECT_FALSE(page().isPractising());
    EXPECT_EQ(page().run().lesson().name, "07-truncation");
    EXPECT_EQ(page().run().stepIndex(), 1U);
    EXPECT_TRUE(page().run().isQuestionOpen());
    page().run().goBack();
    restart();
    EXPECT_EQ(page().run().stepIndex(), 0U);
}

TEST_F(LearnPlaceTest, TheExercisesAndTheirScoreAreThereAgainAfterARestart) {
    page().showExercises();
    practise();
    const core::Exercise before = exercises().exercise();
    const core::Json state = page().state();
    restart();
    EXPECT_EQ(page().state(), state);
    EXPECT_TRUE(page().isPractising());
    EXPECT_EQ(exercises().choice().seed, 77U);
    EXPECT_EQ(exercises().choice().level, core::ExerciseLevel::Hard);
    EXPECT_EQ(exercises().choice().kinds.size(), 2U);
    EXPECT_EQ(exercises().answeredCount(), 2U);
    EXPECT_EQ(exercises().rightCount(), 1U);
    EXPECT_EQ(exercises().place(), 2U);
    EXPECT_EQ(exercises().exercise().question.text(), before.question.text());
}

TEST_F(LearnPlaceTest, ForgettingTheProgressForgetsThePlacesToo) {
    ASSERT_TRUE(page().run().open("07-truncation", 1));
    practise();
    const core::Json state = page().state();
    EXPECT_TRUE(get(QStringLiteral("lessonReset")).isEnabled());
    click(QStringLiteral("lessonReset"));
    EXPECT_TRUE(page().run().isFirstStep());
    EXPECT_FALSE(exercises().isBegun());
    EXPECT_FALSE(get(QStringLiteral("lessonReset")).isEnabled());
    EXPECT_TRUE(bringBack()) << "one click loses nothing";
    EXPECT_EQ(page().state(), state);
    click(QStringLiteral("lessonReset"));
    restart();
    EXPECT_TRUE(page().run().isFirstStep());
    EXPECT_FALSE(exercises().isBegun());
    EXPECT_EQ(exercises().answeredCount(), 0U);
}

TEST_F(LearnPlaceTest, ADamagedPlaceIsTheFirstOpenStep) {
    gui::LessonProgress().setDone("01-names-and-numbers", 0);
    for (const char* damaged :
         {"{", "7", "[[[[", R"({"lesson": "gone", "step": 3})", R"({"exercises": {"level": 9}})"}) {
        gui::Settings().setPlaceInLearning(QString::fromLatin1(damaged));
        restart();
        EXPECT_EQ(page().run().lesson().name, "01-names-and-numbers") << damaged;
        EXPECT_EQ(page().run().stepIndex(), 1U) << damaged;
        EXPECT_FALSE(exercises().isBegun()) << damaged;
    }
}

} // namespace
} // namespace trichevron::test
