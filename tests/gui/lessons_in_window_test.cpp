// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons that come with the program, in the window.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/language/window_language.h"
#include "app/gui/menus/edit_menu.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/text.h"
#include "core/catalogue/language.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QRegularExpression>
#include <QTest>

namespace trichevron::test {
namespace {

/// Numbers of four digits and more without separators, outside code, names, pairs of launch bounds, and the
/// operands of a formula.
QStringList bareNumbersIn(const std::string& markdown) {
    static const QRegularExpression exempt(
        QStringLiteral(
            R"(```.*?```|`[^`]*`|[RG]TX \d+|bounds\S* \d+, \d+|\d+(?=\s?[·/−+])|(?<=[·/−+]\s)\d+)"),
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression bare(QStringLiteral(R"((?<![\d.,])\d{4,})"));
    const QString prose = QString::fromStdString(markdown).remove(exempt);
    QStringList found;
    for (auto match = bare.globalMatch(prose); match.hasNext();)
        found << match.next().captured();
    return found;
}

std::vector<std::string> proseOf(const core::LessonStep& step) {
    std::vector<std::string> texts{step.title, step.text, step.explanation};
    if (step.question) {
        texts.push_back(step.question->notLaunched);
        for (const core::Choice& choice : step.question->choices)
            texts.push_back(choice.text);
        for (const core::WrongAnswer& wrong : step.question->wrong)
            texts.push_back(wrong.text);
    }
    if (step.difference) {
        texts.push_back(step.difference->document);
        texts.push_back(step.difference->device);
    }
    return texts;
}

class LessonsInWindowTest : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        gui::Settings().setLearned({});
        WindowTest::SetUp();
        startReplay();
        window->pages().show(gui::window_page::learn);
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::setWindowLanguage(core::languageForCode("en"));
        gui::Settings().setLearned({});
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    gui::LessonRun& run() {
        return static_cast<gui::LearnPage&>(window->pages().page(gui::window_page::learn)).run();
    }
    void click(const char* name) {
        QTest::mouseClick(&get<QAbstractButton>(QString::fromLatin1(name)), Qt::LeftButton);
    }
};

TEST_F(LessonsInWindowTest, AKernelThatNeverEndsIsNoFaultAndDoesNotHoldTheNextStep) {
    ASSERT_TRUE(run().open("05-errors-later", 2));
    ASSERT_TRUE(neverEnds(run().step()));
    click("lessonChoice1");
    click("lessonAnswer");
    EXPECT_EQ(run().wasRight(), std::optional(true));
    EXPECT_TRUE(run().isRevealing());
    click("lessonAnswer"); // goes on
    EXPECT_EQ(run().lesson().name, "06-more-blocks");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy() && !run().isRevealing(); }, waitMs));
    EXPECT_FALSE(get(QStringLiteral("faultNotice")).isVisible());
}

TEST_F(LessonsInWindowTest, EachStepIsPlacedInThePictureAndTakesNoLaunchAway) {
    for (std::size_t lesson = 0; lesson < run().lessons().size(); ++lesson)
        for (std::size_t step = 0; step < run().lessons()[lesson].steps.size(); ++step) {
            run().open(lesson, step);
            EXPECT_TRUE(run().isLaunchOfStep()) << run().step().title;
            EXPECT_FALSE(session().canUndo()) << run().step().title;
            if (!run().step().launch)
                continue;
            const auto& block = run().step().view.block;
            EXPECT_EQ(session().path(),
                      block ? core::pathToBlock(session().shape(), *block) : core::HierarchyPath())
                << run().step().title;
        }
}

TEST_F(LessonsInWindowTest, AStepOfUndoNamesItsLessonInTheLanguageOfTheWindow) {
    ASSERT_TRUE(run().open("05-errors-later", 2));
    ASSERT_TRUE(run().isLaunchOfStep());
    window->pages().show(gui::window_page::explore);
    window->pages().shownPage().mainView().setFocus();
    const auto undo = [this] {
        Q_EMIT window->findChild<gui::EditMenu*>()->aboutToShow();
        return get<QAction>(QStringLiteral("undoAction")).text();
    };
    const auto title = [this] { return gui::text(run().lesson().title); };
    const QString english = title();
    ASSERT_EQ(undo().toStdString(), "&Undo Lesson " + english.toStdString());
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    ASSERT_NE(title(), english);
    EXPECT_TRUE(undo().contains(title())) << undo().toStdString();
    EXPECT_FALSE(undo().contains(english)) << undo().toStdString();
    gui::setWindowLanguage(core::languageForCode("en"));
    handleAllEvents();
    EXPECT_EQ(undo().toStdString(), "&Undo Lesson " + english.toStdString());
}

TEST_F(LessonsInWindowTest, ANumberThatIsReadHasSeparatorsInEveryLanguage) {
    for (const char* language : {"en", "ko"}) {
        gui::setWindowLanguage(core::languageForCode(language));
        for (const core::Lesson& lesson : gui::loadLessons())
            for (const core::LessonStep& step : lesson.steps)
                for (const std::string& text : proseOf(step))
                    EXPECT_EQ(bareNumbersIn(text), QStringList()) << lesson.name << ": " << text;
    }
}

TEST_F(LessonsInWindowTest, TheFirstOpenStepIsTheBeginning) {
    gui::LessonProgress().setDone("01-names-and-numbers", 0);
    const gui::LessonRun again(*app);
    EXPECT_EQ(again.lesson().name, "01-names-and-numbers");
    EXPECT_EQ(again.stepIndex(), 1U);
}

TEST_F(LessonsInWindowTest, TheSmOfTheOneBlockIsWhereTheExplanationSaysThatItIs) {
    ASSERT_TRUE(run().open("02-one-block", 1));
    click("lessonChoice1");
    click("lessonAnswer");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy() && !run().isRevealing(); }, waitMs));
    ASSERT_NE(session().results().trace(session().launchKey()), nullptr) << "the recording has it";
    EXPECT_NE(run().step().explanation.find("The legend of the picture names this SM"), std::string::npos);
    auto& picture = get<gui::HierarchyCanvas>(QStringLiteral("lessonPicture"));
    picture.grab();
    QStringList sms;
    for (const core::LegendEntry& entry : picture.scene().legend)
        if (gui::text(entry.text).startsWith(QStringLiteral("SM ")))
            sms << gui::text(entry.text);
    EXPECT_EQ(sms.size(), 1) << sms.join(QStringLiteral(" | ")).toStdString();
}

} // namespace
} // namespace trichevron::test
