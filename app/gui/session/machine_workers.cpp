// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/machine_workers.h"

#include "app/gui/text/fill.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace trichevron::gui {

MachineWorkers::MachineWorkers(std::vector<Machine> machines, QStringList defaultCommand,
                               const WorkerTimeouts& timeouts, QObject* parent)
    : QObject(parent), defaultCommand_(std::move(defaultCommand)), timeouts_(timeouts) {
    for (Machine& machine : machines)
        entries_.push_back(std::make_unique<Entry>(Entry{std::move(machine), nullptr, 0, 1}));
}

void MachineWorkers::begin() {
    for (const auto& entry : entries_)
        makeWorker(*entry);
}

std::vector<Machine> MachineWorkers::machines() const {
    std::vector<Machine> all;
    std::transform(entries_.begin(), entries_.end(), std::back_inserter(all),
                   [](const auto& entry) { return entry->machine; });
    return all;
}

void MachineWorkers::makeWorker(Entry& entry) {
    WorkerTimeouts timeouts = timeouts_;
    timeouts.handshake = std::chrono::seconds(entry.machine.patience);
    entry.patience = entry.machine.patience;
    entry.worker = std::make_unique<WorkerClient>(timeouts);
    Q_EMIT added(entry.worker.get());
}

void MachineWorkers::dropWorker(Entry& entry) {
    entry.worker->stop(); // emits that its job failed and its devices are gone
    entry.worker->disconnect();
    entry.worker.release()->deleteLater(); // this may run in one of its signals
}

void MachineWorkers::update(Entry& entry, const Machine& machine) {
    const bool other = argv(entry.machine) != argv(machine);
    const bool ran = entry.worker->state() != WorkerState::Stopped;
    if (other) {
        dropWorker(entry);
        ++entry.commands;
    }
    entry.machine = machine;
    if (other)
        makeWorker(entry);
    if (other && ran)
        start(machine.id);
}

void MachineWorkers::setMachines(const std::vector<Machine>& machines) {
    for (const auto& entry : entries_) {
        const bool stays = std::any_of(machines.begin(), machines.end(), [&](const Machine& machine) {
            return machine.id == entry->machine.id;
        });
        if (!stays)
            entry->worker->stop(); // emits signals, so while all machines still exist
    }
    std::vector<std::unique_ptr<Entry>> arranged;
    for (const Machine& machine : machines) {
        const auto known = std::find_if(entries_.begin(), entries_.end(), [&](const auto& entry) {
            return entry != nullptr && entry->machine.id == machine.id;
        });
        if (known == entries_.end())
            arranged.push_back(std::make_unique<Entry>(Entry{machine, nullptr, 0, 1}));
        else
            arranged.push_back(std::move(*known));
    }
    entries_.swap(arranged);
    // Before the signals below, whose receivers may use any machine's worker.
    for (const auto& entry : entries_)
        if (entry->worker == nullptr)
            makeWorker(*entry);
    for (const auto& gone : arranged) {
        if (gone != nullptr)
            dropWorker(*gone);
    }
    for (std::size_t i = 0; i < entries_.size(); ++i)
        update(*entries_[i], machines[i]);
}

const MachineWorkers::Entry* MachineWorkers::find(const QString& id) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const auto& entry) { return entry->machine.id == id; });
    return found == entries_.end() ? nullptr : found->get();
}

const Machine* MachineWorkers::machine(const QString& id) const {
    const Entry* entry = find(id);
    return entry == nullptr ? nullptr : &entry->machine;
}

const Machine* MachineWorkers::machineOf(const WorkerClient* worker) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const auto& entry) { return entry->worker.get() == worker; });
    return worker == nullptr || found == entries_.end() ? nullptr : &(*found)->machine;
}

const Machine* MachineWorkers::machineOfKey(const QString& deviceKey) const {
    for (const auto& entry : entries_)
        if (deviceKey.startsWith(prefixOf(*entry) + QLatin1Char(':')))
            return &entry->machine;
    return nullptr;
}

WorkerClient* MachineWorkers::worker(const QString& id) const {
    const Entry* entry = find(id);
    return entry == nullptr ? nullptr : entry->worker.get();
}

QString MachineWorkers::prefixOf(const Entry& entry) {
    return QStringLiteral("live/%1/%2").arg(entry.machine.id).arg(entry.commands);
}

QString MachineWorkers::prefix(const QString& id) const {
    const Entry* entry = find(id);
    return entry == nullptr ? QString() : prefixOf(*entry);
}

QStringList MachineWorkers::prefixes() const {
    QStringList all;
    for (const auto& entry : entries_)
        all << prefixOf(*entry);
    return all;
}

QStringList MachineWorkers::argv(const Machine& machine) const {
    const QStringList own = parseCommand(machine.command).argv;
    return own.isEmpty() ? defaultCommand_ : own;
}

void MachineWorkers::startThoseAtStart() {
    for (const Machine& machine : machines())
        if (machine.connectAtStart)
            start(machine.id);
}

void MachineWorkers::start(const QString& id) {
    for (const auto& entry : entries_) {
        if (entry->machine.id != id)
            continue;
        if (entry->patience != entry->machine.patience) {
            dropWorker(*entry);
            makeWorker(*entry);
        }
        entry->worker->start(argv(entry->machine));
        return;
    }
}

QString machineStateText(const Machine& machine, const WorkerClient& worker) {
    const bool starts = worker.state() == WorkerState::Starting || worker.state() == WorkerState::Waiting;
    if (const auto later = worker.laterTry(); starts && later)
        return fill(MachineWorkers::tr("connecting, try {number} of {count}…"),
                    {{"number", later->number}, {"count", later->count}});
    switch (worker.state()) {
    case WorkerState::Stopped:
        return MachineWorkers::tr("not connected · select to connect");
    case WorkerState::Starting:
        return MachineWorkers::tr("connecting…");
    case WorkerState::Waiting:
        return MachineWorkers::tr("restarting…");
    case WorkerState::NoDevice:
        return isThisComputer(machine) ? MachineWorkers::tr("no GPU here · select to retry")
                                       : MachineWorkers::tr("no GPU there · select to retry");
    case WorkerState::Failed:
        return MachineWorkers::tr("worker failed · select to restart it");
    case WorkerState::Ready:
    case WorkerState::Busy:
        break;
    }
    return MachineWorkers::tr("connected");
}

QString stateSentence(const Machine& machine, const WorkerClient& worker) {
    QStringList names;
    for (const WorkerDevice& device : worker.devices())
        names << QString::fromStdString(device.properties->name);
    switch (worker.state()) {
    case WorkerState::Stopped:
        return MachineWorkers::tr("Not connected.");
    case WorkerState::Starting:
        if (worker.laterTry())
            return machine.patience == 0
                       ? worker.reason()
                       : worker.reason() + QLatin1Char(' ') +
                             fill(MachineWorkers::tr("Its first reply may take up to {seconds} s."),
                                  {{"seconds", QString::number(machine.patience)}});
        return machine.patience == 0
                   ? MachineWorkers::tr("The worker is starting; there is no time limit.")
                   : fill(MachineWorkers::tr(
                              "The worker is starting; its first reply may take up to {seconds} s."),
                          {{"seconds", QString::number(machine.patience)}});
    case WorkerState::Ready:
        return fill(MachineWorkers::tr("Connected: {devices}."),
                    {{"devices", names.join(QStringLiteral(", "))}});
    case WorkerState::Busy:
        return fill(MachineWorkers::tr("Connected and busy: {devices}."),
                    {{"devices", names.join(QStringLiteral(", "))}});
    case WorkerState::Waiting:
    case WorkerState::NoDevice:
    case WorkerState::Failed:
        break;
    }
    return worker.reason();
}

} // namespace trichevron::gui
