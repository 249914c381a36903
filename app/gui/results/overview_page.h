// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The page with the occupancy of the launch beside the time of each of its samples.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QWidget>

namespace trichevron::gui {

class OverviewPage : public QWidget {
    Q_OBJECT

public:
    OverviewPage(LaunchSession& session, const DeviceSelection& devices, const JobRunner& jobs,
                 QWidget* parent = nullptr);
};

} // namespace trichevron::gui
