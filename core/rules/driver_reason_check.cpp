// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/driver_reason_check.h"

namespace trichevron::core {

bool agreesWithDriver(const DriverReason& reason, const Rule& rule, const RuleContext&) {
    return reason.rule == rule.id;
}

} // namespace trichevron::core
