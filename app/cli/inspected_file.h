// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels in a file that `inspect` reads.
#pragma once

#include "core/inspect/kernel_file.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// "sm_90", "sm_90a", "sm_100f", "compute_90", "lto_90"
bool isArchitecture(std::string_view text);

/// "-" is standard input. InputError where the file is unreadable or has no kernel.
core::KernelFile readKernels(const std::string& path, const std::string& architecture);

/// "sm_90", "sm_90, before linking", "compute_90, not compiled"
std::string architectureText(const core::KernelResources& kernel);

/// Keeps the kernels with `name` in their name and of this architecture; an empty text keeps all. InputError
/// where none is left.
void keepKernels(std::vector<core::KernelResources>& kernels, const std::string& name,
                 const std::string& architecture);

} // namespace trichevron::cli
