// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of an answer has its room from the beginning: no button moves, so that a second click hits the
// same one.
#include "tests/gui/learn_fixture.h"

#include <QLineEdit>

#include <cstdlib>
#include <functional>
#include <utility>

namespace trichevron::test {
namespace {

class QuestionRoom : public LearnTest {
protected:
    void SetUp() override {
        LearnTest::SetUp();
        window->pages().show(gui::window_page::learn);
        dropLesson(lesson);
    }
    void TearDown() override {
        window->setLargeType(false);
        LearnTest::TearDown();
    }
    QRect placeOf(const QString& name) {
        const QWidget& widget = get(name);
        return {widget.mapTo(window.get(), QPoint()), widget.size()};
    }
    /// So that a second click hits it, too. A line of words may be a pixel higher than its font says.
    void expectStays(const char* button, const QRect& before, const std::string& where) {
        const QRect now = placeOf(QString::fromLatin1(button));
        EXPECT_LE(std::abs(now.top() - before.top()), 1) << button << " at " << where;
        EXPECT_EQ(now.left(), before.left()) << button << " at " << where;
        EXPECT_TRUE(now.contains(before.center())) << button << " at " << where;
    }
    /// In each size of the window, from a question that is open again.
    void forEachSize(std::size_t step, const std::function<void(const std::string& where)>& look) {
        for (const QSize& size : {QSize(1280, 800), QSize(900, 600)})
            for (const bool large : {false, true}) {
                if (large && size.height() < 800)
                    continue; // all of a low window scrolls there
                window->setLargeType(large);
                window->resize(size);
                page().run().open(page().run().lessonIndex(), step);
                handleAllEvents();
                look(std::to_string(size.width()) + (large ? " large" : ""));
            }
    }
    QString wordsOfExercise() {
        QString words;
        for (const QLabel* label : get(QStringLiteral("exerciseScroll")).findChildren<QLabel*>())
            if (label->isVisible())
                words += label->text() + QLatin1Char('\n');
        return words;
    }
    void answerNumber(const char* number) {
        type(QStringLiteral("lessonNumber"), QString::fromLatin1(number));
        click(QStringLiteral("lessonAnswer"));
        waitForDevice();
        handleAllEvents();
    }
};

TEST_F(QuestionRoom, IsThereBeforeAChoiceIsAnswered) {
    forEachSize(0, [this](const std::string& where) {
        click(QStringLiteral("lessonChoice1"));
        const QRect answer = placeOf(QStringLiteral("lessonAnswer"));
        const QRect back = placeOf(QStringLiteral("lessonBack"));
        click(QStringLiteral("lessonAnswer"));
        waitForDevice();
        handleAllEvents();
        ASSERT_EQ(text(QStringLiteral("lessonOutcome")).toStdString(), "Not this time.") << where;
        expectStays("lessonAnswer", answer, where);
        expectStays("lessonBack", back, where);
    });
}

TEST_F(QuestionRoom, IsThereBeforeAnAnswerIsShown) {
    forEachSize(0, [this](const std::string& where) {
        const QRect answer = placeOf(QStringLiteral("lessonAnswer"));
        const QRect back = placeOf(QStringLiteral("lessonBack"));
        const QRect skip = placeOf(QStringLiteral("lessonSkip"));
        click(QStringLiteral("lessonSkip"));
        waitForDevice();
        handleAllEvents();
        expectStays("lessonAnswer", answer, where);
        expectStays("lessonBack", back, where);
        const QWidget* there = window->childAt(skip.center());
        EXPECT_EQ(qobject_cast<const QAbstractButton*>(there), nullptr) << "a second click presses nothing";
    });
}

TEST_F(QuestionRoom, IsThereBeforeANumberIsAnswered) {
    forEachSize(1, [this](const std::string& where) {
        const QRect answer = placeOf(QStringLiteral("lessonAnswer"));
        const std::pair<const char*, const char*> answers[] = {
            {"many", "This is not one number."},
            {"256", "Not this time. 256 is the number of threads of a block."},
            {"63", "Not this time. The answer is 3969."}};
        for (const auto& [number, said] : answers) {
            answerNumber(number);
            ASSERT_TRUE(text(QStringLiteral("lessonOutcome")).startsWith(QString::fromLatin1(said)))
                << text(QStringLiteral("lessonOutcome")).toStdString();
            expectStays("lessonAnswer", answer, where + ": " + number);
        }
    });
}

/// With the devices of the exercises.
class ExerciseRoom : public QuestionRoom {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        QuestionRoom::SetUp();
    }
    void TearDown() override {
        QuestionRoom::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
};

TEST_F(ExerciseRoom, IsThereBeforeAnExerciseIsAnswered) {
    click(QStringLiteral("practiceExercises"));
    window->resize(1280, 800);
    handleAllEvents();
    bool isNumber = false;
    for (int exercise = 0; exercise < 8; ++exercise) {
        isNumber = isNumber || get(QStringLiteral("exerciseNumber")).isVisible();
        const QRect answer = placeOf(QStringLiteral("exerciseAnswer"));
        const QRect back = placeOf(QStringLiteral("exerciseBack"));
        EXPECT_TRUE(wordsOfExercise().contains(QStringLiteral("The first answer counts."))) << exercise;
        click(QStringLiteral("exerciseSkip"));
        handleAllEvents();
        EXPECT_EQ(placeOf(QStringLiteral("exerciseAnswer")), answer) << exercise;
        EXPECT_EQ(placeOf(QStringLiteral("exerciseBack")), back) << exercise;
        click(QStringLiteral("exerciseAnswer"));
        handleAllEvents();
    }
    EXPECT_TRUE(isNumber) << "of eight exercises one asks for a number";
}

} // namespace
} // namespace trichevron::test
