// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What F1 says about a widget: what it is, in the words of its tool tip, and the rule that it can violate
/// with the numbers of the current launch.
#pragma once

#include "core/evaluation/evaluation.h"

#include <QString>

#include <optional>

class QWidget;

namespace trichevron::gui {

struct FocusHelp {
    QString name;     ///< "Block x, threads"; empty where the widget has none
    QString sentence; ///< empty where there is nothing to say but the rule
    std::optional<core::RuleId> rule;
    bool saysFinding = false; ///< the sentence has what the rule says of the launch

    bool isEmpty() const { return name.isEmpty() && sentence.isEmpty() && !rule; }
};

/// For the widget, or the nearest parent that can be explained. Both may be null.
FocusHelp helpFor(const QWidget* widget, const core::Evaluation* evaluation);

} // namespace trichevron::gui
