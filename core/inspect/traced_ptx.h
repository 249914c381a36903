// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Adds code to PTX that traces the blocks of a kernel.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// The variable of the module that the added code reads: the addresses of the columns sm (s32), begin and end
/// (u64), the number of blocks that they hold, and the index of the first block; 64 bits each.
inline constexpr const char* traceVariable = "trichevron_trace";

/// The PTX with added code in one kernel: at its entry, the first thread of a block writes the SM and the
/// time of the global timer; before each exit, one thread of each group that leaves together raises the
/// block's end to its time. No barrier is added, since threads may leave at different places. Empty where the
/// PTX has no such kernel with a body.
std::optional<std::string> tracedPtx(std::string_view ptx, std::string_view mangledName);

} // namespace trichevron::core
