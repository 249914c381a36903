// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The live workers: one for each of the user's machines.
#pragma once

#include "app/gui/session/machines.h"
#include "app/gui/worker/worker_client.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace trichevron::gui {

class MachineWorkers : public QObject {
    Q_OBJECT

public:
    /// `defaultCommand` starts the worker of a machine whose command is empty. The first machine is this
    /// computer.
    MachineWorkers(std::vector<Machine> machines, QStringList defaultCommand, const WorkerTimeouts& timeouts,
                   QObject* parent = nullptr);

    /// Creates the workers and emits added() for each. Call it once, before anything else.
    void begin();
    /// In display order.
    std::vector<Machine> machines() const;
    bool areSeveral() const { return entries_.size() > 1; }
    /// Adds and removes machines; replaces the workers whose command changed.
    void setMachines(const std::vector<Machine>& machines);

    /// Null when there is no such machine.
    const Machine* machine(const QString& id) const;
    /// The machine of this worker; null for the replay worker.
    const Machine* machineOf(const WorkerClient* worker) const;
    /// The machine of the device with this key; null for recordings and device files.
    const Machine* machineOfKey(const QString& deviceKey) const;
    WorkerClient* worker(const QString& id) const;
    WorkerClient& here() const { return *entries_.front()->worker; }
    /// The prefix of the keys of a machine's devices. A new command may reach another GPU: it gets a new
    /// prefix, so that results of the old one do not count for it.
    QString prefix(const QString& id) const;
    QStringList prefixes() const;

    /// The program and arguments that start the machine's worker.
    QStringList argv(const Machine& machine) const;
    void startThoseAtStart();
    /// Starts the machine's worker; restarts it if it is running.
    void start(const QString& id);

Q_SIGNALS:
    /// A worker was created; it is not started yet.
    void added(trichevron::gui::WorkerClient* worker);

private:
    struct Entry {
        Machine machine;
        std::unique_ptr<WorkerClient> worker;
        int patience = 0; ///< of the existing worker
        int commands = 1; ///< how many the machine has had
    };
    const Entry* find(const QString& id) const;
    static QString prefixOf(const Entry& entry);
    void makeWorker(Entry& entry);
    void dropWorker(Entry& entry);
    void update(Entry& entry, const Machine& machine);

    QStringList defaultCommand_;
    WorkerTimeouts timeouts_;
    std::vector<std::unique_ptr<Entry>> entries_; ///< never empty
};

/// The state of a machine without devices in a few words, and what selecting it does.
QString machineStateText(const Machine& machine, const WorkerClient& worker);
/// The state of any machine in one sentence.
QString stateSentence(const Machine& machine, const WorkerClient& worker);

} // namespace trichevron::gui
