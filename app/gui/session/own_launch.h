// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Whether a kernel of the user's own can be launched, and what is needed for it.
#pragma once

#include "app/gui/session/launch_session.h"
#include "app/gui/session/own_codes.h"
#include "app/gui/session/own_kernels.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::gui {

/// A launch whose files are not read yet.
struct OwnLaunchPlan {
    core::OwnKernel kernel;
    core::ComputeCapability capability;
    std::string mangledName;
    std::shared_ptr<const ModuleCode> code; ///< null: it is in the kernel's file
    core::OwnArguments arguments;
    std::string sizes; ///< of the problem: outputs of different ones are not compared
    bool keepOutputs = false;
};

/// The sizes that the arguments of a launch can name.
core::LaunchSizes launchSizes(const LaunchState& launch);

/// The parameters of a kernel on a device; none where they are not known.
std::optional<std::vector<core::KernelParameter>> parametersOf(const core::OwnKernel& kernel,
                                                               const core::DeviceProperties& device);

/// How the parameters are declared, by the source or the types in the kernel's name; empty where they are not
/// known.
std::vector<std::string> declarationsOf(const core::OwnKernel& kernel, const core::DeviceProperties& device,
                                        const OwnCodes& codes);

/// One argument for each parameter; none where they are not known.
std::optional<std::vector<core::KernelArgument>>
proposedArguments(const core::OwnKernel& kernel, const core::DeviceProperties& device, const OwnCodes& codes);

/// What is wrong with the arguments for this launch, in one sentence; empty where nothing is.
QString argumentProblem(const core::OwnArguments& arguments, const core::OwnKernel& kernel,
                        const LaunchState& launch);

/// Why there is no code to launch on this device, in one sentence; empty where there is.
QString codeObstacle(const core::OwnKernel& kernel, const core::DeviceProperties& device,
                     const OwnCodes& codes);

/// Why the launch of the kernel of the user's own is not possible, whatever the worker does; empty where it
/// is.
QString ownLaunchObstacle(const LaunchState& launch, const OwnKernels& kernels, const OwnCodes& codes);

/// Precondition: ownLaunchObstacle() is empty.
OwnLaunchPlan planOwnLaunch(const LaunchState& launch, const OwnKernels& kernels, const OwnCodes& codes);

} // namespace trichevron::gui
