// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The real window with results of the current launch: a sweep, measurements, a trace, and the report of the
/// demo.
#pragma once

#include "tests/gui/gui_fixture.h"

namespace trichevron::test {

class FilledWindowTest : public WindowTest {
protected:
    void SetUp() override;

    /// Kernels on page Kernel, a program and another one beside it on page Program, and a lesson on page
    /// Learn.
    void openContents();

private:
    void giveSweep();
    void giveMeasurements();
    void giveTrace();
    void openKernels();
    void openPrograms();
};

} // namespace trichevron::test
