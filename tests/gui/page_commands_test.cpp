// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette has the commands of the pages too, and finds them by the words of their buttons.
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/settings/settings.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

#include <utility>

namespace trichevron::test {
namespace {

/// With the lessons of the program.
class PageCommands : public WindowTest {
protected:
    void SetUp() override {
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
        WindowTest::SetUp();
    }
    void TearDown() override {
        WindowTest::TearDown();
        qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    }
    void openPalette() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // a palette that was closed
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        ASSERT_NE(window->findChild<gui::CommandPalette*>(), nullptr);
    }
    QTreeWidget& list() { return *window->findChild<QTreeWidget*>(QStringLiteral("paletteList")); }
    QLineEdit& field() { return *window->findChild<QLineEdit*>(QStringLiteral("paletteField")); }
};

struct PageCommandCase : NamedCase {
    const char* typed;
    const char* path;
};

class FoundPageCommand : public PageCommands, public testing::WithParamInterface<PageCommandCase> {};

TEST_P(FoundPageCommand, IsFoundByItsWords) {
    openPalette();
    QTest::keyClicks(&field(), QString::fromLatin1(GetParam().typed));
    EXPECT_FALSE(list().findItems(QString::fromUtf8(GetParam().path), Qt::MatchExactly).isEmpty())
        << GetParam().path;
}

INSTANTIATE_TEST_SUITE_P(
    Commands, FoundPageCommand,
    testing::Values(PageCommandCase{{"ANewSource"}, "new source", "Kernel › New source"},
                    PageCommandCase{{"Paste"}, "paste", "Kernel › Paste"},
                    PageCommandCase{{"TypedNumbers"}, "type numbers", "Kernel › Type numbers…"},
                    PageCommandCase{{"AKernelForExplore"}, "send to explore", "Kernel › Send to Explore"},
                    PageCommandCase{{"ATrace"}, "open trace", "Program › Open a trace…"},
                    PageCommandCase{{"AReport"}, "report", "Program › Report…"},
                    PageCommandCase{{"AComparison"}, "compare with", "Program › Compare with…"},
                    PageCommandCase{{"ACapture"}, "capture", "File › Capture a program…"},
                    PageCommandCase{{"Exercises"}, "exercises", "Learn › Exercises"},
                    PageCommandCase{{"ALesson"}, "names and numbers", "Learn › Lessons › Names and numbers"},
                    PageCommandCase{{"ALessonByItsSubject"}, "occupancy", "Learn › Lessons › Registers"},
                    PageCommandCase{{"TheOptionOfNonPortableClusters"},
                                    "non-portable",
                                    "Explore › Non-portable cluster size"},
                    PageCommandCase{{"ALanguage"}, "korean", "View › Language › 한국어"}),
    caseName<PageCommandCase>);

TEST_F(PageCommands, ACommandOfAPageShowsThePageAndPressesItsButton) {
    startReplay();
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("new source"));
    ASSERT_EQ(list().currentItem()->text(0).toStdString(), "Kernel › New source");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::kernel);
    EXPECT_TRUE(get(QStringLiteral("sourceTabs")).isVisible());
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("lessons names and numbers"));
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::learn);
}

TEST_F(PageCommands, AnOptionLeadsToItsBox) {
    startReplay();
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("non-portable"));
    ASSERT_EQ(list().currentItem()->text(0).toStdString(), "Explore › Non-portable cluster size");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_EQ(window->focusWidget(), &get(QStringLiteral("nonPortableCluster")));
}

TEST_F(PageCommands, ALessonBeginsWithTheFocusInItsAnswer) {
    startReplay();
    gui::Settings().setLearned({});
    window->pages().show(gui::window_page::start);
    get<QTabBar>(QStringLiteral("pageTabs")).setFocus(); // as at a start
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("one block"));
    const auto found = list().findItems(QStringLiteral("Learn › Lessons › One block"), Qt::MatchExactly);
    ASSERT_EQ(found.size(), 1);
    list().setCurrentItem(found.first());
    QTest::keyClick(&field(), Qt::Key_Return);
    gui::Page& learn = window->pages().shownPage();
    ASSERT_EQ(window->pages().shownId(), gui::window_page::learn);
    ASSERT_NE(learn.firstFocus(), nullptr);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->focusWidget() == learn.firstFocus(); }, waitMs));
}

TEST_F(PageCommands, TheExercisesBeginWithTheFocusInTheirAnswerAndAreMarkedInTheList) {
    startReplay();
    gui::Settings().setLearned({});
    window->resize(1280, 800);
    window->pages().show(gui::window_page::learn);
    auto& page = static_cast<gui::LearnPage&>(window->pages().shownPage());
    auto& link = get<QPushButton>(QStringLiteral("practiceExercises"));
    const auto colourOfLink = [&link] {
        handleAllEvents();
        return link.grab().toImage().pixelColor(link.width() - 3, link.height() / 2);
    };
    const QColor unmarked = colourOfLink();
    for (const QString& from :
         {gui::window_page::start, gui::window_page::learn, gui::window_page::explore}) {
        page.showLesson();
        window->pages().show(from);
        get<QTabBar>(QStringLiteral("pageTabs")).setFocus();
        openPalette();
        QTest::keyClicks(&field(), QStringLiteral("exercises"));
        ASSERT_EQ(list().currentItem()->text(0).toStdString(), "Learn › Exercises");
        QTest::keyClick(&field(), Qt::Key_Return);
        ASSERT_EQ(window->pages().shownId(), gui::window_page::learn);
        EXPECT_TRUE(QTest::qWaitFor([&] { return window->focusWidget() == page.firstFocus(); }, waitMs))
            << from.toStdString();
        EXPECT_TRUE(get(QStringLiteral("exerciseScroll")).isAncestorOf(window->focusWidget()))
            << from.toStdString();
        EXPECT_TRUE(link.isChecked()) << from.toStdString();
        EXPECT_NE(colourOfLink(), unmarked) << from.toStdString() << ": as the row of a lesson";
    }
}

TEST_F(PageCommands, OccupancyLeadsToItsChart) {
    startReplay();
    window->pages().show(gui::window_page::start);
    openPalette();
    QTest::keyClicks(&field(), QStringLiteral("occupancy"));
    ASSERT_EQ(list().currentItem()->text(0).toStdString(),
              "Explore › Occupancy: resident warps by block size");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    EXPECT_TRUE(get(QStringLiteral("occupancyPlot")).isVisible());
}

TEST_F(PageCommands, APresetOnTheStartPageOpensExploreAlsoWhereTheLaunchIsThatOfThePreset) {
    startReplay();
    for (int time = 0; time < 2; ++time) {
        window->pages().show(gui::window_page::start);
        openPalette();
        QTest::keyClicks(&field(), QStringLiteral("pres 2d"));
        ASSERT_EQ(list().currentItem()->text(0).toStdString(), "Launch › Presets › 2-D");
        QTest::keyClick(&field(), Qt::Key_Return);
        if (gui::CommandPalette* palette = window->findChild<gui::CommandPalette*>();
            palette != nullptr && palette->isVisible())
            QTest::keyClick(&field(), Qt::Key_Return); // a look at what it changes, and the change
        EXPECT_EQ(window->pages().shownId(), gui::window_page::explore) << time;
    }
}

TEST_F(PageCommands, ACommandThatNeedsSomethingOpenIsDisabledWithoutIt) {
    startReplay();
    const std::pair<const char*, const char*> commands[] = {
        {"kernel send to explore",
         "Not possible at the moment. No kernel is chosen whose registers and shared memory are known."},
        {"program compare with", "Not possible at the moment. No trace is open."},
        {"program report", "Not possible at the moment. No trace is open."}};
    for (const auto& [typed, said] : commands) {
        openPalette();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_EQ(window->findChild<QLabel*>(QStringLiteral("paletteChange"))->text().toStdString(), said)
            << typed;
        QTest::keyClick(&field(), Qt::Key_Return);
        EXPECT_EQ(window->pages().shownId(), gui::window_page::explore) << typed;
        QTest::keyClick(&field(), Qt::Key_Escape);
    }
}

TEST_F(PageCommands, ThePaletteFindsWhatExportsAPicture) {
    startReplay();
    for (const char* typed : {"export", "pdf"}) {
        openPalette();
        QTest::keyClicks(&field(), QString::fromLatin1(typed));
        EXPECT_FALSE(list().findItems(QStringLiteral("Save picture…"), Qt::MatchEndsWith).isEmpty()) << typed;
        QTest::keyClick(&field(), Qt::Key_Escape);
    }
}

} // namespace
} // namespace trichevron::test
