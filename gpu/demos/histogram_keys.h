// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The keys that histograms are made of. The host computes them again to count them.
#pragma once

#include "gpu/demos/both_sides.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace trichevron {

TRICHEVRON_BOTH_SIDES constexpr std::uint32_t hashOf(std::uint32_t k) {
    k *= 0x9E3779B1U;
    k ^= k >> 16;
    k *= 0x85EBCA6BU;
    return k ^ k >> 13;
}

TRICHEVRON_BOTH_SIDES constexpr std::uint32_t rotated(std::uint32_t bits, unsigned by) {
    return bits << by | bits >> (32 - by);
}

/// Key k, below `bins`: all alike often.
TRICHEVRON_BOTH_SIDES constexpr std::uint32_t uniformKey(std::uint32_t k, std::uint32_t bins) {
    return static_cast<std::uint32_t>(std::uint64_t{hashOf(k)} * bins >> 32);
}

/// Key k, below `bins`: more than half of all are 0, since a bit is set only where it is set in five of them.
TRICHEVRON_BOTH_SIDES constexpr std::uint32_t skewedKey(std::uint32_t k, std::uint32_t bins) {
    const std::uint32_t h = hashOf(k);
    const std::uint32_t few = h & rotated(h, 5) & rotated(h, 11) & rotated(h, 18) & rotated(h, 26);
    return static_cast<std::uint32_t>(std::uint64_t{few} * bins >> 32);
}

enum class KeyKind { Uniform, Skewed };

/// Fills an array with the first `count` keys. Throws CudaError.
void fillKeys(std::uint32_t* keys, std::size_t count, std::uint32_t bins, KeyKind kind, cudaStream_t stream);

} // namespace trichevron
