// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/test_demos.h"

#include "gpu/demos/sum_demo.h"
#include "gpu/demos/thread_ids_demo.h"

#include <array>
#include <cstdint>

namespace trichevron {

namespace {

class FaultingDemo : public Demo {
public:
    FaultingDemo(KernelInfo info, std::uintptr_t address)
        : Demo(std::move(info), faultingKernel()), address_(address) {}

    void prepare(const DemoLaunch&) override {}
    void** arguments() override { return arguments_.data(); }
    DemoOutcome check(const DemoLaunch&) override { return {}; }

private:
    std::uintptr_t address_;
    std::array<void*, 1> arguments_{&address_};
};

KernelInfo named(const char* id, int problemAxes) {
    KernelInfo info;
    info.id = id;
    info.title = id;
    info.problemAxes = problemAxes;
    return info;
}

} // namespace

std::vector<std::unique_ptr<Demo>> makeWrongDemos() {
    std::vector<std::unique_ptr<Demo>> demos;
    demos.push_back(std::make_unique<FaultingDemo>(named("illegalAddress", 0), std::uintptr_t{16}));
    demos.push_back(std::make_unique<FaultingDemo>(named("misalignedAddress", 0), std::uintptr_t{3}));
    demos.push_back(makeSumDemo(named("wrongSum", 1), wrongSumKernel()));
    demos.push_back(makeThreadIdsDemo(named("silent", 0), silentKernel()));
    return demos;
}

} // namespace trichevron
