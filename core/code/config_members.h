// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The members of a cudaLaunchConfig_t or CUlaunchConfig that the code has set.
#pragma once

#include "core/code/code_reading.h"
#include "core/code/launch_draft.h"
#include "core/code/launch_surroundings.h"

#include <cstddef>
#include <string>

namespace trichevron::core {

/// `config` is the name of the variable. The attributes up to numAttrs count. Throws CodeProblem.
void readConfigMembers(const CodeReading& code, const std::string& config, std::size_t offset,
                       const LaunchSurroundings& surroundings, LaunchDraft& draft);

} // namespace trichevron::core
