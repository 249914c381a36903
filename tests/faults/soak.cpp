// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/soak.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <unistd.h>

namespace trichevron::gui::faults {
namespace {

double residentMegabytes(qint64 pid) {
    std::ifstream statm("/proc/" + std::to_string(pid) + "/statm");
    double total = 0;
    double resident = 0;
    statm >> total >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

} // namespace

Soak soak(WindowUnderTest& window, double seconds) {
    constexpr int points = 60;
    constexpr std::array<unsigned, 4> blocks{8, 16, 32, 64};
    Soak soak;
    AppContext& app = window.app();
    window.waitUntilReady();
    app.devices.selectKernel(QStringLiteral("matrixAdd"));
    QElapsedTimer timer;
    timer.start();
    const auto elapsed = [&timer] { return static_cast<double>(timer.nsecsElapsed()) / 1e9; };
    window.beginWatching();
    for (unsigned i = 0; elapsed() < seconds; ++i) {
        if (!window.waitUntilReady())
            return soak; // not complete
        window.typeLaunch(blocks[i % blocks.size()]);
        if (i % 8 < 4) {
            app.jobs.launch();
            ++soak.launches;
        } else {
            app.jobs.measure();
            ++soak.measurements;
        }
        window.waitFor([&] { return !app.jobs.isBusy(); });
        // The first twentieth warms up: it fills caches and loads libraries.
        if (elapsed() >=
            seconds * 0.05 + seconds * 0.95 / points * static_cast<double>(soak.programMegabytes.size())) {
            soak.programMegabytes.push_back(residentMegabytes(getpid()));
            soak.workerMegabytes.push_back(residentMegabytes(window.worker().processId()));
        }
    }
    soak.complete = true;
    soak.seconds = elapsed();
    soak.stallMilliseconds = window.longestStall();
    return soak;
}

} // namespace trichevron::gui::faults
