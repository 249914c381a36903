// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What Undo and Redo of the menu Edit act on: the text in which the user types, or the launch.
#include "tests/gui/source_page_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QSpinBox>

namespace trichevron::test {
namespace {

class UndoTargetTest : public SourcePageFixture {
protected:
    void SetUp() override {
        SourcePageFixture::SetUp();
        useCompiler(fakeNvcc(QStringLiteral("exit 1")));
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        session().undoStack().clear();
        session().setBlockSize(512);
    }
    QAction& action(const char* name) {
        auto* found = window->findChild<QAction*>(QString::fromLatin1(name));
        if (found == nullptr)
            throw std::runtime_error(std::string("no action named ") + name);
        return *found;
    }
    QAction& undo() { return action("undoAction"); }
    QAction& redo() { return action("redoAction"); }
    /// Opens a source with the caret in it.
    void openSource() {
        click("kernelNewSource");
        ASSERT_TRUE(editor().hasFocus());
    }
};

TEST_F(UndoTargetTest, InTheSourceItIsTheTyping) {
    openSource();
    EXPECT_FALSE(undo().isEnabled()) << "nothing is typed, and its key does nothing there either";
    const QString before = editor().toPlainText();
    QTest::keyClicks(&editor(), QStringLiteral("int typed;"));
    const QString typed = editor().toPlainText();
    EXPECT_TRUE(undo().isEnabled());
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
    undo().trigger();
    EXPECT_EQ(editor().toPlainText(), before);
    EXPECT_EQ(redo().text().toStdString(), "&Redo typing");
    redo().trigger();
    EXPECT_EQ(editor().toPlainText(), typed);
    EXPECT_EQ(volume(session().state().config.blockDim), 512U) << "the launch is that of the hidden page";
}

TEST_F(UndoTargetTest, TheKeyInTheSourceUndoesTheTypingToo) {
    openSource();
    const QString before = editor().toPlainText();
    QTest::keyClicks(&editor(), QStringLiteral("int typed;"));
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(editor().toPlainText(), before);
    EXPECT_EQ(volume(session().state().config.blockDim), 512U);
}

TEST_F(UndoTargetTest, AMenuThatTakesTheFocusLeavesItTheTyping) {
    openSource();
    QTest::keyClicks(&editor(), QStringLiteral("int typed;"));
    auto& menus = *window->findChild<QMenuBar*>();
    menus.setFocusPolicy(Qt::StrongFocus);
    menus.setFocus();
    ASSERT_TRUE(menus.hasFocus());
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
}

TEST_F(UndoTargetTest, ElsewhereItIsTheLaunch) {
    openSource();
    QTest::keyClicks(&editor(), QStringLiteral("int typed;"));
    const QString typed = editor().toPlainText();
    button("kernelOpen").setFocus();
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block size");
    undo().trigger();
    EXPECT_NE(volume(session().state().config.blockDim), 512U);
    EXPECT_EQ(editor().toPlainText(), typed);
}

TEST_F(UndoTargetTest, OnAnotherPageItIsTheLaunch) {
    openSource();
    QTest::keyClicks(&editor(), QStringLiteral("int typed;"));
    window->pages().show(gui::window_page::explore);
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block size");
}

TEST_F(UndoTargetTest, InALineItIsTheLineOnceSomethingIsTypedThere) {
    window->pages().show(gui::window_page::explore);
    auto& field = get<QLineEdit>(QStringLiteral("blockY"));
    field.setFocus();
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block size");
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("2"));
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block") << "a number is one of the launch";
    QLineEdit line(window->centralWidget());
    line.show();
    line.setFocus();
    ASSERT_TRUE(line.hasFocus());
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block");
    QTest::keyClicks(&line, QStringLiteral("words"));
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
    undo().trigger();
    EXPECT_EQ(line.text().toStdString(), "");
}

TEST_F(UndoTargetTest, TheKeyInALineWithoutTypingUndoesTheLaunch) {
    window->pages().show(gui::window_page::explore);
    QLineEdit line(window->centralWidget());
    line.show();
    line.setFocus();
    ASSERT_TRUE(line.hasFocus());
    QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(volume(session().state().config.blockDim), 512U);
    session().setBlockSize(512);
    QTest::keyClicks(&line, QStringLiteral("a"));
    QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(line.text().toStdString(), "");
    EXPECT_EQ(volume(session().state().config.blockDim), 512U);
}

TEST_F(UndoTargetTest, TheKeyInALineWhereTheTypingWasBeforeTheFocusCameBackUndoesTheLaunch) {
    window->pages().show(gui::window_page::explore);
    auto& find = get<QLineEdit>(QStringLiteral("findField"));
    type(QStringLiteral("findField"), QStringLiteral("block 3"));
    QTest::keyClick(&find, Qt::Key_Return);
    get<QLineEdit>(QStringLiteral("blockY")).setFocus();
    session().setBlockSize(256);
    find.setFocus();
    ASSERT_TRUE(find.hasFocus());
    ASSERT_TRUE(find.isUndoAvailable()) << "of its own typing";
    const QString before = find.text();
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block size");
    QTest::keyClick(&find, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(volume(session().state().config.blockDim), 512U);
    EXPECT_EQ(find.text(), before);
    QTest::keyClicks(&find, QStringLiteral("9"));
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
}

TEST_F(UndoTargetTest, TheKeyInALineUndoesWhatTheLaunchDidAfterTheTyping) {
    window->pages().show(gui::window_page::explore);
    QLineEdit line(window->centralWidget());
    line.show();
    line.setFocus();
    ASSERT_TRUE(line.hasFocus());
    QTest::keyClicks(&line, QStringLiteral("words"));
    session().setBlockSize(256); // as by the command palette, which gives the focus back
    QTest::keyClick(&line, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(volume(session().state().config.blockDim), 512U);
    EXPECT_EQ(line.text().toStdString(), "words");
}

TEST_F(UndoTargetTest, InANumberOrAListThatTakesTypingItIsTheLine) {
    window->pages().show(gui::window_page::explore);
    QSpinBox number(window->centralWidget());
    number.setValue(5);
    number.show();
    number.setFocus();
    ASSERT_TRUE(number.hasFocus());
    EXPECT_EQ(undo().text().toStdString(), "&Undo Change block size") << "nothing is typed";
    QTest::keyClicks(&number, QStringLiteral("7"));
    ASSERT_NE(number.value(), 5);
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
    undo().trigger();
    EXPECT_EQ(number.value(), 5);
    QComboBox list(window->centralWidget());
    list.setEditable(true);
    list.show();
    list.setFocus();
    ASSERT_TRUE(list.hasFocus());
    QTest::keyClicks(&list, QStringLiteral("words"));
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
    undo().trigger();
    EXPECT_EQ(list.currentText().toStdString(), "");
    EXPECT_EQ(volume(session().state().config.blockDim), 512U);
}

TEST_F(UndoTargetTest, InAPanelThatFloatsItIsTheLineToo) {
    window->pages().show(gui::window_page::explore);
    QDockWidget panel(window.get());
    auto* line = new QLineEdit;
    panel.setWidget(line);
    panel.setFloating(true);
    panel.show();
    ASSERT_TRUE(panel.isWindow());
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel, waitMs));
    line->setFocus();
    ASSERT_TRUE(QTest::qWaitFor([&] { return line->hasFocus(); }, waitMs));
    QTest::keyClicks(line, QStringLiteral("words"));
    EXPECT_EQ(undo().text().toStdString(), "&Undo typing");
    undo().trigger();
    EXPECT_EQ(line->text().toStdString(), "");
}

} // namespace
} // namespace trichevron::test
