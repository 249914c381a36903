// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The dialog "Rules and terms": each rule with its message, limit, error and source, and each term.
#pragma once

#include "app/gui/help/focus_help.h"
#include "core/device/device_properties.h"
#include "core/messages/terms.h"
#include "core/rules/finding.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QTextBrowser;

namespace trichevron::core {
struct Rule;
}

namespace trichevron::gui {

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(QWidget* parent = nullptr);

    /// The launch at hand, whose numbers stand in what is said of a rule; it may return null.
    void setLaunch(std::function<const core::Evaluation*()> evaluation);
    /// It is another launch, or its numbers are hidden. The text stays where it is scrolled to.
    void refreshLaunch();
    void showRule(core::RuleId rule);
    void showTerm(core::Term term);
    /// Shows what has the focus above its rule, or alone where it has none. `help` is asked for again once
    /// it is another launch; it may then be empty.
    void explain(const std::function<FocusHelp()>& help);

protected:
    void showEvent(QShowEvent* event) override;

Q_SIGNALS:
    /// A step of a lesson, from 0.
    void lessonRequested(const QString& name, int step);
    void pageRequested(const QString& id);
    /// Of page Explore, by its object name.
    void fieldRequested(const QString& name);

private:
    void setTexts();
    /// The rules in the order of the driver, then the terms in that of the alphabet.
    void sortTerms();
    /// Lists what matches: by its title first, then by its other names, then by what is said of it; a
    /// term before a rule that matches as well.
    void filter(const QString& typed);
    QListWidgetItem& itemOf(core::RuleId rule) const { return *items_[static_cast<std::size_t>(rule)]; }
    QListWidgetItem& itemOf(core::Term term) const {
        return *items_[core::ruleCount + static_cast<std::size_t>(term)];
    }
    void select(QListWidgetItem& item);
    void describeRow(int row);
    QString htmlOf(int row) const; ///< -1: of no row
    void follow(const QUrl& link);
    QString explanationHtml() const;
    QString nothingFoundHtml() const; ///< empty without a filter

    QLineEdit* filter_;
    QListWidget* list_;
    std::vector<QListWidgetItem*> items_;  ///< of the rules and then of the terms, each in their order
    std::vector<QListWidgetItem*> listed_; ///< the same in the order of the list without a filter
    QTextBrowser* text_;
    std::optional<core::DeviceProperties> device_;        ///< for the examples
    std::function<const core::Evaluation*()> evaluation_; ///< empty: no launch is at hand
    std::function<FocusHelp()> explanation_;
    FocusHelp explained_;    ///< until another row is selected
    QString html_;           ///< that the text has
    bool showsJson_ = false; ///< the example of the current rule as a batch line
};

/// The property with the sentence of setHelp(), without what it adds to the tool tip.
inline constexpr const char* ownHelpProperty = "ownHelp";
/// Sets the sentence as the tool tip of a widget, and the rule that F1 opens.
void setHelp(QWidget* widget, const QString& toolTip, std::optional<core::RuleId> rule);
/// Sets only the rule, for a widget with a tool tip of its own.
void setHelpRule(QWidget* widget, std::optional<core::RuleId> rule);
/// The rule of the widget, or of the nearest parent that has one.
std::optional<core::RuleId> helpRuleFor(const QWidget* widget);
/// Opens the window's dialog at this rule; without one, at the row that was last current.
void openRules(QWidget* window, std::optional<core::RuleId> rule);
/// Opens it at this term of the glossary.
void openTerm(QWidget* window, core::Term term);
/// Opens it with an explanation of what has the focus.
void openHelp(QWidget* window, const std::function<FocusHelp()>& help);

} // namespace trichevron::gui
