// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/worker_words.h"

#include "app/gui/session/device_selection.h"

namespace trichevron::gui {

QString stepBeforeNextLaunch(const WorkerClient& worker) {
    switch (worker.state()) {
    case WorkerState::Starting:
    case WorkerState::Waiting:
        return DeviceSelection::tr(
            "Nothing for you to do: the old process can no longer launch kernels, and a new worker is "
            "starting.");
    case WorkerState::Ready:
    case WorkerState::Busy:
        return worker.kind() == core::ProvenanceKind::Recorded
                   ? DeviceSelection::tr(
                         "Nothing: this error is recorded. No context was lost here, and the next launch can "
                         "start.")
                   : DeviceSelection::tr(
                         "Nothing: a new worker has replaced the old process, which can no longer launch "
                         "kernels.");
    case WorkerState::Stopped:
    case WorkerState::NoDevice:
    case WorkerState::Failed:
        return DeviceSelection::tr(
            "Choose Launch, Restart worker: the worker has ended, and does not start by itself.");
    }
    return {};
}

QString workerState(const WorkerClient& worker, const Machine* machine) {
    switch (worker.state()) {
    case WorkerState::Stopped:
        return machine == nullptr ? DeviceSelection::tr("no worker yet")
                                  : DeviceSelection::tr("not connected");
    case WorkerState::Starting:
        return DeviceSelection::tr("worker starting");
    case WorkerState::Ready:
        return worker.kind() == core::ProvenanceKind::Live ? DeviceSelection::tr("worker ready")
                                                           : DeviceSelection::tr("recordings ready");
    case WorkerState::Busy:
        return DeviceSelection::tr("worker busy");
    case WorkerState::Waiting:
        return DeviceSelection::tr("worker restarting");
    case WorkerState::NoDevice:
        return machine == nullptr || isThisComputer(*machine)
                   ? DeviceSelection::tr("no device and no recording on this computer")
                   : DeviceSelection::tr("no device and no recording");
    case WorkerState::Failed:
        return DeviceSelection::tr("worker failed");
    }
    return {};
}

} // namespace trichevron::gui
