// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/results/overview_page.h"

#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/plots/timing_plot.h"

#include <QHBoxLayout>

namespace trichevron::gui {

OverviewPage::OverviewPage(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                           QWidget* parent)
    : QWidget(parent) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 0);
    layout->setSpacing(4);
    layout->addWidget(new OccupancyPlot(session), 1);
    layout->addWidget(new TimingPlot(session, devices, jobs), 1);
}

} // namespace trichevron::gui
