// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every rule and piece of advice to look up: what it says, its limit, its error, how it is known.
#pragma once

#include "core/device/device_properties.h"
#include "core/messages/terms.h"
#include "core/rules/finding.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace trichevron {

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(QWidget* parent = nullptr);

    void showRule(RuleId rule);

private:
    void filter(const QString& typed);
    void describeRow(int row);
    void describeTerm(Term term);

    QLineEdit* filter_;
    QListWidget* list_;
    QTextBrowser* text_;
    std::optional<DeviceProperties> device_; ///< of the examples
};

/// What the widget means, in a sentence as its tool tip, and the rule that its key for help leads to.
void setHelp(QWidget* widget, const QString& sentence, std::optional<RuleId> rule);
/// The rule alone, where the widget has a tool tip of its own.
void setHelpRule(QWidget* widget, std::optional<RuleId> rule);
/// The rule that the widget or what contains it was given.
std::optional<RuleId> helpOf(const QWidget* widget);
/// The window's dialog of rules, opened at this one; with none, as it was.
void openRules(QWidget* window, std::optional<RuleId> rule);

} // namespace trichevron
