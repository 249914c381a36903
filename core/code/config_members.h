// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The members of a cudaLaunchConfig_t or CUlaunchConfig that the code has set, and of the parameters of a
/// graph's node.
#pragma once

#include "core/code/code_reading.h"
#include "core/code/launch_draft.h"
#include "core/code/launch_surroundings.h"

#include <cstddef>
#include <string>
#include <vector>

namespace trichevron::core {

/// `config` is the name of the variable. The attributes up to numAttrs count. Throws CodeProblem.
void readConfigMembers(const CodeReading& code, const std::string& config, std::size_t offset,
                       const LaunchSurroundings& surroundings, LaunchDraft& draft);

/// `parameters` is the name of a cudaKernelNodeParams. Throws CodeProblem.
void readNodeParameters(const CodeReading& code, const std::string& parameters, std::size_t offset,
                        LaunchDraft& draft);

/// A launch attribute in code: its enumerator, and the variables that may be its union.
struct AttributeInCode {
    std::string id;
    std::vector<std::string> unions;
};
/// Throws CodeProblem for a value that CUDA's parameter cannot hold.
void readAttribute(const CodeReading& code, const AttributeInCode& attribute, std::size_t offset,
                   const LaunchSurroundings& surroundings, LaunchDraft& draft);

} // namespace trichevron::core
