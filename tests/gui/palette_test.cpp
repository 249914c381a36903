// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette: finds commands, terms and rules by words, says what an entry changes, and runs it.
#include "app/gui/language/window_language.h"
#include "app/gui/menus/go_to_menu.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QImage>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include <utility>

namespace trichevron::test {
namespace {

class PaletteTest : public WindowTest {
protected:
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
    static QStringList pathsOf(const QList<gui::MenuCommand>& commands) {
        QStringList paths;
        for (const gui::MenuCommand& command : commands)
            paths << command.path;
        return paths;
    }
    QTreeWidget& list() { return *window->findChild<QTreeWidget*>(QStringLiteral("paletteList")); }
    QLineEdit& field() { return *window->findChild<QLineEdit*>(QStringLiteral("paletteField")); }
};

TEST_F(PaletteTest, ThePaletteFindsCommandsByWordsAndReturnRunsThem) {
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

TEST_F(PaletteTest, ClosesWhenAnotherWindowHasTheKeys) {
    const QPointer<gui::CommandPalette> palette = openPalette();
    ASSERT_TRUE(QTest::qWaitForWindowActive(palette));
    window->activateWindow();
    EXPECT_TRUE(QTest::qWaitFor([&] { return palette.isNull(); }, waitMs));
}

TEST_F(PaletteTest, ThePaletteFindsPreferencesByOtherWordsToo) {
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

TEST_F(PaletteTest, FindsWhatIsAskedForInOtherWordsThanItsName) {
    startReplay();
    openPalette();
    const std::pair<const char*, const char*> expected[] = {
        {"bigger text", "View › Large text"},
        {"larger", "View › Large text"},
        {"color by wave", "View › Colour by › Wave"},
        {"run", "Launch › Launch"},
        {"three devices", "View › Pinned launches › Compare with the pinned launches"},
        {"devices side by side", "View › Pinned launches › Compare with the pinned launches"},
        {"night mode", "View › Theme › Dark"},
        {"compare cluster sizes", "View › Cluster sizes side by side…"},
        {"set block size", "Explore › Block size x"},
        {"find thread", "Edit › Find…"},
        {"block x", "View › Go to › Block"},
        {"sweep cluster", "Launch › Sweep"},
        {"too many threads", "Rule › Threads per block"},
        {"export picture", "File › Copy or save a part of the window › Picture of the grid › Save picture…"},
        {"screenshot", "File › Copy or save a part of the window › Picture of the grid › Save picture…"},
        {"screenshot", "File › Copy or save a part of the window › Picture of the grid › Copy picture"}};
    for (const auto& [typed, path] : expected) {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_FALSE(list().findItems(QString::fromUtf8(path), Qt::MatchStartsWith).isEmpty())
            << typed << ": " << path;
    }
}

TEST_F(PaletteTest, TheNumberOfAnAxisIsTheFirstEntryForItsWords) {
    startReplay();
    openPalette();
    const std::pair<const char*, const char*> expected[] = {
        {"block size y", "Explore › Block size y"},  {"block y", "Explore › Block size y"},
        {"block z 4", "Explore › Block size z"},     {"block size x 1,024", "Explore › Block size x"},
        {"grid x", "Explore › Grid size x"},         {"grid size z", "Explore › Grid size z"},
        {"cluster x 2", "Explore › Cluster size x"}, {"problem y", "Explore › Problem size y"},
        {"blockdim.y", "Explore › Block size y"},    {"griddim z", "Explore › Grid size z"}};
    for (const auto& [typed, path] : expected) {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_EQ(list().topLevelItem(0)->text(0).toStdString(), path) << typed;
    }
}

TEST_F(PaletteTest, WholeWordsComeBeforeBeginningsAndShortNamesBeforeLongOnes) {
    startReplay();
    openPalette();
    const auto rowOf = [this](const char* path) {
        for (int row = 0; row < list().topLevelItemCount(); ++row)
            if (list().topLevelItem(row)->text(0) == QString::fromUtf8(path))
                return row;
        ADD_FAILURE() << path;
        return -1;
    };
    struct {
        const char* typed;
        const char* first;
        const char* later;
    } const cases[] = {
        {"grid", "View › Go to › Grid", "View › Go to › Whole grid"},
        {"block", "View › Go to › Block", "Explore › Block size x"},
        {"save picture grid",
         "File › Copy or save a part of the window › Picture of the grid › Save picture…",
         "File › Copy or save a part of the window › Picture of the grid › Copy picture"},
    };
    for (const auto& [typed, first, later] : cases) {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_LT(rowOf(first), rowOf(later)) << typed;
    }
}

TEST_F(PaletteTest, TheEntryOfAnAxisLeadsToItsField) {
    startReplay();
    window->pages().show(gui::window_page::kernel);
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("block z 4"));
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    auto& number = get<QLineEdit>(QStringLiteral("blockZ"));
    EXPECT_EQ(window->focusWidget(), &number);
    EXPECT_EQ(number.selectedText(), number.text()) << "what is typed replaces it";
}

TEST_F(PaletteTest, ThePaletteShowsWhatAnEntryChangesBeforeItDoes) {
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

TEST_F(PaletteTest, AnotherRowTakesTheQuestionBack) {
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

TEST_F(PaletteTest, ThePaletteFindsTermsAndRulesAndOpensThem) {
    startReplay();
    struct Case {
        const char* typed;
        const char* path;
        const char* title; ///< of what is explained
    };
    for (const Case& each : {Case{"tail wave", "Term › Tail wave", "Tail wave"},
                             Case{"occupancy", "Term › Occupancy", "Occupancy"},
                             Case{"rule tail wave", "Rule › Tail wave", "Tail wave"},
                             Case{"streaming multiprocessor", "Term › SM", "SM"}}) {
        openPalette();
        QTest::keyClicks(&field(), QString::fromUtf8(each.typed));
        const QList<QTreeWidgetItem*> found =
            list().findItems(QString::fromUtf8(each.path), Qt::MatchExactly);
        ASSERT_EQ(found.size(), 1) << each.typed;
        list().setCurrentItem(found.front());
        EXPECT_EQ(window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString(),
                  "Enter shows it in Rules and terms");
        QTest::keyClick(&field(), Qt::Key_Return);
        EXPECT_TRUE(get<QTextBrowser>(QStringLiteral("rulesText"))
                        .toPlainText()
                        .startsWith(QString::fromUtf8(each.title)))
            << each.path;
    }
}

class KoreanPalette : public PaletteTest {
protected:
    void SetUp() override {
        gui::setWindowLanguage(core::languageForCode("ko"));
        PaletteTest::SetUp();
        startReplay();
    }
    void TearDown() override {
        PaletteTest::TearDown();
        gui::setWindowLanguage(core::languageForCode("en"));
    }
};

TEST_F(KoreanPalette, FindsByEnglishWordsToo) {
    const QStringList before = pathsOf(gui::menuCommands(*window->menuBar()));
    const std::pair<const char*, const char*> expected[] = {
        {"explore", "탐색"}, {"light", "밝은 테마"}, {"large text", "글자 크게"}, {"font size", "글자 크게"}};
    for (const auto& [typed, korean] : expected) {
        openPalette();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_FALSE(list().findItems(QString::fromUtf8(korean), Qt::MatchContains).isEmpty()) << typed;
        QTest::keyClick(&field(), Qt::Key_Escape);
    }
    EXPECT_EQ(pathsOf(gui::menuCommands(*window->menuBar())), before) << "the menus stay Korean";
}

TEST_F(PaletteTest, LeadsToTheGreenContextAmongTheFoldedAttributes) {
    startReplay();
    window->resize(1280, 800);
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("green"));
    ASSERT_EQ(list().currentItem()->text(0).toStdString(), "View › Go to › Green context");
    QTest::keyClick(&field(), Qt::Key_Return);
    auto& sms = get<QLineEdit>(QStringLiteral("greenContextSmCount"));
    EXPECT_EQ(window->focusWidget(), &sms);
    EXPECT_TRUE(sms.isVisible());
    const auto isInSight = [&sms] { return sms.visibleRegion().boundingRect().size() == sms.size(); };
    EXPECT_TRUE(QTest::qWaitFor(isInSight, waitMs)) << "its panel scrolls to it";
}

TEST_F(PaletteTest, CommandsComeBeforeWhatExplainsTheirWord) {
    startReplay();
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("launch"));
    ASSERT_FALSE(list().findItems(QStringLiteral("Term › Launch"), Qt::MatchExactly).isEmpty());
    EXPECT_EQ(list().currentItem()->text(0), QStringLiteral("Launch › Launch"));
}

TEST_F(PaletteTest, TheRowOfTheCurrentEntryIsMarkedInOnePiece) {
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("save session"));
    handleAllEvents();
    const QTreeWidgetItem* row = list().currentItem();
    ASSERT_FALSE(row->text(1).isEmpty()) << "its shortcut is in a column of its own";
    const QImage picture = list().viewport()->grab().toImage();
    const QRect place = list().visualItemRect(row);
    for (const int y : {place.top(), place.bottom()})
        for (int x = place.left() + 1; x < place.right(); ++x)
            ASSERT_EQ(picture.pixelColor(x, y), gui::currentTheme().hover) << x;
}

TEST_F(PaletteTest, TheShortcutOfThePaletteClosesIt) {
    startReplay();
    const QPointer<gui::CommandPalette> palette = openPalette();
    QTest::keyClick(&field(), Qt::Key_K, Qt::ControlModifier);
    EXPECT_FALSE(palette && palette->isVisible());
}

TEST_F(PaletteTest, AClickInThePaletteShowsAChangeAndAnotherMakesIt) {
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

TEST_F(PaletteTest, WhatChangesNoLaunchRunsAtOnceInThePalette) {
    startReplay();
    const QPointer<gui::CommandPalette> palette = openPalette();
    QTest::keyClicks(&field(), QStringLiteral("whole grid"));
    EXPECT_EQ(window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString(),
              "Enter runs it");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_FALSE(palette && palette->isVisible());
}

TEST_F(PaletteTest, WordsThatNoEntryHasFindNothing) {
    startReplay();
    openPalette();
    for (const char* typed : {"never", "dim4", "aunch"}) {
        field().clear();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        ASSERT_EQ(list().topLevelItemCount(), 1) << typed;
        EXPECT_TRUE(list().topLevelItem(0)->text(0).startsWith(QStringLiteral("No command"))) << typed;
    }
    field().clear();
    QTest::keyClicks(&field(), QStringLiteral("dim3"));
    for (int row = 0; row < list().topLevelItemCount(); ++row)
        EXPECT_FALSE(list().topLevelItem(row)->text(0).startsWith(QStringLiteral("Launch › Device")))
            << list().topLevelItem(row)->text(0).toStdString();
}

TEST_F(PaletteTest, ArrowKeysMoveInThePaletteAndItShowsShortcuts) {
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

TEST_F(PaletteTest, DisabledCommandsComeLastAndDoNotRun) {
    startReplay();
    const QList<gui::MenuCommand> before = gui::menuCommands(*window->menuBar());
    QHash<QString, bool> enabled;
    for (const gui::MenuCommand& command : before)
        enabled.insert(command.path, command.action->isEnabled());
    for (const gui::OfferedCommand& command : window->pages().commands())
        enabled.insert(command.path, command.obstacle.isEmpty());
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

TEST_F(PaletteTest, WordsInAnotherOrderFindTooAndADisabledEntrySaysWhy) {
    startReplay();
    openPalette();
    const std::pair<const char*, const char*> firsts[] = {
        {"dark theme", "View › Theme › Dark"},
        {"theme dark", "View › Theme › Dark"},
        {"presentation", "View › Present › Present full screen"}};
    for (const auto& [typed, path] : firsts) {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_EQ(list().currentItem()->text(0).toStdString(), path) << typed;
    }
    field().selectAll();
    QTest::keyClicks(&field(), QStringLiteral("end presentation"));
    EXPECT_EQ(window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString(),
              "Not possible at the moment. No presentation is running.");
    field().selectAll();
    QTest::keyClicks(&field(), QStringLiteral("cancel"));
    EXPECT_EQ(window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString(),
              "Not possible at the moment. No job is running.");
}

TEST_F(PaletteTest, WithoutAMatchThePaletteSaysSoAndReturnDoesNothing) {
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

} // namespace
} // namespace trichevron::test
