// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One finding: sign, title and figure; for what is broken also the sentence, the source and the fixes.
#pragma once

#include "core/rules/finding.h"

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;

namespace trichevron {

class FlowLayout;

/// Rows are made once and shown again with other findings: building widgets costs more than an edit may.
class FindingRow : public QWidget {
    Q_OBJECT

public:
    explicit FindingRow(QWidget* parent = nullptr);

    /// `first`: the driver reports this violation before all others.
    void showFinding(const Finding& finding, LaunchApi api, bool first);
    const Finding& finding() const { return finding_; }

Q_SIGNALS:
    void fixChosen(const trichevron::Fix& fix);
    /// Only of advice.
    void silenceChosen(trichevron::RuleId advice);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Beside the title, or under it where both do not fit.
    void placeFigure();
    void showSilence();
    void showFixes();
    void colour();

    Finding finding_;
    QGridLayout* grid_ = nullptr;
    bool figureIsBelow_ = false;
    QLabel* sign_;
    QLabel* title_;
    QLabel* figure_;
    QLabel* sentence_;
    QLabel* badge_;
    QPushButton* silence_;
    QAction* silenceAction_;
    QWidget* details_;
    FlowLayout* fixLayout_;
    QWidget* fixBox_;
    std::vector<QPushButton*> fixButtons_;
};

} // namespace trichevron
