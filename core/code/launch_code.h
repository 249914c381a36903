// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch written as CUDA C++.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/launch/launch_config.h"

#include <string>

namespace trichevron {

/// The host code that makes this launch of this kernel, by the function that the config names, with the
/// opt-ins it needs before. Compiles as it stands, given the arguments.
std::string launchCode(const LaunchConfig& config, const KernelOptIns& optIns, const KernelInfo& kernel);

} // namespace trichevron
