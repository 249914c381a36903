// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch repeated for its timings.
#pragma once

#include "gpu/launch_job.h"
#include "gpu/nvml.h"

namespace trichevron {

/// Warms up and takes samples into the measurement, whose result says that the launch went well before. At
/// least one sample, unless it is cancelled or a launch fails, which the result then says.
void takeSamples(LaunchJob& job, const MeasureRequest& request, const Nvml& nvml, Measurement& measurement);

} // namespace trichevron
