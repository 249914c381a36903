// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Workers that misbehave by themselves (tests/gui/fake_worker.cpp).
#pragma once

#include "tests/faults/report.h"
#include "tests/faults/window_under_test.h"

namespace trichevron::faults {

struct Misbehaviour {
    const char* name;
    const char* way;                   ///< the fake worker's argument
    std::optional<FaultKind> expected; ///< none: it does no harm
    bool cancel = false;               ///< the job goes on until the user gives it up
};
const std::vector<Misbehaviour>& allMisbehaviours();

/// Asks such a worker for a job, again and again.
Injected inject(const Misbehaviour& misbehaviour, const WorkerTimeouts& timeouts, int times);

} // namespace trichevron::faults
