// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The first start, with an empty profile: the window fits the screen. The tests gui.firstStart.* run this
// file on screens of several sizes.
#include "app/gui/layout/dialog_room.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "tests/gui/gui_fixture.h"

#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QTest>

namespace trichevron::test {
namespace {

class FirstStart : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        gui::Settings().setWindow({}, {});
        window.reset();
        window = std::make_unique<gui::MainWindow>(*app, gui::ThemeChoice::Light);
        window->restoreSaved();
        room_ = gui::roomOnScreen(*window);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get(), waitMs));
        handleAllEvents();
    }
    /// The screen, or what the window needs at least where that is more.
    QSize screen() const { return window->screen()->availableSize().expandedTo(window->minimumSize()); }
    /// For the window without its frame.
    QSize room() const { return room_; }
    void expectInWindow(const QWidget& part) {
        ASSERT_TRUE(part.isVisible()) << part.objectName().toStdString();
        const QRect place(part.mapTo(window.get(), QPoint()), part.size());
        EXPECT_TRUE(window->rect().contains(place))
            << part.objectName().toStdString() << " ends at " << place.right() << ", " << place.bottom();
    }

private:
    QSize room_;
};

TEST_F(FirstStart, TheWindowIsInsideTheScreen) {
    EXPECT_LE(window->width(), screen().width());
    EXPECT_LE(window->height(), screen().height());
    EXPECT_EQ(window->isMaximized(), room().width() < 1440 || room().height() < 900);
}

TEST_F(FirstStart, TheButtonsOfALaunchAndTheStatusLineAreInsideTheWindow) {
    window->pages().show(gui::window_page::explore);
    startReplay();
    handleAllEvents();
    for (const char* button : {"launchButton", "measureButton", "traceButton"})
        expectInWindow(get<QPushButton>(QString::fromLatin1(button)));
    expectInWindow(*window->statusBar());
    EXPECT_LE(window->width(), screen().width()) << "page Explore needs no more";
    EXPECT_LE(window->height(), screen().height());
}

} // namespace
} // namespace trichevron::test
