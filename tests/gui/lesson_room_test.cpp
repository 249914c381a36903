// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// In a low window and in large type the text of a lesson has room for some lines, beside its picture.
#include "app/gui/pages/learn/lesson_text.h"
#include "app/gui/theme/theme.h"
#include "tests/case_name.h"
#include "tests/gui/learn_fixture.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextLayout>

namespace trichevron::test {
namespace {

struct LessonWindow : NamedCase {
    QSize size;
    bool isLargeType;
};

class LessonRoom : public LearnTest, public testing::WithParamInterface<LessonWindow> {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR); // with the lessons
        LearnTest::SetUp();
        window->pages().show(gui::window_page::learn);
    }
    void TearDown() override {
        window->setLargeType(false);
        LearnTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    /// Of the text, those that are seen from top to bottom.
    int wholeLines() {
        const auto& words = get<gui::LessonText>(QStringLiteral("lessonText"));
        const QWidget& area = *get<QScrollArea>(QStringLiteral("lessonScroll")).viewport();
        const int origin = words.viewport()->mapTo(&area, QPoint()).y();
        int lines = 0;
        for (QTextBlock block = words.document()->begin(); block.isValid(); block = block.next()) {
            const QTextLayout& layout = *block.layout();
            const double top = origin + words.document()->documentLayout()->blockBoundingRect(block).top() -
                               layout.boundingRect().top();
            for (int i = 0; i < layout.lineCount(); ++i) {
                const QTextLine line = layout.lineAt(i);
                lines += top + line.y() >= 0 && top + line.y() + line.height() <= area.height() ? 1 : 0;
            }
        }
        return lines;
    }
};

TEST_P(LessonRoom, SixWholeLinesAreSeenWithTheWholePicture) {
    window->setLargeType(GetParam().isLargeType);
    window->resize(GetParam().size);
    for (const char* lesson : {"01-names-and-numbers", "06-more-blocks"}) {
        ASSERT_TRUE(page().run().open(lesson, 0));
        handleAllEvents();
        EXPECT_GE(wholeLines(), 6) << lesson;
        const QWidget& picture = get(QStringLiteral("lessonPicture"));
        EXPECT_EQ(picture.visibleRegion().boundingRect(), picture.rect()) << lesson;
        EXPECT_GE(picture.height(), gui::scaledPixels(130)) << lesson;
    }
}

INSTANTIATE_TEST_SUITE_P(Windows, LessonRoom,
                         testing::Values(LessonWindow{{"Smallest"}, {900, 600}, false},
                                         LessonWindow{{"LargeType"}, {1024, 700}, true}),
                         caseName<LessonWindow>);

} // namespace
} // namespace trichevron::test
