// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Injects faults into the worker of a window.
#pragma once

#include "tests/faults/report.h"
#include "tests/faults/window_under_test.h"

#include <random>

namespace trichevron::gui::faults {

using Random = std::mt19937;

/// Median seconds from the start of a worker until it is ready.
double contextCreationSeconds(WindowUnderTest& window);

/// Sends the signal to the worker at random moments: while it starts, in jobs, and between them.
Injected injectSignal(WindowUnderTest& window, int signal, int times, double contextSeconds, Random& random);

/// A launch that ends in a fault on a live device.
struct KernelFault {
    const char* name;
    const char* kernel;
    core::FaultKind expected;
    bool cancel = false;      ///< cancel the launch while it runs
    std::uint32_t side = 0;   ///< of a square problem; 0: the size that the kernel suggests
    bool keepsWorker = false; ///< the worker survives the fault
};
Injected injectKernelFault(WindowUnderTest& window, const KernelFault& fault, int times);

} // namespace trichevron::gui::faults
