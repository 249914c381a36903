// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Terms have a definition of one sentence, and F1 opens the rule of a field.
#include "app/gui/help/focus_help.h"
#include "app/gui/help/rules_dialog.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/messages/rule_messages.h"
#include "core/messages/terms.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>

namespace trichevron::test {
namespace {

class HelpTest : public WindowTest {
protected:
    QString currentRule() { return get<QListWidget>(QStringLiteral("rulesList")).currentItem()->text(); }
    void pressHelpIn(const char* field) {
        window->activateWindow();
        get<QWidget>(QString::fromLatin1(field)).setFocus();
        QTest::keyClick(&get<QWidget>(QString::fromLatin1(field)), Qt::Key_F1);
    }
};

TEST_F(HelpTest, EveryDefinitionIsOneSentence) {
    for (const core::Term term : core::allTerms) {
        EXPECT_FALSE(titleFor(term).empty());
        EXPECT_TRUE(messageFor(term).ends_with('.')) << messageFor(term);
        EXPECT_LT(messageFor(term).size(), 180U) << messageFor(term);
    }
    EXPECT_EQ(titleFor(core::allTerms.back()), "MIG") << "each has its own row";
}

TEST_F(HelpTest, AToolTipDoesNotCoverTheTextThatItExplains) {
    window->move(40, 40);
    for (const char* name : {"blockLabel", "measureButton", "occupancyAxis", "kernelChooser"}) {
        auto* widget = window->findChild<QWidget*>(QString::fromLatin1(name));
        if (widget == nullptr || widget->toolTip().isEmpty())
            continue;
        const QPoint middle = widget->rect().center();
        QHelpEvent asked(QEvent::ToolTip, middle, widget->mapToGlobal(middle));
        QCoreApplication::sendEvent(widget, &asked);
        const QWidget* tip = nullptr;
        for (const QWidget* each : QApplication::topLevelWidgets())
            if (each->isVisible() && each->inherits("QTipLabel"))
                tip = each;
        ASSERT_NE(tip, nullptr) << name;
        EXPECT_FALSE(tip->geometry().intersects(QRect(widget->mapToGlobal(QPoint()), widget->size())))
            << name;
        QToolTip::hideText();
        ASSERT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }, waitMs));
    }
}

TEST_F(HelpTest, LabelsOfFieldsHaveTheDefinitionAsToolTip) {
    for (const char* label : {"gridLabel", "clusterLabel", "blockLabel"}) {
        EXPECT_TRUE(get<QWidget>(QString::fromLatin1(label)).toolTip().contains(QStringLiteral("F1")))
            << label;
    }
}

TEST_F(HelpTest, F1OpensTheRuleOfAField) {
    pressHelpIn("clusterY");
    EXPECT_EQ(currentRule().toStdString(), titleFor(core::RuleId::ClusterDividesGrid));
    window->findChild<gui::RulesDialog*>()->close();
    pressHelpIn("maxDynamicShared");
    EXPECT_EQ(currentRule().toStdString(), titleFor(core::RuleId::SharedMemoryOptIn));
    const QString description = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText();
    EXPECT_TRUE(description.contains(QStringLiteral("cudaErrorInvalidValue"))) << description.toStdString();
}

TEST_F(HelpTest, F1ExplainsTheFieldWithTheNumbersOfTheLaunch) {
    startReplay();
    const auto explained = [this] {
        const QString text = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText();
        window->findChild<gui::RulesDialog*>()->close();
        return text.toStdString();
    };
    type(QStringLiteral("blockX"), QStringLiteral("128"));
    pressHelpIn("blockX");
    const std::string refused = explained();
    EXPECT_NE(refused.find(messageFor(core::Term::Block)), std::string::npos) << refused;
    EXPECT_NE(refused.find("2,048 threads"), std::string::npos) << refused;
    type(QStringLiteral("blockX"), QStringLiteral("16"));
    pressHelpIn("blockX");
    const std::string accepted = explained();
    EXPECT_NE(accepted.find("256 / 1,024"), std::string::npos) << accepted;
    // Of what has no rule, too.
    pressHelpIn("findField");
    const std::string find = explained();
    EXPECT_NE(find.find("Find a thread, warp, block"), std::string::npos) << find;
}

TEST_F(HelpTest, AnExampleIsShownAsJsonOnRequest) {
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
    gui::RulesDialog dialog;
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    dialog.showRule(core::RuleId::ThreadsPerBlock);
    auto* browser = dialog.findChild<QTextBrowser*>();
    EXPECT_FALSE(browser->toPlainText().contains(QStringLiteral("\"gridDim\"")));
    Q_EMIT browser->anchorClicked(QUrl(QStringLiteral("#json")));
    EXPECT_TRUE(browser->toPlainText().contains(QStringLiteral("\"gridDim\"")))
        << browser->toPlainText().toStdString();
    dialog.showRule(core::RuleId::TailWave);
    EXPECT_FALSE(browser->toPlainText().contains(QStringLiteral("\"gridDim\""))) << "of each rule";
}

TEST_F(HelpTest, ARuleHasTheNumbersOfTheLaunchOrSaysWhatItsLettersStandFor) {
    startReplay();
    const auto described = [this](core::RuleId rule) {
        openRules(window.get(), rule);
        const QString words = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText();
        window->findChild<gui::RulesDialog*>()->close();
        return QString(words).replace(QChar::Nbsp, QLatin1Char(' ')).toStdString();
    };
    const auto messageNow = [this](core::RuleId rule) {
        for (const core::Finding& finding : session().evaluation()->findings)
            if (finding.rule == rule)
                return messageFor(finding);
        return std::string("no finding");
    };
    constexpr auto letters = "The capital letters stand for numbers";
    for (const std::uint32_t threads : {33U, 100U}) { // the dialog stays at its rule
        session().setBlock(core::Axis::X, {threads, 1, 1});
        const std::string partial = described(core::RuleId::PartialWarp);
        EXPECT_NE(partial.find("This launch: " + messageNow(core::RuleId::PartialWarp)), std::string::npos)
            << partial;
        EXPECT_EQ(partial.find(letters), std::string::npos) << partial;
    }
    openRules(window.get(), core::RuleId::PartialWarp);
    session().setBlock(core::Axis::X, {65, 1, 1});
    EXPECT_TRUE(get<QTextBrowser>(QStringLiteral("rulesText"))
                    .toPlainText()
                    .replace(QChar::Nbsp, QLatin1Char(' '))
                    .contains(QStringLiteral("block of 65 threads")))
        << "it follows the launch while it is open";
    session().setBlock(core::Axis::X, {64, 1, 1});
    const std::string general = described(core::RuleId::PartialWarp);
    EXPECT_NE(general.find(patternText(core::RuleId::PartialWarp)), std::string::npos) << general;
    EXPECT_NE(general.find(letters), std::string::npos) << general;
}

TEST_F(HelpTest, FindingsHaveTheirRuleAsHelp) {
    startReplay();
    for (const gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows())
        EXPECT_EQ(gui::helpRuleFor(row->findChild<QLabel*>()), row->finding().rule);
}

TEST_F(HelpTest, F1ExplainsTheRowOfTheVerdictThatWasClicked) {
    startReplay();
    auto& play = get(QStringLiteral("playToggle"));
    const std::vector<gui::FindingRow*> rows = window->findChild<gui::VerdictPanel*>()->rows();
    ASSERT_GT(rows.size(), 1U);
    for (gui::FindingRow* row : rows) {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        play.setFocus();
        QTest::mouseClick(row->findChild<QLabel*>(QStringLiteral("findingTitle")), Qt::LeftButton);
        ASSERT_TRUE(row->hasFocus()) << titleFor(row->finding().rule);
        QTest::keyClick(row, Qt::Key_F1);
        EXPECT_EQ(currentRule().toStdString(), titleFor(row->finding().rule));
        const QString shown = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText();
        const QString message = QString::fromStdString(messageFor(row->finding()));
        EXPECT_EQ(shown.count(QString(message).replace(QChar::Nbsp, QLatin1Char(' '))), 1)
            << shown.toStdString();
        window->findChild<gui::RulesDialog*>()->close();
    }
}

TEST_F(HelpTest, WhatF1SaidOfARowFollowsTheLaunchAndTheRestOfTheTextStaysInPlace) {
    startReplay();
    session().setBlock(core::Axis::X, {33, 1, 1});
    handleAllEvents();
    const auto count = [this](const char* words) {
        return get<QTextBrowser>(QStringLiteral("rulesText"))
            .toPlainText()
            .replace(QChar::Nbsp, QLatin1Char(' '))
            .count(QString::fromLatin1(words));
    };
    for (gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows())
        if (row->finding().rule == core::RuleId::PartialWarp)
            QTest::mouseClick(row->findChild<QLabel*>(QStringLiteral("findingTitle")), Qt::LeftButton);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    EXPECT_EQ(currentRule().toStdString(), titleFor(core::RuleId::PartialWarp));
    EXPECT_EQ(count("block of 33 threads"), 1);
    window->findChild<gui::RulesDialog*>()->resize(400, 120);
    handleAllEvents();
    QScrollBar& place = *get<QTextBrowser>(QStringLiteral("rulesText")).verticalScrollBar();
    place.setValue(20);
    session().setBlock(core::Axis::X, {65, 1, 1});
    handleAllEvents();
    EXPECT_EQ(count("block of 33 threads"), 0);
    EXPECT_EQ(count("block of 65 threads"), 1);
    EXPECT_EQ(place.value(), 20);
    session().setBlock(core::Axis::X, {64, 1, 1});
    handleAllEvents();
    EXPECT_EQ(currentRule().toStdString(), titleFor(core::RuleId::PartialWarp));
    EXPECT_EQ(count("block of 65 threads"), 0);
}

TEST_F(HelpTest, ADescriptionWithoutAFullStopHasOneBeforeTheSentenceOfItsRule) {
    startReplay();
    session().setPath(pathToBlock(session().shape(), {1, 0, 0}));
    handleAllEvents();
    window->activateWindow();
    QWidget& canvas = *window->hierarchy().canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_F1);
    const std::string shown = get<QTextBrowser>(QStringLiteral("rulesText")).toPlainText().toStdString();
    const std::size_t rule = shown.find(titleFor(*relatedRule(core::Term::Grid)) + ": satisfied");
    ASSERT_NE(rule, std::string::npos) << shown;
    ASSERT_GE(rule, 2U) << shown;
    EXPECT_EQ(shown.substr(rule - 2, 2), ". ") << shown;
    QWidget field(window.get());
    field.setAccessibleName(QStringLiteral("Grid"));
    gui::setHelpRule(&field, relatedRule(core::Term::Grid));
    for (const char* description : {"4 blocks; block (1, 0, 0)", "4 blocks; block (1, 0, 0)."}) {
        field.setAccessibleDescription(QString::fromLatin1(description));
        const std::string sentence = gui::helpFor(&field, session().evaluation()).sentence.toStdString();
        EXPECT_EQ(sentence.find("4 blocks; block (1, 0, 0). " + titleFor(*relatedRule(core::Term::Grid))), 0U)
            << sentence;
    }
}

TEST_F(HelpTest, TheSourceOfALimitIsASymbolWithItsWordsOnHoverAndFocus) {
    startReplay();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    int seen = 0;
    for (const gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows()) {
        const auto marks = row->findChildren<QWidget*>(QStringLiteral("findingSource"));
        ASSERT_EQ(marks.size(), 1);
        QWidget& mark = *marks.front();
        if (!mark.isVisible())
            continue;
        ++seen;
        const auto& title = *row->findChild<QLabel*>(QStringLiteral("findingTitle"));
        EXPECT_EQ(mark.width(), mark.height());
        EXPECT_LE(mark.height(), 1.5 * title.fontMetrics().height()) << "no words beside the title";
        EXPECT_LE(std::abs(mark.y() - title.y()), title.fontMetrics().height()) << "in its first line";
        ASSERT_FALSE(mark.toolTip().isEmpty());
        EXPECT_EQ(mark.accessibleName(), mark.toolTip());
        QHelpEvent asked(QEvent::ToolTip, mark.rect().center(), mark.mapToGlobal(mark.rect().center()));
        QCoreApplication::sendEvent(&mark, &asked);
        EXPECT_EQ(QToolTip::text().simplified(), mark.toolTip().simplified()) << "but for its lines";
        QToolTip::hideText();
        ASSERT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }, waitMs));
        window->activateWindow(); // the tip was a window
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        mark.setFocus(Qt::TabFocusReason);
        EXPECT_TRUE(QTest::qWaitFor([] { return QToolTip::isVisible(); }, waitMs));
        EXPECT_EQ(QToolTip::text(), mark.toolTip());
        mark.clearFocus();
        ASSERT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }, waitMs));
    }
    EXPECT_GT(seen, 0);
}

TEST_F(HelpTest, AllRulesAreListedAndFilteredByWords) {
    openRules(window.get(), core::RuleId::TailWave);
    auto& list = get<QListWidget>(QStringLiteral("rulesList"));
    EXPECT_EQ(list.count(), static_cast<int>(core::ruleCount + core::allTerms.size()));
    EXPECT_EQ(currentRule().toStdString(), titleFor(core::RuleId::TailWave));
    QTest::keyClicks(&get<QLineEdit>(QStringLiteral("rulesFilter")), QStringLiteral("clusterDiv"));
    EXPECT_EQ(currentRule().toStdString(), titleFor(core::RuleId::ClusterDividesGrid));
}

TEST_F(HelpTest, EveryRuleAndTermHasADescription) {
    qputenv("TRICHEVRON_RESOURCES",
            TRICHEVRON_RESOURCES_DIR); // with the H200, whose limits the examples use
    gui::RulesDialog dialog;
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    auto* list = dialog.findChild<QListWidget*>();
    auto* browser = dialog.findChild<QTextBrowser*>();
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        const std::string description = browser->toPlainText().toStdString();
        if (row < static_cast<int>(core::ruleCount)) {
            EXPECT_NE(description.find("Example, on NVIDIA H200"), std::string::npos) << description;
        } else {
            const auto* term = // the list has them in the order of the alphabet
                std::find_if(core::allTerms.begin(), core::allTerms.end(), [&](core::Term each) {
                    return list->item(row)->text() ==
                           QStringLiteral("Term: ") + QString::fromStdString(titleFor(each));
                });
            ASSERT_NE(term, core::allTerms.end()) << list->item(row)->text().toStdString();
            EXPECT_NE(description.find(messageFor(*term)), std::string::npos) << description;
        }
    }
}

TEST_F(HelpTest, NoDialogAboutAProgramShowsTagsOfItsText) {
    for (const char* name : {"About &Qt", "&About Trichevron"}) {
        for (QAction* action : window->findChildren<QAction*>())
            if (action->text() == QLatin1String(name))
                action->trigger();
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr) << name;
        EXPECT_TRUE(box->text().contains(QLatin1String("<p>"))) << name;
        EXPECT_EQ(box->textFormat(), Qt::RichText) << name;
        EXPECT_EQ(box->findChild<QLabel*>(QStringLiteral("qt_msgbox_label"))->textFormat(), Qt::RichText);
        box->close();
    }
}

} // namespace
} // namespace trichevron::test
