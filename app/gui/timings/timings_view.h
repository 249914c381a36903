// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of measurements: plots of the current launch, and comparisons with other measurements of the
/// session that the user checks in a list.
#pragma once

#include "app/gui/session/workbench.h"
#include "core/measurement/compared_timings.h"

#include <QWidget>

class QComboBox;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace trichevron {

class DistributionPlot;
class QuartilesPlot;
class AchievedBandwidthPlot;
class TimingPlot;

class TimingsView : public QWidget {
    Q_OBJECT

public:
    explicit TimingsView(const Workbench& workbench, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildControls();
    void refresh();
    void refreshList();
    void refreshPlots();
    void checkAll(bool checked);
    bool isPinned(const AskedLaunch& asked) const;
    /// The current launch first, then the checked ones, the newest first.
    std::vector<const ActualMeasurement*> compared() const;

    const Workbench& workbench_;
    QStackedWidget* forms_;
    TimingPlot* overTime_;
    DistributionPlot* distribution_;
    QuartilesPlot* quartiles_;
    AchievedBandwidthPlot* bandwidth_;
    QComboBox* form_;
    QListWidget* list_;
    QPushButton* all_;
    QPushButton* none_;
    std::vector<AskedLaunch> pinned_;
    std::vector<AskedLaunch> listed_; ///< of each row of the list
};

} // namespace trichevron
