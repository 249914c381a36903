// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One launch on many devices: which of them take it, and what stops the others.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/kernel_options.h"
#include "core/launch/launch_config.h"
#include "core/rules/finding.h"

#include <functional>
#include <vector>

namespace trichevron::cli {

/// The launch of a kernel: its block may be the one that the kernel declares.
using LaunchOf = std::function<LaunchConfig(const KernelAttributes& kernel)>;

/// Answers for each device, in the order given. Fine when all of them take the launch, Refused when at least
/// one does not. `silenced`: advice that is left out.
ExitStatus answerForDevices(const std::vector<DeviceProperties>& devices, const KernelOptions& kernel,
                            const LaunchOf& launchOf, const RuleSet& silenced, bool asJson);

} // namespace trichevron::cli
