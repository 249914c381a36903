// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Advice can be silenced and brought back, by mouse and by keyboard; what refuses a launch cannot.
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QTest>

#include <algorithm>

namespace trichevron::test {
namespace {

class SilenceTest : public WindowTest {
protected:
    void SetUp() override {
        QSettings().clear();
        WindowTest::SetUp();
        startReplay();
        type(QStringLiteral("blockX"), QStringLiteral("33")); // a partial warp
    }
    void TearDown() override {
        WindowTest::TearDown();
        QSettings().clear();
    }

    VerdictPanel& panel() { return *window->findChild<VerdictPanel*>(); }
    FindingRow* rowOf(RuleId rule) {
        for (FindingRow* row : panel().rows())
            if (row->finding().rule == rule)
                return row;
        return nullptr;
    }
    QPushButton& silenceButton(RuleId rule) {
        FindingRow* row = rowOf(rule);
        if (row == nullptr)
            throw std::runtime_error("no row of the rule is on show");
        return *row->findChild<QPushButton*>(QStringLiteral("silenceAdvice"));
    }
    std::size_t adviceOnShow() {
        const std::vector<FindingRow*> rows = panel().rows();
        return static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [](const FindingRow* row) {
            return row->finding().status == FindingStatus::Advice;
        }));
    }
    bool isOnShow(const QString& name) { return get(name).isVisibleTo(window.get()); }
};

TEST_F(SilenceTest, AClickTakesAKindOfAdviceAwayAndAnotherBringsItBack) {
    EXPECT_FALSE(isOnShow(QStringLiteral("silencedCount")));
    const std::size_t before = adviceOnShow();
    ASSERT_GE(before, 2U);
    QTest::mouseClick(&silenceButton(RuleId::PartialWarp), Qt::LeftButton);
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
    EXPECT_EQ(adviceOnShow(), before - 1) << "other advice stays";
    EXPECT_TRUE(isOnShow(QStringLiteral("silencedCount")));
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "1 kind of advice silenced");

    type(QStringLiteral("blockX"), QStringLiteral("35"));
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr) << "the kind is silenced, not the one finding";

    QTest::mouseClick(&get<QPushButton>(QStringLiteral("showSilenced")), Qt::LeftButton);
    EXPECT_NE(rowOf(RuleId::PartialWarp), nullptr);
    EXPECT_FALSE(isOnShow(QStringLiteral("silencedCount")));
    EXPECT_FALSE(isOnShow(QStringLiteral("showSilenced")));
}

TEST_F(SilenceTest, TheKeyboardSilencesAndBringsBack) {
    QPushButton& button = silenceButton(RuleId::PartialWarp);
    EXPECT_NE(button.focusPolicy() & Qt::TabFocus, 0);
    EXPECT_EQ(button.accessibleName().toStdString(), "Do not show this advice: Last warp is partial");
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Space);
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
    auto& show = get<QPushButton>(QStringLiteral("showSilenced"));
    EXPECT_NE(show.focusPolicy() & Qt::TabFocus, 0);
    show.setFocus();
    QTest::keyClick(&show, Qt::Key_Space);
    EXPECT_NE(rowOf(RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, TheContextMenuOfAdviceSilencesIt) {
    FindingRow* row = rowOf(RuleId::PartialWarp);
    ASSERT_NE(row, nullptr);
    EXPECT_EQ(row->contextMenuPolicy(), Qt::ActionsContextMenu);
    ASSERT_EQ(row->actions().size(), 1);
    EXPECT_EQ(row->actions().front()->text().toStdString(), "Do not show this advice");
    row->actions().front()->trigger();
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, EachStepIsUndone) {
    const LaunchConfig launch = session().state().config;
    QTest::mouseClick(&silenceButton(RuleId::PartialWarp), Qt::LeftButton);
    const std::vector<FindingRow*> rows = panel().rows();
    const auto next = std::find_if(rows.begin(), rows.end(), [](const FindingRow* row) {
        return row->finding().status == FindingStatus::Advice;
    });
    ASSERT_NE(next, rows.end());
    const RuleId second = (*next)->finding().rule;
    QTest::mouseClick(&silenceButton(second), Qt::LeftButton);
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "2 kinds of advice silenced");
    auto* undo = window->findChild<QAction*>(QStringLiteral("undoAction"));
    undo->trigger();
    EXPECT_NE(rowOf(second), nullptr);
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
    undo->trigger();
    EXPECT_NE(rowOf(RuleId::PartialWarp), nullptr);
    EXPECT_EQ(session().state().config, launch) << "undoing advice is no edit of the launch";
    window->findChild<QAction*>(QStringLiteral("redoAction"))->trigger();
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, WhatRefusesALaunchCannotBeSilenced) {
    type(QStringLiteral("blockX"), QStringLiteral("1025"));
    FindingRow* row = rowOf(*session().evaluation()->reportedFirst);
    ASSERT_NE(row, nullptr);
    EXPECT_FALSE(row->findChild<QPushButton*>(QStringLiteral("silenceAdvice"))->isVisibleTo(row));
    EXPECT_TRUE(row->actions().isEmpty());
    EXPECT_NE(row->contextMenuPolicy(), Qt::ActionsContextMenu);
}

TEST_F(SilenceTest, IsKeptForTheNextWindow) {
    QTest::mouseClick(&silenceButton(RuleId::PartialWarp), Qt::LeftButton);
    window = std::make_unique<MainWindow>(*app, ThemeChoice::Light);
    window->show();
    EXPECT_NE(rowOf(RuleId::PartialWarp), nullptr) << "settings are taken over when the program says so";
    window->restoreSaved();
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "1 kind of advice silenced");
}

TEST_F(SilenceTest, SettingsOfAnotherVersionAreReadAsFarAsTheyGo) {
    QSettings().setValue(QStringLiteral("verdict/silencedAdvice"),
                         QStringList{QStringLiteral("adviceOfTomorrow"), QStringLiteral("partialWarp"),
                                     QStringLiteral("threadsPerBlock")});
    window->restoreSaved();
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "1 kind of advice silenced");
    EXPECT_EQ(rowOf(RuleId::PartialWarp), nullptr);
}

} // namespace
} // namespace trichevron::test
