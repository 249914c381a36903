// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The options of a launch of the user's own kernel: where its code is, and its arguments.
#pragma once

#include "app/cli/source_options.h"
#include "core/backend/backend.h"

#include <CLI/CLI.hpp>

#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

/// A kernel that a backend can launch.
struct LaunchedKernel {
    core::KernelInfo info;
    std::optional<core::OwnLaunch> own; ///< empty for a demo
};

struct OwnKernelOptions {
    std::string source;
    std::string binary;
    SourceOptions sourceOptions;
    std::vector<std::string> arguments; ///< as parseKernelArgument() reads them
    std::vector<std::string> expected;  ///< "NAME=FILE"
    std::vector<std::string> saved;     ///< "NAME=FILE"
    std::string tolerance;

    void addTo(CLI::App& command);
    bool isGiven() const { return !source.empty() || !binary.empty(); }
    /// InputError where neither `kernel` names a demo nor --source or --binary is given, and where an option
    /// is given that only a kernel of one's own has. Needs no device.
    void requireKernel(const std::string& kernel) const;
    /// The demo `kernel`, or with --source and --binary the kernel with `kernel` in its name, loaded on the
    /// device. InputError, BackendError.
    LaunchedKernel find(core::Backend& backend, int device, const std::string& kernel) const;
    /// Collects the outputs that --save names. InputError where one names no output.
    class Saving;
};

/// Writes outputs of the launches to files.
class OwnKernelOptions::Saving {
public:
    Saving(const OwnKernelOptions& options, const std::optional<core::OwnLaunch>& own);
    /// A later launch writes the files again.
    void take(std::size_t argument, std::uint64_t firstByte, std::string_view bytes);
    /// InputError where a file was not written whole.
    void finish();

private:
    struct File {
        std::string path;
        std::ofstream stream;
    };
    std::map<std::size_t, File> files_; ///< by argument
};

} // namespace trichevron::cli
