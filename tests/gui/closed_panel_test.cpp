// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A panel that was closed has a strip at its edge, as a folded one has.
#include "app/gui/hierarchy/hierarchy_view.h"
#include "tests/case_name.h"
#include "tests/gui/panels_fixture.h"

#include <QTest>

namespace trichevron::test {
namespace {

class ClosedPanelTest : public PanelsFixture {
protected:
    void SetUp() override {
        PanelsFixture::SetUp();
        window->resize(1440, 900);
        window->activateWindow(); // menu shortcuts work in the active window only
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        handleAllEvents();
    }
    void press(Qt::Key key) {
        QTest::keyClick(window.get(), key, Qt::ControlModifier);
        handleAllEvents();
    }
};

struct ClosedPanel : NamedCase {
    const char* dock;
    Qt::Key key;
};
class ClosingKey : public ClosedPanelTest, public testing::WithParamInterface<ClosedPanel> {};

TEST_P(ClosingKey, LeavesAStripThatShowsThePanelAgainWhereItWas) {
    const char* name = GetParam().dock;
    ASSERT_FALSE(strip(name).isVisible());
    const QRect before = placeOf(dock(name));
    const QSize view = window->hierarchy().size();
    press(GetParam().key);
    EXPECT_FALSE(dock(name).isVisible());
    ASSERT_TRUE(strip(name).isVisible());
    EXPECT_TRUE(window->rect().contains(placeOf(strip(name))));
    EXPECT_FALSE(placeOf(strip(name)).intersects(placeOf(window->hierarchy())));
    EXPECT_GT(window->hierarchy().width() * window->hierarchy().height(), view.width() * view.height());
    EXPECT_TRUE(strip(name).toolTip().startsWith(QStringLiteral("Shows the panel")))
        << strip(name).toolTip().toStdString();
    QTest::mouseClick(&strip(name), Qt::LeftButton);
    EXPECT_TRUE(dock(name).isVisible());
    EXPECT_FALSE(strip(name).isVisible());
    EXPECT_FALSE(get(QStringLiteral("overPanel")).isVisible()) << "there is room for it";
    EXPECT_TRUE(QTest::qWaitFor([&] { return placeOf(dock(name)) == before; }, waitMs));
}

TEST_P(ClosingKey, ShowsThePanelWhenItIsPressedAgain) {
    press(GetParam().key);
    press(GetParam().key);
    EXPECT_TRUE(dock(GetParam().dock).isVisible());
    EXPECT_FALSE(strip(GetParam().dock).isVisible());
}

INSTANTIATE_TEST_SUITE_P(Of, ClosingKey,
                         testing::Values(ClosedPanel{{"TheLaunch"}, "launchDock", Qt::Key_1},
                                         ClosedPanel{{"TheVerdict"}, "verdictDock", Qt::Key_2},
                                         ClosedPanel{{"TheResults"}, "resultsDock", Qt::Key_3}),
                         caseName<ClosedPanel>);

TEST_F(ClosedPanelTest, WithoutRoomTheStripOpensItOverTheView) {
    window->setLargeType(true);
    window->resize(1920, 1080);
    handleAllEvents();
    ASSERT_FALSE(folding().isFolded(&dock("verdictDock")));
    press(Qt::Key_2);
    window->resize(900, 600);
    handleAllEvents();
    ASSERT_FALSE(folding().isFolded(&dock("verdictDock")));
    ASSERT_TRUE(strip("verdictDock").isVisible());
    QTest::mouseClick(&strip("verdictDock"), Qt::LeftButton);
    EXPECT_EQ(folding().openDock(), &dock("verdictDock"));
    EXPECT_TRUE(get(QStringLiteral("verdictScroll")).isVisible());
    EXPECT_TRUE(strip("verdictDock").isChecked());
    EXPECT_TRUE(strip("verdictDock").toolTip().startsWith(QStringLiteral("Opens the panel")))
        << strip("verdictDock").toolTip().toStdString();
    QTest::mouseClick(&strip("verdictDock"), Qt::LeftButton);
    EXPECT_FALSE(get(QStringLiteral("verdictScroll")).isVisible());
    EXPECT_TRUE(strip("verdictDock").isVisible());
}

TEST_F(ClosedPanelTest, GivesTheFocusToItsStrip) {
    auto& field = get(QStringLiteral("blockX"));
    field.setFocus();
    ASSERT_TRUE(field.hasFocus());
    QTest::keyClick(&field, Qt::Key_1, Qt::ControlModifier);
    EXPECT_TRUE(strip("launchDock").hasFocus());
}

TEST_F(ClosedPanelTest, HasItsStripAgainAfterAPresentation) {
    press(Qt::Key_2);
    folding().setViewOnly(true);
    EXPECT_FALSE(strip("verdictDock").isVisible());
    folding().setViewOnly(false);
    EXPECT_TRUE(strip("verdictDock").isVisible());
    EXPECT_FALSE(dock("verdictDock").isVisible());
}

TEST_F(ClosedPanelTest, HasItsStripInARestoredLayout) {
    press(Qt::Key_2);
    const QByteArray layout = folding().saveLayout(1);
    window->restoreDefaultLayout();
    EXPECT_TRUE(dock("verdictDock").isVisible());
    EXPECT_FALSE(strip("verdictDock").isVisible());
    ASSERT_TRUE(folding().restoreLayout(layout, 1));
    EXPECT_FALSE(dock("verdictDock").isVisible());
    EXPECT_TRUE(strip("verdictDock").isVisible());
}

} // namespace
} // namespace trichevron::test
