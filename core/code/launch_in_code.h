// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch that was read from host code.
#pragma once

#include "core/code/code_value.h"
#include "core/launch/launch_config.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace trichevron::core {

/// What a launch in code can leave open.
enum class LaunchPart { Grid, Block, Cluster, SharedMemory, Attributes, OptIns };

struct LaunchInCode {
    std::string kernel;     ///< as the code names it; empty for <<<grid, block>>> alone
    std::size_t offset = 0; ///< of the launch in the text, in bytes
    std::size_t line = 1;   ///< of the launch
    std::size_t column = 1; ///< in bytes, from 1
    LaunchConfig config;
    KernelOptIns optIns; ///< those that the code sets, else the defaults
    /// The names whose values have to be given before the config is the launch of the code, in its order.
    std::vector<std::string> missing;
    std::set<LaunchPart> unknown; ///< what these names decide
    /// What could not be read as it stands, such as an attribute that is no part of LaunchConfig.
    std::vector<Text> notes;
};

} // namespace trichevron::core
