// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <array>

namespace trichevron::gpu {

namespace {

constexpr core::Bytes dataSize{1024};

class FaultDemo : public Demo {
public:
    using Demo::Demo;

    void prepare(const DemoLaunch& launch) override {
        requireNoProblem(info(), launch.config);
        data_.ensure(dataSize);
        checkCuda(cudaMemsetAsync(data_.data(), 0, dataSize.value, launch.stream), "cudaMemsetAsync");
        pointer_ = data_.data();
    }

    std::span<void*> arguments(unsigned) override { return arguments_; }

    DemoOutcome check(const DemoLaunch&) override {
        DemoOutcome outcome;
        outcome.verification = {1, 1, "The kernel ended without the error that it should demonstrate."_msg};
        return outcome;
    }

    void release() override { data_.release(); }

private:
    DeviceBuffer data_;
    void* pointer_ = nullptr;
    std::array<void*, 1> arguments_{&pointer_};
};

} // namespace

std::unique_ptr<Demo> makeFaultDemo(core::KernelInfo info, const void* function) {
    info.problemAxes = 0;
    info.endsInFault = true;
    info.arguments = "data";
    info.suggested.gridDim = {4, 1, 1};
    info.suggested.blockDim = {64, 1, 1};
    return std::make_unique<FaultDemo>(Chapter::Errors, std::move(info), function);
}

} // namespace trichevron::gpu
