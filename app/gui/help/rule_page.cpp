// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help/rule_page.h"

#include "app/gui/help/rules_dialog.h"
#include "app/gui/help/term_links.h"
#include "app/gui/help/term_page.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"
#include "app/gui/text/whole_numbers.h"
#include "app/gui/theme/theme.h"
#include "core/launch/cuda_status.h"
#include "core/messages/rule_messages.h"
#include "core/reference/rule_reference.h"

namespace trichevron::gui {
namespace {

QString escaped(std::string_view plain) {
    return withWholeNumbers(text(plain)).toHtmlEscaped();
}

/// A launch that violates the rule, as a line of a batch only on request, and the message about it.
QString exampleText(core::RuleId rule, const core::DeviceProperties& device, bool showsJson) {
    const core::RuleReference reference = makeReference(rule, device);
    const QString change = text(reference.example.deviceChange);
    const QString on = change.isEmpty()
                           ? fill(RulesDialog::tr("Example, on {device}"), {{"device", device.name}})
                           : fill(RulesDialog::tr("Example, on {device} with {change}"),
                                  {{"device", device.name}, {"change", change}});
    const QString json = showsJson
                             ? QStringLiteral("<code>%1</code>").arg(escaped(reference.exampleLine))
                             : QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                                   .arg(QLatin1String(exampleAsJsonLink), currentTheme().accentText.name(),
                                        RulesDialog::tr("Show this launch as JSON").toHtmlEscaped());
    return QStringLiteral("<p><b>%1</b>: %2</p><p>%3</p>")
        .arg(on.toHtmlEscaped(), escaped(messageFor(reference.exampleFinding)), json);
}

QString tableRow(const QString& name, const QString& value) {
    return QStringLiteral("<tr><td style=\"color:%1; padding:3px 12px 3px 0\">%2</td><td "
                          "style=\"padding:3px 0\">%3</td></tr>")
        .arg(currentTheme().muted.name(), name.toHtmlEscaped(), value);
}

/// What a rule says of the launch at hand; in general, with letters, where it has nothing to say of it.
QString ruleSentenceHtml(core::RuleId rule, const RulePage& page) {
    if (page.launch != nullptr)
        for (const core::Finding& finding : page.launch->findings)
            if (finding.rule == rule && finding.status != core::FindingStatus::Holds)
                return page.isFindingSaid ? QString()
                                          : QStringLiteral("<p><b>%1</b>: %2</p>")
                                                .arg(RulesDialog::tr("This launch").toHtmlEscaped(),
                                                     escaped(messageFor(finding)));
    QString html = QStringLiteral("<p>%1</p>").arg(escaped(patternText(rule)));
    if (patternHasLetters(rule))
        html +=
            QStringLiteral("<p style=\"color:%1\">%2</p>")
                .arg(currentTheme().muted.name(),
                     RulesDialog::tr("The capital letters stand for numbers of the launch and the device.")
                         .toHtmlEscaped());
    return html;
}

} // namespace

QString ruleHtml(const core::Rule& rule, const RulePage& page) {
    const QString kind =
        rule.isAdvice()
            ? RulesDialog::tr("Advice: it does not change the predicted error.")
            : fill(RulesDialog::tr("Number {number} in the order in which the driver checks the rules."),
                   {{"number", static_cast<int>(rule.id) + 1}});
    QString html = QStringLiteral("<h3>%1</h3><p style=\"color:%2\">%3</p>")
                       .arg(escaped(titleFor(rule.id)), currentTheme().muted.name(), kind.toHtmlEscaped());
    html += ruleSentenceHtml(rule.id, page) + QStringLiteral("<table>");
    html +=
        tableRow(RulesDialog::tr("id"), QStringLiteral("<code>%1</code>").arg(escaped(toString(rule.id))));
    if (!rule.isAdvice()) {
        html += tableRow(RulesDialog::tr("error"), QStringLiteral("<code>%1</code> (%2)<br><code>%3</code>")
                                                       .arg(escaped(runtimeErrorName(rule.error)))
                                                       .arg(static_cast<int>(rule.error))
                                                       .arg(escaped(driverErrorName(rule.error))));
    }
    html += tableRow(RulesDialog::tr("limit"), escaped(limitText(rule.id)));
    html += tableRow(RulesDialog::tr("known from"), escaped(ruleSource(rule.id)));
    if (!rule.isAdvice())
        html += tableRow(RulesDialog::tr("driver's log"), escaped(driverLogText(rule.id)));
    html += QStringLiteral("</table>");
    if (page.exampleDevice != nullptr)
        html += exampleText(rule.id, *page.exampleDevice, page.showsJson);
    for (const core::Term term : core::allTerms) {
        if (relatedRule(term) == rule.id)
            html += QStringLiteral("<p><a href=\"%1\" style=\"color:%2\"><b>%3</b></a>: %4</p>")
                        .arg(termLink(term), currentTheme().accentText.name(), escaped(titleFor(term)),
                             escaped(messageFor(term)));
    }
    return html;
}

} // namespace trichevron::gui
