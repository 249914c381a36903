// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a list of kernels shows.
#pragma once

#include "app/gui/session/device_selection.h"

#include <QString>

#include <memory>
#include <vector>

namespace trichevron::gui {

struct ListedKernel {
    std::shared_ptr<const core::KernelInfo> kernel;
    QString obstacle; ///< why it cannot be chosen, in a sentence; empty where it can
};

/// Why the demos are not listed yet, in a sentence; empty where they are, and where no worker will list any.
QString obstacleOfDemos(const DeviceSelection& devices, const LaunchState& state);

/// The demos that a worker will list, which cannot be chosen yet: while none has listed any and one is
/// starting. After them DeviceSelection::kernels(). The kernels of a chapter are adjacent.
std::vector<ListedKernel> listedKernels(const DeviceSelection& devices, const LaunchState& state);

} // namespace trichevron::gui
