// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// `inspect --bounds`: what launch bounds and register limits would do to a kernel.
#pragma once

#include "app/cli/inspected_source.h"

namespace trichevron::cli {

/// For one kernel on one device: that of --device, else of --arch, else the device of the window's first
/// start. InputError where several kernels or devices are meant.
ExitStatus printBounds(const InspectedSource& inspected, const SourceFile& file);

} // namespace trichevron::cli
