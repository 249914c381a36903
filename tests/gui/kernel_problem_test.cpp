// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The line of the page Kernel that says what is wrong: how long it stays, and in which language.
#include "app/gui/language/window_language.h"
#include "app/gui/pages/problem_line.h"
#include "core/catalogue/language.h"
#include "tests/gui/source_page_fixture.h"

#include <QTabBar>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace trichevron::test {
namespace {

class KernelProblemTest : public SourcePageFixture {
protected:
    void SetUp() override {
        SourcePageFixture::SetUp();
        useCompiler(fakeNvcc(QStringLiteral("exit 1")));
        page().openFile(write(QStringLiteral("k.cu"), hungrySource));
    }
    void TearDown() override {
        gui::setWindowLanguage(core::languageForCode("en"));
        SourcePageFixture::TearDown();
    }
    void pasteNothing() {
        QApplication::clipboard()->clear();
        click("kernelPaste");
        ASSERT_TRUE(problem().isVisible());
    }
    QLabel& problem() { return get<QLabel>(QStringLiteral("kernelProblem")); }
};

TEST_F(KernelProblemTest, WhatPasteSaysEndsWithTheNextThingThatTheUserDoesOnThePage) {
    const std::pair<const char*, std::function<void()>> uses[] = {
        {"types", [this] { QTest::keyClicks(&editor(), QStringLiteral("x")); }},
        {"shows another tab",
         [this] {
             auto& tabs = get<QTabBar>(QStringLiteral("sourceTabs"));
             QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(1).center());
         }},
        {"leaves the page", [this] {
             window->pages().show(gui::window_page::explore);
             window->pages().show(gui::window_page::kernel);
         }}};
    for (const auto& [name, use] : uses) {
        pasteNothing();
        use();
        EXPECT_FALSE(problem().isVisible()) << name;
    }
    page().markSaved();
}

TEST_F(KernelProblemTest, WhatPasteSaysIsInTheLanguageOfTheWindow) {
    pasteNothing();
    const QString english = problem().text();
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_TRUE(problem().isVisible());
    EXPECT_NE(problem().text().toStdString(), english.toStdString());
    gui::setWindowLanguage(core::languageForCode("en"));
    handleAllEvents();
    EXPECT_EQ(problem().text().toStdString(), english.toStdString());
}

TEST_F(KernelProblemTest, WhatIsWrongWithAFileIsInTheLanguageOfTheWindow) {
    page().openFile(write(QStringLiteral("empty.txt"), QStringLiteral("nothing\n")));
    ASSERT_TRUE(waitFor([&] { return problem().isVisible(); }));
    const QString english = problem().text();
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_NE(problem().text().toStdString(), english.toStdString());
    gui::setWindowLanguage(core::languageForCode("en"));
    handleAllEvents();
    EXPECT_EQ(problem().text().toStdString(), english.toStdString());
}

TEST_F(KernelProblemTest, AProblemOfWhatIsShownStaysAndAClickIntoTheLineEndsNone) {
    QWidget shown;
    auto* line = new gui::ProblemLine(shown);
    auto* other = new QPushButton(QStringLiteral("another"));
    auto* rows = new QVBoxLayout(&shown);
    rows->addWidget(line);
    rows->addWidget(other);
    shown.show();
    const auto words = [] { return QStringLiteral("what is wrong"); };
    line->showLasting(words);
    QTest::mouseClick(other, Qt::LeftButton);
    EXPECT_TRUE(line->isVisible());
    line->showPassing(words);
    QTest::mouseClick(line, Qt::LeftButton);
    EXPECT_TRUE(line->isVisible());
    QTest::mousePress(other, Qt::LeftButton);
    EXPECT_TRUE(line->isVisible()) << "the button stays under the mouse";
    QTest::mouseRelease(other, Qt::LeftButton);
    EXPECT_FALSE(line->isVisible());
}

} // namespace
} // namespace trichevron::test
