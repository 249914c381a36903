// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Menus, shortcuts, the command palette and presets: every button has an equivalent there.
#include "app/gui/language/window_language.h"
#include "app/gui/menus/go_to_menu.h"
#include "app/gui/menus/view_menu.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_palette.h"
#include "core/presets/presets.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

namespace trichevron::test {
namespace {

class CommandsTest : public WindowTest {
protected:
    QAction* action(const QString& path) {
        for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar())) {
            if (command.path == path)
                return command.action;
        }
        ADD_FAILURE() << "no command " << path.toStdString();
        return nullptr;
    }
    /// Opens the palette with its shortcut.
    gui::CommandPalette* openPalette() {
        QCoreApplication::sendPostedEvents(nullptr,
                                           QEvent::DeferredDelete); // deletes a palette that was closed
        window->activateWindow();
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        auto* palette = window->findChild<gui::CommandPalette*>();
        EXPECT_NE(palette, nullptr);
        return palette;
    }
    QTreeWidget& list() { return *window->findChild<QTreeWidget*>(QStringLiteral("paletteList")); }
    QLineEdit& field() { return *window->findChild<QLineEdit*>(QStringLiteral("paletteField")); }
};

TEST_F(CommandsTest, NoTwoEntriesShareAShortcut) {
    startReplay();
    QHash<QString, QString> owners;
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar())) {
        const QString keys = command.action->shortcut().toString();
        if (keys.isEmpty())
            continue;
        EXPECT_FALSE(owners.contains(keys)) << keys.toStdString() << ": " << owners.value(keys).toStdString()
                                            << " and " << command.path.toStdString();
        owners.insert(keys, command.path);
    }
    EXPECT_GT(owners.size(), 18);
}

TEST_F(CommandsTest, ThePaletteFindsCommandsByWordsAndReturnRunsThem) {
    startReplay();
    const QPointer<gui::CommandPalette> palette = openPalette();
    ASSERT_NE(palette, nullptr);
    EXPECT_GT(list().topLevelItemCount(), 40) << "without a search text, all commands";
    QTest::keyClicks(&field(), QStringLiteral("dark"));
    ASSERT_GT(list().topLevelItemCount(), 0);
    EXPECT_EQ(list().currentItem()->text(0), QStringLiteral("View › Theme › Dark"));
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_TRUE(!palette || !palette->isVisible());

    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("pres 2d"));
    EXPECT_EQ(list().currentItem()->text(0), QStringLiteral("Launch › Presets › 2-D"));
    const int steps = session().undoStack().index();
    session().setBlock(core::Axis::X, 4);
    QTest::keyClick(&field(), Qt::Key_Return);
    QTest::keyClick(&field(), Qt::Key_Return); // a look at what it changes, and the change
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{16, 16, 1}));
    EXPECT_EQ(session().undoStack().index(), steps + 2);
    EXPECT_EQ(session().undoStack().undoText(), QStringLiteral("Preset 2-D"));
}

TEST_F(CommandsTest, ThePaletteFindsPreferencesByOtherWordsToo) {
    openPalette();
    const std::pair<const char*, const char*> expected[] = {
        {"preferences", "View › Theme › Dark"},    {"settings", "View › Large text"},
        {"settings", "View › Language › English"}, {"dark mode", "View › Theme › Dark"},
        {"font size", "View › Large text"},        {"big", "View › Large text"},
        {"preferences", "View › Reduced motion"}};
    for (const auto& [typed, path] : expected) {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_FALSE(list().findItems(QString::fromUtf8(path), Qt::MatchStartsWith).isEmpty())
            << typed << ": " << path;
    }
    field().selectAll();
    QTest::keyClicks(&field(), QStringLiteral("dark mode"));
    EXPECT_TRUE(list().currentItem()->text(0).startsWith(QStringLiteral("View › Theme › Dark")))
        << "what the words name comes first";
}

TEST_F(CommandsTest, ThePaletteShowsWhatAnEntryChangesBeforeItDoes) {
    startReplay();
    session().setBlock(core::Axis::X, 4);
    session().endEdit();
    const gui::LaunchState before = session().state();
    const int steps = session().undoStack().count();
    const QPointer<gui::CommandPalette> palette = openPalette();
    QTest::keyClicks(&field(), QStringLiteral("preset 2d"));
    auto& change = *window->findChild<QLabel*>(QStringLiteral("paletteChange"));
    const auto said = [&change] { return change.text().replace(QChar(QChar::Nbsp), QLatin1Char(' ')); };
    EXPECT_EQ(said().toStdString(),
              "Press Enter twice to change block 4 × 16 → 16 × 16 · grid 250 × 63 → 63 × 63");
    EXPECT_FALSE(change.text().contains(QStringLiteral(" × "))) << "no line ends inside an extent";
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_TRUE(palette && palette->isVisible());
    EXPECT_TRUE(said().startsWith(QStringLiteral("Enter again to change block 4 × 16 → 16 × 16")))
        << change.text().toStdString();
    EXPECT_EQ(list().currentItem()->text(1), QStringLiteral("Enter again to change it"));
    EXPECT_TRUE(session().state() == before);
    EXPECT_EQ(session().undoStack().count(), steps);
    // Another entry starts from the beginning.
    QTest::keyClick(&field(), Qt::Key_Backspace);
    QTest::keyClicks(&field(), QStringLiteral("d"));
    EXPECT_TRUE(change.text().startsWith(QStringLiteral("Press Enter twice"))) << change.text().toStdString();
    QTest::keyClick(&field(), Qt::Key_Return);
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_FALSE(palette && palette->isVisible());
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{16, 16, 1}));
    session().undoStack().undo();
    EXPECT_TRUE(session().state() == before);
}

TEST_F(CommandsTest, AnotherRowTakesTheQuestionBack) {
    startReplay();
    openPalette();
    const auto& change = *window->findChild<QLabel*>(QStringLiteral("paletteChange"));
    while (!change.text().startsWith(QStringLiteral("Press Enter twice")))
        QTest::keyClick(&field(), Qt::Key_Down);
    const QTreeWidgetItem* first = list().currentItem();
    const QString shortcut = first->text(1);
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_NE(first->text(1), shortcut);
    QTest::keyClick(&field(), Qt::Key_Down);
    EXPECT_EQ(first->text(1), shortcut);
}

TEST_F(CommandsTest, TheShortcutOfThePaletteClosesIt) {
    startReplay();
    const QPointer<gui::CommandPalette> palette = openPalette();
    QTest::keyClick(&field(), Qt::Key_K, Qt::ControlModifier);
    EXPECT_FALSE(palette && palette->isVisible());
}

TEST_F(CommandsTest, AClickInThePaletteShowsAChangeAndAnotherMakesIt) {
    startReplay();
    session().setBlock(core::Axis::X, 4);
    session().endEdit();
    const QPointer<gui::CommandPalette> palette = openPalette();
    QTest::keyClicks(&field(), QStringLiteral("preset 2d"));
    const QPoint at = list().visualItemRect(list().topLevelItem(0)).center();
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(session().state().config.blockDim.x, 4U);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, at);
    EXPECT_EQ(session().state().config.blockDim.x, 16U);
    EXPECT_FALSE(palette && palette->isVisible());
}

TEST_F(CommandsTest, WhatChangesNoLaunchRunsAtOnceInThePalette) {
    startReplay();
    const QPointer<gui::CommandPalette> palette = openPalette();
    QTest::keyClicks(&field(), QStringLiteral("whole grid"));
    EXPECT_EQ(window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString(),
              "Enter runs it");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_FALSE(palette && palette->isVisible());
}

TEST_F(CommandsTest, WordsThatNoEntryHasFindNothing) {
    startReplay();
    openPalette();
    for (const char* typed : {"never", "dim3", "aunch"}) {
        field().clear();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        ASSERT_EQ(list().topLevelItemCount(), 1) << typed;
        EXPECT_TRUE(list().topLevelItem(0)->text(0).startsWith(QStringLiteral("No command"))) << typed;
    }
}

TEST_F(CommandsTest, ArrowKeysMoveInThePaletteAndItShowsShortcuts) {
    startReplay();
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("launch"));
    ASSERT_GT(list().topLevelItemCount(), 1);
    QTest::keyClick(&field(), Qt::Key_Backspace);
    const QTreeWidgetItem* first = list().currentItem();
    QTest::keyClick(&field(), Qt::Key_Down);
    EXPECT_NE(list().currentItem(), first);
    QTest::keyClick(&field(), Qt::Key_Up);
    EXPECT_EQ(list().currentItem(), first);
    field().clear();
    QTest::keyClicks(&field(), QStringLiteral("save session"));
    EXPECT_EQ(list().currentItem()->text(0), QStringLiteral("File › Save session"));
    EXPECT_EQ(list().currentItem()->text(1),
              QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
}

TEST_F(CommandsTest, DisabledCommandsComeLastAndDoNotRun) {
    startReplay();
    const QList<gui::MenuCommand> before = gui::menuCommands(*window->menuBar());
    QHash<QString, bool> enabled;
    for (const gui::MenuCommand& command : before)
        enabled.insert(command.path, command.action->isEnabled());
    for (const gui::OfferedCommand& command : window->pages().commands())
        enabled.insert(command.path, command.isPossible);
    openPalette();
    bool disabledSeen = false;
    for (int i = 0; i < list().topLevelItemCount(); ++i) {
        const QString path = list().topLevelItem(i)->text(0);
        const bool isEnabled = enabled.value(path.chopped(path.endsWith(QStringLiteral("  ✓")) ? 3 : 0));
        EXPECT_TRUE(!disabledSeen || !isEnabled) << path.toStdString();
        disabledSeen = disabledSeen || !isEnabled;
    }
    EXPECT_TRUE(disabledSeen);
    QTest::keyClicks(&field(), QStringLiteral("edit redo"));
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_TRUE(window->findChild<gui::CommandPalette*>()->isVisible()) << "nothing to redo";
}

TEST_F(CommandsTest, WithoutAMatchThePaletteSaysSoAndReturnDoesNothing) {
    startReplay();
    openPalette();
    const int steps = session().undoStack().index();
    QTest::keyClicks(&field(), QStringLiteral("qqxxzz"));
    ASSERT_EQ(list().topLevelItemCount(), 1);
    EXPECT_EQ(list().topLevelItem(0)->text(0).toStdString(), "No command matches “qqxxzz”");
    EXPECT_FALSE(list().topLevelItem(0)->flags().testFlag(Qt::ItemIsSelectable));
    QTest::keyClick(&field(), Qt::Key_Down);
    QTest::keyClick(&field(), Qt::Key_Return);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualItemRect(list().topLevelItem(0)).center());
    EXPECT_TRUE(window->findChild<gui::CommandPalette*>()->isVisible());
    EXPECT_EQ(session().undoStack().index(), steps);
    field().clear();
    EXPECT_GT(list().topLevelItemCount(), 40) << "all commands again";
}

TEST_F(CommandsTest, DevicesKernelsAndPagesAreInThePalette) {
    startReplay();
    for (const gui::DeviceEntry* entry : app->devices.directory().entries()) {
        bool found = false;
        for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
            found = found || (command.path.startsWith(QStringLiteral("Launch › Device")) &&
                              command.path.contains(QString::fromStdString(entry->device->name)));
        EXPECT_TRUE(found) << entry->device->name;
    }
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    for (int i = tabs.count() - 1; i >= 0; --i) {
        if (!tabs.isTabVisible(i))
            continue; // of another kernel
        action(QStringLiteral("View › Go to › ") + tabs.tabText(i))->trigger();
        EXPECT_EQ(tabs.currentIndex(), i);
    }
}

TEST_F(CommandsTest, APresetBeginsWithoutTheSelectionOfTheFormerLaunch) {
    startReplay();
    for (const core::Preset preset : {core::Preset::OneD, core::Preset::TwoD}) {
        session().setPath(pathToBlock(session().shape(), {1, 0, 0}));
        ASSERT_EQ(session().path().level, core::HierarchyLevel::Block);
        action(QStringLiteral("Launch › Presets › ") + QString::fromStdString(titleFor(preset)))->trigger();
        EXPECT_TRUE(session().path() == core::HierarchyPath{}) << titleFor(preset);
    }
    session().setPath(pathToBlock(session().shape(), {1, 0, 0}));
    session().setBlock(core::Axis::X, 8);
    EXPECT_EQ(session().path().level, core::HierarchyLevel::Block) << "an edit is of the same launch";
}

TEST_F(CommandsTest, EachPresetIsOneUndoStep) {
    startReplay();
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar())) {
        if (!command.path.startsWith(QStringLiteral("Launch › Presets")) || !command.action ||
            !command.action->isEnabled())
            continue;
        session().setBlock(core::Axis::X, 3); // in no preset
        session().endEdit();
        const gui::LaunchState before = session().state();
        const int steps = session().undoStack().index();
        command.action->trigger();
        EXPECT_EQ(session().undoStack().index(), steps + 1) << command.path.toStdString();
        EXPECT_NE(session().state().config, before.config) << command.path.toStdString();
        session().undoStack().undo();
        EXPECT_EQ(session().state().config, before.config);
        EXPECT_EQ(session().state().kernel, before.kernel);
    }
}

TEST_F(CommandsTest, KernelsAreInSubmenusByChapterAndEachEntryHasItsOwnLetter) {
    startReplay();
    int chapters = 0;
    for (const QString& title :
         {QStringLiteral("&Kernel"), QStringLiteral("&Presets"), QStringLiteral("&Colour by")})
        for (QMenu* menu : window->menuBar()->findChildren<QMenu*>()) {
            if (menu->title() != title)
                continue;
            for (int shown = 0; shown < 2; ++shown) { // it is filled again each time
                Q_EMIT menu->aboutToShow();
                QList<QMenu*> levels = menu->findChildren<QMenu*>();
                if (title == QLatin1String("&Kernel"))
                    chapters = static_cast<int>(levels.size());
                for (const QMenu* level : levels << menu) {
                    QSet<QString> letters;
                    for (const QAction* entry : level->actions()) {
                        const QString keys = QKeySequence::mnemonic(entry->text()).toString();
                        EXPECT_FALSE(keys.isEmpty()) << entry->text().toStdString();
                        EXPECT_FALSE(letters.contains(keys)) << entry->text().toStdString();
                        letters << keys;
                    }
                }
            }
        }
    QSet<std::string> expected;
    QString borrowedFrom;
    for (const auto& kernel : app->devices.kernels(&borrowedFrom))
        expected << kernel->chapter;
    EXPECT_EQ(chapters, expected.size());
    EXPECT_GT(chapters, 0);
}

TEST_F(CommandsTest, CopyingTheLaunchAsCodeSaysSo) {
    startReplay();
    QString said;
    QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                     [&said](const QString& sentence) { said = sentence; });
    action(QStringLiteral("Edit › Copy the launch as code"))->trigger();
    EXPECT_TRUE(said.startsWith(QStringLiteral("Copied the launch as code: "))) << said.toStdString();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains(QStringLiteral("dim3")));
}

TEST_F(CommandsTest, FixesAreInTheMenu) {
    startReplay();
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    ASSERT_FALSE(session().evaluation()->accepted);
    bool applied = false;
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar())) {
        if (!applied && command.path.startsWith(QStringLiteral("Launch › Apply fix"))) {
            command.action->trigger();
            applied = true;
        }
    }
    EXPECT_TRUE(applied);
    EXPECT_TRUE(session().evaluation()->accepted);
    EXPECT_EQ(session().undoStack().undoText(), QStringLiteral("Apply fix"));
}

TEST_F(CommandsTest, ShortcutsGoUpOneLevelAndToTheGrid) {
    startReplay();
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    action(QStringLiteral("View › Go to › Up one level"))->trigger();
    EXPECT_EQ(session().path().level, core::HierarchyLevel::Warp);
    action(QStringLiteral("View › Go to › Whole grid"))->trigger();
    EXPECT_EQ(session().path().level, core::HierarchyLevel::Grid);
}

TEST_F(CommandsTest, NoTwoEntriesOfAMenuHaveTheSameLetter) {
    startReplay();
    for (const char* language : {"en", "ko"}) {
        gui::setWindowLanguage(core::languageForCode(language));
        const QList<const QMenu*> menus{window->menuBar()->findChild<gui::ViewMenu*>(),
                                        window->menuBar()->findChild<gui::GoToMenu*>(),
                                        &get<QMenu>(QStringLiteral("presentMenu"))};
        for (const QMenu* menu : menus) {
            ASSERT_NE(menu, nullptr);
            QMap<QString, QString> entries;
            for (const QAction* entry : menu->actions()) {
                const QString letter = QKeySequence::mnemonic(entry->text()).toString();
                if (!letter.isEmpty() && entry->isVisible()) {
                    EXPECT_EQ(entries.value(letter).toStdString(), "") << entry->text().toStdString();
                    entries[letter] = entry->text();
                }
            }
            EXPECT_GT(entries.size(), 1) << language;
        }
    }
    gui::setWindowLanguage(core::languageForCode("en"));
}

TEST_F(CommandsTest, ATabOfTheResultsNamesTheKeysThatShowIt) {
    startReplay();
    const auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    int named = 0;
    for (int i = 0; i < tabs.count(); ++i)
        for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
            if (command.path == QStringLiteral("View › Go to › ") + tabs.tabText(i) &&
                !command.action->shortcut().isEmpty()) {
                EXPECT_EQ(tabs.tabToolTip(i),
                          tabs.tabText(i) + QStringLiteral(" (") +
                              command.action->shortcut().toString(QKeySequence::NativeText) +
                              QLatin1Char(')'));
                ++named;
            }
    EXPECT_GE(named, 8);
}

TEST_F(CommandsTest, TheListOfShortcutsShowsWholeRows) {
    startReplay();
    action(QStringLiteral("Help › Keyboard shortcuts…"))->trigger();
    auto& table = get<QTableWidget>(QStringLiteral("shortcutsTable"));
    handleAllEvents();
    ASSERT_GT(table.verticalScrollBar()->maximum(), 0);
    const auto isWhole = [&] {
        const int top = table.rowViewportPosition(table.rowAt(0));
        const int rest = table.viewport()->height() % table.verticalHeader()->defaultSectionSize();
        return top == 0 && rest == 0;
    };
    EXPECT_TRUE(isWhole());
    table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum() / 2);
    EXPECT_TRUE(isWhole());
    table.scrollToBottom();
    EXPECT_TRUE(isWhole());
}

TEST_F(CommandsTest, EveryShortcutIsListed) {
    startReplay();
    action(QStringLiteral("Help › Keyboard shortcuts…"))->trigger();
    auto& table = get<QTableWidget>(QStringLiteral("shortcutsTable"));
    QStringList listed;
    for (int row = 0; row < table.rowCount(); ++row)
        listed << table.item(row, 0)->text();
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar())) {
        if (!command.action->shortcut().isEmpty()) {
            EXPECT_TRUE(listed.contains(command.path)) << command.path.toStdString();
        }
    }
}

} // namespace
} // namespace trichevron::test
