// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of page Learn in every size, in another theme and after a presentation.
#include "app/gui/layout/pinned_area.h"
#include "app/gui/pages/learn/lesson_text.h"
#include "app/gui/text/text.h"
#include "app/gui/theme/theme.h"
#include "core/resources/lesson_files.h"
#include "tests/gui/learn_fixture.h"

#include <QAbstractTextDocumentLayout>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

#include <map>

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
    for (const QSize& size : {QSize(900, 600), QSize(1280, 800), QSize(1920, 1080)}) {
        window->resize(size);
        handleAllEvents();
        EXPECT_EQ(placeOf(get(QStringLiteral("lessonAnswer"))).right(),
                  placeOf(get(QStringLiteral("lessonText"))).right())
            << size.width();
    }
}

TEST_F(LearnLayoutTest, ThePictureEndsInViewAlsoBesideALongerColumn) {
    dropLesson(lesson);
    click(QStringLiteral("lessonSkip"));
    waitForDevice();
    const QWidget& area = *get<QScrollArea>(QStringLiteral("lessonScroll")).viewport();
    int compared = 0;
    for (int height = 640; height <= 900; height += 20) {
        window->resize(1280, height);
        handleAllEvents();
        get<QScrollArea>(QStringLiteral("lessonScroll")).verticalScrollBar()->setValue(0);
        const QRect picture = placeOf(get(QStringLiteral("lessonPicture")));
        if (picture.height() > get(QStringLiteral("lessonPicture")).minimumHeight()) {
            EXPECT_TRUE(placeOf(area).contains(picture)) << height;
            ++compared;
        }
    }
    EXPECT_GT(compared, 3);
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
        const QWidget& area = *get<QScrollArea>(QStringLiteral("lessonScroll")).viewport();
        const QRect picture = placeOf(get(QStringLiteral("lessonPicture")));
        EXPECT_TRUE(placeOf(area).contains(picture)) << large;
        EXPECT_GE(picture.height(), gui::scaledPixels(160)) << large;
    }
}

TEST_F(LearnLayoutTest, AChoiceWithTheFocusDoesNotLookChosen) {
    dropLesson(lesson);
    auto& first = get<QAbstractButton>(QStringLiteral("lessonChoice1"));
    auto& second = get<QAbstractButton>(QStringLiteral("lessonChoice2"));
    const auto frameOf = [](QWidget& button) { // and what is inside it
        const QImage image = button.grab().toImage();
        return std::pair(image.pixelColor(image.width() / 2, 1), image.pixelColor(image.width() - 8, 8));
    };
    // The pointer may be where an earlier test left it.
    for (QAbstractButton* each : {&first, &second})
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
