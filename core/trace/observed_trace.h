// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The analysis of a block trace beside the prediction for its launch.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/trace/block_trace.h"
#include "core/trace/trace_analysis.h"

namespace trichevron::core {

struct ObservedTrace {
    /// For the registers of the traced kernel.
    Evaluation predicted;
    TraceSummary summary;
    TraceAnalysis analysis;
};

/// `config` and `optIns` are those of the traced launch.
ObservedTrace observeTrace(const BlockTrace& trace, const LaunchConfig& config, const KernelOptIns& optIns,
                           const DeviceProperties& device);

} // namespace trichevron::core
