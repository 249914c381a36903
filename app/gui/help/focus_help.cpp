// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/focus_help.h"

#include "app/gui/help/rules_dialog.h"
#include "app/gui/text/mnemonic.h"
#include "core/messages/rule_messages.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QPlainTextEdit>
#include <QStringList>
#include <QTabBar>
#include <QWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct FocusHelpText {
    Q_DECLARE_TR_FUNCTIONS(FocusHelp)
};

/// The message of a violation, or the numbers of a rule that holds; empty where the rule does not apply.
QString findingText(core::RuleId rule, const core::Evaluation& evaluation) {
    const auto found = std::find_if(evaluation.findings.begin(), evaluation.findings.end(),
                                    [rule](const core::Finding& finding) { return finding.rule == rule; });
    return found == evaluation.findings.end() ? QString() : QString::fromStdString(messageFor(*found));
}

/// The tool tip, or the description for screen readers.
QString descriptionOf(const QWidget& widget) {
    // The last line of a tool tip may name the rule that F1 opens.
    QString tip = widget.property(ownHelpProperty).toString();
    if (!tip.isEmpty())
        return tip;
    return widget.toolTip().isEmpty() ? widget.accessibleDescription() : widget.toolTip();
}

/// The accessible name, or the text of a button.
QString nameOf(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (!widget.accessibleName().isEmpty() || button == nullptr)
        return widget.accessibleName();
    return withoutMnemonic(button->text());
}

/// How the keys work in a widget that has no description of its own.
QString usageOf(const QWidget& widget) {
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->isCheckable() ? FocusHelpText::tr("The space bar switches it on and off.")
                                     : FocusHelpText::tr("The space bar or Enter presses it.");
    if (qobject_cast<const QTabBar*>(&widget) != nullptr)
        return FocusHelpText::tr("The arrow keys show the tab before and the tab after this one.");
    if (qobject_cast<const QComboBox*>(&widget) != nullptr)
        return FocusHelpText::tr("The arrow keys choose another entry, and the space bar opens the list.");
    if (qobject_cast<const QAbstractItemView*>(&widget) != nullptr)
        return FocusHelpText::tr("The arrow keys move in it, and Shift+F10 shows what can be done with it.");
    if (qobject_cast<const QPlainTextEdit*>(&widget) != nullptr)
        return FocusHelpText::tr("The arrow keys scroll it, and Ctrl+C copies what is selected.");
    return {};
}

/// Each ends with a full stop, also a description that is a list of words.
QString joinedSentences(const QStringList& sentences) {
    QStringList ended;
    for (const QString& sentence : sentences) {
        const QString words = sentence.trimmed();
        if (!words.isEmpty())
            ended << (QStringLiteral(".!?…:").contains(words.back()) ? words : words + QLatin1Char('.'));
    }
    return ended.join(QLatin1Char(' '));
}

} // namespace

FocusHelp helpFor(const QWidget* widget, const core::Evaluation* evaluation) {
    FocusHelp help;
    help.rule = helpRuleFor(widget);
    const QWidget* explained = widget;
    while (explained != nullptr && nameOf(*explained).isEmpty() && !explained->isWindow())
        explained = explained->parentWidget();
    QStringList sentences;
    if (explained != nullptr && !explained->isWindow()) {
        help.name = nameOf(*explained);
        sentences << descriptionOf(*explained);
        if (sentences.back().isEmpty() || QDir::isAbsolutePath(sentences.back())) // of a recent file
            sentences << usageOf(*explained);
    }
    if (help.rule && evaluation != nullptr)
        if (const QString finding = findingText(*help.rule, *evaluation); !finding.isEmpty()) {
            if (sentences.isEmpty() || !sentences.back().startsWith(finding)) // a row of the verdict says it
                sentences << finding;
            help.saysFinding = true;
        }
    help.sentence = joinedSentences(sentences);
    return help;
}

} // namespace trichevron::gui
