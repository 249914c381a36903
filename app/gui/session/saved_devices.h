// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The devices of a session that was opened: each stands in the list by what the file tells of it until the
/// same board is offered here, and then becomes that one.
#pragma once

#include "app/gui/session/device_directory.h"
#include "core/session/saved_session.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace trichevron {

class SavedDevices {
public:
    explicit SavedDevices(DeviceDirectory& directory) : directory_(directory) {}

    /// The key of each device from now on, in the order of the file. `kernel` is offered on the chosen one.
    QStringList add(const SavedSession& session, const std::shared_ptr<const KernelInfo>& kernel);
    /// Keys that stand for the file's own words of a device, and the entries that they have become.
    std::vector<std::pair<QString, const DeviceEntry*>> settled() const;

private:
    struct Waiting {
        QString key;
        SavedDevice device;
    };
    const DeviceEntry* sameBoard(const SavedDevice& device) const;

    DeviceDirectory& directory_;
    std::vector<Waiting> waiting_;
    int sessions_ = 0;
};

} // namespace trichevron
