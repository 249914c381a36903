// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One kernel of a binary, with all architectures that it is compiled for.
#pragma once

#include "core/device/device_properties.h"
#include "core/kernel/kernel_resources.h"
#include "core/model_json/kernel_choice.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

class BinaryKernel {
public:
    /// `name` is a whole name, mangled or not, or a part of only one; empty for a file with one kernel.
    /// InputError where the file is unreadable, or no kernel or several have that name.
    BinaryKernel(const std::string& path, const std::string& name);
    /// Of kernels that come from the file.
    BinaryKernel(std::string path, std::vector<core::KernelResources> kernels, const std::string& name);

    /// The version that the driver loads on the device. InputError where none is machine code for it.
    core::ChosenKernel kernelFor(const core::DeviceProperties& device) const;

    /// One for each architecture, all of one name.
    const std::vector<core::KernelResources>& versions() const { return versions_; }

private:
    std::string path_;
    std::vector<core::KernelResources> versions_;
};

} // namespace trichevron::cli
