// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One finding: sign, title and figure; for a violation also the sentence, the source and the fixes.
#pragma once

#include "core/rules/finding.h"

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;

namespace trichevron::gui {

class FlowLayout;

/// Rows are reused for other findings: an edit leaves no time to create widgets.
class ProvenanceMark;

class FindingRow : public QWidget {
    Q_OBJECT

public:
    explicit FindingRow(QWidget* parent = nullptr);

    /// A violation among others of the launch.
    enum class Place { Only, First, Other }; ///< First: the driver reports it
    void showFinding(const core::Finding& finding, core::LaunchApi api, Place place);
    const core::Finding& finding() const { return finding_; }
    /// What has the focus by Tab, from the top, also what is hidden now.
    std::vector<QWidget*> tabStops() const;

Q_SIGNALS:
    void fixChosen(const trichevron::core::Fix& fix);
    /// Of advice that another block size may follow.
    void sweepRequested();
    /// For advice only.
    void silenceChosen(trichevron::core::RuleId advice);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Places the figure beside the title, or below it where they do not fit in one line.
    void placeFigure();
    void showSilence();
    void showFixes();
    /// Offers to sweep block sizes where no single fix is known. Returns whether it does.
    bool showSweep();
    void colour();

    core::Finding finding_;
    QGridLayout* grid_ = nullptr;
    bool figureIsBelow_ = false;
    QLabel* sign_;
    QLabel* title_;
    QLabel* figure_;
    QLabel* sentence_;
    ProvenanceMark* mark_;
    QPushButton* silence_;
    QAction* silenceAction_;
    QWidget* details_;
    FlowLayout* fixLayout_;
    QWidget* fixBox_;
    std::vector<QPushButton*> fixButtons_;
    QPushButton* sweep_ = nullptr; ///< made where a finding first needs it
};

} // namespace trichevron::gui
