// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page Learn: a question is answered before anything gives it away, the launch can be changed and comes
// back, progress is kept, and a dropped lesson opens nothing but itself.
#include "app/gui/language/window_language.h"
#include "app/gui/pages/learn/choice_button.h"
#include "app/gui/pages/learn/lesson_text.h"
#include "tests/gui/learn_fixture.h"

#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>

#include <sys/stat.h>

namespace trichevron::test {
namespace {

TEST_F(LearnTest, ADroppedLessonIsShownWithItsLaunch) {
    dropLesson(lesson);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::learn);
    EXPECT_EQ(text(QStringLiteral("lessonTitle")), QStringLiteral("Is it accepted?"));
    EXPECT_EQ(block(), (core::BlockExtent{32, 64, 1}));
    EXPECT_TRUE(get(QStringLiteral("lessonPicture")).isVisible());
    EXPECT_EQ(get<gui::ChoiceButton>(QStringLiteral("lessonChoice2")).text(), QStringLiteral("No"));
}

TEST_F(LearnTest, WhatWouldGiveTheAnswerAwayIsCoveredUntilItIsGiven) {
    dropLesson(lesson);
    const QString before = wordsOfPage();
    for (const char* word : {"cudaError", "Because", "A saying", "matrixAdd<<<"})
        EXPECT_FALSE(before.contains(QLatin1String(word))) << word << " in\n" << before.toStdString();
    EXPECT_EQ(colouring().id, "level");
    EXPECT_FALSE(get<gui::HierarchyCanvas>(QStringLiteral("lessonPicture")).hasMouseTracking());
    click(QStringLiteral("lessonChoice2"));
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    const QString after = wordsOfPage();
    for (const char* word :
         {"Right.", "Predicted by the model: cudaErrorInvalidValue", "launch cudaErrorInvalidValue",
          "Answered by a recording of Fixture GPU", "Because it has 2048", "A saying", "matrixAdd<<<"})
        EXPECT_TRUE(after.contains(QLatin1String(word))) << word << " in\n" << after.toStdString();
    EXPECT_EQ(colouring().id, "warp");
    EXPECT_EQ(window->pages().shownId(), gui::window_page::learn) << "results are shown on this page";
}

TEST_F(LearnTest, ThePictureOfALessonIsShownWithTheAnswer) {
    std::string other = lesson;
    other.replace(other.find("\"colourBy\": \"warp\""), 18, "\"picture\": \"sectors\"");
    dropLesson(other);
    auto& sectors = *page().findChild<QWidget*>(QStringLiteral("sectorsView"));
    auto& hierarchy = get(QStringLiteral("lessonPicture"));
    EXPECT_FALSE(sectors.isVisible()) << "it could give the answer away";
    EXPECT_TRUE(hierarchy.isVisible());
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    EXPECT_TRUE(sectors.isVisible());
    EXPECT_FALSE(hierarchy.isVisible());
    EXPECT_EQ(&page().mainView(), &sectors);
    page().run().goOn();
    EXPECT_FALSE(sectors.isVisible());
    EXPECT_TRUE(hierarchy.isVisible());
}

TEST_F(LearnTest, AWrongChoiceShowsTheRightOne) {
    dropLesson(lesson);
    click(QStringLiteral("lessonChoice1"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_EQ(get<gui::ChoiceButton>(QStringLiteral("lessonChoice1")).mark(), gui::ChoiceButton::Mark::Wrong);
    EXPECT_EQ(get<gui::ChoiceButton>(QStringLiteral("lessonChoice2")).mark(), gui::ChoiceButton::Mark::Right);
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("Not this time.")));
    waitForDevice();
}

/// With the lessons that come with the program.
class LearnTestWithLessons : public LearnTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        LearnTest::SetUp();
    }
    void TearDown() override {
        LearnTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
};

TEST_F(LearnTestWithLessons, ALessonUnderWayFollowsTheLanguageAndKeepsItsPlace) {
    struct English {
        ~English() { gui::chooseLanguage(QStringLiteral("en")); }
    } const afterwards;
    const auto choose = [](const char* code) {
        gui::chooseLanguage(QString::fromLatin1(code));
        handleAllEvents();
    };
    window->pages().show(gui::window_page::learn);
    ASSERT_TRUE(page().run().open("02-one-block", 1));
    click(QStringLiteral("lessonChoice1"));
    const gui::LaunchState launch = session().state();
    const QString english = text(QStringLiteral("lessonTitle"));
    const auto hasHangul = [](const QString& words) {
        return words.contains(QRegularExpression(QStringLiteral("[가-힣]")));
    };
    for (const char* code : {"ko", "en_XA", "ko", "en"}) {
        choose(code);
        EXPECT_EQ(page().run().stepIndex(), 1U);
        EXPECT_TRUE(page().run().isQuestionOpen());
        EXPECT_TRUE(get<gui::ChoiceButton>(QStringLiteral("lessonChoice1")).isChecked()) << code;
        EXPECT_EQ(hasHangul(text(QStringLiteral("lessonTitle"))), std::string_view(code) == "ko") << code;
        EXPECT_EQ(hasHangul(get<gui::ChoiceButton>(QStringLiteral("lessonChoice1")).text()),
                  std::string_view(code) == "ko");
        EXPECT_TRUE(session().state() == launch);
    }
    EXPECT_EQ(text(QStringLiteral("lessonTitle")), english);
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    const std::optional<bool> answer = page().run().wasRight();
    EXPECT_TRUE(answer);
    choose("ko");
    EXPECT_EQ(page().run().wasRight(), answer);
    EXPECT_TRUE(hasHangul(get<QTextBrowser>(QStringLiteral("lessonText")).toPlainText()));
}

TEST_F(LearnTestWithLessons, ANumberThatWasTypedStaysInAnotherLanguage) {
    struct English {
        ~English() { gui::chooseLanguage(QStringLiteral("en")); }
    } const afterwards;
    window->pages().show(gui::window_page::learn);
    ASSERT_TRUE(page().run().open("01-names-and-numbers", 0));
    type(QStringLiteral("lessonNumber"), QStringLiteral("12"));
    for (const char* code : {"ko", "en_XA", "en"}) {
        gui::chooseLanguage(QString::fromLatin1(code));
        handleAllEvents();
        EXPECT_EQ(get<QLineEdit>(QStringLiteral("lessonNumber")).text().toStdString(), "12") << code;
    }
}

TEST_F(LearnTest, ALessonFromAFileStaysInItsLanguage) {
    struct English {
        ~English() { gui::chooseLanguage(QStringLiteral("en")); }
    } const afterwards;
    dropLesson(lesson);
    gui::chooseLanguage(QStringLiteral("ko"));
    handleAllEvents();
    EXPECT_EQ(text(QStringLiteral("lessonTitle")), QStringLiteral("Is it accepted?"));
}

TEST_F(LearnTest, ALessonIsAnsweredByKeysAlone) {
    dropLesson(lesson);
    get(QStringLiteral("lessonChoice1")).setFocus();
    QTest::keyClick(&get(QStringLiteral("lessonChoice1")), Qt::Key_2);
    EXPECT_TRUE(get<gui::ChoiceButton>(QStringLiteral("lessonChoice2")).isChecked());
    QTest::keyClick(&get(QStringLiteral("lessonChoice2")), Qt::Key_Return);
    EXPECT_EQ(page().run().wasRight(), std::optional(true));
    waitForDevice();
    QTest::keyClick(&get(QStringLiteral("lessonAnswer")), Qt::Key_Return);
    EXPECT_EQ(page().run().stepIndex(), 1U);
    QTest::keyClicks(&get(QStringLiteral("lessonNumber")), QStringLiteral("3,969"));
    QTest::keyClick(&get(QStringLiteral("lessonNumber")), Qt::Key_Return);
    EXPECT_EQ(page().run().stepIndex(), 1U) << "the explanation is read before it goes on";
    EXPECT_EQ(page().run().wasRight(), std::optional(true));
    waitForDevice();
}

TEST_F(LearnTest, QuestionAndAnswerAreAboutTheLaunchOfTheLesson) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    type(QStringLiteral("lessonGridX"), QStringLiteral("10"));
    EXPECT_EQ(session().state().config.gridDim, (core::GridExtent{10, 63, 1}));
    EXPECT_FALSE(page().run().isLaunchOfStep());
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("which comes back with your answer")));
    type(QStringLiteral("lessonNumber"), QStringLiteral("3969"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_EQ(page().run().wasRight(), std::optional(true));
    EXPECT_TRUE(page().run().isLaunchOfStep());
    waitForDevice();
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("Answered by a recording")))
        << wordsOfPage().toStdString();
}

TEST_F(LearnTest, ALaunchThatIsChangedAfterTheAnswerIsAPredictionAndComesBackWithOneKey) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    type(QStringLiteral("lessonGridX"), QStringLiteral("10"));
    EXPECT_FALSE(page().run().isLaunchOfStep());
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("as a prediction"))) << wordsOfPage().toStdString();
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("The answer is 3969.")));
    QTest::keyClick(window.get(), Qt::Key_F4);
    EXPECT_TRUE(QTest::qWaitFor([this] { return page().run().isLaunchOfStep(); }, waitMs))
        << "the button is pressed and released";
    EXPECT_EQ(session().state().config.gridDim, (core::GridExtent{63, 63, 1}));
    EXPECT_TRUE(get(QStringLiteral("lessonAnswer")).hasFocus());
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().state().config.gridDim, (core::GridExtent{10, 63, 1})) << "a step of undo";
}

TEST_F(LearnTest, UndoDoesNotTakeTheLaunchOfTheLessonAway) {
    dropLesson(lesson);
    const core::LaunchConfig own = session().state().config;
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().state().config, own);
    EXPECT_FALSE(session().canUndo());
    window->pages().show(gui::window_page::explore);
    EXPECT_TRUE(session().canUndo()) << "there the launch before the lesson comes back";
}

TEST_F(LearnTest, ProgressIsKeptAndForgottenOnRequest) {
    dropLesson(lesson);
    click(QStringLiteral("lessonChoice1"));
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    EXPECT_EQ(gui::Settings().learned(), QStringList{QStringLiteral("a/1")});
    EXPECT_TRUE(gui::LessonProgress().isDone("a", 0));
    click(QStringLiteral("lessonReset"));
    EXPECT_TRUE(gui::Settings().learned().isEmpty());
    for (QAbstractButton* button : window->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->text() == QLatin1String("Bring it back")) {
            button->click();
            break;
        }
    EXPECT_EQ(gui::Settings().learned(), QStringList{QStringLiteral("a/1")}) << "one click loses nothing";
}

TEST_F(LearnTest, WhatIsNoNumberIsRefusedAndNotCounted) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    for (const char* answer : {"1, 1", "63 63", "many", "39,69", "3,969,"}) {
        type(QStringLiteral("lessonNumber"), QLatin1String(answer));
        click(QStringLiteral("lessonAnswer"));
        EXPECT_TRUE(page().run().isQuestionOpen()) << answer;
        EXPECT_TRUE(text(QStringLiteral("lessonOutcome")).contains(QStringLiteral("not one number")))
            << answer;
        EXPECT_TRUE(get(QStringLiteral("lessonNumber")).hasFocus());
    }
    type(QStringLiteral("lessonNumber"), QStringLiteral(" 3 969 "));
    EXPECT_TRUE(text(QStringLiteral("lessonOutcome")).isEmpty());
    click(QStringLiteral("lessonAnswer"));
    EXPECT_EQ(page().run().wasRight(), std::optional(true));
    waitForDevice();
}

TEST_F(LearnTest, AStepPlacesThePictureAndTheNextOneTakesThatBack) {
    const std::string launch =
        "{\"launch\": {" + lessonDevice +
        ", \"kernel\": \"matrixAdd\", \"problem\": [1000, 1000], \"gridDim\": [63, 63], "
        "\"blockDim\": [16, 16]}";
    const std::string question =
        ", \"question\": {\"number\": {\"fact\": \"blocks\"}, \"answer\": 3969}}\n```\nBecause.\n";
    dropLesson(title + "## First\n```trichevron\n" + launch + ", \"view\": {\"block\": [3, 2], \"warp\": 1}" +
               question + "## Second\n```trichevron\n" + launch + ", \"view\": {\"hidden\": true}" +
               question);
    EXPECT_EQ(session().path(), core::pathToBlock(session().shape(), {3, 2, 0}));
    click(QStringLiteral("lessonSkip"));
    EXPECT_EQ(session().path(), core::pathToWarp(session().shape(), {3, 2, 0}, 1));
    EXPECT_TRUE(get(QStringLiteral("lessonAnswer")).hasFocus());
    auto& picture = get<gui::HierarchyCanvas>(QStringLiteral("lessonPicture"));
    picture.execute(gui::ViewCommand::ZoomIn);
    click(QStringLiteral("lessonAnswer"));
    EXPECT_EQ(session().path(), core::HierarchyPath());
    EXPECT_FALSE(picture.isVisible());
    click(QStringLiteral("lessonSkip"));
    EXPECT_TRUE(picture.isVisible());
    EXPECT_DOUBLE_EQ(picture.viewpoint().zoom, gui::Viewpoint().zoom);
}

TEST_F(LearnTest, AfterTheLastLessonComesASummaryAndThenTheExercises) {
    dropLesson(lesson);
    const std::size_t last = page().run().lessons().size() - 1;
    page().run().open(last, page().run().lessons()[last].steps.size() - 1);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    click(QStringLiteral("lessonAnswer"));
    EXPECT_TRUE(page().run().isFinished());
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("You have answered 0 of ")))
        << wordsOfPage().toStdString();
    EXPECT_FALSE(get(QStringLiteral("lessonGridX")).isVisible());
    click(QStringLiteral("lessonAnswer"));
    EXPECT_TRUE(page().isPractising());
    page().showLesson();
    click(QStringLiteral("lessonBack"));
    EXPECT_FALSE(page().run().isFinished());
    EXPECT_EQ(page().run().lessonIndex(), last);
}

TEST_F(LearnTest, ASkippedQuestionIsShownAndNotCounted) {
    dropLesson(lesson);
    click(QStringLiteral("lessonSkip"));
    EXPECT_FALSE(page().run().isQuestionOpen());
    EXPECT_TRUE(wordsOfPage().contains(QStringLiteral("Because it has 2048")));
    EXPECT_TRUE(gui::Settings().learned().isEmpty());
    waitForDevice();
}

TEST_F(LearnTest, ASessionKeepsTheStep) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    const core::Json state = page().state();
    page().run().open(page().run().lessonIndex(), 0);
    page().setState(state);
    EXPECT_EQ(page().run().stepIndex(), 1U);
    for (const core::Json& foreign :
         {core::Json(7), core::Json{{"lesson", 7}}, core::Json{{"lesson", "../../etc/passwd"}},
          core::Json{{"lesson", "a"}, {"step", "x"}}, core::Json{{"lesson", "a"}, {"step", 1000000000000}}})
        page().setState(foreign);
    EXPECT_EQ(page().run().lesson().name, "a");
}

TEST_F(LearnTest, PresentingALessonAndBackKeepsEverything) {
    dropLesson(lesson);
    click(QStringLiteral("lessonChoice2"));
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_TRUE(window->presentation().isRunning());
    EXPECT_FALSE(get(QStringLiteral("lessonList")).isVisible());
    EXPECT_TRUE(get(QStringLiteral("lessonPicture")).isVisible());
    EXPECT_TRUE(get<gui::ChoiceButton>(QStringLiteral("lessonChoice2")).isChecked());
    click(QStringLiteral("lessonAnswer"));
    waitForDevice();
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_FALSE(window->presentation().isRunning());
    EXPECT_EQ(page().run().wasRight(), std::optional(true));
    EXPECT_TRUE(get(QStringLiteral("lessonGridX")).isVisible());
}

TEST_F(LearnTest, ANumberIsTypedInAPresentationAndInAnyTypeSize) {
    window->activateWindow();
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    auto& number = get<QLineEdit>(QStringLiteral("lessonNumber"));
    number.setFocus();
    const auto type = [](const QString& keys) { QTest::keyClicks(QApplication::focusWidget(), keys); };
    type(QStringLiteral("3"));
    QTest::keyClick(window.get(), Qt::Key_F11);
    handleAllEvents();
    EXPECT_EQ(QApplication::focusWidget(), &number);
    type(QStringLiteral("9"));
    QTest::keyClick(window.get(), Qt::Key_F11);
    handleAllEvents();
    EXPECT_EQ(QApplication::focusWidget(), &number);
    QTest::keyClick(window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    handleAllEvents();
    EXPECT_EQ(QApplication::focusWidget(), &number);
    QTest::keyClick(window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    handleAllEvents();
    EXPECT_EQ(QApplication::focusWidget(), &number);
    type(QStringLiteral("6"));
    EXPECT_EQ(number.text(), QStringLiteral("396"));
}

TEST_F(LearnTest, EnterInTheListOfLessonsGoesToTheFirstFieldOfTheLesson) {
    window->activateWindow();
    dropLesson(lesson);
    auto& list = get<QListWidget>(QStringLiteral("lessonList"));
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), &get(QStringLiteral("lessonChoice1")));
    page().run().open(page().run().lessonIndex(), 1);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), &get(QStringLiteral("lessonNumber")));
}

TEST_F(LearnTest, ATermLeadsToTheGlossary) {
    dropLesson(lesson);
    Q_EMIT get<QLabel>(QStringLiteral("lessonTerms")).linkActivated(QStringLiteral("block"));
    auto& described = get<QTextBrowser>(QStringLiteral("rulesText"));
    EXPECT_TRUE(described.toPlainText().contains(QString::fromStdString(messageFor(core::Term::Block))));
    EXPECT_TRUE(described.toPlainText().contains(QStringLiteral("See also")));
    Q_EMIT described.anchorClicked(QUrl(QStringLiteral("term:grid")));
    EXPECT_TRUE(described.toPlainText().contains(QString::fromStdString(messageFor(core::Term::Grid))));
}

TEST_F(LearnTest, ABadLessonSaysTheLineAndChangesNothing) {
    const gui::LaunchState before = session().state();
    dropLesson(title + "## Q\n```trichevron\n{\"terms\": [\"blcok\"]}\n```\n");
    QString notice;
    for (const QLabel* label : window->findChildren<QLabel*>())
        if (label->isVisible())
            notice += label->text() + QLatin1Char('\n');
    EXPECT_TRUE(notice.contains(QStringLiteral("a.lesson.md: line 8: /terms/0: expected the name of a term")))
        << notice.toStdString();
    EXPECT_EQ(session().state(), before);
}

/// Opening the named pipe would block for ever; a file that is opened is read.
TEST_F(LearnTest, AHostileLessonOpensNothing) {
    const QString pipe = folder.filePath(QStringLiteral("pipe.png"));
    ASSERT_EQ(mkfifo(pipe.toStdString().c_str(), 0600), 0);
    dropLesson(title + "## <b>Bold</b> ![](" + pipe.toStdString() +
               ")\n<script>alert(1)</script> <img src=\"file://" + pipe.toStdString() + "\"> [link](file://" +
               pipe.toStdString() + ") ![picture](file://" + pipe.toStdString() + ") ![p](" +
               pipe.toStdString() + ")\n\n<h1>Heading</h1>\n");
    auto& words = get<gui::LessonText>(QStringLiteral("lessonText"));
    words.grab(); // paints the pictures
    EXPECT_TRUE(words.toPlainText().contains(QStringLiteral("<script>alert(1)</script>"))) << "HTML is text";
    EXPECT_TRUE(words.toPlainText().contains(QStringLiteral("<h1>")));
    EXPECT_EQ(text(QStringLiteral("lessonTitle")).left(11), QStringLiteral("<b>Bold</b>"));
    EXPECT_EQ(get<QLabel>(QStringLiteral("lessonTitle")).textFormat(), Qt::PlainText);
    const QString shown = words.toPlainText();
    Q_EMIT words.anchorClicked(QUrl::fromLocalFile(pipe));
    EXPECT_EQ(words.toPlainText(), shown);
    EXPECT_EQ(words.source(), QUrl());
}

TEST_F(LearnTest, AStepAppearsBeforeAnyWorkerIsAsked) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    EXPECT_EQ(text(QStringLiteral("lessonTitle")), QStringLiteral("How many blocks?"));
    EXPECT_EQ(block(), (core::BlockExtent{16, 16, 1}));
    EXPECT_FALSE(app->jobs.isBusy());
}

} // namespace
} // namespace trichevron::test
