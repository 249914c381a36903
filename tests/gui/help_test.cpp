// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Terms are explained in a sentence, and F1 leads from a field to its rule.
#include "app/gui/help/rules_dialog.h"
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/words/terms.h"
#include "core/words/words.h"
#include "tests/gui/gui_fixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QTextBrowser>

namespace trichevron::test {
namespace {

class HelpTest : public WindowTest {
protected:
    QString shownRule() { return get<QListWidget>(QStringLiteral("rulesList")).currentItem()->text(); }
    void pressHelpIn(const char* field) {
        window->activateWindow();
        get<QWidget>(QString::fromLatin1(field)).setFocus();
        QTest::keyClick(&get<QWidget>(QString::fromLatin1(field)), Qt::Key_F1);
    }
};

TEST_F(HelpTest, EveryTermIsASentence) {
    for (const Term term : allTerms) {
        EXPECT_FALSE(titleOf(term).empty());
        EXPECT_TRUE(sentenceOf(term).ends_with('.')) << sentenceOf(term);
        EXPECT_LT(sentenceOf(term).size(), 180U) << sentenceOf(term);
    }
    EXPECT_EQ(titleOf(allTerms.back()), "Occupancy") << "each has its own row";
}

TEST_F(HelpTest, LabelsOfFieldsExplainTheirTerm) {
    for (const char* label : {"gridLabel", "clusterLabel", "blockLabel"}) {
        EXPECT_TRUE(get<QWidget>(QString::fromLatin1(label)).toolTip().contains(QStringLiteral("F1")))
            << label;
    }
}

TEST_F(HelpTest, F1LeadsFromAFieldToItsRule) {
    pressHelpIn("clusterY");
    EXPECT_EQ(shownRule().toStdString(), titleOf(RuleId::ClusterDividesGrid));
    window->findChild<RulesDialog*>()->close();
    pressHelpIn("maxDynamicShared");
    EXPECT_EQ(shownRule().toStdString(), titleOf(RuleId::SharedMemoryOptIn));
    const QString words = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText();
    EXPECT_TRUE(words.contains(QStringLiteral("cudaErrorInvalidValue"))) << words.toStdString();
}

TEST_F(HelpTest, FindingsLeadToTheirRule) {
    startReplay();
    for (const FindingRow* row : window->findChild<VerdictPanel*>()->rows())
        EXPECT_EQ(helpOf(row->findChild<QLabel*>()), row->finding().rule);
}

TEST_F(HelpTest, RulesAreFilteredByLettersAndAllAreThere) {
    openRules(window.get(), RuleId::TailWave);
    auto& list = get<QListWidget>(QStringLiteral("rulesList"));
    EXPECT_EQ(list.count(), static_cast<int>(ruleCount));
    EXPECT_EQ(shownRule().toStdString(), titleOf(RuleId::TailWave));
    QTest::keyClicks(&get<QLineEdit>(QStringLiteral("rulesFilter")), QStringLiteral("clusterDiv"));
    EXPECT_EQ(shownRule().toStdString(), titleOf(RuleId::ClusterDividesGrid));
}

} // namespace
} // namespace trichevron::test
