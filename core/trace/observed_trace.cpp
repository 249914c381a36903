// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/observed_trace.h"

namespace trichevron::core {

ObservedTrace observeTrace(const BlockTrace& trace, const LaunchConfig& config, const KernelOptIns& optIns,
                           const DeviceProperties& device) {
    KernelAttributes kernel = trace.traced;
    kernel.optIns = optIns;
    ObservedTrace observed;
    observed.predicted = evaluate(config, kernel, device, verdictScope);
    observed.summary = summarise(trace);
    observed.analysis = analyse(trace, observed.predicted.shape);
    return observed;
}

} // namespace trichevron::core
