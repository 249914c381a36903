// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of page Learn in every size, in another theme and after a presentation.
#include "app/gui/editors/code_label.h"
#include "app/gui/layout/pinned_area.h"
#include "app/gui/pages/learn/lesson_text.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/resources/lesson_files.h"
#include "tests/gui/learn_fixture.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>

#include <map>
#include <utility>

namespace trichevron::test {
namespace {

class LearnLayoutTest : public LearnTest {
protected:
    void SetUp() override {
        LearnTest::SetUp();
        window->pages().show(gui::window_page::learn);
        handleAllEvents();
    }
    void TearDown() override {
        window->setLargeType(false);
        window->setTheme(gui::ThemeChoice::Light);
        LearnTest::TearDown();
    }
    QRect placeOf(const QWidget& widget) { return {widget.mapTo(window.get(), QPoint()), widget.size()}; }
    /// The places of all that is seen on the page.
    std::map<std::string, QRect> places() {
        std::map<std::string, QRect> all;
        int number = 0;
        for (QWidget* widget : page().findChildren<QWidget*>())
            if (widget->isVisible())
                all[std::to_string(number++) + ' ' + widget->metaObject()->className() + ' ' +
                    widget->objectName().toStdString()] = placeOf(*widget);
        return all;
    }
};

TEST_F(LearnLayoutTest, TheAnswerOfALessonIsInTheWindowInEverySize) {
    dropLesson(lesson);
    for (const QSize& size :
         {QSize(900, 600), QSize(1024, 700), QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
        for (const bool large : {false, true}) {
            window->setLargeType(large);
            window->resize(size);
            handleAllEvents();
            const std::string where = std::to_string(size.width()) + (large ? " large" : "");
            const auto& area = get(QStringLiteral("lessonAnswers"));
            EXPECT_TRUE(window->rect().contains(placeOf(area))) << where;
            EXPECT_LE(placeOf(area).height(), window->height() / 2) << where;
            const auto& answer = get(QStringLiteral("lessonAnswer"));
            EXPECT_TRUE(placeOf(area).contains(placeOf(answer))) << where;
            EXPECT_EQ(answer.visibleRegion().boundingRect(), answer.rect()) << where;
        }
    }
}

TEST_F(LearnLayoutTest, NoLineOfALessonIsCutInANarrowColumn) {
    gui::LessonText words;
    words.resize(420, 600);
    words.show();
    std::size_t lines = 0;
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR); // with the lessons
    for (const std::string& path : core::lessonFiles()) {
        const core::Lesson read = core::loadLesson(path);
        for (const core::LessonStep& step : read.steps) {
            words.showMarkdown(gui::text(step.text + "\n\n" + step.explanation));
            words.document()->documentLayout()->documentSize(); // lays it out
            for (QTextBlock block = words.document()->begin(); block.isValid(); block = block.next()) {
                const double left = words.document()->documentLayout()->blockBoundingRect(block).left();
                for (int i = 0; i < block.layout()->lineCount(); ++i, ++lines) {
                    const QTextLine line = block.layout()->lineAt(i);
                    EXPECT_LE(left + line.x() + line.naturalTextWidth(), words.viewport()->width())
                        << path << ": "
                        << block.text().mid(line.textStart(), line.textLength()).toStdString();
                }
            }
        }
    }
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    EXPECT_GT(lines, 500U);
}

TEST_F(LearnLayoutTest, TheQuestionIsAsWideAsTheTextAboveIt) {
    dropLesson(lesson);
    for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
        window->resize(size);
        handleAllEvents();
        EXPECT_EQ(placeOf(get(QStringLiteral("lessonAnswer"))).right(),
                  placeOf(get(QStringLiteral("lessonText"))).right())
            << size.width();
    }
    window->resize(900, 600); // low: as wide as text and picture
    handleAllEvents();
    EXPECT_EQ(placeOf(get(QStringLiteral("lessonAnswer"))).right(),
              placeOf(get(QStringLiteral("lessonPicture"))).right());
}

/// With an explanation that is longer than the window.
std::string lessonOfManyWords() {
    const std::string explanation = "Because it has 2048 threads.";
    std::string words = lesson;
    std::string lines;
    for (int i = 0; i < 60; ++i)
        lines += "Line " + std::to_string(i) + ".\n\n";
    return words.replace(words.find(explanation), explanation.size(), lines);
}

TEST_F(LearnLayoutTest, ThePictureKeepsAThirdOfTheWindowAndALongTextScrolls) {
    dropLesson(lessonOfManyWords());
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    const auto& scroll = get<QScrollArea>(QStringLiteral("lessonScroll"));
    const QWidget& picture = get(QStringLiteral("lessonPicture"));
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 640), QSize(1280, 800), QSize(1920, 1080)}) {
        window->resize(size);
        handleAllEvents();
        EXPECT_GE(picture.height(), size.height() / 3) << size.height();
        EXPECT_EQ(picture.visibleRegion().boundingRect(), picture.rect()) << size.height();
        EXPECT_GE(placeOf(picture).top(), placeOf(scroll).bottom()) << size.height();
        EXPECT_LT(placeOf(picture).bottom(), placeOf(get(QStringLiteral("lessonAnswers"))).top());
        EXPECT_GT(scroll.verticalScrollBar()->maximum(), 0) << size.height();
        EXPECT_GE(scroll.height(), gui::scaledPixels(120)) << size.height();
    }
}

TEST_F(LearnLayoutTest, AShortTextLeavesThePictureTheRest) {
    dropLesson(lesson);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    window->resize(1280, 800);
    handleAllEvents();
    EXPECT_EQ(get<QScrollArea>(QStringLiteral("lessonScroll")).verticalScrollBar()->maximum(), 0);
    EXPECT_GT(get(QStringLiteral("lessonPicture")).height(), 400);
}

TEST_F(LearnLayoutTest, InALowWindowThePictureIsWholeBesideTheText) {
    dropLesson(lesson);
    const auto& scroll = get<QScrollArea>(QStringLiteral("lessonScroll"));
    const auto& picture = get(QStringLiteral("lessonPicture"));
    const std::pair<QSize, bool> sizes[] = {{{900, 600}, true},  {{1280, 800}, false}, {{1024, 700}, true},
                                            {{1100, 700}, true}, {{1200, 700}, true},  {{1280, 700}, true},
                                            {{900, 600}, true}};
    for (const auto& [size, isLarge] : sizes) {
        window->setLargeType(isLarge);
        window->resize(size);
        handleAllEvents();
        const std::string where = std::to_string(size.width()) + (isLarge ? " large" : "");
        EXPECT_FALSE(scroll.isAncestorOf(&picture)) << where;
        EXPECT_EQ(placeOf(picture).left() >= placeOf(scroll).right(), isLarge) << where;
        EXPECT_EQ(picture.visibleRegion().boundingRect(), picture.rect()) << "no strip at " << where;
        EXPECT_GE(picture.height(), gui::scaledPixels(130)) << where;
        EXPECT_GE(picture.width(), gui::scaledPixels(200)) << where;
    }
}

TEST_F(LearnLayoutTest, AfterAnAnswerItsExplanationIsReadFromItsBeginning) {
    dropLesson(lessonOfManyWords());
    window->resize(1280, 800);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    handleAllEvents();
    auto& words = get<gui::LessonText>(QStringLiteral("lessonText"));
    const QWidget& area = *get<QScrollArea>(QStringLiteral("lessonScroll")).viewport();
    const int top = words.mapTo(&area, QPoint(0, words.lastPartTop())).y();
    EXPECT_GE(top, 0);
    EXPECT_LT(top, 30);
}

TEST_F(LearnLayoutTest, InAPresentationThePictureStandsBesideTheText) {
    dropLesson(lessonOfManyWords());
    window->presentation().begin();
    window->setWindowState(Qt::WindowNoState);
    const QWidget& picture = get(QStringLiteral("lessonPicture"));
    for (const bool isAnswered : {false, true}) {
        if (isAnswered) {
            click(QStringLiteral("lessonSkip"));
            waitForDevice();
        }
        for (const QSize& size : {QSize(1280, 720), QSize(1920, 1080)}) {
            window->resize(size);
            handleAllEvents();
            const QWidget& scroll = get(QStringLiteral("lessonScroll"));
            EXPECT_GE(placeOf(picture).left(), placeOf(scroll).right()) << size.width();
            EXPECT_EQ(picture.visibleRegion().boundingRect(), picture.rect()) << size.width();
            EXPECT_GE(picture.width(), size.width() * 11 / 20) << size.width();
            EXPECT_GE(picture.height(), size.height() / 2) << size.width();
            EXPECT_EQ(placeOf(get(QStringLiteral("lessonAnswer"))).right(), placeOf(picture).right())
                << size.width();
            EXPECT_TRUE(get(QStringLiteral("lessonGridX")).isVisible()) << "as in the window";
            for (const char* left : {"lessonExplore", "lessonTerms"})
                EXPECT_FALSE(get(QString::fromLatin1(left)).isVisible()) << left;
        }
    }
}

TEST_F(LearnLayoutTest, APresentedPictureIsAtLeastAsLargeAsInTheWindow) {
    dropLesson(lesson);
    window->resize(1280, 800);
    handleAllEvents();
    const QSize inWindow = get(QStringLiteral("lessonPicture")).size();
    window->presentation().begin();
    window->setWindowState(Qt::WindowNoState);
    window->resize(1280, 800);
    handleAllEvents();
    const QSize presented = get(QStringLiteral("lessonPicture")).size();
    EXPECT_GE(presented.width(), inWindow.width());
    EXPECT_GE(presented.height(), inWindow.height());
    const QRect text = placeOf(get(QStringLiteral("lessonText")));
    const QRect launch = placeOf(get(QStringLiteral("lessonProblemX")));
    constexpr int linesBetween = 3; // a heading, and what is left around it
    EXPECT_LT(launch.top() - text.bottom(),
              linesBetween * get(QStringLiteral("lessonText")).fontMetrics().lineSpacing());
}

TEST_F(LearnLayoutTest, NoEmptyFieldStaysWhereTheAnswerWasShown) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    const QWidget& number = get(QStringLiteral("lessonNumber"));
    EXPECT_TRUE(number.isVisible());
    click(QStringLiteral("lessonSkip"));
    EXPECT_FALSE(number.isVisible());
    page().run().open(page().run().lessonIndex(), 1);
    type(QStringLiteral("lessonNumber"), QStringLiteral("7"));
    click(QStringLiteral("lessonAnswer"));
    EXPECT_TRUE(number.isVisible()) << "with what was answered";
}

TEST_F(LearnLayoutTest, TheVerdictOfAnAnswerIsAsWideAsTheQuestion) {
    dropLesson(lesson);
    page().run().open(page().run().lessonIndex(), 1);
    window->resize(1280, 800);
    type(QStringLiteral("lessonNumber"), QStringLiteral("7"));
    click(QStringLiteral("lessonAnswer"));
    handleAllEvents();
    const auto& verdict = get<QLabel>(QStringLiteral("lessonOutcome"));
    EXPECT_EQ(placeOf(verdict).right(), placeOf(get(QStringLiteral("lessonText"))).right());
    EXPECT_LT(verdict.height(), 2 * verdict.fontMetrics().height()) << "one line";
}

TEST_F(LearnLayoutTest, CodeBreaksBetweenItsPartsAndANameThatIsTooLongIsShortened) {
    struct Row {
        const char* code;
        const char* shown; ///< with a bar where a line may break between letters
    };
    const Row rows[] = {
        {"cudaLaunchCooperativeKernel(gridSync, dim3(128), arguments);",
         "cudaLaunchCooperativeKernel(|gridSync, dim3(128), arguments);"},
        {"matrixAddOneBlock<<<grid, block>>>(A, B);", "matrixAddOneBlock<<<|grid, block>>>(A, B);"},
        {"cooperative_groups::this_grid().sync();", "cooperative_groups::|this_grid().sync();"},
        {"copy(cudaMemcpyHostToDevice, &value)", "copy(cudaMemcpyHostToDevice, &value)"},
        {"matrixAddInDistributedSharedMemory(A)", "matrixAddInDist…edSharedMemory(|A)"},
    };
    for (const Row& row : rows) {
        const QString code = QString::fromLatin1(row.code);
        const gui::ShownCode shown = gui::withCodeBreaks(code, 30);
        EXPECT_EQ(QString(shown.text).replace(QChar(0x200B), QLatin1Char('|')).toStdString(), row.shown);
        EXPECT_EQ(static_cast<qsizetype>(shown.places.size()), shown.text.size() + 1);
        EXPECT_EQ(shown.isWhole, !shown.text.contains(QChar(0x2026)));
        gui::CodeLabel label;
        label.setCode(code);
        EXPECT_EQ(label.code(), code);
    }
}

TEST_F(LearnLayoutTest, ALabelOfCodeHasNoBlankLines) {
    gui::CodeLabel label;
    label.show();
    label.setCode(QStringLiteral("cuDeviceGetDevResource(device, &all, CU_DEV_RESOURCE_TYPE_SM);\n"
                                 "cuDevSmResourceSplitByCount(&part, &groups, &all, nullptr, 0, 60);\n"
                                 "cuDevResourceGenerateDesc(&resources, &part, 1);\n"
                                 "cuGreenCtxStreamCreate(&stream, context, CU_STREAM_NON_BLOCKING, 0);"));
    for (int width = 190; width <= 290; ++width) {
        label.resize(width, 60);
        handleAllEvents();
        label.resize(width, label.heightForWidth(width));
        handleAllEvents();
        const QImage drawn = label.grab().toImage();
        const auto hasInk = [&](int y) {
            for (int x = 6; x < drawn.width() - 6; ++x)
                if (drawn.pixelColor(x, y).lightness() < 120)
                    return true;
            return false;
        };
        constexpr int border = 3;
        int above = border;
        while (above < drawn.height() && !hasInk(above))
            ++above;
        int below = border;
        while (below < drawn.height() && !hasInk(drawn.height() - 1 - below))
            ++below;
        const int padding = label.height() - label.contentsRect().height();
        EXPECT_LT(above + below, padding + label.fontMetrics().lineSpacing()) << width;
    }
}

TEST_F(LearnLayoutTest, ALongIdentifierMakesOthersBreakLess) {
    gui::CodeLabel label;
    label.resize(203, 200); // as in a window of 1280 pixels
    label.show();
    label.setCode(QStringLiteral("attributes[0].id = cudaLaunchAttributeClusterSchedulingPolicyPreference;\n"
                                 "attributes[1].id = cudaLaunchAttributeMemSyncDomain;"));
    handleAllEvents();
    EXPECT_TRUE(label.text().contains(QStringLiteral("cudaLaunchAttributeMemSyncDomain")))
        << label.text().toStdString();
}

TEST_F(LearnLayoutTest, ANameThatIsTooLongIsCopiedWhole) {
    const QString code = QStringLiteral("id = cudaLaunchAttributeClusterSchedulingPolicyPreference;\nrun();");
    gui::CodeLabel label;
    label.resize(150, 200);
    label.show();
    label.setCode(code);
    handleAllEvents();
    ASSERT_TRUE(label.text().contains(QChar(0x2026))) << label.text().toStdString();
    const auto copied = [&label](qsizetype from, qsizetype to) {
        label.setSelection(static_cast<int>(from), static_cast<int>(to - from));
        label.setFocus();
        QTest::keyClick(&label, Qt::Key_C, Qt::ControlModifier);
        return QGuiApplication::clipboard()->text().toStdString();
    };
    EXPECT_EQ(copied(0, label.text().size()), code.toStdString());
    const qsizetype name = label.text().indexOf(QStringLiteral("cuda"));
    EXPECT_EQ(copied(name, label.text().indexOf(QLatin1Char(';'))),
              "cudaLaunchAttributeClusterSchedulingPolicyPreference");
    QHelpEvent asked(QEvent::ToolTip, QPoint(5, 5), label.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&label, &asked);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("SchedulingPolicyPreference")));
    QToolTip::hideText();
}

TEST_F(LearnLayoutTest, BesideANumberTheButtonsTakeOneRowAndThePictureTheRest) {
    dropLesson(lesson);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    click(QStringLiteral("lessonAnswer")); // the next step asks for a number
    ASSERT_TRUE(get(QStringLiteral("lessonNumber")).isVisible());
    for (const bool large : {false, true}) {
        window->setLargeType(large);
        window->resize(large ? QSize(1280, 800) : QSize(900, 600));
        handleAllEvents();
        const int row = placeOf(get(QStringLiteral("lessonAnswer"))).top();
        EXPECT_EQ(placeOf(get(QStringLiteral("lessonBack"))).top(), row) << large;
        EXPECT_EQ(placeOf(get(QStringLiteral("lessonSkip"))).top(), row) << large;
        const QRect picture = placeOf(get(QStringLiteral("lessonPicture")));
        EXPECT_LT(picture.bottom(), row) << large;
        EXPECT_GE(picture.height(), gui::scaledPixels(160)) << large;
    }
}

TEST_F(LearnLayoutTest, AChoiceWithTheFocusDoesNotLookChosen) {
    dropLesson(lesson);
    handleAllEvents();
    auto& first = get<QAbstractButton>(QStringLiteral("lessonChoice1"));
    auto& second = get<QAbstractButton>(QStringLiteral("lessonChoice2"));
    const auto frameOf = [](QWidget& button) { // and what is inside it
        const QImage image = button.grab().toImage();
        return std::pair(image.pixelColor(image.width() / 2, 1), image.pixelColor(image.width() - 8, 8));
    };
    for (QAbstractButton* each : {&first, &second}) // the pointer may be where an earlier test left it
        each->setAttribute(Qt::WA_UnderMouse, false);
    first.setFocus(Qt::OtherFocusReason);
    EXPECT_EQ(frameOf(first), frameOf(second));
    second.setChecked(true);
    EXPECT_NE(frameOf(first), frameOf(second));
}

TEST_F(LearnLayoutTest, LinesAreNotLongerThanCanBeRead) {
    window->resize(3840, 2160);
    handleAllEvents();
    EXPECT_LE(get(QStringLiteral("lessonText")).width(), gui::scaledPixels(820));
    EXPECT_LE(get(QStringLiteral("lessonAnswer")).width(), gui::scaledPixels(400));
}

TEST_F(LearnLayoutTest, InAVeryLargeWindowTheAnswerStandsRightBelowItsQuestion) {
    dropLesson(lesson);
    for (const bool isLarge : {true, false, true}) {
        window->resize(isLarge ? QSize(3840, 2160) : QSize(1280, 800));
        handleAllEvents();
        const QRect text = placeOf(get(QStringLiteral("lessonScroll")));
        const QRect answers = placeOf(get(QStringLiteral("lessonAnswers")));
        const QRect picture = placeOf(get(QStringLiteral("lessonPicture")));
        EXPECT_EQ(answers.left(), text.left()) << isLarge;
        if (isLarge) {
            EXPECT_LT(answers.top() - text.bottom(), 20);
            EXPECT_LT(answers.bottom(), window->height() / 2);
            EXPECT_GT(picture.left(), text.right());
            EXPECT_GT(picture.height(), window->height() / 2);
        } else {
            EXPECT_GT(answers.top(), picture.bottom());
            EXPECT_GT(picture.top(), text.bottom());
        }
    }
}

TEST_F(LearnLayoutTest, AfterAPresentationThePageIsAsBefore) {
    window->resize(1280, 720);
    handleAllEvents();
    const auto before = places();
    const QSize icons = get<QListWidget>(QStringLiteral("lessonList")).iconSize();
    window->presentation().begin();
    window->setWindowState(Qt::WindowNoState);
    window->resize(3840, 2160);
    handleAllEvents();
    window->presentation().end();
    window->resize(1280, 720);
    EXPECT_TRUE(QTest::qWaitFor([&] { return places() == before; }, waitMs));
    EXPECT_EQ(get<QListWidget>(QStringLiteral("lessonList")).iconSize(), icons);
    for (const auto& [name, place] : places()) {
        const auto was = before.find(name);
        if (was == before.end() || was->second != place) {
            ADD_FAILURE() << name << ' ' << place.x() << ',' << place.y() << ' ' << place.width() << 'x'
                          << place.height();
            break;
        }
    }
}

TEST_F(LearnLayoutTest, LinksAndNumbersHaveTheColoursOfANewTheme) {
    dropLesson(lesson);
    click(QStringLiteral("lessonSkip")); // the terms of the answer are links, too
    for (const gui::ThemeChoice theme : {gui::ThemeChoice::Dark, gui::ThemeChoice::Light}) {
        window->setTheme(theme);
        handleAllEvents();
        EXPECT_TRUE(text(QStringLiteral("lessonTerms")).contains(gui::currentTheme().accentText.name()));
        const auto& list = get<QListWidget>(QStringLiteral("lessonList"));
        const QImage number = list.item(list.count() - 1)->icon().pixmap(list.iconSize()).toImage();
        EXPECT_EQ(QColor(number.pixel(number.width() / 2, 4)).lightness() < 128,
                  theme == gui::ThemeChoice::Dark);
    }
}

} // namespace
} // namespace trichevron::test
