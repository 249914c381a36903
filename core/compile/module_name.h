// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names of kernels in a namespace without a name.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::core {

/// A mangled name that is the same in each compilation: nvcc names such a namespace after the path of the
/// file, "_GLOBAL__N__16f89be5_9_source_cu_…" (seen with nvcc 13.0), and each compilation has its own folder.
std::string withoutModule(std::string_view mangledName);

} // namespace trichevron::core
