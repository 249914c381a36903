// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/focus_help.h"

#include "app/gui/help/rules_dialog.h"
#include "core/messages/rule_messages.h"

#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

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

} // namespace

FocusHelp helpFor(const QWidget* widget, const core::Evaluation* evaluation) {
    FocusHelp help;
    help.rule = helpRuleFor(widget);
    const QWidget* explained = widget;
    while (explained != nullptr && explained->accessibleName().isEmpty() && !explained->isWindow())
        explained = explained->parentWidget();
    QStringList sentences;
    if (explained != nullptr && !explained->isWindow()) {
        help.name = explained->accessibleName();
        sentences << descriptionOf(*explained);
    }
    if (help.rule && evaluation != nullptr)
        sentences << findingText(*help.rule, *evaluation);
    sentences.removeAll(QString());
    sentences.removeDuplicates();
    help.sentence = sentences.join(QLatin1Char(' '));
    return help;
}

} // namespace trichevron::gui
