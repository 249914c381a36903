// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/field_mark.h"

#include "app/gui/editors/number_field.h"
#include "core/evaluation/evaluation.h"
#include "core/messages/rule_messages.h"

#include <QWidget>

#include <algorithm>

namespace trichevron::gui {

void markField(QWidget& field, const QString& problem, const QString& violation, const QString& help) {
    setStyleProperty(&field, "mark",
                     !problem.isEmpty()     ? QStringLiteral("unreadable")
                     : !violation.isEmpty() ? QStringLiteral("violating")
                                            : QString());
    const QString& why = problem.isEmpty() ? violation : problem;
    // Every edit marks all fields, and Qt sends events also for texts that stay the same.
    if (const QString& tip = why.isEmpty() ? help : why; field.toolTip() != tip)
        field.setToolTip(tip);
    if (field.accessibleDescription() != why)
        field.setAccessibleDescription(why);
}

QString violationOf(const core::Evaluation* evaluation, const std::vector<core::LaunchField>& fields) {
    if (evaluation == nullptr)
        return {};
    for (const core::Finding& finding : evaluation->findings) {
        const bool isAboutOne = std::any_of(
            fields.begin(), fields.end(), [&](core::LaunchField field) { return finding.fields.has(field); });
        if (isAboutOne && finding.status == core::FindingStatus::Violated)
            return QString::fromStdString(titleFor(finding.rule) + ": " + messageFor(finding));
    }
    return {};
}

} // namespace trichevron::gui
