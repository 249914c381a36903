// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel as options of the command line: one of the demo kernels, a file, or attributes given one by one.
#pragma once

#include "app/cli/launch_options.h"
#include "core/device/device_properties.h"
#include "core/model_json/kernel_choice.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>
#include <string>

namespace trichevron::cli {

/// The most that an unsigned int of CUDA holds.
inline constexpr std::uint64_t most32 = std::numeric_limits<std::uint32_t>::max();

struct KernelOptions {
    std::string demo;
    std::string file;
    std::string registers;
    std::string staticSmem;
    std::string maxThreads;
    std::string barriers;
    std::string launchBounds;
    std::string clusterDims;
    std::string blockSize;
    OptInOptions optIns;

    void addTo(CLI::App& command);
    /// What was given, over the demo kernel's attributes on that device, over those of the file, or over
    /// CUDA's defaults.
    ChosenKernel attributesOn(const DeviceProperties& device, const std::string& deviceChoice) const;
    /// `kernel` with what was given one by one put over it.
    KernelAttributes over(KernelAttributes kernel) const;
};

/// The "kernel" of a batch line, read from a file: attributes, or a list of them for several architectures.
class KernelFile {
public:
    /// InputError when it cannot be read, or any of its kernels is not one.
    explicit KernelFile(const std::string& path);
    /// InputError when none of the list runs on the device.
    ChosenKernel on(const DeviceProperties& device) const;

private:
    std::string path_;
    Json json_;
};

} // namespace trichevron::cli
