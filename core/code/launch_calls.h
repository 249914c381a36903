// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The ways to launch a kernel in C++: <<<…>>> and the launch functions.
#pragma once

#include "core/code/code_reading.h"
#include "core/code/launch_draft.h"
#include "core/code/launch_surroundings.h"

#include <cstddef>
#include <optional>

namespace trichevron::core {

/// The launch whose <<< or whose function is at the index; empty where none is. Throws CodeProblem.
std::optional<LaunchDraft> readLaunchCall(const CodeReading& code, std::size_t index,
                                          const LaunchSurroundings& surroundings);

} // namespace trichevron::core
