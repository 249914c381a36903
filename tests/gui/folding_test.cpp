// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Panels fold before anything overlaps, in every size of the window and of the text.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/language/window_language.h"
#include "app/gui/layout/fold_strip.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/settings/settings.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/finding_row.h"
#include "tests/gui/panels_fixture.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPointer>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

namespace trichevron::test {
namespace {

constexpr std::array dockNames{"launchDock", "verdictDock", "resultsDock"};

class FoldingTest : public PanelsFixture {
protected:
    /// A control that Tab reaches beneath the panel that is open over the view; null where there is none.
    QWidget* coveredControl() {
        const auto& over = get(QStringLiteral("overPanel"));
        for (auto* widget : folding().docks().findChildren<QWidget*>())
            if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible() && widget->isEnabled() &&
                placeOf(over).contains(placeOf(*widget)))
                return widget;
        return nullptr;
    }
    void resizeTo(const QSize& size, bool large) {
        window->setLargeType(large);
        window->resize(size);
        handleAllEvents(); // the layouts of all levels
    }
};

TEST_F(FoldingTest, NothingOverlapsAndTheViewKeepsAThirdInEverySize) {
    for (const bool large : {false, true}) { // another size of the type takes longer than another size
        for (const QSize& size : {QSize(900, 600), QSize(1024, 700), QSize(1280, 720), QSize(1280, 800),
                                  QSize(1440, 900), QSize(1920, 1080), QSize(3840, 2160), QSize(900, 600)}) {
            resizeTo(size, large);
            const std::string where =
                std::to_string(size.width()) + "x" + std::to_string(size.height()) + (large ? " large" : "");
            ASSERT_EQ(window->size(), size) << where;
            std::vector<std::pair<std::string, QRect>> parts{{"view", placeOf(window->hierarchy())}};
            for (const char* name : dockNames) {
                const bool isFolded = folding().isFolded(&dock(name));
                EXPECT_EQ(dock(name).isVisible(), !isFolded) << where << " " << name;
                EXPECT_EQ(strip(name).isVisible(), isFolded) << where << " " << name;
                parts.emplace_back(name, isFolded ? placeOf(strip(name)) : placeOf(dock(name)));
            }
            for (std::size_t i = 0; i < parts.size(); ++i) {
                EXPECT_TRUE(window->rect().contains(parts[i].second)) << where << ": " << parts[i].first;
                for (std::size_t j = 0; j < i; ++j)
                    EXPECT_FALSE(parts[i].second.intersects(parts[j].second))
                        << where << ": " << parts[i].first << " and " << parts[j].first << " "
                        << parts[i].second.x() << "+" << parts[i].second.width() << " " << parts[j].second.x()
                        << "+" << parts[j].second.width();
            }
            EXPECT_GE(parts[0].second.width(), size.width() / 3) << where;
            EXPECT_GE(parts[0].second.height(), size.height() / 3) << where;
        }
    }
}

TEST_F(FoldingTest, ThePictureHasAThirdOfTheWindowInEverySizeAndLanguage) {
    startReplay();
    for (const char* language : {"en", "ko", "en_XA"}) {
        gui::setWindowLanguage(core::languageForCode(language));
        for (const bool large : {false, true}) {
            for (const QSize& size : {QSize(900, 600), QSize(1024, 700), QSize(1280, 720), QSize(1280, 800),
                                      QSize(1440, 900), QSize(1920, 1080), QSize(3840, 2160)}) {
                resizeTo(size, large);
                const gui::HierarchyCanvas& picture = *window->hierarchy().canvas();
                EXPECT_GE(3 * picture.width() * picture.height(), size.width() * size.height())
                    << language << ' ' << size.width() << 'x' << size.height() << (large ? " large: " : ": ")
                    << picture.width() << 'x' << picture.height();
            }
        }
    }
    gui::setWindowLanguage(core::languageForCode("en"));
}

TEST_F(FoldingTest, APanelHasTheTypeOfTheWindowOverTheViewAndBesideIt) {
    for (const char* name : {"resultsDock", "verdictDock"}) {
        SCOPED_TRACE(name);
        resizeTo({1024, 700}, true);
        ASSERT_TRUE(folding().isFolded(&dock(name)));
        QTest::mouseClick(&strip(name), Qt::LeftButton);
        std::vector<std::pair<QPointer<QWidget>, double>> large;
        for (QWidget* widget : folding().findChildren<QWidget*>())
            large.emplace_back(widget, widget->font().pointSizeF());
        const auto expectTimes = [&](double scale) {
            int compared = 0;
            for (const auto& [widget, size] : large)
                if (widget && (qobject_cast<QLabel*>(widget) || qobject_cast<QAbstractItemView*>(widget))) {
                    EXPECT_NEAR(widget->font().pointSizeF(), scale * size, 0.51)
                        << widget->objectName().toStdString();
                    ++compared;
                }
            EXPECT_GT(compared, 50);
        };
        resizeTo({1920, 1080}, false);
        ASSERT_FALSE(folding().isFolded(&dock(name)));
        expectTimes(1 / 1.5);
        resizeTo({1024, 700}, true);
        QTest::mouseClick(&strip(name), Qt::LeftButton);
        expectTimes(1);
        QTest::mouseClick(&strip(name), Qt::LeftButton);
    }
}

TEST_F(FoldingTest, ALargerWindowMayShrinkAgain) {
    resizeTo({1280, 800}, false);
    const auto lengths = [this] {
        return std::array{dock("launchDock").width(), dock("verdictDock").width(),
                          dock("resultsDock").height()};
    };
    const auto before = lengths();
    for (const QSize& size : {QSize(1920, 1080), QSize(900, 600), QSize(3840, 2160)}) {
        resizeTo(size, false);
        resizeTo({1280, 800}, false);
        EXPECT_TRUE(QTest::qWaitFor([&] { return lengths() == before; }, waitMs)) << size.width();
    }
}

TEST_F(FoldingTest, NoLongNameWidensAPanel) {
    startReplay();
    for (const char* language : {"en", "ko"}) {
        gui::setWindowLanguage(core::languageForCode(language));
        resizeTo({1280, 800}, false);
        window->restoreDefaultLayout();
        handleAllEvents();
        const int left = dock("launchDock").width();
        const int right = dock("verdictDock").width();
        get<QToolButton>(QStringLiteral("launchAttributes")).click();
        session().setDynamicSmem(core::Bytes{50'000}); // more than the opt-in, whose attribute is named
        handleAllEvents();
        ASSERT_TRUE(verdictText().contains(QStringLiteral("cudaFuncAttributeMaxDynamicSharedMemorySize")));
        EXPECT_EQ(dock("launchDock").width(), left) << language;
        EXPECT_EQ(dock("verdictDock").width(), right) << language;
        get<QToolButton>(QStringLiteral("launchAttributes")).click();
        session().setDynamicSmem(core::Bytes{0});
    }
    gui::setWindowLanguage(core::languageForCode("en"));
}

TEST_F(FoldingTest, NoWordOfARulesTitleIsCutByItsFigure) {
    startReplay();
    resizeTo({1280, 800}, false);
    session().setApi(core::LaunchApi::CudaLaunchCooperativeKernel);
    session().setGrid(core::Axis::X, 100'000);
    handleAllEvents();
    ASSERT_TRUE(verdictText().contains(QStringLiteral("Cooperative grid size")));
    for (const gui::FindingRow* row : window->findChildren<gui::FindingRow*>()) {
        const auto& title = *row->findChild<QLabel*>(QStringLiteral("findingTitle"));
        if (!title.isVisible())
            continue;
        for (const QString& word : title.text().split(QLatin1Char(' ')))
            EXPECT_LE(title.fontMetrics().horizontalAdvance(word), title.width()) << word.toStdString();
    }
}

TEST_F(FoldingTest, AWideWindowFoldsNothing) {
    resizeTo({1440, 900}, false);
    for (const char* name : dockNames)
        EXPECT_FALSE(folding().isFolded(&dock(name))) << name;
}

TEST_F(FoldingTest, APressInAPanelWithoutItsReleaseKeepsNoPanelFromItsLength) {
    resizeTo({1440, 900}, false);
    const int before = dock("resultsDock").height();
    auto& title = get<QLabel>(QStringLiteral("verdictTitle")); // leaves it to its parents
    const QPointF at = title.rect().center();
    QMouseEvent press(QEvent::MouseButtonPress, at, title.mapToGlobal(at), Qt::RightButton, Qt::RightButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&title, &press); // the menu that it opens would have the release
    get<QAction>(QStringLiteral("enlargeResults")).trigger();
    handleAllEvents();
    EXPECT_GT(dock("resultsDock").height(), before);
}

TEST_F(FoldingTest, ANoticeFoldsNoPanelBesideThePicture) {
    resizeTo({1280, 720}, false);
    const auto widths = [this] {
        return std::array{dock("launchDock").width(), dock("verdictDock").width()};
    };
    const auto before = widths();
    const int heightBefore = window->hierarchy().height();
    ASSERT_FALSE(folding().isFolded(&dock("verdictDock")));
    auto& notice = *window->findChild<gui::InfoBar*>();
    const int number = notice.showMessage([] { return QStringLiteral("A sentence."); },
                                          {{[] { return QStringLiteral("Dismiss"); }, {}}});
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->hierarchy().height() < heightBefore; }, waitMs));
    handleAllEvents();
    EXPECT_FALSE(folding().isFolded(&dock("verdictDock")));
    EXPECT_FALSE(folding().isFolded(&dock("resultsDock")));
    EXPECT_EQ(widths(), before);
    EXPECT_GE(3 * window->hierarchy().height(), window->height()) << "a third of the height";
    notice.hideMessage(number);
    EXPECT_TRUE(QTest::qWaitFor([&] { return window->hierarchy().height() == heightBefore; }, waitMs));
}

TEST_F(FoldingTest, AStripOpensItsPanelOverTheViewAndEscapeClosesIt) {
    resizeTo({900, 600}, true);
    ASSERT_TRUE(folding().isFolded(&dock("verdictDock")));
    const QRect view = placeOf(window->hierarchy());
    QTest::mouseClick(&strip("verdictDock"), Qt::LeftButton);
    auto& panel = get(QStringLiteral("verdictScroll"));
    EXPECT_TRUE(panel.isVisible());
    EXPECT_TRUE(placeOf(panel).intersects(view));
    EXPECT_EQ(placeOf(window->hierarchy()), view) << "nothing moves";
    panel.setFocus();
    QTest::keyClick(&get(QStringLiteral("overPanel")), Qt::Key_Escape);
    EXPECT_FALSE(panel.isVisible());
}

TEST_F(FoldingTest, APanelThatIsAskedForIsNotLeftBelowTheOneThatIsOpen) {
    resizeTo({1280, 1000}, true);
    ASSERT_TRUE(folding().isFolded(&dock("verdictDock")));
    ASSERT_FALSE(folding().isFolded(&dock("resultsDock")));
    folding().reveal(&dock("verdictDock"));
    ASSERT_EQ(folding().openDock(), &dock("verdictDock"));
    ASSERT_TRUE(placeOf(get(QStringLiteral("overPanel"))).intersects(placeOf(dock("resultsDock"))));
    folding().reveal(&dock("resultsDock"));
    EXPECT_EQ(folding().openDock(), nullptr);
}

TEST_F(FoldingTest, TheShortcutOfAPanelOpensTheFoldedOne) {
    resizeTo({900, 600}, true);
    ASSERT_TRUE(folding().isFolded(&dock("verdictDock")));
    window->activateWindow();
    QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
    EXPECT_TRUE(get(QStringLiteral("verdictScroll")).isVisible());
    EXPECT_TRUE(get(QStringLiteral("verdictScroll")).isAncestorOf(window->focusWidget()));
    QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
    EXPECT_FALSE(get(QStringLiteral("verdictScroll")).isVisible());
}

TEST_F(FoldingTest, TabPassesWhatThePanelOverTheViewCovers) {
    resizeTo({900, 600}, false);
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    const auto& over = get(QStringLiteral("overPanel"));
    ASSERT_TRUE(over.isVisible());
    ASSERT_NE(coveredControl(), nullptr);
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        auto& find = get(QStringLiteral("findField"));
        find.setFocus();
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(QApplication::focusWidget(), key);
            const QWidget* focused = QApplication::focusWidget();
            ASSERT_NE(focused, nullptr);
            if (!over.isVisible())
                break; // the focus came from another part of the window
            EXPECT_TRUE(over.isAncestorOf(focused) || !placeOf(over).contains(placeOf(*focused)))
                << focused->objectName().toStdString();
        }
        QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    }
}

TEST_F(FoldingTest, ThePanelOverTheViewNeverCoversTheFocus) {
    resizeTo({900, 600}, false);
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    const auto& over = get(QStringLiteral("overPanel"));
    QTest::mouseClick(&strip("verdictDock"), Qt::LeftButton);
    QWidget* covered = coveredControl();
    ASSERT_NE(covered, nullptr);
    covered->setFocus();
    EXPECT_FALSE(over.isVisible());
    EXPECT_TRUE(covered->hasFocus());
    QTest::keyClick(covered, Qt::Key_2, Qt::ControlModifier);
    ASSERT_TRUE(over.isVisible());
    EXPECT_TRUE(over.isAncestorOf(QApplication::focusWidget()));
    QTest::mouseClick(&strip("verdictDock"), Qt::LeftButton);
    ASSERT_FALSE(over.isVisible());
    window->hierarchy().canvas()->setFocus();
    QTest::mouseClick(&strip("verdictDock"), Qt::LeftButton);
    window->hierarchy().canvas()->setFocus();
    EXPECT_TRUE(over.isVisible()) << "a part of the picture is beside it, where threads are chosen";
}

TEST_F(FoldingTest, TheChosenResultStaysInSightWhenItsPanelIsOpenedAgain) {
    resizeTo({900, 600}, true);
    ASSERT_TRUE(folding().isFolded(&dock("resultsDock")));
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    QTest::mouseClick(&strip("resultsDock"), Qt::LeftButton);
    handleAllEvents();
    const QRect first = tabs.tabRect(0);
    tabs.setCurrentIndex(tabs.count() - 1);
    ASSERT_LT(tabs.tabRect(0).left(), first.left()) << "the tabs have scrolled";
    for (int i = 0; i < 2; ++i) {
        QTest::mouseClick(&strip("resultsDock"), Qt::LeftButton);
        handleAllEvents();
        ASSERT_FALSE(tabs.isVisible());
        QTest::mouseClick(&strip("resultsDock"), Qt::LeftButton);
        handleAllEvents();
        ASSERT_TRUE(tabs.isVisible());
        EXPECT_TRUE(tabs.rect().contains(tabs.tabRect(tabs.currentIndex())));
    }
}

TEST_F(FoldingTest, FindOpensTheFoldedPanel) {
    resizeTo({900, 600}, true);
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(get(QStringLiteral("verdictScroll")).isVisible());
}

TEST_F(FoldingTest, ALargerWindowUnfoldsAndAHiddenPanelStaysHidden) {
    resizeTo({1920, 1080}, true); // another size of the type gives the default layout
    ASSERT_FALSE(folding().isFolded(&dock("launchDock")));
    dock("verdictDock").hide();
    resizeTo({900, 600}, true);
    EXPECT_FALSE(dock("verdictDock").isVisible());
    EXPECT_FALSE(folding().isFolded(&dock("verdictDock")));
    resizeTo({1920, 1080}, true);
    EXPECT_FALSE(dock("verdictDock").isVisible());
    EXPECT_FALSE(get(QStringLiteral("verdictScroll")).isVisible());
    resizeTo({1920, 1080}, false); // the default layout
    EXPECT_TRUE(dock("verdictDock").isVisible());
    EXPECT_TRUE(get(QStringLiteral("verdictScroll")).isVisible());
}

TEST_F(FoldingTest, TheStripOfTheVerdictSaysTheVerdict) {
    startReplay();
    resizeTo({900, 600}, true);
    session().setBlock(core::Axis::X, 2048);
    EXPECT_TRUE(strip("verdictDock").text().contains(QStringLiteral("Refused")))
        << strip("verdictDock").text().toStdString();
    const auto hasAlarm = [this] {
        return get<gui::FoldStrip>(QStringLiteral("verdictDockStrip")).isAlarm();
    };
    EXPECT_TRUE(hasAlarm());
    session().setBlock(core::Axis::X, 16);
    ASSERT_TRUE(session().evaluation()->accepted);
    EXPECT_FALSE(hasAlarm());
}

TEST_F(FoldingTest, ALayoutOfTheVersionBeforeIsRestored) {
    QMainWindow before; // the main window had the docks and a tool bar
    before.resize(1400, 800);
    auto* bar = new QToolBar;
    bar->setObjectName(QStringLiteral("topToolBar"));
    before.addToolBar(bar);
    for (const char* name : dockNames) {
        auto* each = new QDockWidget;
        each->setObjectName(QString::fromLatin1(name));
        each->setWidget(new QWidget);
        before.addDockWidget(Qt::RightDockWidgetArea, each);
    }
    before.show();
    window->resize(1440, 900);
    gui::Settings().setWindow(window->saveGeometry(), before.saveState(1));
    gui::Settings().setPage(gui::window_page::explore);
    window->restoreSaved();
    EXPECT_EQ(folding().docks().dockWidgetArea(&dock("launchDock")), Qt::RightDockWidgetArea);
    window->restoreDefaultLayout();
    EXPECT_EQ(folding().docks().dockWidgetArea(&dock("launchDock")), Qt::LeftDockWidgetArea);
    gui::Settings().setWindow({}, {});
}

TEST_F(FoldingTest, PanelsHaveTheirUsualSizesAlsoAfterAStartOnAnotherPage) {
    resizeTo({1440, 900}, false);
    window->restoreDefaultLayout();
    handleAllEvents();
    const QSize left = dock("launchDock").size();
    const QSize bottom = dock("resultsDock").size();
    gui::MainWindow fresh(*app, gui::ThemeChoice::Light);
    fresh.resize(1440, 900);
    fresh.pages().show(gui::window_page::start);
    fresh.show();
    handleAllEvents();
    fresh.pages().show(gui::window_page::explore);
    const auto* launch = fresh.findChild<QDockWidget*>(QStringLiteral("launchDock"));
    const auto* results = fresh.findChild<QDockWidget*>(QStringLiteral("resultsDock"));
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return launch->width() == left.width() && results->height() == bottom.height(); }, waitMs))
        << launch->width() << " not " << left.width() << ", " << results->height() << " not "
        << bottom.height();
}

TEST_F(FoldingTest, PanelsAreWiderInAMuchWiderWindow) {
    resizeTo({1920, 1080}, false);
    const int left = dock("launchDock").width();
    const int right = dock("verdictDock").width();
    resizeTo({3840, 2160}, false);
    EXPECT_GE(dock("launchDock").width(), left * 5 / 4);
    EXPECT_GE(dock("verdictDock").width(), right * 5 / 4);
    EXPECT_GE(window->hierarchy().width(), window->width() * 3 / 4);
    resizeTo({1920, 1080}, false);
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return dock("launchDock").width() == left && dock("verdictDock").width() == right; }, waitMs));
}

TEST_F(FoldingTest, PanelsHaveTheSameLengthsAgainAtTheSizeOfTheirLayout) {
    resizeTo({1280, 800}, false);
    folding().setLength(&dock("launchDock"), 300);
    folding().setLength(&dock("verdictDock"), 330);
    handleAllEvents();
    const auto lengths = [this] {
        return std::array{dock("launchDock").width(), dock("verdictDock").width(),
                          dock("resultsDock").height()};
    };
    const auto before = lengths();
    const QByteArray layout = folding().saveLayout(1);
    resizeTo({1920, 1080}, false); // as a window that gets its size late
    window->restoreDefaultLayout();
    ASSERT_TRUE(folding().restoreLayout(layout, 1));
    resizeTo({1280, 800}, false);
    EXPECT_EQ(lengths(), before);
    folding().setLength(&dock("launchDock"), 310);
    resizeTo({1920, 1080}, false);
    resizeTo({1280, 800}, false);
    EXPECT_NE(lengths()[0], before[0]) << "what the user drags later stays";
}

TEST_F(FoldingTest, FoldedPanelsAreSavedAsShown) {
    resizeTo({900, 600}, true);
    ASSERT_TRUE(folding().isFolded(&dock("verdictDock")));
    const QByteArray layout = folding().saveLayout(1);
    EXPECT_TRUE(folding().isFolded(&dock("verdictDock"))) << "saving changes nothing";
    resizeTo({1920, 1080}, false);
    dock("verdictDock").hide();
    ASSERT_TRUE(folding().restoreLayout(layout, 1));
    EXPECT_TRUE(dock("verdictDock").isVisible());
}

} // namespace
} // namespace trichevron::test
