// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A captured program on another machine.
#pragma once

#include "app/gui/pages/program/captured_process.h"
#include "core/capture/capture_launch.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace trichevron::gui {

/// The capture is written into `parts` while it runs, and stops
/// when they say so.
struct RemoteStart {
    QStringList server; ///< the command that leads to the machine
    std::vector<std::string> argv;
    std::string folder;
    core::CaptureSettings settings;
    std::shared_ptr<const core::CaptureParts> parts;
};
std::unique_ptr<CapturedProcess> remoteProcess(RemoteStart start);

} // namespace trichevron::gui
