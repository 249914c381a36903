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
const core::DeviceProperties& h200Limits();
/// A kernel with 32 registers and otherwise default attributes.
core::KernelAttributes plainKernel();
/// A launch with cudaLaunchKernelEx, which supports every launch option.
core::LaunchConfig makeLaunch(core::GridExtent grid, core::BlockExtent block);

/// The finding of a rule; null without one.
const core::Finding* findingFor(const core::Evaluation& evaluation, core::RuleId rule);

} // namespace trichevron::test
