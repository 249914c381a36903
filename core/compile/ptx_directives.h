// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Changes the performance directives of one kernel in PTX (PTX ISA 9.0, "Performance-Tuning Directives").
#pragma once

#include "core/kernel/kernel_attributes.h"

#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// The PTX as if the kernel were declared with these launch bounds, or with none. A required block size
/// (.reqntid) stays, and then stands for the bounds' threads. InputError where the kernel is not in the PTX.
std::string withLaunchBounds(std::string_view ptx, std::string_view mangledName,
                             const std::optional<LaunchBounds>& bounds);

} // namespace trichevron::core
