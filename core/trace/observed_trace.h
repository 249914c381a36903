// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A block trace with what is read off it, beside what was predicted of the launch.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/trace/block_trace.h"
#include "core/trace/trace_analysis.h"

namespace trichevron {

struct ObservedTrace {
    /// With the registers of the kernel that was traced.
    Evaluation predicted;
    TraceSummary summary;
    TraceAnalysis analysis;
};

/// `config` and `optIns` are of the launch that was traced.
ObservedTrace observe(const BlockTrace& trace, const LaunchConfig& config, const KernelOptIns& optIns,
                      const DeviceProperties& device);

} // namespace trichevron
