// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Faults put into a worker under the window.
#pragma once

#include "tests/faults/report.h"
#include "tests/faults/window_under_test.h"

#include <random>

namespace trichevron::faults {

using Random = std::mt19937;

/// Median seconds from the start of a worker to its being ready.
double contextCreationSeconds(WindowUnderTest& window);

/// Sends the signal to the worker at random moments: as it starts, in jobs, and between them.
Injected injectSignal(WindowUnderTest& window, int signal, int times, double contextSeconds, Random& random);

/// What the window is asked to do for one fault of a live device.
struct KernelFault {
    const char* name;
    const char* kernel;
    FaultKind expected;
    bool cancel = false;      ///< while it runs
    std::uint32_t side = 0;   ///< of a square problem; 0: as the kernel suggests
    bool workerStays = false; ///< the fault costs no worker
};
Injected injectKernelFault(WindowUnderTest& window, const KernelFault& fault, int times);

} // namespace trichevron::faults
