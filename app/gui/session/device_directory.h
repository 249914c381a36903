// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Every device that can be selected: those of workers and those of device files.
#pragma once

#include "app/gui/text/later_text.h"
#include "app/gui/worker/worker_client.h"
#include "core/device/device_properties.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace trichevron::gui {

struct DeviceEntry {
    QString key; ///< "live/here/1:0", "replay:0", "recording 1:0", "file:/path", "session 1:0"
    std::shared_ptr<const core::DeviceProperties> device;
    std::vector<std::shared_ptr<const core::KernelInfo>> kernels; ///< empty for a device file
    WorkerClient* worker = nullptr;                               ///< launches on it; null for a device file
    int ordinal = 0;                                              ///< the device's index in the worker's list
    core::Text problem; ///< why its worker cannot launch on it; empty when it can
};

class DeviceDirectory : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reads the device files that come with the program. Returns a sentence for each that cannot be read.
    std::vector<LaterText> loadCatalogue();
    /// Throws InputError; returns the entry's key.
    QString addDeviceFile(const QString& path);
    /// Adds devices without a worker: those of a session file.
    void add(std::vector<DeviceEntry> entries);
    /// The key prefixes of the machines, in display order. Devices of other machines are removed.
    void setMachines(const QStringList& prefixes);
    /// Replaces the devices with this key prefix by the worker's; removes them where it is null. The prefix
    /// is a machine's, or any other for the replay worker.
    void setWorkerDevices(const QString& prefix, WorkerClient* worker);

    /// The devices of one machine.
    std::vector<const DeviceEntry*> entriesOf(const QString& prefix) const;
    /// In display order: live devices by machine, recorded devices that can be replayed, and device files,
    /// those read from a device before those from documents, by compute capability and name.
    std::vector<const DeviceEntry*> entries() const;
    const DeviceEntry* find(const QString& key) const;
    /// The device to start with: the first live one, else the one that was recorded first, else any. Null
    /// when there is none.
    const DeviceEntry* best() const;
    /// The kernels of a device. Where it has none, those of another device, whose name becomes
    /// `borrowedFrom`.
    std::vector<std::shared_ptr<const core::KernelInfo>> kernelsFor(const QString& key,
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

} // namespace trichevron::gui
