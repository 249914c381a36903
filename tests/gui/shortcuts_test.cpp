// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The filter in the dialog of keyboard shortcuts.
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/language/window_language.h"
#include "app/gui/results/copyable_table.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <vector>

namespace trichevron::test {
namespace {

class ShortcutsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        QTest::keyClick(window.get(), Qt::Key_Slash, Qt::ControlModifier);
        dialog = window->findChild<gui::ShortcutsDialog*>();
        ASSERT_NE(dialog, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog, waitMs));
        ASSERT_TRUE(QTest::qWaitFor([this] { return filter().hasFocus(); }, waitMs));
    }
    void TearDown() override {
        gui::setWindowLanguage(core::languageForCode("en"));
        WindowTest::TearDown();
    }
    QLineEdit& filter() { return get<QLineEdit>(QStringLiteral("shortcutsFilter")); }
    gui::CopyableTable& table() { return get<gui::CopyableTable>(QStringLiteral("shortcutsTable")); }
    QLabel& nothing() { return get<QLabel>(QStringLiteral("shortcutsNothing")); }
    void filterBy(const char* words) {
        filter().clear();
        QTest::keyClicks(&filter(), QString::fromUtf8(words));
    }
    QStringList shown() {
        QStringList lines;
        for (int row = 0; row < table().rowCount(); ++row)
            if (!table().isRowHidden(row))
                lines << table().item(row, 0)->text() + QStringLiteral(": ") + table().item(row, 1)->text();
        return lines;
    }

    QPointer<gui::ShortcutsDialog> dialog;
};

TEST_F(ShortcutsTest, TheFilterHasTheFocusAndShowsRowsByTheWordsOfActionAndKeys) {
    EXPECT_EQ(QApplication::focusWidget(), &filter());
    EXPECT_EQ(shown().size(), table().rowCount());
    struct Case {
        const char* typed;
        const char* line;
    };
    for (const auto& [typed, line] : std::vector<Case>{
             {"hier pan", "Hierarchy: pan: Ctrl+arrows"},
             {"HIERARCHY backspace", "Hierarchy: go up: Backspace"},
             {"double", "Number field: double, halve: Ctrl+Up, Ctrl+Down"},
             {"esc tab", "Source: leave the text: Esc, then Tab"},
         }) {
        filterBy(typed);
        EXPECT_EQ(shown(), QStringList{QString::fromUtf8(line)}) << typed;
        EXPECT_FALSE(nothing().isVisible()) << typed;
    }
    filterBy("pan hier");
    EXPECT_EQ(shown(), QStringList()) << "the words have the order of the line, as in the other lists";
}

TEST_F(ShortcutsTest, AFilterThatMatchesNothingSaysSo) {
    filterBy("no such action");
    EXPECT_EQ(shown(), QStringList());
    EXPECT_TRUE(nothing().isVisible());
    EXPECT_EQ(nothing().text().toStdString(), "No shortcut matches “no such action”");
    filter().clear();
    EXPECT_FALSE(nothing().isVisible());
    EXPECT_EQ(shown().size(), table().rowCount());
}

TEST_F(ShortcutsTest, EscapeEmptiesTheFilterAndThenCloses) {
    filterBy("pan");
    QTest::keyClick(&filter(), Qt::Key_Escape);
    ASSERT_TRUE(dialog != nullptr && dialog->isVisible());
    EXPECT_EQ(filter().text(), QString());
    EXPECT_EQ(shown().size(), table().rowCount());
    QTest::keyClick(&filter(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([this] { return dialog == nullptr; }, waitMs));
}

TEST_F(ShortcutsTest, ArrowsInTheFilterMoveThroughTheRowsThatItShowsAndEnterClosesNothing) {
    filterBy("hierarchy");
    const QStringList lines = shown();
    ASSERT_GT(lines.size(), 1);
    for (const QString& line : lines) {
        QTest::keyClick(&filter(), Qt::Key_Down);
        ASSERT_NE(table().currentItem(), nullptr);
        EXPECT_TRUE(line.startsWith(table().item(table().currentRow(), 0)->text())) << line.toStdString();
    }
    QTest::keyClick(&filter(), Qt::Key_Return);
    handleAllEvents();
    EXPECT_TRUE(dialog != nullptr && dialog->isVisible());
    EXPECT_EQ(QApplication::focusWidget(), &filter());
}

TEST_F(ShortcutsTest, OnlyTheRowsThatAreShownAreCopied) {
    filterBy("hier pan");
    EXPECT_EQ(table().selectedText(), QStringLiteral("action\tkeys\nHierarchy: pan\tCtrl+arrows"));
}

TEST_F(ShortcutsTest, TheFilterStaysInAnotherLanguage) {
    filterBy("ctrl");
    const qsizetype before = shown().size();
    ASSERT_LT(before, table().rowCount());
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_EQ(filter().text(), QStringLiteral("ctrl"));
    EXPECT_GT(shown().size(), 0);
    EXPECT_LT(shown().size(), table().rowCount());
    const int row = table().currentRow();
    QTest::keyClick(&filter(), Qt::Key_Down);
    EXPECT_NE(table().currentRow(), row) << "the keys move in the new table";
}

} // namespace
} // namespace trichevron::test
