// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch of a kernel of the user's own: its code, its arguments, and what its outputs are compared with.
#pragma once

#include "core/argument/kernel_argument.h"
#include "core/kernel/kernel_attributes.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// Bytes that are kept under an id: the code of a kernel, or the content of a file.
struct DataBlob {
    std::string id; ///< of the content: equal ids have equal bytes
    std::shared_ptr<const std::string> bytes;
    friend bool operator==(const DataBlob& a, const DataBlob& b) { return a.id == b.id; }
};

/// The blob of these bytes, whose id is their size and a hash of them.
DataBlob makeBlob(std::string bytes);

/// Code of a kernel and content of a file that are larger are refused.
inline constexpr std::size_t maxModuleBytes = std::size_t{512} << 20U;
inline constexpr std::size_t maxInputFileBytes = std::size_t{4} << 30U;

/// Differences of floating-point outputs up to this part of the larger of 1 and the expected value are none.
double defaultTolerance(ScalarType type);

struct OwnLaunch {
    DataBlob module;    ///< a cubin, a fat binary, or PTX
    std::string kernel; ///< its mangled name
    /// PTX of the same code to which tracedPtx() added the code that traces; none where there is no PTX.
    std::optional<DataBlob> traced{};
    std::vector<KernelArgument> arguments;
    std::map<std::string, DataBlob> files;    ///< by the path in an argument
    std::map<std::string, DataBlob> expected; ///< what an output, by its name, has to hold afterwards
    /// The outputs of the first launch of this name are kept on the host, and those of each further one are
    /// compared with them; empty: not. The same name means the same code and the same arguments.
    std::string comparedAs;
    std::optional<double> tolerance; ///< instead of defaultTolerance()
    bool keepOutputs = false;        ///< report them through JobControl::output

    friend bool operator==(const OwnLaunch&, const OwnLaunch&) = default;
};

/// A kernel as the device loaded it.
struct ModuleKernel {
    std::string name; ///< mangled
    KernelAttributes attributes;
    std::vector<KernelParameter> parameters;
    friend bool operator==(const ModuleKernel&, const ModuleKernel&) = default;
};

} // namespace trichevron::core
