// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Workers that misbehave on their own (tests/gui/fake_worker.cpp).
#pragma once

#include "tests/faults/report.h"
#include "tests/faults/window_under_test.h"

namespace trichevron::gui::faults {

struct Misbehaviour {
    const char* name;
    const char* way;                         ///< argument of the fake worker
    std::optional<core::FaultKind> expected; ///< none: the misbehaviour is harmless
    bool cancel = false;                     ///< the job runs until the user cancels it
};
const std::vector<Misbehaviour>& allMisbehaviours();

/// Sends jobs to such a worker.
Injected inject(const Misbehaviour& misbehaviour, const WorkerTimeouts& timeouts, int times);

} // namespace trichevron::gui::faults
