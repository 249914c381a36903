// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Advice can be silenced and shown again by mouse and keyboard; violations cannot be silenced.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/layout/sentence_layout.h"
#include "app/gui/results/result_pages.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <memory>

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

    gui::VerdictPanel& panel() { return *window->findChild<gui::VerdictPanel*>(); }
    gui::FindingRow* rowOf(core::RuleId rule) {
        for (gui::FindingRow* row : panel().rows())
            if (row->finding().rule == rule)
                return row;
        return nullptr;
    }
    QPushButton& silenceButton(core::RuleId rule) {
        gui::FindingRow* row = rowOf(rule);
        if (row == nullptr)
            throw std::runtime_error("the rule has no visible row");
        return *row->findChild<QPushButton*>(QStringLiteral("silenceAdvice"));
    }
    std::size_t visibleAdviceCount() {
        const std::vector<gui::FindingRow*> rows = panel().rows();
        return static_cast<std::size_t>(
            std::count_if(rows.begin(), rows.end(), [](const gui::FindingRow* row) {
                return row->finding().status == core::FindingStatus::Advice;
            }));
    }
    bool isVisible(const QString& name) { return get(name).isVisibleTo(window.get()); }
};

TEST_F(SilenceTest, OfATailWaveAButtonShowsPageSweep) {
    type(QStringLiteral("blockX"), QStringLiteral("16"));
    gui::FindingRow* row = rowOf(core::RuleId::TailWave);
    ASSERT_NE(row, nullptr);
    auto* sweep = row->findChild<QPushButton*>(QStringLiteral("sweepBlocks"));
    ASSERT_NE(sweep, nullptr);
    ASSERT_TRUE(sweep->isVisibleTo(window.get()));
    auto& results = *window->findChild<gui::ResultsPanel*>();
    ASSERT_NE(results.currentPage(), gui::page_id::sweep);
    sweep->click();
    EXPECT_EQ(results.currentPage(), gui::page_id::sweep);
    EXPECT_TRUE(results.isSeen());
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    ASSERT_FALSE(session().evaluation()->accepted);
    for (const QPushButton* button : panel().findChildren<QPushButton*>(QStringLiteral("sweepBlocks")))
        EXPECT_FALSE(button->isVisibleTo(window.get())) << "no other finding has it";
}

TEST_F(SilenceTest, AdviceThatElementsAreLeftOutStandsOut) {
    session().setGrid(core::Axis::X, 10);
    handleAllEvents();
    const auto signOf = [this](core::RuleId rule) {
        gui::FindingRow* row = rowOf(rule);
        return row == nullptr ? nullptr : row->findChild<QLabel*>(QStringLiteral("findingSign"));
    };
    const QLabel* warning = signOf(core::RuleId::ProblemNotCovered);
    const QLabel* usual = signOf(core::RuleId::PartialWarp);
    ASSERT_NE(warning, nullptr);
    ASSERT_NE(usual, nullptr);
    EXPECT_EQ(warning->text(), QStringLiteral("!"));
    EXPECT_EQ(usual->text(), QStringLiteral("i"));
    EXPECT_EQ(warning->palette().color(QPalette::WindowText), gui::currentTheme().alarmText);
    EXPECT_EQ(usual->palette().color(QPalette::WindowText), gui::currentTheme().accentText);
    EXPECT_LT(warning->mapTo(window.get(), QPoint()).y(), usual->mapTo(window.get(), QPoint()).y());
    EXPECT_TRUE(
        rowOf(core::RuleId::ProblemNotCovered)->accessibleName().contains(QStringLiteral(": warning, ")));
}

TEST_F(SilenceTest, AKernelThatUsesDynamicSharedMemoryAndGetsNoneHasAdvice) {
    constexpr core::RuleId rule = core::RuleId::DynamicSharedMemoryMissing;
    type(QStringLiteral("dynamicShared"), QStringLiteral("0"));
    EXPECT_EQ(rowOf(rule), nullptr);
    core::KernelInfo kernel = *session().state().kernel;
    kernel.attributes.declared.usesDynamicSmem = true;
    kernel.suggested.dynamicSmemBytes = {};
    session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    handleAllEvents();
    ASSERT_NE(rowOf(rule), nullptr);
    EXPECT_TRUE(session().evaluation()->accepted) << "the device takes the launch";
    type(QStringLiteral("dynamicShared"), QStringLiteral("1024"));
    EXPECT_EQ(rowOf(rule), nullptr);
}

TEST_F(SilenceTest, AClickSilencesAKindOfAdviceAndAnotherShowsItAgain) {
    EXPECT_FALSE(isVisible(QStringLiteral("silencedCount")));
    const std::size_t before = visibleAdviceCount();
    ASSERT_GE(before, 2U);
    QTest::mouseClick(&silenceButton(core::RuleId::PartialWarp), Qt::LeftButton);
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
    EXPECT_EQ(visibleAdviceCount(), before - 1) << "other advice stays";
    EXPECT_TRUE(isVisible(QStringLiteral("silencedCount")));
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "1 kind of advice silenced");

    type(QStringLiteral("blockX"), QStringLiteral("35"));
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr) << "the kind is silenced, not a single finding";

    QTest::mouseClick(&get<QPushButton>(QStringLiteral("showSilenced")), Qt::LeftButton);
    EXPECT_NE(rowOf(core::RuleId::PartialWarp), nullptr);
    EXPECT_FALSE(isVisible(QStringLiteral("silencedCount")));
    EXPECT_FALSE(isVisible(QStringLiteral("showSilenced")));
}

TEST_F(SilenceTest, TheKeyboardSilencesAndShowsAgain) {
    QPushButton& button = silenceButton(core::RuleId::PartialWarp);
    EXPECT_NE(button.focusPolicy() & Qt::TabFocus, 0);
    EXPECT_EQ(button.accessibleName().toStdString(), "Do not show this advice: Partial last warp");
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Space);
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
    auto& show = get<QPushButton>(QStringLiteral("showSilenced"));
    EXPECT_NE(show.focusPolicy() & Qt::TabFocus, 0);
    show.setFocus();
    QTest::keyClick(&show, Qt::Key_Space);
    EXPECT_NE(rowOf(core::RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, TheContextMenuOfAdviceSilencesIt) {
    gui::FindingRow* row = rowOf(core::RuleId::PartialWarp);
    ASSERT_NE(row, nullptr);
    EXPECT_EQ(row->contextMenuPolicy(), Qt::ActionsContextMenu);
    ASSERT_EQ(row->actions().size(), 1);
    EXPECT_EQ(row->actions().front()->text().toStdString(), "Do not show this advice");
    row->actions().front()->trigger();
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, EachChangeCanBeUndone) {
    const core::LaunchConfig launch = session().state().config;
    QTest::mouseClick(&silenceButton(core::RuleId::PartialWarp), Qt::LeftButton);
    const std::vector<gui::FindingRow*> rows = panel().rows();
    const auto next = std::find_if(rows.begin(), rows.end(), [](const gui::FindingRow* row) {
        return row->finding().status == core::FindingStatus::Advice;
    });
    ASSERT_NE(next, rows.end());
    const core::RuleId second = (*next)->finding().rule;
    QTest::mouseClick(&silenceButton(second), Qt::LeftButton);
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "2 kinds of advice silenced");
    auto* undo = window->findChild<QAction*>(QStringLiteral("undoAction"));
    undo->trigger();
    EXPECT_NE(rowOf(second), nullptr);
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
    undo->trigger();
    EXPECT_NE(rowOf(core::RuleId::PartialWarp), nullptr);
    EXPECT_EQ(session().state().config, launch) << "undo of silenced advice does not edit the launch";
    window->findChild<QAction*>(QStringLiteral("redoAction"))->trigger();
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, ViolationsCannotBeSilenced) {
    type(QStringLiteral("blockX"), QStringLiteral("1025"));
    gui::FindingRow* row = rowOf(*session().evaluation()->reportedFirst);
    ASSERT_NE(row, nullptr);
    EXPECT_FALSE(row->findChild<QPushButton*>(QStringLiteral("silenceAdvice"))->isVisibleTo(row));
    EXPECT_TRUE(row->actions().isEmpty());
    EXPECT_NE(row->contextMenuPolicy(), Qt::ActionsContextMenu);
}

TEST_F(SilenceTest, IsSavedForTheNextWindow) {
    QTest::mouseClick(&silenceButton(core::RuleId::PartialWarp), Qt::LeftButton);
    window = std::make_unique<gui::MainWindow>(*app, gui::ThemeChoice::Light);
    window->show();
    EXPECT_NE(rowOf(core::RuleId::PartialWarp), nullptr) << "settings are loaded by restoreSaved() only";
    window->restoreSaved();
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "1 kind of advice silenced");
}

/// A session file that silences another kind of advice than the user has.
class SessionThatSilencesTest : public SilenceTest {
protected:
    void SetUp() override {
        SilenceTest::SetUp();
        const QString saved = folder.filePath(QStringLiteral("session.json"));
        panel().silencedAdvice().silence(core::RuleId::TailWave);
        ASSERT_TRUE(window->files().saveTo(saved));
        session().undoStack().undo();
        panel().silencedAdvice().silence(core::RuleId::PartialWarp);
        window->files().open(saved);
    }
    void TearDown() override {
        window->files().recent().clear();
        SilenceTest::TearDown();
    }
    QStringList stored() {
        return QSettings().value(QStringLiteral("verdict/silencedAdvice")).toStringList();
    }
    bool has(core::RuleId advice) { return panel().silencedAdvice().has(advice); }

    const QStringList ofUser{QStringLiteral("partialWarp")};
    QTemporaryDir folder;
};

TEST_F(SessionThatSilencesTest, LeavesWhatTheUserHasSilenced) {
    EXPECT_TRUE(has(core::RuleId::TailWave)) << "the file's";
    EXPECT_TRUE(has(core::RuleId::PartialWarp)) << "the user's";
    EXPECT_EQ(stored(), ofUser);
    session().undoStack().undo();
    EXPECT_FALSE(has(core::RuleId::TailWave));
    EXPECT_TRUE(has(core::RuleId::PartialWarp));
    EXPECT_EQ(stored(), ofUser);
    window = std::make_unique<gui::MainWindow>(*app, gui::ThemeChoice::Light);
    window->restoreSaved();
    EXPECT_TRUE(has(core::RuleId::PartialWarp)) << "at the next start";
    EXPECT_FALSE(has(core::RuleId::TailWave));
}

TEST_F(SessionThatSilencesTest, TheUserSilencesMoreAndShowsAll) {
    panel().silencedAdvice().silence(core::RuleId::FewerBlocksThanMultiprocessors);
    QStringList both = ofUser;
    both << QStringLiteral("fewerBlocksThanMultiprocessors");
    EXPECT_EQ(stored(), both);
    panel().silencedAdvice().showAll();
    EXPECT_EQ(panel().silencedAdvice().count(), 0U);
    EXPECT_TRUE(stored().isEmpty());
    session().undoStack().undo();
    EXPECT_EQ(panel().silencedAdvice().count(), 3U);
    EXPECT_EQ(stored().size(), 2);
}

TEST_F(SilenceTest, UnknownIdsInTheSettingsAreIgnored) {
    QSettings().setValue(QStringLiteral("verdict/silencedAdvice"),
                         QStringList{QStringLiteral("adviceOfTomorrow"), QStringLiteral("partialWarp"),
                                     QStringLiteral("threadsPerBlock")});
    window->restoreSaved();
    EXPECT_EQ(text(QStringLiteral("silencedCount")).toStdString(), "1 kind of advice silenced");
    EXPECT_EQ(rowOf(core::RuleId::PartialWarp), nullptr);
}

TEST_F(SilenceTest, TheButtonTakesNoLineWhereTheLastLineHasRoom) {
    window->resize(1280, 800);
    handleAllEvents();
    int behind = 0;
    for (const gui::FindingRow* row : panel().rows()) {
        if (row->finding().status != core::FindingStatus::Advice)
            continue;
        const auto& sentence = *row->findChild<QLabel*>(QStringLiteral("findingSentence"));
        const auto& button = *row->findChild<QPushButton*>(QStringLiteral("silenceAdvice"));
        const int line = sentence.fontMetrics().lineSpacing();
        // Half of what a button above a line of its own may need, on either side.
        const bool isBehind =
            std::abs(button.geometry().center().y() - (sentence.geometry().bottom() - line / 2)) <= line / 2;
        const bool isBelow = button.y() >= sentence.geometry().bottom();
        EXPECT_TRUE(isBehind || isBelow) << row->accessibleName().toStdString();
        behind += isBehind ? 1 : 0;
    }
    EXPECT_GT(behind, 0);
}

TEST(SentenceLayout, PutsTheButtonBehindTheLastLineOrBelowIt) {
    QWidget box;
    auto* sentence = new QLabel(QStringLiteral("one two three"));
    sentence->setWordWrap(true);
    auto* button = new QPushButton(QStringLiteral("Silence"));
    auto* layout = new gui::SentenceLayout(*sentence, *button);
    box.setLayout(layout);
    const int text = sentence->fontMetrics().horizontalAdvance(sentence->text());
    const int roomy = text + 2 * button->sizeHint().width();
    const int line = std::max(sentence->heightForWidth(roomy), button->sizeHint().height());
    EXPECT_EQ(layout->heightForWidth(roomy), line);
    EXPECT_EQ(layout->heightForWidth(text + 2),
              sentence->heightForWidth(text + 2) + button->sizeHint().height());
    box.resize(roomy, line);
    box.show();
    EXPECT_EQ(button->geometry().right(), roomy - 1);
    EXPECT_FALSE(button->geometry().intersects(QRect(sentence->pos(), QSize(text, sentence->height()))));
    button->hide();
    EXPECT_EQ(layout->heightForWidth(text + 2), sentence->heightForWidth(text + 2));
}

} // namespace
} // namespace trichevron::test
