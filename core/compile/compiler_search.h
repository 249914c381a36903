// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Finds the CUDA compilers of this computer.
#pragma once

#include "core/compile/compiler.h"

#include <string>
#include <vector>

namespace trichevron::core {

struct CompilerSearch {
    /// A program nvcc or a library libnvrtc.so that the user chose; empty: the usual places.
    std::string path;
    /// Runs the library NVRTC (Compiler::host).
    std::vector<std::string> nvrtcHost;
};

struct FoundCompilers {
    std::vector<Compiler> compilers; ///< nvcc before NVRTC
    /// What was found but does not work, one sentence each.
    std::vector<Text> problems;
};

/// nvcc is searched for as findTool() says. NVRTC is where TRICHEVRON_NVRTC says (empty: none), in a toolkit,
/// or in a Python environment: VIRTUAL_ENV, CONDA_PREFIX, and the user's and the system's packages. Each one
/// found is started to ask for its version, which takes some 50 ms. Of several NVRTC the first that works is
/// taken.
FoundCompilers findCompilers(const CompilerSearch& search);

/// What to do where no compiler was found, as a sentence.
Text noCompilerText();

} // namespace trichevron::core
