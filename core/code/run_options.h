// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch as the options of `trichevron-cli run`.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// {"--grid", "8,1,1", "--block", …}: options that read back as this launch, whatever the kernel suggests
/// beside a problem, which a launch without one does not name.
std::vector<std::string> runOptions(const LaunchConfig& config, const KernelOptIns& optIns);

} // namespace trichevron::core
