// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/device_directory.h"

#include "core/resources/resources.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace trichevron::gui {

std::vector<LaterText> DeviceDirectory::loadCatalogue() {
    std::vector<LaterText> problems;
    for (const std::string& path : core::catalogueFiles()) {
        try {
            files_.push_back({QStringLiteral("file:") + QString::fromStdString(path),
                              std::make_shared<const core::DeviceProperties>(core::loadDevice(path)),
                              {},
                              nullptr,
                              0,
                              {}});
        } catch (const std::exception& error) {
            problems.push_back(LaterText::of(error));
        }
    }
    Q_EMIT changed();
    return problems;
}

QString DeviceDirectory::addDeviceFile(const QString& path) {
    QString key = QStringLiteral("file:") + path;
    auto device = std::make_shared<const core::DeviceProperties>(core::loadDevice(path.toStdString()));
    std::erase_if(files_, [&](const DeviceEntry& entry) { return entry.key == key; });
    files_.push_back({key, std::move(device), {}, nullptr, 0, {}});
    Q_EMIT changed();
    return key;
}

void DeviceDirectory::add(std::vector<DeviceEntry> entries) {
    if (entries.empty())
        return;
    files_.insert(files_.end(), std::make_move_iterator(entries.begin()),
                  std::make_move_iterator(entries.end()));
    Q_EMIT changed();
}

void DeviceDirectory::setMachines(const QStringList& prefixes) {
    std::vector<Group> groups;
    for (const QString& prefix : prefixes) {
        const auto known = std::find_if(live_.begin(), live_.end(),
                                        [&](const Group& group) { return group.prefix == prefix; });
        groups.push_back({prefix, known == live_.end() ? std::vector<DeviceEntry>() : known->entries});
    }
    live_ = std::move(groups);
    Q_EMIT changed();
}

void DeviceDirectory::setWorkerDevices(const QString& prefix, WorkerClient* worker) {
    const auto machine =
        std::find_if(live_.begin(), live_.end(), [&](const Group& group) { return group.prefix == prefix; });
    std::vector<DeviceEntry>& entries = machine == live_.end() ? replayed_ : machine->entries;
    if (worker == nullptr && entries.empty())
        return;
    entries.clear();
    if (worker != nullptr) {
        for (std::size_t i = 0; i < worker->devices().size(); ++i) {
            const WorkerDevice& device = worker->devices()[i];
            entries.push_back({QStringLiteral("%1:%2").arg(prefix).arg(i), device.properties, device.kernels,
                               worker, static_cast<int>(i), device.problem});
        }
    }
    Q_EMIT changed();
}

std::vector<const DeviceEntry*> DeviceDirectory::entriesOf(const QString& prefix) const {
    std::vector<const DeviceEntry*> all;
    for (const Group& group : live_) {
        for (const DeviceEntry& entry : group.entries) {
            if (group.prefix == prefix)
                all.push_back(&entry);
        }
    }
    return all;
}

std::vector<const DeviceEntry*> DeviceDirectory::entries() const {
    std::vector<const DeviceEntry*> all;
    for (const Group& group : live_) {
        for (const DeviceEntry& entry : group.entries)
            all.push_back(&entry);
    }
    for (const DeviceEntry& entry : replayed_)
        all.push_back(&entry);
    const std::ptrdiff_t ofWorkers = std::ssize(all);
    for (const DeviceEntry& entry : files_) {
        // A device file cannot reply: it is hidden where the same device can be replayed.
        const bool replayed = std::any_of(replayed_.begin(), replayed_.end(), [&](const DeviceEntry& other) {
            return other.device->name == entry.device->name &&
                   entry.device->provenance.kind == core::ProvenanceKind::Recorded;
        });
        const bool live = entry.key.startsWith(QLatin1String("session ")) &&
                          std::any_of(all.begin(), all.begin() + ofWorkers, [&](const DeviceEntry* other) {
                              return other->device->name == entry.device->name;
                          });
        if (!replayed && !live)
            all.push_back(&entry);
    }
    std::stable_sort(all.begin() + ofWorkers, all.end(), [](const DeviceEntry* a, const DeviceEntry* b) {
        const auto place = [](const core::DeviceProperties& device) {
            return std::tie(device.provenance.kind, device.computeCapability, device.name);
        };
        return place(*a->device) < place(*b->device);
    });
    return all;
}

const DeviceEntry* DeviceDirectory::find(const QString& key) const {
    const auto in = [&](const std::vector<DeviceEntry>& entries) {
        const auto found = std::find_if(entries.begin(), entries.end(),
                                        [&](const DeviceEntry& entry) { return entry.key == key; });
        return found == entries.end() ? nullptr : &*found;
    };
    for (const Group& group : live_) {
        if (const DeviceEntry* entry = in(group.entries); entry != nullptr)
            return entry;
    }
    const DeviceEntry* replayed = in(replayed_);
    return replayed != nullptr ? replayed : in(files_);
}

const DeviceEntry* DeviceDirectory::best() const {
    const std::vector<const DeviceEntry*> all = entries();
    const auto ofWorker = std::find_if(all.begin(), all.end(), [](const DeviceEntry* entry) {
        return entry->problem.isEmpty() && entry->worker != nullptr;
    });
    if (ofWorker != all.end())
        return *ofWorker;
    // The worker of the recordings begins with the first board too: none takes its place at a start.
    const DeviceEntry* first = nullptr;
    for (const DeviceEntry* entry : all) {
        const core::Provenance& from = entry->device->provenance;
        if (entry->problem.isEmpty() && from.kind == core::ProvenanceKind::Recorded &&
            (first == nullptr || from.date < first->device->provenance.date))
            first = entry;
    }
    if (first != nullptr)
        return first;
    return all.empty() ? nullptr : all.front();
}

std::vector<std::shared_ptr<const core::KernelInfo>>
DeviceDirectory::kernelsFor(const QString& key, QString* borrowedFrom) const {
    borrowedFrom->clear();
    const DeviceEntry* own = find(key);
    if (own != nullptr && !own->kernels.empty())
        return own->kernels;
    for (const DeviceEntry* other : entries()) {
        if (!other->kernels.empty()) {
            *borrowedFrom = QString::fromStdString(other->device->name);
            return other->kernels;
        }
    }
    return {};
}

} // namespace trichevron::gui
