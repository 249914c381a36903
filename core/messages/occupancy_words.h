// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages about occupancy.
#pragma once

#include "core/catalogue/message.h"
#include "core/evaluation/evaluation.h"
#include "core/kernel/register_bounds.h"
#include "core/occupancy/next_steps.h"

#include <string>

namespace trichevron::core {

/// "With 64 registers per thread instead of 70, an SM would hold 4 resident blocks instead of 3, and 32 of
/// 64 warps instead of 24."; or why the step alone changes nothing.
Text messageFor(const NextStep& step, const Occupancy& now);
/// "registers", "the maximum number of blocks per SM": for a sentence, and for a row of a table.
std::string limiterText(Limiter limiter);
/// "registers and shared memory": what allows no more resident blocks.
std::string limitersOf(const Occupancy& occupancy);
/// Why the clusters of a launch allow no more resident blocks; empty where they do not limit.
std::string clusterLimitSentence(const Occupancy& occupancy);
/// The result of all steps together, where none helps alone.
std::string togetherSentence(const NextSteps& steps);
/// "256, 4, 2": what __launch_bounds__ has in its brackets. A minimum that is not given is 0 before a
/// maximum.
std::string argumentsText(const LaunchBounds& bounds);
/// "__launch_bounds__(256, 4) let the compiler use up to 64 registers per thread, …"; "The machine code was
/// compiled for up to 64 registers per thread, …"
std::string messageFor(const RegisterBound& bound, const LaunchBounds& bounds);
/// The same for a kernel on a device; empty without launch bounds, and where these allow no block of the
/// device.
std::string registerBoundText(const KernelAttributes& kernel, const DeviceProperties& device);
/// "An SM gives each block 10,240 registers, in units of 256 per warp, and …"; empty when the block has no
/// warps.
std::string allocationText(const Occupancy& occupancy, const DeviceProperties& device);
/// "Each resource alone allows this many blocks per SM: warps 8, …"; empty when the block has no warps.
std::string allowedBlocksText(const Occupancy& occupancy);
/// "Clusters: 66 resident; the largest cluster that fits has 16 blocks"; empty without clusters.
std::string clustersText(const Evaluation& evaluation);

} // namespace trichevron::core
