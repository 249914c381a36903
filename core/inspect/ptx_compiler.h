// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Compiles PTX with NVIDIA's ptxas, where the CUDA Toolkit is installed, to learn what its kernels use. The
/// compiler is a process of its own; what it makes is thrown away, and nothing is run.
#pragma once

#include "core/import/import_source.h"
#include "core/kernel/kernel_resources.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// As findTool().
std::string findPtxas();

/// The kernels of the PTX as machine code for its own .target, in the order of ptxas, names mangled and
/// demangled. Empty where the PTX names no target, or ptxas fails or takes longer than a minute. Throws
/// ImportCancelled with `place`.
std::vector<KernelResources> compilePtx(const std::string& ptxas, std::string_view ptx,
                                        const std::string& place, const ImportControl& control);

} // namespace trichevron::core
