// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the window says about the state of a worker.
#pragma once

#include "app/gui/session/launch_session.h"
#include "app/gui/session/machines.h"
#include "app/gui/worker/worker_client.h"

#include <QString>

namespace trichevron::gui {

class DeviceSelection;

/// After a kernel whose process has to end: what comes before the next launch of this program, in one or two
/// sentences. `endedHere`: the process was one of this program, as at the time limit, also where the end of
/// the kernel is replayed.
QString stepBeforeNextLaunch(const WorkerClient& worker, bool endedHere);

/// The devices of a machine, or what is recorded, are not known yet.
bool isWorkerStarting(const DeviceSelection& devices);

/// Which of the workers, of all machines and of the recordings, is starting, in a sentence; empty where none
/// is.
QString startingText(const DeviceSelection& devices);

/// Where the current device has neither a worker nor a recording: that, and which devices are recorded, or
/// that it is not known yet. Empty for other devices.
QString noRecordingText(const DeviceSelection& devices, const LaunchState& launch);

/// In a few words. `machine` is null for the worker that replays recordings.
QString workerState(const WorkerClient& worker, const Machine* machine);

} // namespace trichevron::gui
