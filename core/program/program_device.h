// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The device of a trace, with all limits that a verdict needs.
#pragma once

#include "core/program/program.h"

#include <optional>
#include <span>

namespace trichevron::core {

/// The device of the catalogue with the trace's name, else one with its compute capability; what the trace
/// says replaces what that device has. Empty where the catalogue has neither.
std::optional<DeviceProperties> deviceOfTrace(const TracedDevice& traced,
                                              std::span<const DeviceProperties> catalogue);

} // namespace trichevron::core
