// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Variables of CUDA's types that are initialized without an equals sign, or member by member: dim3 grid(63),
/// block{16, 16}; cudaLaunchConfig_t config{…}; cudaLaunchAttribute attributes[2];
#pragma once

#include "core/code/code_reading.h"

#include <cstddef>

namespace trichevron::core {

/// Declares the variables behind the type at the index. Nothing for another name.
void readDeclarations(const CodeReading& code, std::size_t index);

} // namespace trichevron::core
