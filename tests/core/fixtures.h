// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Devices, kernels and launches for tests.
#pragma once

#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <string>

namespace trichevron::test {

/// The NVIDIA H200 from the catalogue.
const DeviceProperties& h200Limits();
/// A kernel with 32 registers and otherwise default attributes.
KernelAttributes plainKernel();
/// A launch with cudaLaunchKernelEx, which supports every launch option.
LaunchConfig makeLaunch(GridExtent grid, BlockExtent block);

/// The finding of a rule; null without one.
const Finding* findingFor(const Evaluation& evaluation, RuleId rule);

} // namespace trichevron::test
