// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every device that can be chosen: what workers offer, and what device files tell.
#pragma once

#include "app/gui/worker/worker_client.h"
#include "core/device/device_properties.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace trichevron {

struct DeviceEntry {
    QString key; ///< "live/here/1:0", "replay:0", "recording 1:0", "file:/path", "session 1:0"
    std::shared_ptr<const DeviceProperties> device;
    std::vector<std::shared_ptr<const KernelInfo>> kernels; ///< empty for a device file
    WorkerClient* worker = nullptr;                         ///< who launches on it; null for a device file
    int ordinal = 0;                                        ///< of the device, to the worker
    QString problem; ///< why its worker cannot launch on it; empty when it can
};

class DeviceDirectory : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reads the device files that come with the program. Returns a sentence for each that cannot be read.
    QStringList loadCatalogue();
    /// Throws InputError; returns the entry's key.
    QString addDeviceFile(const QString& path);
    /// A device that no worker offers: one that a session tells of.
    void add(DeviceEntry entry);
    /// What the keys of live devices begin with, a prefix for each machine, in the order of their places.
    /// The devices of others go.
    void setMachines(const QStringList& prefixes);
    /// What a worker offers now, in place of what it offered before; none when it is gone. The keys begin
    /// with `prefix`: a machine's, or any other for the worker of recordings.
    void setWorkerDevices(const QString& prefix, WorkerClient* worker);

    /// What one machine offers.
    std::vector<const DeviceEntry*> entriesOf(const QString& prefix) const;
    /// Live devices first, machine by machine, then recorded ones, then device files that no worker stands
    /// behind: recorded ones, then those from documents, by compute capability and name.
    std::vector<const DeviceEntry*> entries() const;
    const DeviceEntry* find(const QString& key) const;
    /// The entry to begin with: the first that is live, else recorded with launches, else any. Null: none.
    const DeviceEntry* best() const;
    /// Kernels to show with a device: its own, else those of another device (and `borrowedFrom` names it).
    std::vector<std::shared_ptr<const KernelInfo>> kernelsFor(const QString& key,
                                                              QString* borrowedFrom) const;

Q_SIGNALS:
    void changed();

private:
    struct Group {
        QString prefix;
        std::vector<DeviceEntry> entries;
    };
    std::vector<DeviceEntry> files_;
    std::vector<Group> live_; ///< by machine
    std::vector<DeviceEntry> replayed_;
};

} // namespace trichevron
