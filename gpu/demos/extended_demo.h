// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Base class of demos that extend another demo: an override can call the function of this class, which
/// forwards to the inner demo.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron::gpu {

class ExtendedDemo : public Demo {
public:
    explicit ExtendedDemo(std::unique_ptr<Demo> inner)
        : Demo(inner->chapter(), inner->info(), inner->function(), inner->tracedFunction()),
          inner_(std::move(inner)) {}

    unsigned kernelsPerLaunch() const override { return inner_->kernelsPerLaunch(); }
    bool sharesStream() const override { return inner_->sharesStream(); }
    void prepare(const DemoLaunch& launch) override { inner_->prepare(launch); }
    std::span<void*> arguments(unsigned kernel) override { return inner_->arguments(kernel); }
    std::optional<core::Work> work() const override { return inner_->work(); }
    DemoOutcome check(const DemoLaunch& launch) override { return inner_->check(launch); }
    core::KernelDeclaration declarationFor(const core::KernelAttributes& queried) const override {
        return inner_->declarationFor(queried);
    }
    void addExtraTables(const DemoLaunch& launch, Launcher& launcher, core::LaunchResult& result) override {
        inner_->addExtraTables(launch, launcher, result);
    }
    void release() override { inner_->release(); }

private:
    std::unique_ptr<Demo> inner_;
};

} // namespace trichevron::gpu
