// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The link with the focus in the text of a lesson has a frame that is seen in both themes.
#include "app/gui/theme/theme.h"
#include "tests/gui/contrast.h"
#include "tests/gui/learn_fixture.h"

#include <QImage>
#include <QTextCursor>

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

/// Pixels of the ink that the picture before does not have there.
int newPixels(const QImage& before, const QImage& after, const QColor& ink) {
    int pixels = 0;
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            pixels += after.pixelColor(x, y) == ink && before.pixelColor(x, y) != ink ? 1 : 0;
    return pixels;
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
        const QString link = lessonWords().textCursor().selectedText();
        const int around = 2 * lessonWords().fontMetrics().horizontalAdvance(link);
        EXPECT_GE(newPixels(before, picture(), frame), 2 * around * 9 / 10) << "two pixels on each side";
        EXPECT_GE(contrast(frame, gui::currentTheme().window), 3);
    }
}

} // namespace
} // namespace trichevron::test
