// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Menus, shortcuts, the command palette and presets: every button has an equivalent there.
#include "app/gui/language/window_language.h"
#include "app/gui/menus/go_to_menu.h"
#include "app/gui/menus/view_menu.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_palette.h"
#include "core/presets/presets.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>

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

/// Counts the keys that reach a widget, without Ctrl and Shift themselves.
class KeyCounter : public QObject {
public:
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            count += key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt ? 0 : 1;
        }
        return QObject::eventFilter(object, event);
    }
    int count = 0;
};

TEST_F(CommandsTest, TheKeysOfADisabledEntryReachNoField) {
    startReplay();
    window->activateWindow();
    KeyCounter keys;
    auto& field = get<QLineEdit>(QStringLiteral("blockX"));
    field.setFocus();
    field.installEventFilter(&keys);
    int disabled = 0;
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar())) {
        if (!command.action)
            continue;
        const QKeySequence shortcut = command.action->shortcut();
        if (shortcut.isEmpty() || !shortcut[0].keyboardModifiers().testFlag(Qt::ControlModifier) ||
            command.action->menu() != nullptr || shortcut.matches(QKeySequence::Undo) != 0 ||
            shortcut.matches(QKeySequence::Redo) != 0)
            continue;
        const bool wasEnabled = command.action->isEnabled();
        command.action->setEnabled(false);
        QTest::keyClick(&field, shortcut[0].key(), shortcut[0].keyboardModifiers());
        EXPECT_EQ(keys.count, 0) << command.path.toStdString();
        command.action->setEnabled(wasEnabled);
        keys.count = 0;
        ++disabled;
    }
    EXPECT_GT(disabled, 15);
    QTest::keyClick(&field, Qt::Key_J, Qt::ControlModifier); // of no entry
    EXPECT_EQ(keys.count, 1);
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

/// A submenu may begin at the upper edge of the screen.
constexpr int lowestScreen = 720;

/// Also of the menus in it, filled.
void expectOneColumn(QMenu& menu, int height) {
    Q_EMIT menu.aboutToShow();
    menu.ensurePolished();
    handleAllEvents();
    EXPECT_LE(menu.sizeHint().height(), height) << menu.title().toStdString();
    for (const QAction* action : menu.actions())
        if (action->menu() != nullptr)
            expectOneColumn(*action->menu(), lowestScreen);
}

TEST_F(CommandsTest, EveryMenuHasOneColumnInASmallWindowInLargeType) {
    startReplay();
    window->setLargeType(true);
    constexpr int lowScreen = 600;
    for (const QAction* action : window->menuBar()->actions())
        expectOneColumn(*action->menu(), lowScreen);
    window->setLargeType(false);
}

class RecordedKernelsTest : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR); // with every kernel of the recordings
        WindowTest::SetUp();
        startReplay();
    }
    void TearDown() override {
        window->setLargeType(false);
        WindowTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
};

TEST_F(RecordedKernelsTest, HaveMenusOfPresetsAndDevicesOfOneColumnInLargeType) {
    window->setLargeType(true);
    ASSERT_GT(app->devices.directory().entries().size(), 30U) << "the catalogue";
    QStringList seen;
    for (QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        if (menu->title() == QStringLiteral("&Device") || menu->title() == QStringLiteral("&Presets")) {
            expectOneColumn(*menu, lowestScreen);
            seen << menu->title();
        }
    seen.sort();
    EXPECT_EQ(seen, (QStringList{QStringLiteral("&Device"), QStringLiteral("&Presets")}));
}

TEST_F(RecordedKernelsTest, AreInMenusOfOneColumnInLargeType) {
    window->setLargeType(true);
    QString borrowedFrom;
    ASSERT_GT(app->devices.kernels(&borrowedFrom).size(), 30U);
    int menus = 0;
    for (QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        if (menu->title() == QStringLiteral("&Kernel")) {
            expectOneColumn(*menu, lowestScreen);
            ++menus;
        }
    EXPECT_EQ(menus, 1);
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

TEST_F(CommandsTest, AButtonThatDoesWhatAnEntryDoesNamesItsKeys) {
    startReplay();
    const std::pair<const char*, const char*> owners[] = {
        {"launchButton", "Launch › Launch"},
        {"measureButton", "Launch › Measure"},
        {"sweepButton", "Launch › Sweep"},
        {"sweepPageButton", "Launch › Sweep"},
        {"traceButton", "Launch › Trace"},
        {"flatButton", "View › Flat hierarchy"},
        {"playToggle", "View › Play the schedule"},
        {"comparePin", "View › Pin this launch"},
        {"enlargeButton", "View › Panels › Enlarge the results"},
    };
    const auto expectKeys = [](const QWidget& button, const QAction& entry) {
        const QString keys = entry.shortcut().toString(QKeySequence::NativeText);
        ASSERT_FALSE(keys.isEmpty()) << entry.text().toStdString();
        EXPECT_TRUE(button.toolTip().endsWith(QLatin1Char('(') + keys + QLatin1Char(')')))
            << button.objectName().toStdString() << ": " << button.toolTip().toStdString();
    };
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    for (int i = 0; i < tabs.count(); ++i)
        if (tabs.tabText(i) == QLatin1String("Sweep") || tabs.tabText(i) == QLatin1String("Compare"))
            tabs.setCurrentIndex(i); // a page refreshes its texts while it is visible
    for (const auto& [button, path] : owners)
        if (const QAction* entry = action(QString::fromUtf8(path)); entry != nullptr)
            expectKeys(get(QString::fromLatin1(button)), *entry);
    auto* explore = window->findChild<gui::ExplorePage*>();
    for (const char* name : {"launchDock", "verdictDock", "resultsDock"})
        expectKeys(get(QString::fromLatin1(name) + QStringLiteral("Strip")),
                   *explore->folding().toggleAction(&get<QDockWidget>(QString::fromLatin1(name))));
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
