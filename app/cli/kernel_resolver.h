// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finds the attributes of one kernel on each of many devices. Attributes hold for one architecture. When
/// those of a device's architecture are unknown, the resolver uses another architecture's and states the
/// assumption.
#pragma once

#include "app/cli/binary_kernel.h"
#include "app/cli/kernel_options.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

class KernelResolver {
public:
    /// Reads the kernel file, the binary or the recordings once, or compiles the source. InputError when they
    /// do not have the kernel.
    explicit KernelResolver(const KernelOptions& options);

    /// Empty when the kernel file or the binary has no code that runs on the device.
    std::optional<core::ChosenKernel> resolve(const core::DeviceProperties& device) const;

private:
    struct Recorded {
        std::string device;
        core::KernelAttributes attributes;
    };
    core::ChosenKernel resolveDemo(const core::DeviceProperties& device) const;

    KernelOptions options_;
    std::optional<KernelFile> file_;
    std::optional<BinaryKernel> binary_; ///< or of the source
    std::vector<Recorded> recorded_;
};

} // namespace trichevron::cli
