// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dialog "Rules and terms": each rule with its message, limit, error and source, and each term.
#pragma once

#include "core/device/device_properties.h"
#include "core/messages/terms.h"
#include "core/rules/finding.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace trichevron::gui {

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(QWidget* parent = nullptr);

    void showRule(core::RuleId rule);

private:
    void setTexts();
    void filter(const QString& typed);
    void describeRow(int row);
    void describeTerm(core::Term term);

    QLineEdit* filter_;
    QListWidget* list_;
    QTextBrowser* text_;
    std::optional<core::DeviceProperties> device_; ///< for the examples
};

/// Sets the sentence as the tool tip of a widget, and the rule that F1 opens.
void setHelp(QWidget* widget, const QString& toolTip, std::optional<core::RuleId> rule);
/// Sets only the rule, for a widget with a tool tip of its own.
void setHelpRule(QWidget* widget, std::optional<core::RuleId> rule);
/// The rule of the widget, or of the nearest parent that has one.
std::optional<core::RuleId> helpRuleFor(const QWidget* widget);
/// Opens the window's dialog at this rule; without one, at the row that was last current.
void openRules(QWidget* window, std::optional<core::RuleId> rule);

} // namespace trichevron::gui
