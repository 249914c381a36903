// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is 50 % larger, for a projector: every widget follows, and nothing is cut.
#include "app/gui/layout/vertical_scroll_area.h"
#include "app/gui/notice/info_bar.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/cut_texts.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStyleOption>
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
        handleAllEvents();
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

struct MarkedField {
    const char* name;
    const char* wrong; ///< what it cannot read
    const char* right;
};

TEST_F(LargeTypeTest, AFieldThatIsMarkedInItFollowsIt) {
    startReplay();
    for (const auto& [name, wrong, right] :
         {MarkedField{"findField", "hello", "block 1"}, MarkedField{"blockX", "many", "16"}}) {
        const QString field = QString::fromLatin1(name);
        const auto& edit = get<QLineEdit>(field);
        const auto enter = [&](const char* words) {
            type(field, QString::fromLatin1(words));
            QTest::keyClick(&get(field), Qt::Key_Return);
        };
        const double usual = edit.font().pointSizeF();
        const int height = edit.sizeHint().height();
        for (int time = 0; time < 2; ++time) {
            window->setLargeType(true);
            enter(wrong);
            EXPECT_EQ(edit.property("mark").toString().toStdString(), "unreadable") << name;
            EXPECT_NEAR(edit.font().pointSizeF(), 1.5 * usual, 0.01) << name << ", marked";
            enter(right);
            EXPECT_EQ(edit.property("mark").toString().toStdString(), "") << name;
            EXPECT_NEAR(edit.font().pointSizeF(), 1.5 * usual, 0.01) << name << ", not marked";
            window->setLargeType(false);
            EXPECT_NEAR(edit.font().pointSizeF(), usual, 0.01) << name;
            EXPECT_EQ(edit.sizeHint().height(), height) << name;
        }
    }
}

TEST_F(LargeTypeTest, PageStartIsAsWideAsInAWindowThatOpensWithIt) {
    window->resize(1920, 1080);
    window->pages().show(gui::window_page::start);
    const auto widthOfText = [this] {
        handleAllEvents();
        return get(QStringLiteral("startPreset0")).parentWidget()->width();
    };
    const int usual = widthOfText();
    window->setLargeType(true);
    EXPECT_NEAR(widthOfText(), 1.5 * usual, 2);
    window->setLargeType(false);
    EXPECT_EQ(widthOfText(), usual);
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
    const auto placeOf = [this](const char* name) {
        const QWidget& part = get(QString::fromLatin1(name));
        return QRect(part.mapTo(window.get(), QPoint()), part.size());
    };
    const QRect view = placeOf("hierarchyView");
    EXPECT_LE(placeOf("launchDock").right(), view.left()) << "docks do not overlap";
    EXPECT_LE(view.right(), placeOf("verdictDockStrip").left());
    EXPECT_LE(view.bottom(), placeOf("resultsDockStrip").top());
    EXPECT_LT(placeOf("verdictDockStrip").right(), window->width());
}

TEST_F(LargeTypeTest, TheResultThatIsShownStays) {
    auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    tabs.setCurrentIndex(1);
    for (const bool large : {true, false}) {
        window->setLargeType(large);
        handleAllEvents();
        EXPECT_EQ(tabs.currentIndex(), 1) << large;
    }
}

TEST_F(LargeTypeTest, AShortNoticeHasItsButtonBesideIt) {
    window->setLargeType(true);
    QWidget place;
    place.resize(place.fontMetrics().averageCharWidth() * 80, 200); // as 1280 pixels in a large type
    place.show();
    const auto isBeside = [&place](const QString& sentence) {
        gui::InfoBar bar(&place);
        bar.showMessage([sentence] { return sentence; }, {{[] { return QStringLiteral("Restore"); }, {}}});
        bar.resize(place.width(), bar.height());
        handleAllEvents();
        const auto* words = bar.findChild<QWidget*>(QStringLiteral("noticeSentence"));
        const auto* button = bar.findChild<QWidget*>(QStringLiteral("noticeChoice0"));
        return button->y() < words->geometry().bottom();
    };
    const QString sentence = QStringLiteral("Restore your session?");
    EXPECT_TRUE(isBeside(sentence));
    EXPECT_FALSE(isBeside(sentence.repeated(6)));
}

TEST_F(LargeTypeTest, ANoticeIsAsLowAsBeforeInTheUsualTypeAgain) {
    auto& bar = get<gui::InfoBar>(QStringLiteral("quietNotice"));
    bar.showMessage(
        [] { return QStringLiteral("This launch is that of the lesson."); },
        {{[] { return QStringLiteral("Back"); }, {}}, {[] { return QStringLiteral("Keep"); }, {}}});
    handleAllEvents();
    const int before = bar.height();
    window->setLargeType(true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return bar.height() > before; }, waitMs));
    window->setLargeType(false);
    EXPECT_TRUE(QTest::qWaitFor([&] { return bar.height() == before; }, waitMs)) << bar.height();
}

TEST_F(LargeTypeTest, MarksAndButtonsGrowWithTheType) {
    const auto measures = [this] {
        auto& box = get<QCheckBox>(QStringLiteral("gridFollowsProblem"));
        QStyleOptionButton option;
        option.initFrom(&box);
        auto& chooser = get<QComboBox>(QStringLiteral("kernelChooser"));
        QStyleOptionComboBox arrow;
        arrow.initFrom(&chooser);
        return std::array{
            box.style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, &box),
            chooser.style()
                ->subControlRect(QStyle::CC_ComboBox, &arrow, QStyle::SC_ComboBoxArrow, &chooser)
                .width(),
            get(QStringLiteral("launchButton")).sizeHint().height()};
    };
    const auto before = measures();
    window->setLargeType(true);
    handleAllEvents();
    const auto large = measures();
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_GE(large.at(i), before.at(i) * 4 / 3) << i;
}

} // namespace
} // namespace trichevron::test
