// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The code of one kernel as a driver loads it, out of the file that holds it.
#pragma once

#include "core/device/device_properties.h"
#include "core/import/import_source.h"

#include <string>

namespace trichevron::core {

/// The cubin or the PTX in a cubin, a fat binary, a program, a library or a PTX text that holds this kernel
/// and that a device runs: machine code before PTX, the newest first. InputError where there is none, or
/// where the kernel is only there before linking.
std::string moduleCodeOf(const std::string& path, const std::string& mangledName,
                         ComputeCapability capability, const ImportControl& control = {});

} // namespace trichevron::core
