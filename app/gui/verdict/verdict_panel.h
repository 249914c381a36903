// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The verdict card, then the violations with their fixes, the advice, and the satisfied rules.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/verdict/silenced_advice.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace trichevron::gui {

class FindingRow;

class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPanel(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                          QWidget* parent = nullptr);

    /// The visible rows, from the top.
    std::vector<FindingRow*> rows() const;
    SilencedAdvice& silencedAdvice() { return silenced_; }

Q_SIGNALS:
    /// The sweep of block sizes was asked for.
    void sweepRequested();

private:
    void refresh();
    void showFindings();
    /// Rows and their buttons are made when they are needed; without this they come last in the window.
    void orderTabStops();

    static QHBoxLayout* footLine(QLabel* label, QPushButton* button);

    LaunchSession& session_;
    SilencedAdvice silenced_;
    QLabel* kernels_; ///< of which kernel the verdict is, where the launch starts two
    QVBoxLayout* rowLayout_;
    std::vector<FindingRow*> pool_;
    std::size_t used_ = 0;
    std::vector<QWidget*> tabStops_; ///< of all rows, in their order
    QLabel* holdCount_;
    QPushButton* showHolding_;
    bool showsHolding_ = false;
    QLabel* silencedCount_;
    QPushButton* showSilenced_;
};

} // namespace trichevron::gui
