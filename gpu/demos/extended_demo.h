// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo that does what another does, for those that have more to tell: what is overridden may call the same
/// function of this class.
#pragma once

#include "gpu/demos/demo.h"

namespace trichevron {

class ExtendedDemo : public Demo {
public:
    explicit ExtendedDemo(std::unique_ptr<Demo> inner)
        : Demo(inner->chapter(), inner->info(), inner->function(), inner->tracedFunction()),
          inner_(std::move(inner)) {}

    unsigned kernelsPerLaunch() const override { return inner_->kernelsPerLaunch(); }
    void prepare(const DemoLaunch& launch) override { inner_->prepare(launch); }
    std::span<void*> arguments(unsigned kernel) override { return inner_->arguments(kernel); }
    std::optional<Work> work() const override { return inner_->work(); }
    DemoOutcome check(const DemoLaunch& launch) override { return inner_->check(launch); }
    KernelDeclaration declarationFor(const KernelAttributes& queried) const override {
        return inner_->declarationFor(queried);
    }
    void explore(const DemoLaunch& launch, Launcher& launcher, LaunchResult& result) override {
        inner_->explore(launch, launcher, result);
    }
    void release() override { inner_->release(); }

private:
    std::unique_ptr<Demo> inner_;
};

} // namespace trichevron
