// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Page Start in windows of every width: its columns.
#include "app/gui/pages/page_stack.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/page_layouts.h"

#include <QPushButton>

namespace trichevron::test {
namespace {

class StartLayoutTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->pages().show(gui::window_page::start);
    }
    void resizeTo(const QSize& size) {
        window->resize(size);
        handleAllEvents();
        handleAllEvents(); // a wrapped text has its height once it has its width
    }
    QRect placeOf(const char* name) {
        const QWidget& part = get(QString::fromLatin1(name));
        return {part.mapTo(window.get(), QPoint()), part.size()};
    }
    /// Of all that is on the page.
    int widthOfContent() { return get(QStringLiteral("startPreset0")).parentWidget()->width(); }
};

TEST_F(StartLayoutTest, AUsualWindowHasTwoColumns) {
    for (const QSize& size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)}) {
        resizeTo(size);
        EXPECT_LE(widthOfContent(), gui::scaledPixels(980)) << size.width();
        EXPECT_GT(placeOf("startAbilities").top(), placeOf("startExplore").bottom()) << size.width();
        EXPECT_GT(placeOf("startOpenSession").left(), placeOf("startAbilities").right()) << size.width();
    }
}

TEST_F(StartLayoutTest, AWideWindowHasThreeColumns) {
    for (const QSize& size : {QSize(2560, 1440), QSize(3840, 2160), QSize(1280, 800), QSize(2560, 1440)}) {
        resizeTo(size);
        if (size.width() < 2000)
            continue; // and back
        EXPECT_GE(widthOfContent(), size.width() / 2) << size.width();
        const QRect abilities = placeOf("startAbilities");
        EXPECT_GT(abilities.left(), placeOf("startExplore").right()) << size.width();
        EXPECT_LT(abilities.top(), placeOf("startExplore").top()) << size.width();
        EXPECT_GT(placeOf("startOpenSession").left(), abilities.right()) << size.width();
        expectWhole(window->pages().page(gui::window_page::start), std::to_string(size.width()));
    }
}

TEST_F(StartLayoutTest, ANarrowWindowHasOneColumn) {
    resizeTo({2560, 1440});
    window->setLargeType(true);
    resizeTo({900, 600});
    EXPECT_GT(placeOf("startAbilities").top(), placeOf("startOpenSession").bottom());
    window->setLargeType(false);
}

} // namespace
} // namespace trichevron::test
