// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Devices, kernels and launches that tests start from.
#pragma once

#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <string>

namespace trichevron::test {

/// The NVIDIA H200 of the catalogue.
const DeviceProperties& h200Limits();
/// A kernel of 32 registers, nothing else.
KernelAttributes plainKernel();
/// A launch with cudaLaunchKernelEx, which can carry everything.
LaunchConfig launchOf(GridExtent grid, BlockExtent block);

/// The finding for a rule; null when the evaluation has none.
const Finding* findingFor(const Evaluation& evaluation, RuleId rule);

} // namespace trichevron::test
