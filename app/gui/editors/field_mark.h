// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How a field of the launch shows that its text cannot be read, or that its value violates a rule.
#pragma once

#include "core/rules/finding.h"

#include <QString>

#include <vector>

class QWidget;

namespace trichevron::core {
struct Evaluation;
}

namespace trichevron::gui {

/// Marks the field as unreadable where there is a problem with its text, and else as violating where there is
/// a violation. The reason is its tool tip, where there is none `help`, and is read by screen readers.
void markField(QWidget& field, const QString& problem, const QString& violation, const QString& help = {});

/// The first violated rule that is about one of these fields, and what it says; empty where there is none,
/// or no evaluation.
QString violationOf(const core::Evaluation* evaluation, const std::vector<core::LaunchField>& fields);

} // namespace trichevron::gui
