// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette says of each command that is not possible why it is not, and where it stands.
#include "app/gui/language/window_language.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/palette/command_palette.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTreeWidget>

#include <utility>

namespace trichevron::test {
namespace {

class PaletteObstacles : public WindowTest {
protected:
    void openPalette() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // a palette that was closed
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs)); // shortcuts work there only
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        ASSERT_NE(window->findChild<gui::CommandPalette*>(), nullptr);
    }
    void search(const char* typed) {
        field().clear();
        QTest::keyClicks(&field(), QString::fromUtf8(typed));
    }
    std::string said() {
        return window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString();
    }
    /// The place of this path in the list; -1 where it is not there.
    int rowOf(const char* path) {
        for (int row = 0; row < list().topLevelItemCount(); ++row)
            if (list().topLevelItem(row)->text(0) == QString::fromUtf8(path))
                return row;
        return -1;
    }
    /// Opens the palette and asks each of its commands. Returns how many are not possible.
    int expectReasons(const char* when) {
        openPalette();
        int disabled = 0;
        for (int row = 0; row < list().topLevelItemCount(); ++row) {
            list().setCurrentItem(list().topLevelItem(row));
            const std::string words = said();
            const std::string path = list().topLevelItem(row)->text(0).toStdString();
            EXPECT_NE(words, gui::CommandPalette::tr("Not possible at the moment").toStdString())
                << path << ", " << when;
            disabled += words.starts_with("Not possible") ? 1 : 0;
        }
        QTest::keyClick(&field(), Qt::Key_Escape);
        return disabled;
    }
    QTreeWidget& list() { return *window->findChild<QTreeWidget*>(QStringLiteral("paletteList")); }
    QLineEdit& field() { return *window->findChild<QLineEdit*>(QStringLiteral("paletteField")); }
};

TEST_F(PaletteObstacles, EveryCommandThatIsNotPossibleSaysWhy) {
    EXPECT_GT(expectReasons("before a device is there"), 10);
    startReplay();
    EXPECT_GT(expectReasons("at the start"), 10);
    for (const gui::PageKind& kind : gui::allPages())
        window->pages().show(kind.id);
    EXPECT_GT(expectReasons("with every page made"), 5);
    session().pin(session().state());
    EXPECT_GT(expectReasons("with a pinned launch"), 5);
    session().setPinned({});
    window->pages().show(gui::window_page::explore);
    QTest::keyClick(window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_GT(expectReasons("with a step of the presentation"), 5);
    type(QStringLiteral("blockX"), QStringLiteral("many"));
    EXPECT_GT(expectReasons("with a launch that cannot be read"), 5);
}

TEST_F(PaletteObstacles, TheReasonIsOfTheCommand) {
    startReplay();
    openPalette();
    const std::pair<const char*, const char*> reasons[] = {
        {"save timings of compared", "The launch was not measured here: there are no timings of it to save."},
        {"edit redo", "There is nothing to redo."},
        {"unpin all", "No launch is pinned."},
        {"next step", "There are no steps."},
        {"clear this list", "The list is empty."},
        {"source compiler", "No source is open."}};
    for (const auto& [typed, reason] : reasons) {
        search(typed);
        EXPECT_EQ(said(), std::string("Not possible at the moment. ") + reason) << typed;
    }
}

TEST_F(PaletteObstacles, TheReasonFollowsTheLanguage) {
    startReplay();
    openPalette();
    search("unpin all");
    const std::string english = said();
    QTest::keyClick(&field(), Qt::Key_Escape);
    gui::setWindowLanguage(core::languageForCode("en_XA"));
    handleAllEvents();
    openPalette();
    search("unpin all");
    EXPECT_NE(said(), english);
    EXPECT_EQ(said().find("No launch is pinned"), std::string::npos) << said();
    QTest::keyClick(&field(), Qt::Key_Escape);
    gui::setWindowLanguage(core::languageForCode("en"));
}

TEST_F(PaletteObstacles, ACommandComesBeforeATermThatOnlyMentionsItsWord) {
    startReplay();
    for (const bool isPossible : {true, false}) {
        if (!isPossible)
            type(QStringLiteral("blockX"), QStringLiteral("many"));
        openPalette();
        for (const char* typed : {"meas", "measur", "measure"}) {
            search(typed);
            EXPECT_EQ(rowOf("Launch › Measure"), 0) << typed << isPossible;
            EXPECT_GT(rowOf("Term › Median"), 0) << typed << isPossible;
        }
        QTest::keyClick(&field(), Qt::Key_Escape);
    }
}

TEST_F(PaletteObstacles, ATermOfThatNameStaysBeforeCommandsThatAreNotPossible) {
    startReplay();
    openPalette();
    search("tail wave");
    EXPECT_EQ(rowOf("Term › Tail wave"), 0);
}

class KoreanPaletteObstacles : public PaletteObstacles {
protected:
    void SetUp() override {
        gui::setWindowLanguage(core::languageForCode("ko"));
        PaletteObstacles::SetUp();
        startReplay();
    }
    void TearDown() override {
        PaletteObstacles::TearDown();
        gui::setWindowLanguage(core::languageForCode("en"));
    }
};

TEST_F(KoreanPaletteObstacles, AnEnglishNameComesFirstToo) {
    type(QStringLiteral("blockX"), QStringLiteral("many"));
    openPalette();
    search("measure");
    EXPECT_TRUE(list().currentItem()->text(0).endsWith(QString::fromUtf8("측정")))
        << list().currentItem()->text(0).toStdString();
}

} // namespace
} // namespace trichevron::test
