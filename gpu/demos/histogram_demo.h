// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The histogram demos: their data, their shared memory requirement, and the check.
#pragma once

#include "core/demo/shared_bins.h"
#include "gpu/demos/demo.h"
#include "gpu/demos/histogram_keys.h"

#include <cstdint>
#include <vector>

namespace trichevron::gpu {

/// Where a kernel keeps its counters while counting.
enum class HistogramPlace { Global, Block, Cluster };

/// The kernel takes (const unsigned* keys, size_t n, unsigned* histogram), with Block also (unsigned bins),
/// with Cluster also (unsigned shift): each block has 2^shift counters. It adds to the histogram. The problem
/// is n keys times bins.
std::unique_ptr<Demo> makeHistogramDemo(core::KernelInfo info, const void* function, const void* traced,
                                        HistogramPlace place, KeyKind keys);

using core::binShift;

/// For each bin, the number of keys among the first n that fall into it.
std::vector<std::uint32_t> countKeys(std::uint64_t n, std::uint32_t bins, KeyKind kind);

} // namespace trichevron::gpu
