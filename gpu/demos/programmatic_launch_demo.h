// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demo that launches two dependent kernels in one stream: its data, its check, and the table and
/// sentence on their overlap.
#pragma once

#include "gpu/demos/demo.h"
#include "gpu/demos/programmatic_times.h"

#include <array>

namespace trichevron::gpu {

/// The kernel takes (unsigned* results, const unsigned* before, unsigned long long recorded,
/// ProgrammaticTimes* times).
std::unique_ptr<Demo> makeProgrammaticLaunchDemo(core::KernelInfo info, const void* function,
                                                 const void* traced);

/// The table of times, and the sentence on the overlap of the first kernel and the second.
core::ResultTable dependentTimesTable(const std::array<ProgrammaticTimes, 2>& times);
core::Text dependentOverlapSentence(const std::array<ProgrammaticTimes, 2>& times);

} // namespace trichevron::gpu
