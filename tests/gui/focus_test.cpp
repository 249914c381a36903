// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The focus: it is seen wherever it is, F1 explains what has it, and a job does not move it.
#include "app/gui/help/focus_help.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/source/compile_settings_dialog.h"
#include "app/gui/verdict/verdict_panel.h"
#include "tests/gui/contrast.h"
#include "tests/gui/every_dialog.h"
#include "tests/gui/filled_window.h"
#include "tests/gui/tab_order.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QImage>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <functional>
#include <vector>

namespace trichevron::test {
namespace {

class FocusTest : public FilledWindowTest {
protected:
    using Look = std::function<void(QWidget& widget, const std::string& where)>;

    /// Looks at every widget that the Tab key reaches in what is shown of a window.
    void lookIn(QWidget& root, const std::string& where, const Look& look) {
        handleAllEvents();
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            if (widget->window() != &root)
                continue;
            const bool isReached = (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
                                   widget->isVisible() && widget->isEnabled() && !widget->size().isEmpty() &&
                                   widget->focusProxy() == nullptr;
            if (!isReached)
                continue;
            ++seen_;
            look(*widget, where + ": " + widget->metaObject()->className() + ' ' +
                              widget->objectName().toStdString() + " “" +
                              widget->accessibleName().toStdString() + "”");
        }
    }
    void lookHere(const std::string& where, const Look& look) { lookIn(*window, where, look); }
    void lookEverywhere(const Look& look) {
        session().pin(session().state());
        for (const gui::PageKind& page : gui::allPages()) {
            window->pages().show(page.id);
            lookHere("page " + page.id.toStdString(), look);
        }
        window->pages().show(gui::window_page::explore);
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (!tabs.isTabVisible(tab))
                continue;
            tabs.setCurrentIndex(tab);
            lookHere(tabs.tabText(tab).toStdString(), look);
        }
        type(QStringLiteral("blockX"), QStringLiteral("2048"));
        lookHere("refused", look);
        EXPECT_GT(seen_, 200);
    }

private:
    int seen_ = 0;
};

/// Pixels whose contrast to the other picture is at least 3, which WCAG asks of a focus indicator.
int changedPixels(const QImage& before, const QImage& after) {
    int changed = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y) &&
                contrast(QColor(before.pixel(x, y)), QColor(after.pixel(x, y))) >= 3)
                ++changed;
    return changed;
}

/// Gives the focus to the widget, and compares how it looks with before.
void expectSeenFocus(QWidget& widget, const std::string& where) {
    if (QWidget* other = widget.window()->focusWidget(); other != nullptr)
        other->clearFocus();
    const QImage before = widget.grab().toImage();
    widget.setFocus(Qt::TabFocusReason);
    if (!widget.hasFocus())
        return; // a view gives it to a part
    const QImage after = widget.grab().toImage();
    const int least = std::min(60, widget.width() + widget.height());
    EXPECT_GE(changedPixels(before, after), least) << where;
}

TEST_F(FocusTest, IsSeenWhereverItIs) {
    window->activateWindow();
    for (const gui::ThemeChoice theme : {gui::ThemeChoice::Light, gui::ThemeChoice::Dark}) {
        window->setTheme(theme);
        lookEverywhere([&](QWidget& widget, const std::string& where) {
            expectSeenFocus(widget, (theme == gui::ThemeChoice::Dark ? "dark, " : "light, ") + where);
        });
    }
    window->setTheme(gui::ThemeChoice::Light);
}

TEST_F(FocusTest, IsSeenOnPagesWithContents) {
    openContents();
    window->activateWindow();
    for (const gui::ThemeChoice theme : {gui::ThemeChoice::Light, gui::ThemeChoice::Dark}) {
        window->setTheme(theme);
        const std::string where = theme == gui::ThemeChoice::Dark ? "dark, " : "light, ";
        for (const QString& page : {gui::window_page::kernel, gui::window_page::learn}) {
            window->pages().show(page);
            lookHere(where + page.toStdString(), expectSeenFocus);
        }
        window->pages().show(gui::window_page::program);
        auto& views = get<QTabBar>(QStringLiteral("programViews"));
        for (int view = 0; view < views.count(); ++view) {
            views.setCurrentIndex(view);
            lookHere(where + views.tabText(view).toStdString(), expectSeenFocus);
        }
    }
    window->setTheme(gui::ThemeChoice::Light);
}

TEST_F(FocusTest, IsSeenInDialogsAndTabReachesAllOfThem) {
    forEachDialog(*window, *app, {}, [this](QDialog& dialog) {
        dialog.show();
        dialog.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog, waitMs)) << dialog.objectName().toStdString();
        lookIn(dialog, dialog.windowTitle().toStdString(), expectSeenFocus);
        expectTabReachesWhatIsSeen(dialog);
        expectTabKeyReachesWhatIsSeen(dialog);
        dialog.close();
    });
}

TEST_F(FocusTest, AKeyLeadsToThePictureFromAnyPage) {
    for (const QString& page : {gui::window_page::explore, gui::window_page::kernel}) {
        window->pages().show(page);
        handleAllEvents();
        window->pages().shownPage().setFocus();
        QTest::keyClick(window.get(), Qt::Key_0, Qt::AltModifier);
        EXPECT_TRUE(window->hierarchy().canvas()->hasFocus()) << page.toStdString();
    }
}

TEST_F(FocusTest, TabGoesThroughTheVerdictFromTheTop) {
    session().setBlock(core::Axis::X, {64, 64, 1});
    handleAllEvents();
    auto& panel = *window->findChild<gui::VerdictPanel*>();
    std::vector<const QWidget*> stops;
    for (const QWidget* widget = panel.nextInFocusChain(); widget != &panel;
         widget = widget->nextInFocusChain())
        if (panel.isAncestorOf(widget) && widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0)
            stops.push_back(widget);
    EXPECT_GT(std::count_if(stops.begin(), stops.end(),
                            [](const QWidget* stop) { return stop->objectName().startsWith(u"fix"); }),
              1);
    const auto placeOf = [&](const QWidget* stop) { return stop->mapTo(&panel, QPoint(0, 0)).y(); };
    constexpr int line = 12; // what stands in a line may differ by a few pixels
    for (std::size_t i = 1; i < stops.size(); ++i)
        EXPECT_GE(placeOf(stops[i]) + line, placeOf(stops[i - 1]))
            << stops[i - 1]->accessibleName().toStdString() << ", then "
            << stops[i]->accessibleName().toStdString();
}

TEST_F(FocusTest, TheSettingsOfTheCompilerBeginInTheirFirstField) {
    const gui::OpenSource source({}, [] { return std::vector<core::DeviceProperties>(); });
    gui::CompileSettingsDialog settings(source, window.get());
    settings.show();
    settings.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&settings, waitMs));
    ASSERT_NE(settings.focusWidget(), nullptr);
    EXPECT_EQ(settings.focusWidget()->objectName(), QStringLiteral("compilerPath"));
    QTest::keyClick(settings.windowHandle(), Qt::Key_Tab);
    QTest::keyClick(settings.windowHandle(), Qt::Key_Tab);
    EXPECT_EQ(settings.focusWidget()->objectName(), QStringLiteral("compileStandard"));
}

TEST_F(FocusTest, F1SaysASentenceAboutWhateverHasIt) {
    lookEverywhere([this](QWidget& widget, const std::string& where) {
        const gui::FocusHelp help = gui::helpFor(&widget, session().evaluation());
        EXPECT_FALSE(help.name.isEmpty()) << where;
        EXPECT_GE(help.sentence.count(QLatin1Char(' ')), 2) << where << ": " << help.sentence.toStdString();
    });
}

class FocusInAJobTest : public AskedWindowTest {};

TEST_F(FocusInAJobTest, StaysOnTheButtonThatWasPressed) {
    window->activateWindow();
    for (const char* name : {"launchButton", "traceButton", "sweepButton"}) {
        auto& button = get<QPushButton>(QString::fromLatin1(name));
        button.setFocus(Qt::TabFocusReason);
        messages.clear();
        QTest::keyClick(&button, Qt::Key_Return);
        ASSERT_TRUE(app->jobs.isBusy()) << name;
        EXPECT_EQ(window->focusWidget(), &button) << name;
        QTest::keyClick(&button, Qt::Key_Return);
        EXPECT_TRUE(app->jobs.isBusy() && !app->jobs.isCancelling()) << name << ": Enter does not cancel";
        ASSERT_FALSE(messages.isEmpty()) << name;
        EXPECT_TRUE(messages.last().contains(QStringLiteral("busy"))) << messages.last().toStdString();
        waitForAnswer();
        EXPECT_EQ(window->focusWidget(), &button) << name;
        EXPECT_TRUE(button.isEnabled()) << name;
    }
}

TEST_F(FocusInAJobTest, AButtonThatCannotBePressedLosesItsLookWithTheFocus) {
    auto& button = get<QPushButton>(QStringLiteral("launchButton"));
    button.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&button, Qt::Key_Return);
    ASSERT_TRUE(app->jobs.isBusy());
    EXPECT_TRUE(button.property("isBlocked").toBool());
    get<QWidget>(QStringLiteral("gridX")).setFocus(Qt::TabFocusReason);
    EXPECT_FALSE(button.isEnabled() && app->jobs.isBusy());
    waitForAnswer();
    EXPECT_TRUE(button.isEnabled());
    EXPECT_FALSE(button.property("isBlocked").toBool());
}

TEST_F(FocusTest, OneRingMarksTheFocusOfATabAndOfAButton) {
    for (const char* name : {"resultTabs", "measureButton"}) {
        QWidget& widget = get(QString::fromLatin1(name));
        widget.setFocus(Qt::TabFocusReason);
        handleAllEvents();
        const auto pictureAfter = [&](bool isKeyUsed) { // then Qt's styles draw a second ring
            window->setAttribute(Qt::WA_KeyboardFocusChange, isKeyUsed);
            return widget.grab().toImage();
        };
        EXPECT_EQ(pictureAfter(true), pictureAfter(false)) << name;
    }
}

/// Where words begin in a picture, from the left, inside of a border.
int firstInk(const QImage& picture, int border) {
    const QColor fill(picture.pixel(picture.width() - border - 1, picture.height() / 2));
    for (int x = border; x < picture.width() - border; ++x)
        for (int y = border; y < picture.height() - border; ++y)
            if (contrast(QColor(picture.pixel(x, y)), fill) >= 2)
                return x;
    return picture.width();
}

TEST_F(FocusTest, TheRingOfALinkLeavesItsWordsRoom) {
    QPushButton link(QStringLiteral("Hide"));
    link.setProperty("role", "link");
    link.show();
    link.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&link, waitMs));
    link.setFocus(Qt::TabFocusReason);
    handleAllEvents();
    constexpr int ring = 3; // with its round corners
    EXPECT_GT(firstInk(link.grab().toImage(), ring), ring);
}

TEST_F(FocusTest, TheCurrentEntryOfAListBoxBeginsBelowTheOthers) {
    QComboBox box;
    box.addItems({QStringLiteral("block"), QStringLiteral("block")});
    box.setCurrentIndex(1);
    box.show();
    box.showPopup();
    handleAllEvents();
    const auto beginOf = [&box](int row) {
        const QAbstractItemView& list = *box.view();
        const QRect entry = list.visualRect(list.model()->index(row, 0));
        return firstInk(list.viewport()->grab(entry).toImage(), 2);
    };
    EXPECT_NEAR(beginOf(0), beginOf(1), 1); // on another colour
    box.hidePopup();
}

} // namespace
} // namespace trichevron::test
