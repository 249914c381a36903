// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads the resource usage of kernels from the text that NVIDIA's compilers and cuobjdump print.
#pragma once

#include "core/kernel/kernel_resources.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A text with more kernels is refused. cuBLASLt has some 45,000.
inline constexpr std::size_t maxKernelsInText = 1'000'000;
/// Names are demangled up to this expandedSize() together; further ones stay mangled.
inline constexpr std::uint64_t maxExpandedSizeOfNames = std::uint64_t{1} << 27U;

/// Reads the output of "nvcc -Xptxas -v", "ptxas -v" and "cuobjdump --dump-resource-usage", with whatever
/// stands around it. Kernels come in the order of the text; device functions are left out. `architecture`
/// ("sm_90") holds for kernels for which the text has none, as in cuobjdump's output for a cubin; it may be
/// empty. InputError, with `place` and the line, where a number is too large or there are
/// too many kernels, and where there is no kernel.
///
/// Seen with ptxas 12.8, 12.9 and 13.0 and with cuobjdump 13.0:
/// - ptxas prints no shared memory where a kernel has none, but "used 0 barriers". Before CUDA 12 it prints
/// no barriers
///   (by published logs; no such compiler was run).
/// - For sm_90 and later, the SHARED of cuobjdump includes the 1,024 bytes that the system reserves per block
/// when the
///   kernel has static shared memory: 1536 where ptxas prints 512 bytes and cudaFuncGetAttributes returns
///   512.
/// - cuobjdump prints CONSTANT[0], the bank of the parameters, for kernels only.
std::vector<KernelResources> readResourceText(std::string_view text, std::string_view place,
                                              std::string_view architecture = {});

/// Whether a line of the text begins as those of ptxas or as the heading of cuobjdump.
bool isResourceText(std::string_view text);

} // namespace trichevron::core
