// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of sweeps: the choice of blocks, and the last sweep, or the planned one.
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

namespace trichevron::gui {

class SweepBars;
class SweepHeatMap;

class SweepPage : public QWidget {
    Q_OBJECT

public:
    explicit SweepPage(LaunchSession& session, JobRunner& jobs, SweepPlanner& planner,
                       QWidget* parent = nullptr);

    /// The visible plot; null without data.
    SweepPlot* plot() const;
    /// The plotted map; null without data.
    std::shared_ptr<const core::SweepMap> map() const { return map_; }

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Progress {
        std::uint64_t done = 0;
        std::uint64_t total = 0;
    };

    void buildControls();
    void setTexts();
    void applyChoice();
    /// Updates the page for the current launch and sweep; a hidden page is updated when it is shown.
    void refresh();
    void refreshChoice();
    void refreshMap();
    void refreshCount();
    /// Finds out whether the fastest launch of the whole sweep is on the visible map, and which it is
    /// otherwise.
    void findBest(const ActualSweep& sweep, std::size_t shown);
    /// None where the user selected none, or one that this sweep does not have.
    std::optional<std::size_t> findSelectedSlice() const;
    SweepPicture picture(const ActualSweep* sweep, const std::vector<core::PlannedPoint>& planned) const;
    void apply(std::size_t cell);

    LaunchSession& session_;
    JobRunner& jobs_;
    SweepPlanner& planner_;
    QComboBox* xSizes_;
    QComboBox* ySizes_;
    QLabel* xLabel_ = nullptr;
    QLabel* yLabel_ = nullptr;
    QLabel* colourLabel_ = nullptr;
    QLabel* sliceLabel_ = nullptr;
    QWidget* yPair_ = nullptr; ///< combo box and label
    QWidget* slicePair_ = nullptr;
    QWidget* controls_;
    QCheckBox* clusters_;
    QLabel* count_;
    QPushButton* sweepButton_;
    QComboBox* slice_;
    QComboBox* colour_;
    QStackedWidget* forms_;
    SweepHeatMap* heat_;
    SweepBars* bars_;
    QLabel* emptyState_;
    std::shared_ptr<const core::SweepMap> map_;
    BestOf bestOf_ = BestOf::OnlyMap;
    QString bestElsewhere_; ///< the fastest launch of the whole sweep if it is on another map
    std::optional<Progress> progress_;
    std::vector<core::SweepSlice> slices_; ///< as in the combo box
    std::string selectedSlice_;            ///< chosen by the user; empty: that of the current launch
    bool isStale_ = true;
};

} // namespace trichevron::gui
