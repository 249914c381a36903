// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/filled_window.h"

#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_page.h"
#include "core/sweep/sweep_plan.h"
#include "tests/support/reported_result.h"

#include <QTest>

namespace trichevron::test {

void FilledWindowTest::SetUp() {
    WindowTest::SetUp();
    startReplay();
    giveSweep();
    giveMeasurements();
    giveTrace();
    session().results().addAnswer({session().launchKey(), reportedResult(), core::ProvenanceKind::Recorded,
                                   QDateTime::currentDateTime()});
}

void FilledWindowTest::giveSweep() {
    const gui::LaunchState& state = session().state();
    gui::ActualSweep sweep;
    sweep.deviceKey = state.deviceKey;
    sweep.kernel = state.kernel->id;
    for (const std::uint32_t y : {1U, 2U, 3U, 16U, 256U, 1024U})
        for (const std::uint32_t x : {1U, 2U, 10U, 20U, 32U, 64U, 256U, 1024U})
            sweep.points.push_back(withBlockAndCluster({{state.config, state.optIns}, true}, {x, y, 1},
                                                       std::nullopt, state.kernel->attributes));
    session().results().beginSweep(sweep);
    for (std::size_t i = 0; i < sweep.points.size(); ++i) {
        core::SweepOutcome outcome;
        core::Measurement& measurement = outcome.measurement.emplace();
        if (volume(sweep.points[i].config.blockDim) <= 1024)
            measurement.samplesMicroseconds.assign(9, 8.0 + 90.0 * static_cast<double>(i));
        else
            measurement.result.launch = {1, "cudaErrorInvalidValue", "invalid argument"};
        session().results().addSweepPoint(sweep.deviceKey, sweep.kernel, i, outcome);
    }
    session().results().endSweep(sweep.deviceKey, sweep.kernel, core::StopReason::SamplesReached);
}

void FilledWindowTest::giveMeasurements() {
    for (const std::uint32_t x : {64U, 128U, 0U}) {
        gui::ActualMeasurement measured;
        measured.launch = session().launchKey();
        if (x != 0)
            measured.launch.config.blockDim.x = x;
        for (int i = 0; i < 40; ++i)
            measured.measurement.samplesMicroseconds.push_back(8 + 0.05 * i + x);
        measured.measurement.provenance.device = "A GPU";
        measured.measurement.work = core::Work{6'000'000, 4'000'000, 1'000'000, "elements"};
        measured.measurement.reference = core::DeviceReference{4e12, 1};
        session().results().addMeasurement(measured);
    }
}

void FilledWindowTest::giveTrace() {
    core::BlockTrace trace;
    trace.blocks = static_cast<std::uint64_t>(session().evaluation()->totalBlocks);
    for (std::uint32_t rank = 0; rank < trace.blocks; ++rank) {
        trace.blockSm.push_back(static_cast<int>(rank % 4));
        trace.beginNanoseconds.push_back(rank / 12 * 1000 + rank % 12 * 8);
        trace.endNanoseconds.push_back(rank / 12 * 1000 + 960);
    }
    trace.traced = session().kernelAttributes();
    session().results().addTrace(
        {session().launchKey(), trace, core::ProvenanceKind::Recorded, QDateTime::currentDateTime()});
}

void FilledWindowTest::openContents() {
    openKernels();
    openPrograms();
    qputenv("TRICHEVRON_RESOURCES",
            TRICHEVRON_RESOURCES_DIR); // with the lessons, which the page reads at first
    window->pages().show(gui::window_page::learn);
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
}

void FilledWindowTest::openKernels() {
    window->pages().show(gui::window_page::kernel);
    static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel))
        .openFile(QStringLiteral(TRICHEVRON_TEST_DATA "/resource-usage/ptxas-12.9.txt"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !get(QStringLiteral("kernelCancel")).isVisible(); }, waitMs));
}

void FilledWindowTest::openPrograms() {
    window->pages().show(gui::window_page::program);
    auto& page = static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    page.openFile(QStringLiteral(TRICHEVRON_TEST_DATA "/traces/h200-train.pt.trace.json.gz"));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return page.program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
        waitMs));
    page.compareWith(QStringLiteral(TRICHEVRON_TEST_DATA "/traces/h200-inference.pt.trace.json.gz"));
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return get(QStringLiteral("programChanges")).isVisible(); }, waitMs));
}

} // namespace trichevron::test
