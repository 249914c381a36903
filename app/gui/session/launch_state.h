// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A launch as the window edits it, and by what its results are known.
#pragma once

#include "app/gui/session/assumed_smem.h"
#include "app/gui/session/result_store.h"
#include "app/gui/session/taken_off.h"
#include "core/backend/backend.h"
#include "core/session/saved_session.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace trichevron::gui {

/// Everything that an edit can change. Devices and kernels are shared, so that undo can keep many states.
struct LaunchState {
    QString deviceKey; ///< DeviceEntry::key; empty while there is no device
    std::shared_ptr<const core::DeviceProperties> device;
    std::shared_ptr<const core::KernelInfo> kernel; ///< never null
    core::LaunchConfig config;
    core::KernelOptIns optIns;
    bool gridFollowsProblem = true;
    /// The launch function was replaced by one that takes clusters because of the cluster, not by the user;
    /// without the cluster, the earlier one is used again.
    bool apiFollowsCluster = false;
    TakenOff takenOff{}; ///< by a change of the launch function or the green context
    /// What kernels of the user's own are launched with; null: nothing is described yet.
    std::shared_ptr<const core::ArgumentsByKernel> arguments{};
    /// Tells two versions of the code of this kernel apart; empty for a demo, and where it is not known. It
    /// follows from the kernel: no edit changes it.
    std::string code{};
    /// Of a launch out of a trace that does not tell its shared memory exactly; see assumedSmemOf().
    std::optional<AssumedSmem> assumedSmem{};
    friend bool operator==(const LaunchState&, const LaunchState&) = default;
};

/// The arguments of the kernel of the launch; null where it has none.
const core::OwnArguments* argumentsOf(const LaunchState& launch);

/// The arguments of all kernels, with these for the kernel of the launch.
std::shared_ptr<const core::ArgumentsByKernel> withArguments(const LaunchState& launch,
                                                             const core::OwnArguments& arguments);

/// The device of the launch has another key now. False: the launch is for another device.
bool moveDevice(LaunchState& launch, const QString& from, const QString& to,
                const std::shared_ptr<const core::DeviceProperties>& device);

/// The key under which the results of this launch are kept.
LaunchKey launchKeyOf(const LaunchState& launch);

} // namespace trichevron::gui
