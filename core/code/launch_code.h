// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch written as CUDA C++.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/launch/launch_config.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// KernelInfo::arguments of a kernel whose arguments are not known.
inline constexpr std::string_view unknownArguments = "/* arguments */";

/// The host code of the launch, with the API function of the config and the opt-ins before it. It compiles
/// where the kernel and the arguments are declared; the driver's functions and types are those of cuda.h.
/// `buffer` is the argument that an access policy window begins at; empty where the kernel has none.
std::string launchCode(const LaunchConfig& config, const KernelOptIns& optIns, const KernelInfo& kernel,
                       std::string_view buffer = {});

/// The first argument of a demo, which is its first buffer.
std::string firstBufferOf(const KernelInfo& demo);

} // namespace trichevron::core
