// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Compares what the driver says about a refused launch with the rule that the model reports first.
#pragma once

#include "core/rules/driver_sentence.h"
#include "core/rules/rule.h"

namespace trichevron::core {

/// True for the same rule, with the same axis, value and limit where the driver names them. Numbers are equal
/// modulo 2^32: the driver prints large byte counts as negative numbers (seen on H200, driver 580.159.04).
bool agreesWithDriver(const DriverReason& reason, const Rule& rule, const RuleContext& context);

} // namespace trichevron::core
