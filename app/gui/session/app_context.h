// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Constructs and connects the owners of the program's state. Only main(), the main window and tests have it;
/// a view gets the owners that it needs.
#pragma once

#include "app/gui/session/device_selection.h"
#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/message_log.h"
#include "app/gui/session/sweep_planner.h"
#include "app/gui/session/user_messages.h"

namespace trichevron::gui {

struct AppContext {
    explicit AppContext(DeviceSelection::Options options)
        : devices(std::move(options), session, messages), planner(session),
          jobs(session, devices, planner, messages) {}

    UserMessages messages;
    MessageLog log{messages};
    LaunchSession session;
    DeviceSelection devices;
    SweepPlanner planner;
    JobRunner jobs;
};

} // namespace trichevron::gui
