// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where a traced kernel writes, in memory of the device; its first parameter.
#pragma once

namespace trichevron {

struct TraceTarget {
    int* sm;
    unsigned long long* begin; ///< nanoseconds of the global timer
    unsigned long long* end;
    unsigned long long blocks; ///< columns have room for so many
    unsigned long long first;  ///< place of this kernel's first block: the second of two follows the first
};

} // namespace trichevron
