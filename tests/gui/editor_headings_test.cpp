// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above the fields of the launch: the sentence about the kernel, and the names of the axes.
#include "app/gui/editors/axis_headings.h"
#include "core/demo/demo_text.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/readable_texts.h"

#include <QLabel>

#include <cstdlib>
#include <map>

namespace trichevron::test {
namespace {

class EditorHeadingsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1920, 1080); // no panel folds in large type
        handleAllEvents();
    }
    void TearDown() override {
        window->setLargeType(false);
        WindowTest::TearDown();
    }
};

TEST_F(EditorHeadingsTest, EachColumnOfTheExtentsHasTheNameOfItsAxisOverItsMiddle) {
    for (const bool large : {false, true}) {
        window->setLargeType(large);
        handleAllEvents();
        std::map<QString, QPoint> named; // in the window
        for (auto* headings : window->findChildren<gui::AxisHeadings*>()) {
            if (!headings->isVisible()) // of a row with its label beside it
                continue;
            const std::vector<ReadableText> texts = paintedTexts(*headings);
            if (texts.size() == 3) // the problem has two axes
                for (const ReadableText& text : texts)
                    named[text.text] = headings->mapTo(window.get(), text.place.center());
        }
        ASSERT_EQ(named.size(), 3U);
        for (const char* extent : {"grid", "cluster", "block"})
            for (const char* axis : {"x", "y", "z"}) {
                const QString name = QLatin1String(extent) + QString::fromLatin1(axis).toUpper();
                const QWidget& field = get(name);
                const QPoint middle = field.mapTo(window.get(), field.rect().center());
                ASSERT_EQ(named.count(QLatin1String(axis)), 1U) << axis;
                const QPoint& heading = named[QLatin1String(axis)];
                EXPECT_LE(std::abs(heading.x() - middle.x()), 5) << name.toStdString();
                EXPECT_LT(heading.y(), middle.y() - field.height() / 2) << name.toStdString();
            }
    }
}

TEST_F(EditorHeadingsTest, TheSentenceAboutTheKernelIsWholeAndFollowsTheChoice) {
    const auto& summary = get<QLabel>(QStringLiteral("kernelSummary"));
    std::string before;
    for (const bool large : {false, true}) {
        window->setLargeType(large);
        for (const char* kernel : {"vectorAdd", "threadIds"}) {
            app->devices.selectKernel(QString::fromLatin1(kernel));
            handleAllEvents();
            ASSERT_EQ(session().state().kernel->id, kernel);
            const std::string sentence = summary.text().toStdString();
            EXPECT_EQ(sentence, summaryFor(*session().state().kernel));
            EXPECT_FALSE(sentence.empty());
            EXPECT_NE(sentence, before);
            before = sentence;
            EXPECT_TRUE(summary.isVisible());
            EXPECT_GE(summary.height(), summary.heightForWidth(summary.width())) << "no line is cut";
        }
    }
}

} // namespace
} // namespace trichevron::test
