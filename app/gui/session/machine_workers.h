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

namespace trichevron {

class MachineWorkers : public QObject {
    Q_OBJECT

public:
    /// `ownCommand` starts the worker of a machine whose command is empty. The first machine is this
    /// computer.
    MachineWorkers(std::vector<Machine> machines, QStringList ownCommand, const WorkerTimeouts& timeouts,
                   QObject* parent = nullptr);

    /// In the order in which they are shown. To be called once, before anything else, where somebody has to
    /// hear of the workers: it tells added() of each.
    void begin();
    std::vector<Machine> machines() const;
    bool areSeveral() const { return entries_.size() > 1; }
    /// Starts, stops and replaces workers where their commands changed.
    void setMachines(const std::vector<Machine>& machines);

    /// Null when there is no such machine.
    const Machine* machine(const QString& id) const;
    /// Whose worker this is; null for one that is no machine's.
    const Machine* machineOf(const WorkerClient* worker) const;
    /// Whose devices have this key; null for a key of something else.
    const Machine* machineOfKey(const QString& deviceKey) const;
    WorkerClient* worker(const QString& id) const;
    WorkerClient& here() const { return *entries_.front()->worker; }
    /// What the keys of a machine's devices begin with. Another command is another GPU, and gets another
    /// prefix, so that what was measured there is not shown here.
    QString prefix(const QString& id) const;
    QStringList prefixes() const;

    /// The command as it would be run.
    QStringList argv(const Machine& machine) const;
    void startThoseAtStart();
    /// Starts the machine's worker, anew if it runs.
    void start(const QString& id);

Q_SIGNALS:
    /// A worker is there that was not; it is not started yet.
    void added(trichevron::WorkerClient* worker);

private:
    struct Entry {
        Machine machine;
        std::unique_ptr<WorkerClient> worker;
        int patience = 0; ///< that the worker was made with
        int commands = 1; ///< that this machine has had
    };
    const Entry* find(const QString& id) const;
    static QString prefixOf(const Entry& entry);
    void makeWorker(Entry& entry);
    void dropWorker(Entry& entry);
    void take(Entry& entry, const Machine& machine);

    QStringList ownCommand_;
    WorkerTimeouts timeouts_;
    std::vector<std::unique_ptr<Entry>> entries_; ///< never empty
};

/// What to say of a machine in a few words while it offers no devices, and what choosing it does.
QString stateWords(const Machine& machine, const WorkerClient& worker);
/// The same in a sentence, of a machine that offers devices too.
QString stateSentence(const Machine& machine, const WorkerClient& worker);

} // namespace trichevron
