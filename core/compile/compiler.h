// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A CUDA compiler of this computer.
#pragma once

#include "core/catalogue/message.h"

#include <string>
#include <vector>

namespace trichevron::core {

enum class CompilerKind {
    Nvcc, ///< compiles whole files
    Nvrtc ///< a library that compiles device code only
};

struct Compiler {
    CompilerKind kind = CompilerKind::Nvcc;
    std::string path;    ///< of the program nvcc, or of the library libnvrtc.so
    std::string version; ///< "13.0"
    /// "sm_75", "sm_80", …
    std::vector<std::string> architectures;
    /// Of NVRTC: folders with CUDA's headers.
    std::vector<std::string> includeFolders;
    /// Of NVRTC: the program that loads the library, trichevron-cli, and its first arguments.
    std::vector<std::string> host;

    friend bool operator==(const Compiler&, const Compiler&) = default;
};

/// "nvcc 13.0", "NVRTC 13.0"
std::string compilerName(const Compiler& compiler);

bool compilesFor(const Compiler& compiler, const std::string& architecture);

} // namespace trichevron::core
