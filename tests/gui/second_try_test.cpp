// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A question of a lesson that is answered wrongly: a second try, the solution, how many were right, and the
// question once more.
#include "app/gui/language/window_language.h"
#include "app/gui/pages/learn/choice_button.h"
#include "core/catalogue/language.h"
#include "tests/gui/learn_fixture.h"

#include <QLineEdit>
#include <QListWidget>

namespace trichevron::test {
namespace {

using SecondTryOfNumberTest = LearnTest;

/// With the lessons that come with the program.
class SecondTryTest : public LearnTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        LearnTest::SetUp();
    }
    void TearDown() override {
        gui::setWindowLanguage(core::languageForCode("en"));
        LearnTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
};

TEST_F(SecondTryOfNumberTest, AWrongNumberIsExplainedWithoutTheAnswerAndHasASecondTry) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    auto& number = get<QLineEdit>(QStringLiteral("lessonNumber"));
    type(QStringLiteral("lessonNumber"), QStringLiteral("256"));
    for (int press = 0; press < 2; ++press) { // the same number twice is one try
        QTest::keyClick(&number, Qt::Key_Return);
        EXPECT_TRUE(page().run().isQuestionOpen());
        EXPECT_EQ(text(QStringLiteral("lessonOutcome")).toStdString(),
                  "Not this time. 256 is the number of threads of a block. Try once more.");
        EXPECT_FALSE(wordsOfPage().contains(QStringLiteral("Sixty-three squared")));
        EXPECT_FALSE(wordsOfPage().contains(QStringLiteral("3969")));
        EXPECT_TRUE(number.hasFocus());
    }
    EXPECT_FALSE(gui::LessonProgress().isDone("a", 1)) << "it is still open";
    QTest::keyClicks(&number, QStringLiteral("63")); // replaces the first
    QTest::keyClick(&number, Qt::Key_Return);
    EXPECT_EQ(page().run().wasRight(), std::optional(false));
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("The answer is 3969.")));
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("Sixty-three squared")));
    waitForDevice();
}

TEST_F(SecondTryOfNumberTest, WhatIsNoNumberIsReplacedByTheNextTyping) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    auto& number = get<QLineEdit>(QStringLiteral("lessonNumber"));
    type(QStringLiteral("lessonNumber"), QStringLiteral("abc"));
    QTest::keyClick(&number, Qt::Key_Return);
    EXPECT_TRUE(text(QStringLiteral("lessonOutcome")).startsWith(QStringLiteral("This is not one number.")));
    QTest::keyClicks(&number, QStringLiteral("63"));
    EXPECT_EQ(number.text(), QStringLiteral("63"));
    waitForDevice();
}

TEST_F(SecondTryOfNumberTest, ATickedLessonSaysHowManyAnswersWereRightAndAsksAgain) {
    dropLesson(lesson);
    const std::size_t index = page().run().lessonIndex();
    const auto line = [&] {
        return get<QListWidget>(QStringLiteral("lessonList")).item(static_cast<int>(index))->text();
    };
    click(QStringLiteral("lessonChoice2"));
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    EXPECT_FALSE(get(QStringLiteral("lessonSkip")).isVisible()) << "it was right";
    page().run().goOn();
    for (const char* wrong : {"1", "2"}) {
        type(QStringLiteral("lessonNumber"), QString::fromLatin1(wrong));
        click(QStringLiteral("lessonAnswer"));
    }
    waitForDevice();
    EXPECT_EQ(line(), QStringLiteral("A lesson · 1 of 2 right"));
    EXPECT_TRUE(gui::LessonProgress().isWrong("a", 1)) << "also after another start";
    auto& again = get<QPushButton>(QStringLiteral("lessonSkip"));
    EXPECT_EQ(again.text(), QStringLiteral("Ask again"));
    QTest::mouseClick(&again, Qt::LeftButton);
    EXPECT_TRUE(page().run().isQuestionOpen());
    EXPECT_TRUE(get<QLineEdit>(QStringLiteral("lessonNumber")).text().isEmpty());
    EXPECT_TRUE(get(QStringLiteral("lessonNumber")).hasFocus());
    type(QStringLiteral("lessonNumber"), QStringLiteral("3969"));
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    EXPECT_EQ(line(), QStringLiteral("A lesson"));
    EXPECT_FALSE(gui::LessonProgress().isWrong("a", 1));
}

TEST_F(SecondTryTest, TheFirstLessonSaysThatAWrongAnswerCanBeTriedOnceMoreBeforeTheExplanation) {
    window->pages().show(gui::window_page::learn);
    ASSERT_TRUE(page().run().open("01-names-and-numbers", 0));
    EXPECT_FALSE(wordsOfPage().contains(QStringLiteral("with each answer")));
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("The explanation comes after a right answer")))
        << wordsOfPage().toStdString();
    const QString explained = QStringLiteral("32 = 256 threads");
    const auto answer = [&](const char* number) {
        type(QStringLiteral("lessonNumber"), QString::fromLatin1(number));
        click(QStringLiteral("lessonAnswer"));
    };
    answer("8");
    EXPECT_TRUE(page().run().isQuestionOpen());
    EXPECT_EQ(text(QStringLiteral("lessonOutcome")).toStdString(),
              "Not this time. 8 is the number of blocks; each of them has threads. Try once more.");
    EXPECT_FALSE(wordsOfPage().contains(explained));
    answer("32");
    EXPECT_FALSE(page().run().isQuestionOpen());
    EXPECT_TRUE(wordsOfPage().contains(explained)) << wordsOfPage().toStdString();
    waitForDevice();
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("한 번 더 답할 수 있습니다")))
        << wordsOfPage().toStdString();
    EXPECT_FALSE(wordsOfPage().contains(QStringLiteral("답하고 나면")));
}

TEST_F(SecondTryTest, AWrongChoiceOfSeveralIsMarkedAndLeavesTheOthers) {
    window->pages().show(gui::window_page::learn);
    ASSERT_TRUE(page().run().open("02-one-block", 1));
    const auto choice = [this](int number) -> gui::ChoiceButton& {
        return get<gui::ChoiceButton>(QStringLiteral("lessonChoice%1").arg(number));
    };
    click(QStringLiteral("lessonChoice2"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_TRUE(page().run().isQuestionOpen());
    EXPECT_EQ(choice(2).mark(), gui::ChoiceButton::Mark::Wrong);
    EXPECT_EQ(choice(1).mark(), gui::ChoiceButton::Mark::None) << "the right one is not shown";
    EXPECT_FALSE(choice(2).isEnabled());
    EXPECT_FALSE(choice(2).isChecked());
    EXPECT_FALSE(get(QStringLiteral("lessonAnswer")).isEnabled()) << "nothing is chosen";
    EXPECT_TRUE(choice(1).hasFocus());
    EXPECT_EQ(
        text(QStringLiteral("lessonOutcome")).toStdString(),
        "Not this time. The threads of a block share the memory of an SM, so they cannot be spread over "
        "many. Try once more.");
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_TRUE(
        text(QStringLiteral("lessonOutcome")).contains(QString::fromUtf8("여러 SM에 흩어질 수 없습니다")))
        << text(QStringLiteral("lessonOutcome")).toStdString();
    gui::setWindowLanguage(core::languageForCode("en"));
    handleAllEvents();
    click(QStringLiteral("lessonChoice1"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_EQ(page().run().wasRight(), std::optional(true));
    waitForDevice();
}

TEST_F(SecondTryOfNumberTest, TheLastAnswerOfALessonSaysThatItIsDoneBeforeTheNextOneComes) {
    dropLesson(lesson, QStringLiteral("a.lesson.md"));
    dropLesson(lesson, QStringLiteral("b.lesson.md"));
    const QString end = QStringLiteral("This is the end of the lesson.");
    ASSERT_TRUE(page().run().open("a", 0));
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    EXPECT_FALSE(wordsOfPage().contains(end)) << "a step follows";
    EXPECT_EQ(get<QPushButton>(QStringLiteral("lessonAnswer")).text(), QStringLiteral("Continue"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_FALSE(wordsOfPage().contains(end)) << "it is not answered";
    type(QStringLiteral("lessonNumber"), QStringLiteral("3969"));
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    EXPECT_EQ(text(QStringLiteral("lessonOutcome")).toStdString(), "Right. This is the end of the lesson.");
    EXPECT_EQ(get<QPushButton>(QStringLiteral("lessonAnswer")).text(), QStringLiteral("Next lesson"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_EQ(page().run().lesson().name, "b");
}

} // namespace
} // namespace trichevron::test
