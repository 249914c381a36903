// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What there is to look up of each rule, all of it out of the rule table, the words and evaluate().
#pragma once

#include "core/rules/rule.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron {

struct RuleReference {
    RuleId rule;
    bool isAdvice = false;
    std::size_t place = 0;        ///< in the driver's order, from 1; of advice 0
    std::optional<RuleId> before; ///< what the driver looks at just before; none for the first and for advice
    std::optional<RuleId> after;
    CudaStatus error = CudaStatus::Success;
    std::string_view limitAttribute;
    std::string_view limitOrigin; ///< who sets it, in words
    std::vector<FixId> fixes;     ///< every kind of change that it can propose
    RuleExample example;
    std::string exampleLine; ///< the example as a line for `check --batch`, without what is CUDA's default
    Finding exampleFinding;  ///< what evaluate() finds in it
};

/// The reference of one rule, its example judged by this device's limits. InputError when those are too far
/// from an H200's for the example.
RuleReference referenceOf(RuleId rule, const DeviceProperties& device);
/// Of every rule, in the order of the table.
std::vector<RuleReference> allReferences(const DeviceProperties& device);
/// The rule with this id. InputError lists those there are.
RuleId ruleNamed(std::string_view id);

/// The number of rules that the driver looks at; what is above that is advice.
std::size_t driverRuleCount();

/// core/rules/RULES.md
std::string rulesPage(const DeviceProperties& device);

} // namespace trichevron
