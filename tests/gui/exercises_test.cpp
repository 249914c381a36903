// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises on the page Learn: the same seed gives the sheet of the command line, answers are judged and
// explained, the score counts first answers, sheets are saved and printed, and a session keeps the place.
#include "app/gui/editors/number_field.h"
#include "app/gui/language/window_language.h"
#include "app/gui/pages/learn/choice_button.h"
#include "app/gui/pages/learn/exercise_side.h"
#include "app/gui/pages/learn/exercise_view.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/present/presentation.h"
#include "app/gui/theme/theme.h"
#include "core/json/file_io.h"
#include "core/resources/exercise_devices.h"
#include "core/text/number_text.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

class ExercisesTest : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR); // with the devices of the exercises
        WindowTest::SetUp();
        window->pages().show(gui::window_page::learn);
        click(QStringLiteral("practiceExercises"));
        type(QStringLiteral("exerciseSeed"), QStringLiteral("7"));
    }
    void TearDown() override {
        window->presentation().end();
        WindowTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    gui::LearnPage& page() {
        return static_cast<gui::LearnPage&>(window->pages().page(gui::window_page::learn));
    }
    gui::ExerciseRun& run() { return view().run(); }
    gui::ExerciseView& view() { return get<gui::ExerciseView>(QStringLiteral("exerciseScroll")); }
    void click(const QString& name) { QTest::mouseClick(&get<QAbstractButton>(name), Qt::LeftButton); }
    void chooseLevel(int index) {
        auto& level = get<QComboBox>(QStringLiteral("exerciseLevel"));
        level.setCurrentIndex(index);
        Q_EMIT level.activated(index);
    }
    void checkKind(core::ExerciseKind kind) {
        get<QListWidget>(QStringLiteral("exerciseKinds"))
            .item(static_cast<int>(kind))
            ->setCheckState(Qt::Checked);
    }
    void keepKind(core::ExerciseKind kind) {
        click(QStringLiteral("exerciseNoKinds"));
        checkKind(kind);
    }
    /// By keys, as the learner does.
    void answer(bool rightly) {
        const core::Exercise& exercise = run().exercise();
        const bool isNumber = exercise.choices.empty();
        QWidget& place = get(isNumber ? QStringLiteral("exerciseNumber") : QStringLiteral("exerciseChoice1"));
        place.setFocus();
        if (isNumber)
            QTest::keyClicks(&place, QString::number(exercise.number + (rightly ? 0 : 1)));
        else
            QTest::keyClick(&place,
                            static_cast<Qt::Key>(
                                Qt::Key_1 + static_cast<int>((exercise.rightChoice + (rightly ? 0U : 1U)) %
                                                             exercise.choices.size())));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
};

TEST_F(ExercisesTest, ASeedGivesTheSheetOfTheCommandLine) {
    const core::ExerciseMaker maker = core::loadExerciseMaker();
    for (int level = 1; level <= 3; ++level) {
        chooseLevel(level - 1);
        const auto wanted = static_cast<core::ExerciseLevel>(level);
        const QString sheet =
            QString::fromStdString(exerciseSheet(maker.makeSheet({}, wanted, 7, 12), wanted, 7, true));
        EXPECT_EQ(run().sheet(12, true), sheet);
        EXPECT_EQ(text(QStringLiteral("exerciseText")),
                  QString::fromStdString(maker.makeAt({}, wanted, 7, 0).question.text()));
    }
}

TEST_F(ExercisesTest, EachIsAnsweredByKeysExplainedAndCounted) {
    click(QStringLiteral("exerciseAllKinds"));
    for (std::size_t place = 0; place < core::exerciseKindCount; ++place) {
        EXPECT_FALSE(get(QStringLiteral("exerciseExplanation")).isVisible());
        answer(place != 3);
        EXPECT_EQ(run().wasRight(), std::optional(place != 3)) << run().exercise().question.text();
        EXPECT_TRUE(get(QStringLiteral("exerciseExplanation")).isVisible());
        EXPECT_EQ(text(QStringLiteral("exerciseExplanation")),
                  QString::fromStdString(run().exercise().explanation.text()));
        EXPECT_TRUE(
            text(QStringLiteral("exerciseOutcome"))
                .startsWith(place == 3 ? QStringLiteral("Not this time.") : QStringLiteral("Right.")));
        QTest::keyClick(&get(QStringLiteral("exerciseAnswer")), Qt::Key_Return);
        EXPECT_EQ(run().place(), place + 1);
    }
    EXPECT_EQ(text(QStringLiteral("exerciseScore")), QStringLiteral("21 of 22 right"));
}

TEST_F(ExercisesTest, AnExerciseThatIsShownOrAnsweredAgainDoesNotCount) {
    click(QStringLiteral("exerciseSkip"));
    EXPECT_TRUE(get(QStringLiteral("exerciseExplanation")).isVisible());
    EXPECT_EQ(run().answeredCount(), 0U);
    EXPECT_EQ(text(QStringLiteral("exerciseScore")), QString());
    click(QStringLiteral("exerciseAnswer"));
    answer(false);
    click(QStringLiteral("exerciseBack"));
    click(QStringLiteral("exerciseSkip"));
    click(QStringLiteral("exerciseAnswer"));
    answer(true);
    EXPECT_EQ(text(QStringLiteral("exerciseScore")), QStringLiteral("0 of 1 right"));
}

TEST_F(ExercisesTest, ANumberMayHaveTheUnitThatTheQuestionAsksForAndSeparators) {
    struct Case {
        core::ExerciseKind kind;
        const char* after; ///< the number
        bool isRead;
    };
    const auto check = [this](std::initializer_list<Case> cases) {
        for (const auto& [kind, after, isRead] : cases) {
            keepKind(kind);
            const std::string number = core::withSeparators(run().exercise().number);
            get<QLineEdit>(QStringLiteral("exerciseNumber")) // keys of the test have no Hangul
                .setText(QString::fromStdString(number) + QString::fromUtf8(after));
            QTest::keyClick(&get(QStringLiteral("exerciseNumber")), Qt::Key_Return);
            EXPECT_EQ(run().wasRight(), isRead ? std::optional(true) : std::nullopt)
                << number << after << ": " << run().exercise().question.text();
        }
    };
    using Kind = core::ExerciseKind;
    check({{Kind::OccupancyPercent, "%", true},
           {Kind::OccupancyPercent, " %", true},
           {Kind::OccupancyPercent, " percent", true},
           {Kind::OccupancyPercent, " threads of a warp", false},
           {Kind::ResidentBlocks, " blocks", true},
           {Kind::ResidentBlocks, " block", true},
           {Kind::ResidentBlocks, "%", false},
           {Kind::BytesToSave, " B", true},
           {Kind::BytesToSave, " bytes", true},
           {Kind::BytesToSave, " KiB", false},
           {Kind::GlobalIndex, "", true}});
    struct English {
        ~English() { gui::chooseLanguage(QStringLiteral("en")); }
    } const afterwards;
    gui::chooseLanguage(QStringLiteral("ko"));
    handleAllEvents();
    check({{Kind::OccupancyPercent, "%", true}, {Kind::ResidentBlocks, "개", true}});
}

TEST_F(ExercisesTest, KindsAreChosen) {
    keepKind(core::ExerciseKind::Waves);
    checkKind(core::ExerciseKind::LastWave);
    for (int i = 0; i < 6; ++i) {
        EXPECT_TRUE(run().exercise().kind == core::ExerciseKind::Waves ||
                    run().exercise().kind == core::ExerciseKind::LastWave);
        click(QStringLiteral("exerciseSkip"));
        click(QStringLiteral("exerciseAnswer"));
    }
    click(QStringLiteral("exerciseAllKinds"));
    EXPECT_EQ(run().choice().kinds.size(), core::exerciseKindCount);
    EXPECT_EQ(run().place(), 0U);
}

TEST_F(ExercisesTest, TheKindsOfTheLevelAreChosenUntilTheUserChooses) {
    const auto isChecked = [this](core::ExerciseKind kind) {
        return get<QListWidget>(QStringLiteral("exerciseKinds")).item(static_cast<int>(kind))->checkState() ==
               Qt::Checked;
    };
    for (const int level : {0, 1, 0, 2}) {
        chooseLevel(level);
        EXPECT_TRUE(run().choice().kinds.empty());
        for (const core::ExerciseKind kind : core::allExerciseKinds)
            EXPECT_EQ(isChecked(kind), static_cast<int>(core::firstLevelOf(kind)) <= level + 1)
                << toString(kind) << " at level " << level + 1;
    }
    chooseLevel(0);
    checkKind(core::ExerciseKind::RegistersToSave);
    EXPECT_EQ(run().choice().kinds.size(), core::exerciseKindsOf(core::ExerciseLevel::Easy).size() + 1);
    chooseLevel(1);
    EXPECT_FALSE(isChecked(core::ExerciseKind::SectorsOfWarp)) << "what the user chose stays";
    click(QStringLiteral("exerciseAllKinds"));
    EXPECT_TRUE(run().choice().kinds.empty()) << "all are those of this level";
}

TEST_F(ExercisesTest, ASheetIsSavedAndPrinted) {
    const QTemporaryDir folder;
    auto& side = *view().findChild<gui::ExerciseSide*>();
    type(QStringLiteral("exerciseCount"), QStringLiteral("4"));
    const QString plain = folder.filePath(QStringLiteral("plain.md"));
    side.saveSheet(plain);
    EXPECT_EQ(QString::fromStdString(core::readFile(plain.toStdString())), run().sheet(4, false));
    click(QStringLiteral("exerciseWithAnswers"));
    const QString full = folder.filePath(QStringLiteral("full.md"));
    side.saveSheet(full);
    EXPECT_EQ(QString::fromStdString(core::readFile(full.toStdString())), run().sheet(4, true));
    EXPECT_EQ(side.saveSheet(folder.filePath(QStringLiteral("sheet.html"))),
              folder.filePath(QStringLiteral("sheet.html.md")))
        << "it is Markdown";
    EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("sheet.html"))));
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("sheet.pdf")));
    side.printSheet(printer);
    EXPECT_TRUE(
        core::readFile(folder.filePath(QStringLiteral("sheet.pdf")).toStdString()).starts_with("%PDF"));
}

TEST_F(ExercisesTest, ThePrintedAnswersBeginAPage) {
    const QTemporaryDir folder;
    auto& side = *view().findChild<gui::ExerciseSide*>();
    type(QStringLiteral("exerciseCount"), QStringLiteral("2"));
    const auto pages = [&] {
        const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        side.printSheet(printer);
        const QByteArray pdf = QByteArray::fromStdString(core::readFile(file.toStdString()));
        return pdf.count("/Type /Page\n");
    };
    EXPECT_EQ(pages(), 1) << "two questions";
    click(QStringLiteral("exerciseWithAnswers"));
    EXPECT_EQ(pages(), 2) << "their answers would have had room below them";
}

TEST_F(ExercisesTest, ThereIsNoSheetOfNumbersThatCannotBeRead) {
    const std::pair<const char*, const char*> cases[] = {{"exerciseSeed", "abc"}, {"exerciseCount", "0"}};
    for (const auto& [field, typed] : cases) {
        const auto& number = get<gui::NumberField>(QString::fromLatin1(field));
        const auto& problem = get<QLabel>(QString::fromLatin1(field) + QStringLiteral("Problem"));
        EXPECT_FALSE(problem.isVisible()) << field;
        const QString before = number.text();
        type(QString::fromLatin1(field), QString::fromLatin1(typed));
        EXPECT_TRUE(problem.isVisible()) << field;
        EXPECT_TRUE(problem.text().contains(QLatin1Char('"') + QString::fromLatin1(typed) + QLatin1Char('"')))
            << problem.text().toStdString();
        EXPECT_EQ(problem.text(), number.problem());
        handleAllEvents();
        const int below = problem.mapTo(window.get(), QPoint()).y() -
                          number.mapTo(window.get(), QPoint(0, number.height())).y();
        EXPECT_GE(below, 0) << field;
        EXPECT_LT(below, number.height()) << field << ": it stands below its field";
        EXPECT_FALSE(get(QStringLiteral("exerciseSave")).isEnabled());
        EXPECT_FALSE(get(QStringLiteral("exercisePrint")).isEnabled());
        type(QString::fromLatin1(field), before);
        EXPECT_FALSE(problem.isVisible());
        EXPECT_TRUE(get(QStringLiteral("exerciseSave")).isEnabled());
    }
}

TEST_F(ExercisesTest, InAVeryLargeWindowTheirChoiceStandsBesideThem) {
    for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        window->resize(size);
        handleAllEvents();
        const auto& title = get(QStringLiteral("exerciseTitle"));
        const auto& level = get(QStringLiteral("exerciseLevel"));
        const int left = title.mapTo(window.get(), QPoint()).x();
        const int beside = level.mapTo(window.get(), QPoint()).x();
        EXPECT_GT(beside, left) << size.width();
        EXPECT_LE(beside - left, gui::scaledPixels(1000)) << size.width();
        EXPECT_LE(level.mapTo(window.get(), QPoint(level.width(), 0)).x(), window->width()) << size.width();
    }
}

TEST_F(ExercisesTest, ASessionKeepsSheetPlaceAndScore) {
    keepKind(core::ExerciseKind::ThreadId);
    chooseLevel(1);
    answer(true);
    click(QStringLiteral("exerciseAnswer"));
    answer(false);
    click(QStringLiteral("exerciseAnswer"));
    const core::Json state = page().state();
    const gui::ExerciseChoice choice = run().choice();
    const QString question = text(QStringLiteral("exerciseText"));
    type(QStringLiteral("exerciseSeed"), QStringLiteral("8"));
    page().showLesson();
    page().setState(state);
    EXPECT_TRUE(page().isPractising());
    EXPECT_EQ(run().choice(), choice);
    EXPECT_EQ(text(QStringLiteral("exerciseText")), question);
    EXPECT_EQ(text(QStringLiteral("exerciseScore")), QStringLiteral("1 of 2 right"));
    for (const core::Json& foreign :
         {core::Json(7),
          core::Json{{"kinds", 7}, {"level", 9}, {"seed", -1}, {"exercise", 0}, {"right", {0, "x"}}},
          core::Json{{"kinds", {"sudoku"}}, {"exercise", 10000000000}}})
        run().setState(foreign);
    EXPECT_EQ(run().choice().level, core::ExerciseLevel::Medium);
}

TEST_F(ExercisesTest, OneUnderWayFollowsTheLanguageAndKeepsWhatWasTyped) {
    struct English {
        ~English() { gui::chooseLanguage(QStringLiteral("en")); }
    } const afterwards;
    const auto isIn = [this](const char* label, std::string_view code) {
        static const QRegularExpression hangul(QStringLiteral("[가-힣]"));
        const QString words = text(QString::fromLatin1(label));
        const bool isPseudo = words.contains(QStringLiteral("⟦"));
        return words.contains(hangul) == (code == "ko") && isPseudo == (code == "en_XA");
    };
    keepKind(core::ExerciseKind::ThreadId); // a number
    answer(true);
    click(QStringLiteral("exerciseAnswer"));
    const QString question = text(QStringLiteral("exerciseText"));
    const double number = run().exercise().number;
    type(QStringLiteral("exerciseNumber"), QStringLiteral("12"));
    for (const char* code : {"ko", "en_XA", "ko", "en"}) {
        gui::chooseLanguage(QString::fromLatin1(code));
        handleAllEvents();
        for (const char* label : {"exerciseTitle", "exerciseText", "exerciseScore"})
            EXPECT_TRUE(isIn(label, code)) << code << ' ' << text(QString::fromLatin1(label)).toStdString();
        EXPECT_EQ(get<QLineEdit>(QStringLiteral("exerciseNumber")).text().toStdString(), "12") << code;
        EXPECT_TRUE(run().isOpen());
        EXPECT_EQ(run().place(), 1U);
        EXPECT_EQ(run().exercise().number, number);
        EXPECT_EQ(run().rightCount(), 1U);
    }
    EXPECT_EQ(text(QStringLiteral("exerciseText")), question);
    type(QStringLiteral("exerciseNumber"), QString::number(number));
    QTest::keyClick(&get(QStringLiteral("exerciseNumber")), Qt::Key_Return);
    for (const char* code : {"ko", "en_XA", "en"}) {
        gui::chooseLanguage(QString::fromLatin1(code));
        handleAllEvents();
        for (const char* label : {"exerciseExplanation", "exerciseOutcome"})
            EXPECT_TRUE(isIn(label, code)) << code << ' ' << text(QString::fromLatin1(label)).toStdString();
        EXPECT_EQ(run().rightCount(), 2U);
    }
}

TEST_F(ExercisesTest, AChoiceThatIsCheckedStaysInAnotherLanguage) {
    struct English {
        ~English() { gui::chooseLanguage(QStringLiteral("en")); }
    } const afterwards;
    keepKind(core::ExerciseKind::PossibleResidency);
    const QString choice = QStringLiteral("exerciseChoice2");
    click(choice);
    const QString english = get<gui::ChoiceButton>(choice).text();
    for (const char* code : {"ko", "en_XA", "en"}) {
        gui::chooseLanguage(QString::fromLatin1(code));
        handleAllEvents();
        EXPECT_TRUE(get<gui::ChoiceButton>(choice).isChecked()) << code;
        EXPECT_EQ(get<gui::ChoiceButton>(choice).text() == english, std::string_view(code) == "en");
    }
}

TEST_F(ExercisesTest, TheLessonIsWhereItWasLeft) {
    EXPECT_TRUE(view().isVisible());
    EXPECT_FALSE(get(QStringLiteral("lessonText")).isVisible());
    auto& list = get<QListWidget>(QStringLiteral("lessonList"));
    EXPECT_EQ(list.currentRow(), -1);
    const auto& exercises = get<QAbstractButton>(QStringLiteral("practiceExercises"));
    EXPECT_EQ(exercises.font().weight(), QFont::DemiBold) << "they are marked in the place of a lesson";
    list.setCurrentRow(1);
    EXPECT_EQ(exercises.font().weight(), QFont::Normal);
    EXPECT_FALSE(page().isPractising());
    EXPECT_EQ(page().run().lessonIndex(), 1U);
    page().run().open(1, 1);
    click(QStringLiteral("practiceExercises"));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier,
                      list.visualItemRect(list.item(1)).center());
    EXPECT_FALSE(page().isPractising());
    EXPECT_EQ(page().run().stepIndex(), 1U);
}

TEST_F(ExercisesTest, PresentingAnExerciseAndBackKeepsEverything) {
    answer(true);
    const core::Json before = page().state();
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_TRUE(window->presentation().isRunning());
    EXPECT_FALSE(get(QStringLiteral("exerciseKinds")).isVisible());
    EXPECT_TRUE(get(QStringLiteral("exerciseExplanation")).isVisible());
    QTest::keyClick(window.get(), Qt::Key_F11);
    EXPECT_EQ(page().state(), before);
    EXPECT_EQ(run().wasRight(), std::optional(true));
    EXPECT_TRUE(get(QStringLiteral("exerciseKinds")).isVisible());
}

} // namespace
} // namespace trichevron::test
