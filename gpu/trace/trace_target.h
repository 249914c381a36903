// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The device arrays that a traced kernel writes to; its first parameter.
#pragma once

namespace trichevron::gpu {

struct TraceTarget {
    int* sm;
    unsigned long long* begin; ///< nanoseconds of the global timer
    unsigned long long* end;
    unsigned long long blocks; ///< length of the columns
    unsigned long long first;  ///< index of this kernel's first block: the blocks of a second kernel follow
                               ///< those of the first
};

} // namespace trichevron::gpu
