// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the source editor on page Kernel: Tab indents, and the keyboard leaves the text all the same.
#include "app/gui/help/focus_help.h"
#include "tests/gui/source_page_fixture.h"

#include <QAction>
#include <QMenuBar>
#include <QTabBar>
#include <QWindow>

namespace trichevron::test {
namespace {

class SourceKeysTest : public SourcePageFixture {
protected:
    void SetUp() override {
        SourcePageFixture::SetUp();
        useCompiler(fakeNvcc(QStringLiteral("exit 1")));
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        click("kernelNewSource");
        ASSERT_TRUE(waitForCompiled()); // nothing on the page comes or goes after it
        ASSERT_TRUE(editor().hasFocus());
        before_ = editor().toPlainText();
    }
    /// Through Qt's shortcuts, as from a keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window->windowHandle(), key, modifiers);
        handleAllEvents();
    }
    void pressShiftTab() { press(Qt::Key_Backtab, Qt::ShiftModifier); }

    QString before_;
};

TEST_F(SourceKeysTest, TabIndents) {
    press(Qt::Key_Tab);
    EXPECT_TRUE(editor().hasFocus());
    EXPECT_EQ(editor().toPlainText(), QLatin1Char('\t') + before_);
}

TEST_F(SourceKeysTest, AfterEscTabLeavesTheTextAndShiftTabComesBack) {
    press(Qt::Key_Escape);
    EXPECT_TRUE(editor().hasFocus());
    press(Qt::Key_Tab);
    QWidget* next = window->focusWidget();
    ASSERT_TRUE(next != nullptr && next != &editor());
    EXPECT_TRUE(next->isVisible());
    pressShiftTab();
    EXPECT_TRUE(editor().hasFocus());
    EXPECT_EQ(editor().toPlainText(), before_);
}

TEST_F(SourceKeysTest, AfterEscShiftTabLeavesTheTextBackwards) {
    press(Qt::Key_Escape);
    QTest::keyPress(window->windowHandle(), Qt::Key_Shift, Qt::ShiftModifier);
    pressShiftTab();
    QTest::keyRelease(window->windowHandle(), Qt::Key_Shift);
    EXPECT_EQ(window->focusWidget(), &get<QTabBar>(QStringLiteral("sourceTabs")));
    press(Qt::Key_Tab);
    EXPECT_TRUE(editor().hasFocus());
    EXPECT_EQ(editor().toPlainText(), before_);
}

TEST_F(SourceKeysTest, AnyOtherKeyAfterEscAndTheWayBackMakeTabIndentAgain) {
    press(Qt::Key_Escape);
    press(Qt::Key_Right);
    press(Qt::Key_Tab);
    EXPECT_TRUE(editor().hasFocus());
    EXPECT_EQ(editor().toPlainText().count(QLatin1Char('\t')), before_.count(QLatin1Char('\t')) + 1);
    press(Qt::Key_Escape);
    press(Qt::Key_Tab);
    ASSERT_FALSE(editor().hasFocus());
    pressShiftTab();
    ASSERT_TRUE(editor().hasFocus());
    press(Qt::Key_Tab);
    EXPECT_TRUE(editor().hasFocus());
    EXPECT_EQ(editor().toPlainText().count(QLatin1Char('\t')), before_.count(QLatin1Char('\t')) + 2);
}

TEST_F(SourceKeysTest, CtrlTabShowsTheNextPageFromTheTextToo) {
    press(Qt::Key_Tab, Qt::ControlModifier);
    EXPECT_NE(window->pages().shownId(), gui::window_page::kernel);
    press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::kernel);
    EXPECT_EQ(editor().toPlainText(), before_);
}

TEST_F(SourceKeysTest, TheWayOutIsSaidBesideTheTextByF1AndInTheListOfShortcuts) {
    auto& said = get<QLabel>(QStringLiteral("sourceKeys"));
    EXPECT_TRUE(said.isVisible());
    EXPECT_TRUE(said.text().contains(QStringLiteral("Esc, then Tab"))) << said.text().toStdString();
    const gui::FocusHelp help = gui::helpFor(&editor(), session().evaluation());
    EXPECT_TRUE(help.sentence.contains(QStringLiteral("Esc, then Tab"))) << help.sentence.toStdString();
    press(Qt::Key_Slash, Qt::ControlModifier);
    auto& table = get<QTableWidget>(QStringLiteral("shortcutsTable"));
    EXPECT_FALSE(table.findItems(QStringLiteral("Esc, then Tab"), Qt::MatchExactly).isEmpty());
}

TEST_F(SourceKeysTest, NothingIsSaidWhereTabLeavesByItself) {
    auto& said = get<QLabel>(QStringLiteral("sourceKeys"));
    auto& tabs = get<QTabBar>(QStringLiteral("sourceTabs"));
    tabs.setCurrentIndex(1);
    EXPECT_FALSE(said.isVisible()) << "PTX";
    tabs.setCurrentIndex(0);
    EXPECT_TRUE(said.isVisible());
    const QString path = folder.filePath(QStringLiteral("latin1.cu"));
    core::writeFileAtomically(path.toStdString(), "__global__ void k() {} // \xe9\n");
    page().markSaved();
    page().openFile(path);
    ASSERT_TRUE(editor().isReadOnly());
    EXPECT_FALSE(said.isVisible());
    EXPECT_TRUE(editor().accessibleDescription().isEmpty());
    press(Qt::Key_Tab);
    EXPECT_FALSE(editor().hasFocus());
}

} // namespace
} // namespace trichevron::test
