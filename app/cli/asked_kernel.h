// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel that is asked about on many devices. Its attributes hold for one architecture; where those of a
/// device are not known, others are taken, and the assumption is said.
#pragma once

#include "app/cli/kernel_options.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

class AskedKernel {
public:
    /// Reads the file or the recordings once. InputError when they have no such kernel.
    explicit AskedKernel(const KernelOptions& options);

    /// None when the kernel's file has no binary that runs on the device.
    std::optional<ChosenKernel> on(const DeviceProperties& device) const;

private:
    struct Recorded {
        std::string device;
        KernelAttributes attributes;
    };
    ChosenKernel demoOn(const DeviceProperties& device) const;

    KernelOptions options_;
    std::optional<KernelFile> file_;
    std::vector<Recorded> recorded_;
};

} // namespace trichevron::cli
