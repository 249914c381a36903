// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of sweeps: which blocks to sweep, and what came of the last one, or what is planned.
#pragma once

#include "app/gui/plots/sweep_plot.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/sweep_planner.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace trichevron {

class SweepBars;
class SweepHeatMap;

class SweepPage : public QWidget {
    Q_OBJECT

public:
    explicit SweepPage(LaunchSession& session, JobRunner& jobs, SweepPlanner& planner,
                       QWidget* parent = nullptr);

    /// The form that is shown; null while there is nothing to show.
    SweepPlot* plot() const;
    /// What is drawn; null while there is nothing to show.
    std::shared_ptr<const SweepMap> map() const { return map_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void buildControls();
    void choose();
    /// Everything by the launch and the sweep in force; later, while the page is hidden.
    void refresh();
    void refreshChoice();
    void refreshMap();
    void refreshCount();
    /// Whether the best of the shown map is that of them all, or where that is.
    void findBest(const ActualSweep& sweep, const std::vector<SweepSlice>& slices, std::size_t shown);
    SweepPicture picture(const ActualSweep* sweep, const std::vector<PlannedPoint>& planned) const;
    void apply(std::size_t cell);

    LaunchSession& session_;
    JobRunner& jobs_;
    SweepPlanner& planner_;
    QComboBox* xSizes_;
    QComboBox* ySizes_;
    QWidget* yPair_ = nullptr; ///< the chooser with its word
    QWidget* slicePair_ = nullptr;
    QWidget* controls_;
    QCheckBox* clusters_;
    QLabel* count_;
    QPushButton* ask_;
    QComboBox* slice_;
    QComboBox* colour_;
    QStackedWidget* forms_;
    SweepHeatMap* heat_;
    SweepBars* bars_;
    QLabel* nothing_;
    std::shared_ptr<const SweepMap> map_;
    BestOf bestOf_ = BestOf::OnlyMap;
    QString bestElsewhere_; ///< where the whole sweep's best is on a map that is not shown
    QString progress_;
    QString chosenSlice_; ///< by the user; empty: the one of the launch that is shown
    bool isStale_ = true;
};

} // namespace trichevron
