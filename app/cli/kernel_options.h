// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A kernel as options of the command line: one of the demo kernels, or attributes given one by one.
#pragma once

#include "app/cli/launch_options.h"
#include "core/device/device_properties.h"

#include <CLI/CLI.hpp>

#include <string>

namespace trichevron::cli {

struct KernelOptions {
    std::string demo;
    std::string registers;
    std::string staticSmem;
    std::string maxThreads;
    std::string barriers;
    std::string launchBounds;
    std::string clusterDims;
    std::string blockSize;
    OptInOptions optIns;

    void addTo(CLI::App& command);
    /// What was given, over the demo kernel's attributes on that device, or over CUDA's defaults.
    KernelAttributes attributesOn(const DeviceProperties& device, const std::string& deviceChoice) const;
};

} // namespace trichevron::cli
