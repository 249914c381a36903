// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of sweeps: the choice of blocks, and the last sweep, or the planned one.
#pragma once

#include "app/gui/plots/sweep_plot.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/sweep_planner.h"
#include "core/sweep/sweep_curves.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace trichevron::gui {

class SweepBars;
class SweepHeatMap;
class SweepLines;

class SweepPage : public QWidget {
    Q_OBJECT

public:
    explicit SweepPage(LaunchSession& session, JobRunner& jobs, SweepPlanner& planner,
                       QWidget* parent = nullptr);

    void setColour(SweepColour colour);
    /// The visible map or bars; null without data, and while lines are visible.
    SweepPlot* plot() const;
    /// The plotted map; null without data, and while lines are visible.
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
    /// Draws the sweep, or the plan.
    void refreshPicture();
    void refreshMap(const ActualSweep* sweep, const std::vector<core::PlannedPoint>& planned,
                    const std::vector<core::SweepPoint>& points);
    void refreshLines(core::SweepAxis over, const ActualSweep* sweep,
                      const std::vector<core::PlannedPoint>& planned,
                      const std::vector<core::SweepPoint>& points);
    /// The axes that these launches can be drawn over; none is the map of blocks.
    std::optional<core::SweepAxis> refreshOver(const std::vector<core::SweepPoint>& points);
    void refreshCount();
    /// Finds out whether the fastest launch of the whole sweep is on the visible map, and which it is
    /// otherwise.
    void findBest(const ActualSweep& sweep, std::size_t shown);
    /// None where the user selected none, or one that this sweep does not have.
    std::optional<std::size_t> findSelectedSlice() const;
    SweepPicture picture(const ActualSweep* sweep, const std::vector<core::PlannedPoint>& planned) const;
    void apply(const std::vector<core::SweepCell>& cells, std::size_t cell);

    LaunchSession& session_;
    JobRunner& jobs_;
    SweepPlanner& planner_;
    QComboBox* xSizes_;
    QComboBox* ySizes_;
    QLabel* xLabel_ = nullptr;
    QLabel* yLabel_ = nullptr;
    QLabel* colourLabel_ = nullptr;
    QLabel* sliceLabel_ = nullptr;
    QLabel* overLabel_ = nullptr;
    QWidget* yPair_ = nullptr; ///< combo box and label
    QWidget* slicePair_ = nullptr;
    QWidget* colourPair_ = nullptr;
    QWidget* overPair_ = nullptr;
    QWidget* controls_;
    QCheckBox* clusters_;
    QLabel* count_;
    QPushButton* sweepButton_;
    QComboBox* over_; ///< the data of an entry: a SweepAxis, or none for the map of blocks
    QComboBox* slice_;
    QComboBox* colour_;
    QStackedWidget* forms_;
    SweepHeatMap* heat_;
    SweepBars* bars_;
    SweepLines* lines_;
    QLabel* emptyState_;
    std::shared_ptr<const core::SweepMap> map_;
    BestOf bestOf_ = BestOf::OnlyMap;
    std::optional<double> margin_; ///< of the fastest of the map, among what `bestOf_` says
    QString bestElsewhere_;        ///< the fastest launch of the whole sweep if it is on another map
    std::optional<Progress> progress_;
    std::vector<core::SweepSlice> slices_; ///< as in the combo box
    std::string selectedSlice_;            ///< chosen by the user; empty: that of the current launch
    /// Chosen by the user: the data of an entry of over_; none: what suits the launches.
    std::optional<int> selectedOver_;
    bool isStale_ = true;
};

} // namespace trichevron::gui
