// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The reference of the rules: their records, and the result of evaluate() on their examples.
#pragma once

#include "core/rules/rule.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

struct RuleReference {
    RuleId rule;
    bool isAdvice = false;
    std::size_t place = 0; ///< in the driver's order, from 1; 0 for advice
    std::optional<RuleId>
        before; ///< the rule that the driver checks just before; none for the first and for advice
    std::optional<RuleId> after;
    CudaStatus error = CudaStatus::Success;
    std::string_view limitAttribute;
    std::string limitOrigin;  ///< who sets the limit: "the device's properties"
    std::vector<FixId> fixes; ///< every kind of fix that the rule can propose
    RuleExample example;
    std::string exampleLine; ///< the example as a line for `check --batch`, without CUDA's defaults
    Finding exampleFinding;  ///< of evaluate() for the example
};

/// The reference of one rule, with its example evaluated for this device's limits. InputError when the limits
/// differ so much from an H200's that the example does not violate the rule.
RuleReference makeReference(RuleId rule, const DeviceProperties& device);
/// The references of all rules, in the order of RuleId.
std::vector<RuleReference> makeAllReferences(const DeviceProperties& device);
/// The rule with this id. InputError lists the valid ids.
RuleId findRule(std::string_view id);

/// The number of rules that the driver checks; the rules after them are advice.
std::size_t driverRuleCount();

/// The text of core/rules/RULES.md.
std::string rulesPage(const DeviceProperties& device);

} // namespace trichevron::core
