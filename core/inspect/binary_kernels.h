// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kernels of all device code in a binary file.
#pragma once

#include "core/inspect/byte_source.h"
#include "core/inspect/kernel_file.h"

#include <string>

namespace trichevron::core {

/// A file with more kernels is refused. cuBLASLt has some 45,000.
inline constexpr std::size_t maxKernelsInBinary = 1'000'000;

/// Reads the code on all processors. Names are mangled only. InputError, with `place` and the offset, where
/// there is no kernel; ImportCancelled.
KernelFile readBinaryKernels(const ByteSource& source, const std::string& place,
                             const ImportControl& control);

} // namespace trichevron::core
