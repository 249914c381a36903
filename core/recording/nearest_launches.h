// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The recorded launches of a kernel, ordered by how little they differ from a launch that was not recorded.
#pragma once

#include "core/demo/kernel_info.h"

#include <string>
#include <vector>

namespace trichevron::core {

struct NearLaunch {
    RecordedPoint launch;
    double distance =
        0; ///< 0 for an equivalent launch; a block twice as large counts more than one of another shape
    std::vector<std::string> differences; ///< "block 256 instead of 128"; none for an equivalent launch
};

/// All recorded launches of the kernel, the nearest first; those equally near keep the recording's order. A
/// grid that only follows from the problem and the block is no difference.
std::vector<NearLaunch> nearestLaunches(const KernelInfo& kernel, const SweepPoint& launch);

/// An equivalent launch is in the kernel's list.
bool isRecorded(const KernelInfo& kernel, const SweepPoint& launch);
/// One that was traced is in it.
bool isTraceRecorded(const KernelInfo& kernel, const SweepPoint& launch);

} // namespace trichevron::core
