// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The keys of the histogram demos. The host computes them too, to count them.
#pragma once

#include "gpu/demos/host_device.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace trichevron::gpu {

TRICHEVRON_HOST_DEVICE constexpr std::uint32_t hashBits(std::uint32_t k) {
    k *= 0x9E3779B1U;
    k ^= k >> 16;
    k *= 0x85EBCA6BU;
    return k ^ k >> 13;
}

TRICHEVRON_HOST_DEVICE constexpr std::uint32_t rotateLeft(std::uint32_t bits, unsigned by) {
    return bits << by | bits >> (32 - by);
}

/// Key k, below `bins`: uniformly distributed.
TRICHEVRON_HOST_DEVICE constexpr std::uint32_t uniformKey(std::uint32_t k, std::uint32_t bins) {
    return static_cast<std::uint32_t>(std::uint64_t{hashBits(k)} * bins >> 32);
}

/// Key k, below `bins`: more than half of all keys are 0, since a bit is set only if it is set in all five
/// rotated hashes.
TRICHEVRON_HOST_DEVICE constexpr std::uint32_t skewedKey(std::uint32_t k, std::uint32_t bins) {
    const std::uint32_t h = hashBits(k);
    const std::uint32_t few =
        h & rotateLeft(h, 5) & rotateLeft(h, 11) & rotateLeft(h, 18) & rotateLeft(h, 26);
    return static_cast<std::uint32_t>(std::uint64_t{few} * bins >> 32);
}

enum class KeyKind { Uniform, Skewed };

/// Fills an array with the first `count` keys. Throws CudaError.
void fillKeys(std::uint32_t* keys, std::size_t count, std::uint32_t bins, KeyKind kind, cudaStream_t stream);

} // namespace trichevron::gpu
