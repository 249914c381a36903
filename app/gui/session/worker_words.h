// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the window says about the state of a worker.
#pragma once

#include "app/gui/session/machines.h"
#include "app/gui/worker/worker_client.h"

#include <QString>

namespace trichevron::gui {

/// After a kernel ended in an error that loses the context: what comes before the next launch, in one or two
/// sentences.
QString stepBeforeNextLaunch(const WorkerClient& worker);

/// In a few words. `machine` is null for the worker that replays recordings.
QString workerState(const WorkerClient& worker, const Machine* machine);

} // namespace trichevron::gui
