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
    /// `offset` into memory of the device, or an address that is nobody's.
    FaultingDemo(KernelInfo info, bool inMemory, std::uintptr_t offset)
        : Demo(std::move(info), faultingKernel()), inMemory_(inMemory), offset_(offset) {}

    void prepare(const DemoLaunch&) override {
        memory_.ensure({1024});
        address_ = offset_ + (inMemory_ ? reinterpret_cast<std::uintptr_t>(memory_.data()) : 0);
    }
    void** arguments() override { return arguments_.data(); }
    DemoOutcome check(const DemoLaunch&) override { return {}; }

private:
    bool inMemory_;
    std::uintptr_t offset_;
    DeviceBuffer memory_;
    std::uintptr_t address_ = 0;
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
    demos.push_back(std::make_unique<FaultingDemo>(named("illegalAddress", 0), false, 16));
    demos.push_back(std::make_unique<FaultingDemo>(named("misalignedAddress", 0), true, 2));
    demos.push_back(makeSumDemo(named("wrongSum", 1), wrongSumKernel()));
    demos.push_back(makeThreadIdsDemo(named("silent", 0), silentKernel()));
    return demos;
}

} // namespace trichevron
