// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Measures a launch.
#pragma once

#include "gpu/launch_job.h"
#include "gpu/nvml.h"

namespace trichevron::gpu::measuring {

/// Adds samples to the measurement of a verified launch. Precondition: the job is prepared.
void measure(LaunchJob& job, const core::MeasureLimits& limits, const Nvml& nvml,
             core::Measurement& measurement);

} // namespace trichevron::gpu::measuring
