// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/test_demos.h"

#include "gpu/demos/array_demo.h"
#include "gpu/demos/thread_ids_demo.h"

namespace trichevron::gpu {

namespace {

core::KernelInfo named(const char* id, int problemAxes) {
    core::KernelInfo info;
    info.id = id;
    info.title = id;
    info.problemAxes = problemAxes;
    return info;
}

} // namespace

DemoList makeWrongDemos() {
    DemoList demos;
    demos.push_back(makeSumDemo(named("wrongSum", 1), wrongSumKernel()));
    demos.push_back(makeThreadIdsDemo(named("silent", 0), silentKernel()));
    demos.push_back(makeSumDemo(named("printing", 1), printingKernel()));
    return demos;
}

DemoList makeHoldingDemo() {
    DemoList demos;
    demos.push_back(
        makeArrayDemo(Chapter::Errors, named("holding", 0), holdingKernel(), holdingTracedKernel(),
                      [](const core::KernelInfo&, const DemoLaunch& launch) {
                          ArrayPlan plan;
                          plan.outputs = static_cast<std::uint64_t>(volume(launch.shape.grid));
                          plan.words = WordKind::Unsigned;
                          plan.sizes = {holdingNanoseconds};
                          plan.expect = [](std::uint64_t first, std::span<std::uint32_t> expected) {
                              for (std::size_t k = 0; k < expected.size(); ++k)
                                  expected[k] = static_cast<std::uint32_t>(first + k);
                          };
                          return plan;
                      }));
    return demos;
}

} // namespace trichevron::gpu
