// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What explains a rule besides its entry: the kinds of change it proposes, and a launch that breaks it.
/// Tests hold both to what evaluate() does.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/rules/finding.h"

#include <vector>

namespace trichevron {

/// A launch that breaks one rule before all others, or brings one piece of advice.
struct RuleExample {
    LaunchConfig config;
    KernelAttributes kernel;
    DeviceProperties device;
    /// The properties in which the device differs from the one it was made of, as CUDA writes them:
    /// "clusterLaunch = 0"; empty when it does not.
    std::string deviceChange;
};

struct RuleGuide {
    RuleId rule;
    std::vector<FixId> fixes; ///< every kind of change that the rule can propose
    void (*breakIt)(RuleExample&);
};

/// One guide for each rule, in the order of the rule table.
const std::vector<RuleGuide>& ruleGuides();

/// The example of a rule on a device that has clusters and cooperative launches, such as the NVIDIA H200.
RuleExample exampleOf(RuleId rule, const DeviceProperties& device);

} // namespace trichevron
