// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The link with the focus in the text of a lesson has a frame that is seen in both themes.
#include "app/gui/theme/theme.h"
#include "tests/gui/contrast.h"
#include "tests/gui/learn_fixture.h"

#include <QImage>
#include <QList>
#include <QRect>
#include <QTextCursor>

#include <algorithm>

namespace trichevron::test {
namespace {

class LessonLinkFocus : public LearnTest {
protected:
    void TearDown() override {
        window->setTheme(gui::ThemeChoice::Light);
        LearnTest::TearDown();
    }
    QTextBrowser& lessonWords() { return get<QTextBrowser>(QStringLiteral("lessonText")); }
    QImage picture() {
        handleAllEvents();
        return lessonWords().viewport()->grab().toImage();
    }
};

/// Where the selected text stands in the viewport, a rectangle for each of its lines.
QList<QRect> linesOfSelection(const QTextBrowser& words) {
    QTextCursor at = words.textCursor();
    const int end = at.selectionEnd();
    at.setPosition(at.selectionStart());
    QList<QRect> lines;
    while (at.position() < end) {
        const QRect first = words.cursorRect(at);
        at.movePosition(QTextCursor::EndOfLine);
        at.setPosition(std::min(at.position(), end));
        lines << QRect(first.topLeft(), QPoint(words.cursorRect(at).left() - 1, first.bottom()));
        if (at.position() < end)
            at.movePosition(QTextCursor::NextCharacter); // to the next line
    }
    return lines;
}

/// Whether a side of a frame, two pixels wide, stands there in this colour. A place of the layout may be
/// between two pixels.
bool hasSide(const QImage& picture, const QRect& side, const QColor& ink) {
    constexpr int pen = 2;
    const bool isAcross = side.width() > side.height();
    const QRect room = isAcross ? side.adjusted(0, -1, 0, 1) : side.adjusted(-1, 0, 1, 0);
    const int length = isAcross ? room.width() : room.height();
    for (int along = 0; along < length; ++along) {
        int pixels = 0;
        for (int across = 0; across < (isAcross ? room.height() : room.width()); ++across) {
            const QPoint place = room.topLeft() + (isAcross ? QPoint(along, across) : QPoint(across, along));
            pixels += picture.rect().contains(place) && picture.pixelColor(place) == ink ? 1 : 0;
        }
        if (pixels < pen)
            return false;
    }
    return length > 0;
}

/// How many of the sides of the frame around these lines are there; what a line breaks off has no end.
int sidesOf(const QList<QRect>& lines, const QImage& picture, const QColor& ink) {
    constexpr int pen = 2;
    int sides = 0;
    for (const QRect& line : lines) {
        const QRect across = line.adjusted(pen, 0, -pen, 0);
        const QRect along = line.adjusted(0, pen, 0, -pen);
        const QRect top(across.left(), across.top(), across.width(), pen);
        const QRect bottom(across.left(), across.bottom() - pen + 1, across.width(), pen);
        const QRect left(along.left(), along.top(), pen, along.height());
        for (const QRect& side : {top, bottom, left})
            sides += hasSide(picture, side, ink) ? 1 : 0;
    }
    const QRect last = lines.last().adjusted(0, pen, 0, -pen);
    return sides + (hasSide(picture, {last.right() - pen + 1, last.top(), pen, last.height()}, ink) ? 1 : 0);
}

TEST_F(LessonLinkFocus, HasAFrameOfThreeToOneInBothThemes) {
    dropLesson(lesson);
    window->pages().show(gui::window_page::learn);
    window->resize(1280, 800);
    click(QStringLiteral("lessonSkip")); // the explanation has a term of the glossary
    waitForDevice();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    for (const gui::ThemeChoice theme : {gui::ThemeChoice::Dark, gui::ThemeChoice::Light}) {
        window->setTheme(theme);
        get(QStringLiteral("lessonAnswer")).setFocus();
        const QImage before = picture();
        lessonWords().setFocus();
        while (lessonWords().hasFocus() && !lessonWords().textCursor().charFormat().isAnchor())
            QTest::keyClick(&lessonWords(), Qt::Key_Tab);
        ASSERT_TRUE(lessonWords().hasFocus());
        ASSERT_TRUE(lessonWords().textCursor().hasSelection());
        const QColor frame = gui::currentTheme().accent;
        const QList<QRect> lines = linesOfSelection(lessonWords());
        ASSERT_FALSE(lines.isEmpty());
        EXPECT_EQ(sidesOf(lines, before, frame), 0);
        EXPECT_EQ(sidesOf(lines, picture(), frame), 3 * lines.size() + 1) << "two pixels on each side";
        EXPECT_GE(contrast(frame, gui::currentTheme().window), 3);
    }
}

} // namespace
} // namespace trichevron::test
