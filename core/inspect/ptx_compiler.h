// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Compiles PTX with NVIDIA's ptxas, where the CUDA Toolkit is installed, to learn what its kernels use. The
/// compiler is a process of its own; what it makes is thrown away, and nothing is run.
#pragma once

#include "core/import/import_source.h"
#include "core/kernel/kernel_resources.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// As findTool().
std::string findPtxas();

/// What ptxas says where it refuses PTX.
struct PtxRefusal {
    std::string message; ///< one line, in the words of ptxas
    std::uint32_t line =
        0; ///< from 1; 0: it is about no line, such as an option or a function that is missing
    /// True where the text is wrong; false for what another ptxas, or the linker, may accept.
    bool isOfText = false;
};

struct CompiledPtx {
    std::vector<KernelResources> kernels; ///< in the order of ptxas, names mangled and demangled
    std::optional<PtxRefusal> refusal;
};

/// The kernels of the PTX as machine code for its own .target. Empty where the PTX names no target, or ptxas
/// fails or takes longer than a minute. Throws ImportCancelled with `place`.
CompiledPtx compilePtx(const std::string& ptxas, std::string_view ptx, const std::string& place,
                       const ImportControl& control);

/// The first error in the output of ptxas.
std::optional<PtxRefusal> refusalIn(std::string_view output);

} // namespace trichevron::core
