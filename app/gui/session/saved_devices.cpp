// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/saved_devices.h"

namespace trichevron::gui {
namespace {

bool isSameBoard(const core::DeviceProperties& a, const core::DeviceProperties& b) {
    return a.name == b.name && a.computeCapability == b.computeCapability &&
           a.multiProcessorCount == b.multiProcessorCount;
}

const QString keyBegin = QStringLiteral("session ");

} // namespace

const DeviceEntry* SavedDevices::sameBoard(const core::SavedDevice& device) const {
    const DeviceEntry* other = nullptr;
    const QString key = QString::fromStdString(device.key);
    for (const DeviceEntry* entry : directory_.entries()) {
        if (entry->key.startsWith(keyBegin) || !isSameBoard(*entry->device, *device.properties))
            continue;
        // A device that could launch is replaced by one that can, a device file's by a device file's.
        if (device.isFile ? entry->worker != nullptr ||
                                entry->device->provenance.kind != device.properties->provenance.kind
                          : entry->worker == nullptr)
            continue;
        if (entry->key == key)
            return entry;
        if (other == nullptr)
            other = entry;
    }
    return other;
}

QStringList SavedDevices::add(const core::SavedSession& session,
                              const std::shared_ptr<const core::KernelInfo>& kernel) {
    ++sessions_;
    QStringList keys;
    for (std::size_t i = 0; i < session.devices.size(); ++i) {
        const core::SavedDevice& device = session.devices[i];
        if (const DeviceEntry* entry = sameBoard(device); entry != nullptr) {
            keys << entry->key;
            continue;
        }
        keys << keyBegin + QStringLiteral("%1:%2").arg(sessions_).arg(i);
        listed_.push_back({keys.back(), device});
        DeviceEntry entry;
        entry.key = keys.back();
        entry.device = device.properties;
        if (session.device == i && !device.isFile && kernel)
            entry.kernels = {kernel};
        directory_.add(std::move(entry));
    }
    return keys;
}

std::vector<std::pair<QString, const DeviceEntry*>> SavedDevices::replaced() const {
    std::vector<std::pair<QString, const DeviceEntry*>> found;
    for (const Listed& listed : listed_) {
        if (const DeviceEntry* entry = sameBoard(listed.device); entry != nullptr)
            found.emplace_back(listed.key, entry);
    }
    return found;
}

} // namespace trichevron::gui
