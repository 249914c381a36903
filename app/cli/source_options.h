// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The options of a CUDA source: which compiler compiles it, and how.
#pragma once

#include "core/compile/compile.h"
#include "core/device/device_properties.h"
#include "core/inspect/kernel_file.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace trichevron::cli {

struct SourceOptions {
    std::string compiler; ///< "nvcc", "nvrtc" or a path; empty: nvcc where there is one
    std::string standard;
    std::vector<std::string> includeFolders;
    std::vector<std::string> defines;
    std::vector<std::string> options;
    std::vector<std::string> nameExpressions;
    std::string timeLimit; ///< in seconds

    void addTo(CLI::App& command);
    bool isGiven() const;
    /// InputError where a value is wrong.
    core::CompileSettings settings() const;
    core::CompileLimits limits() const;
    /// InputError where there is no such compiler.
    core::Compiler chooseCompiler() const;
};

/// A source, and what its compiler says of it.
class SourceFile {
public:
    /// "-" is standard input. InputError.
    SourceFile(const std::string& path, const SourceOptions& options);

    const core::SourceCode& source() const { return source_; }
    const core::CompileSettings& settings() const { return settings_; }
    const core::Compiler& compiler() const { return compiler_; }
    /// Architectures of the devices that the compiler knows. InputError where it knows none.
    std::vector<std::string> architecturesFor(std::span<const core::DeviceProperties> devices) const;

    /// Compiles for each architecture and prints errors and warnings as they come. The kernels are in the
    /// order of the architectures. InputError where it compiles for none of them.
    std::vector<core::CompiledSource> compileFor(const std::vector<std::string>& architectures) const;

private:
    core::SourceCode source_;
    core::CompileSettings settings_;
    core::CompileLimits limits_;
    core::Compiler compiler_;
};

/// All kernels of the results, each with its architectures together.
std::vector<core::KernelResources> resourcesOf(const std::vector<core::CompiledSource>& results);

} // namespace trichevron::cli
