// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/saved_devices.h"

#include <string>
#include <unordered_map>

namespace trichevron::gui {
namespace {

bool isSameBoard(const core::DeviceProperties& a, const core::DeviceProperties& b) {
    return a.name == b.name && a.computeCapability == b.computeCapability &&
           a.multiProcessorCount == b.multiProcessorCount;
}

const QString keyBegin = QStringLiteral("session ");

/// What workers and device files offer, by name: a file can have thousands of devices.
class Boards {
public:
    explicit Boards(const DeviceDirectory& directory) {
        for (const DeviceEntry* entry : directory.entries())
            if (!SavedDevices::isSaved(entry->key))
                byName_[entry->device->name].push_back(entry);
    }

    /// The entry that offers the same board; null where there is none.
    const DeviceEntry* same(const core::SavedDevice& device) const {
        const auto named = byName_.find(device.properties->name);
        if (named == byName_.end())
            return nullptr;
        const DeviceEntry* other = nullptr;
        const QString key = QString::fromStdString(device.key);
        for (const DeviceEntry* entry : named->second) {
            if (!isSameBoard(*entry->device, *device.properties))
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

private:
    std::unordered_map<std::string, std::vector<const DeviceEntry*>> byName_;
};

} // namespace

bool SavedDevices::isSaved(const QString& key) {
    return key.startsWith(keyBegin);
}

QStringList SavedDevices::add(const core::SavedSession& session,
                              const std::shared_ptr<const core::KernelInfo>& kernel) {
    ++sessions_;
    QStringList keys;
    std::vector<DeviceEntry> added;
    const Boards boards(directory_);
    for (std::size_t i = 0; i < session.devices.size(); ++i) {
        const core::SavedDevice& device = session.devices[i];
        if (const DeviceEntry* entry = boards.same(device); entry != nullptr) {
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
        added.push_back(std::move(entry));
    }
    directory_.add(std::move(added));
    return keys;
}

std::vector<std::pair<QString, const DeviceEntry*>> SavedDevices::replaced() const {
    std::vector<std::pair<QString, const DeviceEntry*>> found;
    if (listed_.empty())
        return found;
    const Boards boards(directory_);
    for (const Listed& listed : listed_) {
        if (const DeviceEntry* entry = boards.same(listed.device); entry != nullptr)
            found.emplace_back(listed.key, entry);
    }
    return found;
}

} // namespace trichevron::gui
