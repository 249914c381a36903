// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is 50 % larger, for a projector: every widget follows, and nothing is cut.
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QTabBar>
#include <QTest>

namespace trichevron::test {
namespace {

class LargeTypeTest : public WindowTest {
protected:
    void TearDown() override {
        window->setLargeType(false);
        WindowTest::TearDown();
    }
    /// Visible labels and buttons whose text is cut, and panels that are.
    QStringList cut() {
        QCoreApplication::processEvents();
        QTest::qWait(20);
        QStringList found = cutTexts(*window);
        // A vertical scroll area shows the full width of its content.
        for (const char* name : {"launchScroll", "verdictScroll"}) {
            auto& area = get<QScrollArea>(QString::fromLatin1(name));
            if (area.viewport()->width() < area.widget()->minimumSizeHint().width())
                found << QString::fromLatin1(name);
            const QPoint right = area.mapTo(window.get(), QPoint(area.width(), 0));
            if (right.x() > window->width())
                found << QStringLiteral("%1 ends at %2").arg(QString::fromLatin1(name)).arg(right.x());
        }
        return found;
    }
};

TEST_F(LargeTypeTest, AppliesToEveryWidgetAndCanBeTurnedOff) {
    QHash<QWidget*, double> before;
    for (QWidget* widget : window->findChildren<QWidget*>())
        before.insert(widget, widget->font().pointSizeF());
    auto* action = window->findChild<QAction*>(QStringLiteral("largeTypeAction"));
    action->trigger();
    int larger = 0;
    for (auto it = before.begin(); it != before.end(); ++it) {
        if (qobject_cast<QLabel*>(it.key()) == nullptr && qobject_cast<QAbstractButton*>(it.key()) == nullptr)
            continue;
        EXPECT_NEAR(it.key()->font().pointSizeF(), 1.5 * it.value(), 0.51)
            << it.key()->objectName().toStdString();
        ++larger;
    }
    EXPECT_GT(larger, 40);
    action->trigger();
    for (auto it = before.begin(); it != before.end(); ++it) {
        if (qobject_cast<QLabel*>(it.key()) != nullptr) {
            EXPECT_NEAR(it.key()->font().pointSizeF(), it.value(), 0.51)
                << it.key()->objectName().toStdString();
        }
    }
}

TEST_F(LargeTypeTest, NothingIsCut) {
    startReplay();
    type(QStringLiteral("blockX"), QStringLiteral("2048")); // with visible findings and fixes
    for (const bool large : {false, true}) {
        window->setLargeType(large);
        window->resize(1280, 800);
        window->restoreDefaultLayout();
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i) {
            tabs.setCurrentIndex(i);
            EXPECT_EQ(cut().join(QLatin1Char('\n')).toStdString(), "")
                << (large ? "large, " : "default, ") << tabs.tabText(i).toStdString();
        }
    }
}

TEST_F(LargeTypeTest, TheSmallestWindowShowsItsDocksCompletely) {
    startReplay();
    window->resize(900, 600);
    window->restoreDefaultLayout();
    EXPECT_EQ(cut().join(QLatin1Char('\n')).toStdString(), "");
    const QRect left = get(QStringLiteral("launchDock")).geometry();
    const QRect right = get(QStringLiteral("verdictDock")).geometry();
    const QRect below = get(QStringLiteral("resultsDock")).geometry();
    EXPECT_LE(left.right(), below.left()) << "docks do not overlap";
    EXPECT_LE(below.right(), right.left());
    EXPECT_LT(right.right(), window->width());
}

} // namespace
} // namespace trichevron::test
