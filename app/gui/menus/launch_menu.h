// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Starts and cancels jobs, and chooses what is launched and where.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"

#include <QMenu>

namespace trichevron::gui {

class ChoiceMenus;

class LaunchMenu : public QMenu {
    Q_OBJECT

public:
    LaunchMenu(const LaunchSession& session, DeviceSelection& devices, JobRunner& jobs, ChoiceMenus& choices,
               QWidget* parent);

Q_SIGNALS:
    void machinesRequested();
    void galleryRequested();

private:
    void addJobs();

    const LaunchSession& session_;
    JobRunner& jobs_;
};

} // namespace trichevron::gui
