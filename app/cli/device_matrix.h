// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Checks one launch on many devices: which devices accept it, and which rules it violates on the others.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/kernel_options.h"
#include "core/launch/launch_config.h"
#include "core/rules/finding.h"

#include <functional>
#include <vector>

namespace trichevron::cli {

/// Makes the launch of a kernel. The block can be the one that the kernel declares.
using LaunchForKernel = std::function<core::LaunchConfig(const core::KernelAttributes& kernel)>;

/// Checks the launch on each device, in the order given, and prints the results. Returns Success when every
/// device accepts the launch, Refused when at least one refuses it. `silenced`: advice to omit.
ExitStatus checkOnDevices(const std::vector<core::DeviceProperties>& devices, const KernelOptions& kernel,
                          const LaunchForKernel& launchForKernel, const core::RuleSet& silenced, bool asJson);

} // namespace trichevron::cli
