// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The demos that count keys in bins: their data, what they need, and the check.
#pragma once

#include "gpu/demos/demo.h"
#include "gpu/demos/histogram_keys.h"

#include <cstdint>
#include <vector>

namespace trichevron {

/// Where a kernel keeps its counters until all is counted.
enum class HistogramPlace { Global, Block, Cluster };

/// The kernel takes (const unsigned* keys, size_t n, unsigned* histogram), with Block also (unsigned bins),
/// with Cluster also (unsigned bins, unsigned shift): each block has 2^shift bins. It adds to the histogram.
/// The problem is n keys times bins.
std::unique_ptr<Demo> makeHistogramDemo(KernelInfo info, const void* function, const void* traced,
                                        HistogramPlace place, KeyKind keys);

/// The least shift with which so many blocks have all bins.
std::uint32_t binShift(std::uint32_t bins, Count blocks);

/// How often each bin is the key among the first n.
std::vector<std::uint32_t> countKeys(std::uint64_t n, std::uint32_t bins, KeyKind kind);

} // namespace trichevron
