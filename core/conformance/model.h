// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The model's reply to the questions that a device is asked.
#pragma once

#include "core/conformance/questions.h"
#include "core/device/device_properties.h"
#include "core/rules/rule.h"

namespace trichevron::core::conformance {

/// `violations` are those of the context.
LaunchAnswer modelAnswer(const RuleSet& violations, const RuleContext& context);
/// `kernel` is that of the question with its opt-ins.
OccupancyAnswer modelAnswer(const OccupancyQuestion& question, const KernelAttributes& kernel,
                            const DeviceProperties& device);
ClusterAnswer modelAnswer(const ClusterQuestion& question, const KernelAttributes& kernel,
                          const DeviceProperties& device);
SuggestionAnswer modelAnswer(const SuggestionQuestion& question, const KernelAttributes& kernel,
                             const DeviceProperties& device);

} // namespace trichevron::core::conformance
