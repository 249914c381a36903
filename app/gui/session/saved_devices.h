// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The devices of opened session files. Each is listed with the properties in the file until a worker or a
/// device file offers the same board, which then replaces it.
#pragma once

#include "app/gui/session/device_directory.h"
#include "core/session/saved_session.h"

#include <QStringList>

#include <utility>
#include <vector>

namespace trichevron::gui {

class SavedDevices {
public:
    explicit SavedDevices(DeviceDirectory& directory) : directory_(directory) {}

    /// Adds the devices and returns their keys, in the order of the file. The session's device offers
    /// `kernel`.
    QStringList add(const core::SavedSession& session, const std::shared_ptr<const core::KernelInfo>& kernel);
    /// The keys of saved devices that the same board replaces, each with the board's entry.
    std::vector<std::pair<QString, const DeviceEntry*>> replaced() const;
    /// Whether this is the key of a device that add() listed. It may be replaced by now.
    static bool isSaved(const QString& key);

private:
    struct Listed {
        QString key;
        core::SavedDevice device;
    };

    DeviceDirectory& directory_;
    std::vector<Listed> listed_;
    int sessions_ = 0;
};

} // namespace trichevron::gui
