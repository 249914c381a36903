// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/worker_words.h"

#include "app/gui/session/device_selection.h"
#include "app/gui/text/fill.h"

#include <algorithm>
#include <vector>

namespace trichevron::gui {
namespace {

bool isStarting(const WorkerClient& worker) {
    return worker.state() == WorkerState::Starting || worker.state() == WorkerState::Waiting;
}

} // namespace

QString stepBeforeNextLaunch(const WorkerClient& worker, bool endedHere) {
    switch (worker.state()) {
    case WorkerState::Starting:
    case WorkerState::Waiting:
        return DeviceSelection::tr(
            "Nothing for you to do: the old process can no longer launch kernels, and a new worker is "
            "starting.");
    case WorkerState::Ready:
    case WorkerState::Busy:
        return worker.kind() == core::ProvenanceKind::Recorded && !endedHere
                   ? DeviceSelection::tr(
                         "Here the error comes from a recording: no process ended, and you can launch again.")
                   : DeviceSelection::tr(
                         "Here a new worker has replaced the old process, and the next launch can start.");
    case WorkerState::Stopped:
    case WorkerState::NoDevice:
    case WorkerState::Failed:
        return DeviceSelection::tr(
            "Choose Launch, Restart worker: the worker has ended, and does not start by itself.");
    }
    return {};
}

QString startingText(const DeviceSelection& devices) {
    const std::vector<Machine> machines = devices.machines().machines();
    if (std::any_of(machines.begin(), machines.end(), [&](const Machine& machine) {
            const WorkerClient* worker = devices.machines().worker(machine.id);
            return worker != nullptr && isStarting(*worker);
        }))
        return DeviceSelection::tr("The GPU worker is starting.");
    return isStarting(devices.replayWorker()) ? DeviceSelection::tr("The recordings are being read.")
                                              : QString();
}

bool isWorkerStarting(const DeviceSelection& devices) {
    return !startingText(devices).isEmpty();
}

QString noRecordingText(const DeviceSelection& devices, const LaunchState& launch) {
    if (!launch.device || devices.currentWorker() != nullptr || devices.currentMachine() != nullptr)
        return {};
    if (isWorkerStarting(devices))
        return DeviceSelection::tr("A worker is starting: what is recorded is not known yet.");
    QStringList recorded;
    for (const DeviceEntry* entry : devices.directory().entries())
        if (const QString name = QString::fromStdString(entry->device->name);
            entry->worker == &devices.replayWorker() && !recorded.contains(name))
            recorded << name;
    const PatternArgument device{"device", launch.device->name};
    return recorded.isEmpty()
               ? fill(DeviceSelection::tr("No recording of {device}."), {device})
               : fill(DeviceSelection::tr("No recording of {device}. Recorded devices: {recorded}."),
                      {device, {"recorded", recorded.join(QStringLiteral(", "))}});
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
