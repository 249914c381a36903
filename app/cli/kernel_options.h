// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The command-line options of a kernel: a demo kernel, a kernel file, a kernel of a binary or of a source,
/// or single attributes.
#pragma once

#include "app/cli/binary_kernel.h"
#include "app/cli/launch_options.h"
#include "app/cli/source_options.h"
#include "core/device/device_properties.h"
#include "core/model_json/kernel_choice.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <limits>
#include <span>
#include <string>

namespace trichevron::cli {

/// The maximum of an unsigned int in CUDA.
inline constexpr std::uint64_t maxUint32 = std::numeric_limits<std::uint32_t>::max();

struct KernelOptions {
    std::string demo;
    std::string file;
    std::string binary; ///< then `demo` names a kernel in it
    std::string source; ///< likewise
    SourceOptions sourceOptions;
    std::string registers;
    std::string staticSmem;
    std::string maxThreads;
    std::string barriers;
    std::string launchBounds;
    std::string clusterDims;
    std::string blockSize;
    OptInOptions optIns;

    /// Whether the attributes are those of a kernel, and not CUDA's defaults.
    bool hasSource() const { return !demo.empty() || !file.empty() || !binary.empty() || !source.empty(); }
    void addTo(CLI::App& command);
    /// The attributes on a device: those of the demo kernel, of the kernel file, of the binary or of the
    /// source, or CUDA's defaults, with the values of the other options replaced.
    core::ChosenKernel attributesOn(const core::DeviceProperties& device,
                                    const std::string& deviceChoice) const;
    /// `kernel` with the values of the single-value options replaced.
    core::KernelAttributes applyTo(core::KernelAttributes kernel) const;
};

/// A kernel of a source, compiled for the architectures of the devices. InputError.
BinaryKernel kernelOfSource(const std::string& path, const std::string& name, const SourceOptions& options,
                            std::span<const core::DeviceProperties> devices);

/// A kernel file. It has the format of "kernel" in a batch line: attributes, or a list of attributes for
/// several architectures.
class KernelFile {
public:
    /// InputError when the file is unreadable or an entry is malformed.
    explicit KernelFile(const std::string& path);
    /// InputError when no entry of the list runs on the device.
    core::ChosenKernel kernelFor(const core::DeviceProperties& device) const;

private:
    std::string path_;
    core::Json json_;
};

} // namespace trichevron::cli
