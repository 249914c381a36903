// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// View > Language changes all texts of the window at once, keeps what is selected, and is saved. The
// pseudo-translation marks each text that it translates.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/shortcuts_dialog.h"
#include "app/gui/language/window_language.h"
#include "app/gui/main_window/machines_dialog.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/settings/settings.h"
#include "app/gui/text/fill.h"
#include "core/fault/worker_faults.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include <map>

namespace trichevron::test {
namespace {

constexpr const char* pseudo = "en_XA";

bool isTranslated(const QString& text) {
    return text.contains(QStringLiteral("⟦"));
}

/// All texts of the named widgets and of the actions, by object name and kind.
std::map<QString, QStringList> textsOf(QWidget& window) {
    std::map<QString, QStringList> texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString name = widget->objectName();
        if (name.isEmpty() || name.startsWith(QStringLiteral("qt_")))
            continue;
        QStringList& all = texts[name];
        all << widget->windowTitle() << widget->accessibleName() << widget->accessibleDescription()
            << widget->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            all << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            all << button->text();
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            all << field->text() << field->placeholderText();
        if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                all << box->itemText(i);
    }
    for (const gui::MenuCommand& command : gui::menuCommands(*window.findChild<QMenuBar*>()))
        texts[QStringLiteral("menus")] << command.path << command.action->toolTip()
                                       << command.action->shortcut().toString(QKeySequence::PortableText);
    return texts;
}

class LanguageTest : public WindowTest {
protected:
    /// A page shows the launch once it is visible.
    void showEveryPage() {
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int page = tabs.count() - 1; page >= 0; --page) {
            tabs.setCurrentIndex(page);
            handleAllEvents();
        }
    }
    void SetUp() override {
        QSettings().clear();
        environment = qgetenv("LANGUAGE");
        qputenv("LANGUAGE", pseudo); // lists the pseudo-translation
        gui::chooseLanguage(QStringLiteral("en"));
        WindowTest::SetUp();
        startReplay();
    }
    void TearDown() override {
        WindowTest::TearDown();
        qputenv("LANGUAGE", environment);
        gui::chooseLanguage(QStringLiteral("en"));
        QSettings().clear();
    }
    QAction* entry(const char* code) {
        for (QAction* action : get<QMenu>(QStringLiteral("languageMenu")).actions())
            if (action->data().toString() == QString::fromLatin1(code))
                return action;
        return nullptr;
    }
    void choose(const char* code) {
        entry(code)->trigger();
        handleAllEvents(); // the widgets, and the lists of commands, which follow the menus
    }
    template <class Item>
    Item& in(QWidget& dialog, const char* name) {
        return *dialog.findChild<Item*>(QString::fromLatin1(name));
    }

    QByteArray environment;
};

TEST_F(LanguageTest, TheMenuHasTheSystemAndEachLanguageByItsOwnName) {
    QStringList names;
    for (const QAction* action : get<QMenu>(QStringLiteral("languageMenu")).actions())
        names << action->text();
    EXPECT_EQ(names.value(0).toStdString(), "&System");
    EXPECT_EQ(names.value(1).toStdString(), "English");
    EXPECT_EQ(entry("en")->isChecked(), true);
    choose(pseudo);
    EXPECT_TRUE(entry(pseudo)->isChecked());
    EXPECT_EQ(entry("en")->text().toStdString(), "English");
    EXPECT_TRUE(isTranslated(entry("")->text()));
}

TEST_F(LanguageTest, ThePseudoTranslationIsListedOnlyWhereTheProgramWasStartedWithIt) {
    EXPECT_NE(entry(pseudo), nullptr);
    qputenv("LANGUAGE", "en");
    gui::MainWindow other(*app, gui::ThemeChoice::Light);
    for (const QAction* action : other.findChild<QMenu*>(QStringLiteral("languageMenu"))->actions())
        EXPECT_NE(action->data().toString().toStdString(), pseudo);
}

TEST_F(LanguageTest, TheChoiceIsSaved) {
    EXPECT_TRUE(gui::Settings().language().isEmpty());
    choose(pseudo);
    EXPECT_EQ(gui::Settings().language().toStdString(), pseudo);
    choose("en");
    EXPECT_EQ(gui::Settings().language().toStdString(), "en");
    choose("");
    EXPECT_TRUE(gui::Settings().language().isEmpty());
    EXPECT_TRUE(isTranslated(get<QMenu>(QStringLiteral("languageMenu")).title())) << "of the environment";
}

TEST_F(LanguageTest, ChangesAllMenusAndTheTitlesOfDocks) {
    choose(pseudo);
    for (const QAction* menu : window->menuBar()->actions()) {
        EXPECT_TRUE(isTranslated(menu->text())) << menu->text().toStdString();
        for (const QAction* action : menu->menu()->actions())
            EXPECT_TRUE(action->isSeparator() || isTranslated(action->text()))
                << action->text().toStdString();
    }
    for (const char* dock : {"launchDock", "verdictDock"})
        EXPECT_TRUE(isTranslated(get<QDockWidget>(QString::fromLatin1(dock)).windowTitle())) << dock;
    for (const char* button : {"launchButton", "measureButton", "sweepButton", "traceButton"}) {
        EXPECT_TRUE(isTranslated(get<QPushButton>(QString::fromLatin1(button)).text())) << button;
        EXPECT_TRUE(isTranslated(get<QPushButton>(QString::fromLatin1(button)).accessibleName())) << button;
    }
    EXPECT_TRUE(isTranslated(text(QStringLiteral("verdictTitle"))));
}

TEST_F(LanguageTest, KeepsTheShortcuts) {
    choose(pseudo);
    QStringList keys;
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
        keys << command.action->shortcut().toString(QKeySequence::PortableText);
    for (const char* expected : {"Ctrl+R", "Ctrl+K", "Ctrl+/", "Alt+Up", "Ctrl+Return", "Ctrl+1", "Alt+1"})
        EXPECT_TRUE(keys.contains(QString::fromLatin1(expected))) << expected;
}

TEST_F(LanguageTest, EnglishBringsTheFormerTextsBack) {
    type(QStringLiteral("blockY"), QStringLiteral("64")); // refused, with fixes
    showEveryPage();
    const std::map<QString, QStringList> before = textsOf(*window);
    choose(pseudo);
    EXPECT_NE(textsOf(*window), before);
    choose("en");
    for (const auto& [name, texts] : textsOf(*window)) {
        const auto former = before.find(name);
        if (former != before.end()) {
            // A hidden page has texts only after it was asked for them.
            for (qsizetype i = 0; i < texts.size(); ++i)
                EXPECT_EQ(
                    texts[i].toStdString(),
                    (former->second.value(i).isEmpty() ? texts[i] : former->second.value(i)).toStdString())
                    << name.toStdString();
        }
    }
}

TEST_F(LanguageTest, KeepsTheSelectionOfLists) {
    app->devices.selectKernel(QStringLiteral("vectorAdd"));
    session().setApi(core::LaunchApi::CuLaunchKernel);
    showEveryPage();
    std::map<const QComboBox*, QVariant> before;
    for (const QComboBox* box : window->findChildren<QComboBox*>())
        before[box] = box->currentData();
    const gui::LaunchState launch = session().state();
    for (const char* code : {pseudo, "en"}) {
        choose(code);
        for (const auto& [box, data] : before)
            EXPECT_EQ(box->currentData(), data) << box->objectName().toStdString();
        EXPECT_TRUE(session().state() == launch);
    }
}

TEST_F(LanguageTest, ChangesTheNamesOfEarlierStepsOfUndo) {
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    auto* undo = window->findChild<QAction*>(QStringLiteral("undoAction"));
    EXPECT_EQ(undo->text().toStdString(), "&Undo Change block");
    choose(pseudo);
    const QString step = gui::LaunchSession::tr("Change block");
    EXPECT_TRUE(isTranslated(step) && undo->text().contains(step)) << undo->text().toStdString();
    choose("en");
    EXPECT_EQ(undo->text().toStdString(), "&Undo Change block");
}

TEST_F(LanguageTest, NamesAStepOfSeveralPartsToo) {
    session().pin(session().state());
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    session().swapWithPinned(0);
    auto* undo = window->findChild<QAction*>(QStringLiteral("undoAction"));
    choose(pseudo);
    const QString step = gui::LaunchSession::tr("Swap with the pinned launch");
    EXPECT_TRUE(isTranslated(step) && undo->text().contains(step)) << undo->text().toStdString();
    undo->trigger();
    auto* redo = window->findChild<QAction*>(QStringLiteral("redoAction"));
    EXPECT_TRUE(redo->text().contains(step)) << redo->text().toStdString();
}

TEST_F(LanguageTest, ChangesANoticeThatIsShown) {
    window->files().open(QStringLiteral("/nonexistent/a.json"));
    EXPECT_EQ(get<QPushButton>(QStringLiteral("noticeChoice0")).text().toStdString(), "Dismiss");
    choose(pseudo);
    EXPECT_TRUE(isTranslated(get<QPushButton>(QStringLiteral("noticeChoice0")).text()));
    choose("en");
    EXPECT_EQ(get<QPushButton>(QStringLiteral("noticeChoice0")).text().toStdString(), "Dismiss");
}

TEST_F(LanguageTest, ChangesAFaultThatIsShown) {
    core::Fault fault;
    fault.kind = core::FaultKind::DeviceLost;
    Q_EMIT app->jobs.faulted(
        {fault, app->devices.machines().machines().front().name, gui::thisComputer().id});
    choose(pseudo);
    EXPECT_TRUE(isTranslated(get<QPushButton>(QStringLiteral("faultDismiss")).text()));
    EXPECT_TRUE(text(QStringLiteral("faultWhat")).startsWith(QStringLiteral("⟦")))
        << "the name of this computer";
    choose("en");
    EXPECT_TRUE(text(QStringLiteral("faultWhat")).startsWith(QStringLiteral("This computer: ")));
}

TEST_F(LanguageTest, ChangesWhatAFaultSaysOfAWorker) {
    Q_EMIT app->jobs.faulted({core::tooLongLine(1000), {}, gui::thisComputer().id});
    const std::string before = text(QStringLiteral("faultWhat")).toStdString();
    EXPECT_NE(before.find("a line longer than 1000 bytes"), std::string::npos) << before;
    choose(pseudo);
    const QString translated = text(QStringLiteral("faultWhat"));
    EXPECT_FALSE(translated.contains(QStringLiteral("longer"))) << translated.toStdString();
    choose("en");
    EXPECT_EQ(text(QStringLiteral("faultWhat")).toStdString(), before);
}

TEST_F(LanguageTest, ChangesAnOpenDialogOfShortcuts) {
    gui::ShortcutsDialog dialog(*window->menuBar(), window.get());
    dialog.show();
    const auto cells = [&] {
        const auto& table = in<QTableWidget>(dialog, "shortcutsTable");
        QStringList all{dialog.windowTitle()};
        for (int row = 0; row < table.rowCount(); ++row)
            all << table.item(row, 0)->text();
        return all;
    };
    const QStringList before = cells();
    choose(pseudo);
    for (const QString& cell : cells())
        EXPECT_TRUE(isTranslated(cell)) << cell.toStdString();
    EXPECT_TRUE(isTranslated(in<QTableWidget>(dialog, "shortcutsTable").horizontalHeaderItem(0)->text()));
    choose("en");
    EXPECT_EQ(cells(), before);
}

TEST_F(LanguageTest, ChangesAnOpenDialogOfMachines) {
    gui::MachinesDialog dialog(app->devices, window.get());
    dialog.show();
    const auto machine = [&] { return in<QListWidget>(dialog, "machineList").item(0)->text(); };
    EXPECT_EQ(machine().toStdString(), "This computer");
    EXPECT_EQ(in<QPushButton>(dialog, "machineConnect").text().toStdString(), "Restart");
    choose(pseudo);
    EXPECT_TRUE(isTranslated(dialog.windowTitle()));
    EXPECT_TRUE(isTranslated(machine()));
    EXPECT_TRUE(isTranslated(in<QLineEdit>(dialog, "machineName").text()));
    EXPECT_TRUE(isTranslated(in<QPushButton>(dialog, "addMachine").text()));
    EXPECT_EQ(in<QPushButton>(dialog, "machineConnect").text(), gui::MachinesDialog::tr("Restart"))
        << "no edit";
    choose("en");
    EXPECT_EQ(machine().toStdString(), "This computer");
}

TEST_F(LanguageTest, ChangesTheOpenRulesAndKeepsTheSelectedOne) {
    openRules(window.get(), core::RuleId::TailWave);
    auto& list = get<QListWidget>(QStringLiteral("rulesList"));
    const int row = list.currentRow();
    const QString before = list.item(list.count() - 1)->text();
    choose(pseudo);
    EXPECT_EQ(list.currentRow(), row);
    EXPECT_TRUE(isTranslated(list.item(list.count() - 1)->text())) << "a term";
    EXPECT_TRUE(isTranslated(get<QWidget>(QStringLiteral("rulesDialog")).windowTitle()));
    choose("en");
    EXPECT_EQ(list.item(list.count() - 1)->text(), before);
}

TEST_F(LanguageTest, ChangesAnOpenPalette) {
    gui::CommandPalette palette(*window->menuBar(), *window->findChild<gui::PageStack*>(), window.get());
    palette.show();
    choose(pseudo);
    auto& list = in<QTreeWidget>(palette, "paletteList");
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        EXPECT_TRUE(isTranslated(list.topLevelItem(i)->text(0)))
            << list.topLevelItem(i)->text(0).toStdString();
    QTest::keyClicks(&in<QLineEdit>(palette, "paletteField"), QStringLiteral("English"));
    EXPECT_TRUE(list.topLevelItem(0)->text(0).endsWith(QStringLiteral("English")));
}

} // namespace
} // namespace trichevron::test
