// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Escape leaves the menus, and the next key goes where the focus was before.
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace trichevron::test {
namespace {

class MenuEscapeTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        field().setFocus();
        ASSERT_TRUE(field().hasFocus());
    }
    QLineEdit& field() { return get<QLineEdit>(QStringLiteral("blockX")); }
    QMenuBar& bar() { return *window->menuBar(); }
    QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    void expectBackInField() {
        EXPECT_EQ(QApplication::activePopupWidget(), nullptr);
        EXPECT_EQ(bar().activeAction(), nullptr);
        EXPECT_TRUE(field().hasFocus()) << (QApplication::focusWidget() == &bar() ? "in the menu bar" : "");
        field().selectAll();
        QTest::keyClick(window->focusWidget(), Qt::Key_8);
        EXPECT_EQ(field().text().toStdString(), "8");
    }
};

TEST_F(MenuEscapeTest, OfTheBarThatAltEntered) {
    QTest::keyPress(window.get(), Qt::Key_Alt, Qt::AltModifier);
    QTest::keyRelease(window.get(), Qt::Key_Alt);
    ASSERT_TRUE(bar().hasFocus());
    QTest::keyClick(&bar(), Qt::Key_Escape);
    expectBackInField();
}

TEST_F(MenuEscapeTest, OfAMenuThatItsKeysOpened) {
    QTest::keyClick(window.get(), Qt::Key_F, Qt::AltModifier);
    ASSERT_NE(openMenu(), nullptr);
    QTest::keyClick(openMenu(), Qt::Key_Escape);
    expectBackInField();
}

TEST_F(MenuEscapeTest, OfAMenuThatAClickOpened) {
    QTest::mouseClick(&bar(), Qt::LeftButton, {}, bar().actionGeometry(bar().actions().first()).center());
    ASSERT_NE(openMenu(), nullptr);
    QTest::keyClick(openMenu(), Qt::Key_Escape);
    expectBackInField();
}

TEST_F(MenuEscapeTest, OfTheMenuBesideTheOneThatWasOpened) {
    QTest::keyClick(window.get(), Qt::Key_F, Qt::AltModifier);
    const QMenu* first = openMenu();
    ASSERT_NE(first, nullptr);
    QTest::keyClick(openMenu(), Qt::Key_Right);
    ASSERT_NE(openMenu(), nullptr);
    ASSERT_NE(openMenu(), first);
    QTest::keyClick(openMenu(), Qt::Key_Escape);
    expectBackInField();
}

TEST_F(MenuEscapeTest, OfASubmenuGoesBackToItsMenuFirst) {
    QTest::keyClick(window.get(), Qt::Key_F, Qt::AltModifier);
    QMenu* file = openMenu();
    ASSERT_NE(file, nullptr);
    auto& recent = get<QMenu>(QStringLiteral("recentMenu"));
    file->setActiveAction(recent.menuAction());
    QTest::keyClick(file, Qt::Key_Right);
    ASSERT_TRUE(QTest::qWaitFor([&] { return openMenu() == &recent; }, waitMs));
    QTest::keyClick(&recent, Qt::Key_Escape);
    ASSERT_EQ(openMenu(), file);
    QTest::keyClick(file, Qt::Key_Escape);
    expectBackInField();
}

} // namespace
} // namespace trichevron::test
