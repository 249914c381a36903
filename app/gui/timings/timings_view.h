// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page of measurements: plots of the current launch, and comparisons with other measurements of the
/// session that the user checks in a list.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "core/measurement/compared_timings.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace trichevron::gui {

class DistributionPlot;
class QuartilesPlot;
class AchievedBandwidthPlot;
class TimingPlot;

class TimingsView : public QWidget {
    Q_OBJECT

public:
    explicit TimingsView(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                         QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildControls();
    void setTexts();
    void refresh();
    void refreshList();
    void refreshPlots();
    void checkAll(bool checked);

    LaunchSession& session_;
    const DeviceSelection& devices_;
    const JobRunner& jobs_;
    QStackedWidget* forms_;
    TimingPlot* overTime_;
    DistributionPlot* distribution_;
    QuartilesPlot* quartiles_;
    AchievedBandwidthPlot* bandwidth_;
    QComboBox* form_;
    QListWidget* list_;
    QLabel* listLabel_;
    QPushButton* all_;
    QPushButton* none_;
    std::vector<LaunchKey> listed_; ///< of each row of the list
};

} // namespace trichevron::gui
