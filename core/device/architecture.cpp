// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/device/architecture.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

namespace {

constexpr std::array<std::uint32_t, 6> volta{0, 8, 16, 32, 64, 96};
constexpr std::array<std::uint32_t, 2> turing{32, 64};
constexpr std::array<std::uint32_t, 6> upTo100{0, 8, 16, 32, 64, 100};
constexpr std::array<std::uint32_t, 8> upTo164{0, 8, 16, 32, 64, 100, 132, 164};
constexpr std::array<std::uint32_t, 10> upTo228{0, 8, 16, 32, 64, 100, 132, 164, 196, 228};

std::span<const std::uint32_t> carveoutSizes(ComputeCapability capability) {
    switch (capability.major) {
    case 7:
        return capability.minor == 5 ? std::span<const std::uint32_t>(turing) : volta;
    case 8:
        return capability.minor == 0 || capability.minor == 7 ? std::span<const std::uint32_t>(upTo164)
                                                              : upTo100;
    case 9:
    case 10:
    case 11:
        return upTo228;
    default:
        return upTo100;
    }
}

std::uint32_t barriersPerBlockSlot(ComputeCapability capability) {
    if (capability.major < 9)
        return 0;
    if (capability.major == 9)
        return 2;
    if (capability.major == 10)
        return capability.minor == 1 ? 1 : 2;
    if (capability.major == 11)
        return capability.minor == 0 ? 1 : 2;
    return 1;
}

} // namespace

Architecture architectureFor(ComputeCapability capability) {
    Architecture architecture;
    architecture.sharedMemoryUnit = Bytes{capability.major < 8 ? 256U : 128U};
    architecture.carveoutsKiB = carveoutSizes(capability);
    architecture.barriersPerBlockSlot = barriersPerBlockSlot(capability);
    architecture.hasClusters = capability.major >= 9;
    return architecture;
}

std::optional<Bytes> smallestCarveoutFor(const Architecture& architecture, Bytes size) {
    for (std::uint32_t kib : architecture.carveoutsKiB)
        if (size.value <= std::uint64_t{kib} * 1024)
            return Bytes{std::uint64_t{kib} * 1024};
    return std::nullopt;
}

std::uint32_t registersPerWarp(const Architecture& architecture, std::uint32_t numRegs,
                               std::uint32_t warpSize) {
    const std::uint64_t wanted = std::uint64_t{numRegs} * warpSize;
    const std::uint64_t unit = architecture.registerUnit;
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>((wanted + unit - 1) / unit * unit, ~std::uint32_t{0}));
}

std::uint32_t threadsAllowedByRegisters(const Architecture& architecture, const DeviceProperties& device,
                                        std::uint32_t numRegs) {
    if (numRegs > architecture.maxRegistersPerThread + 1)
        return 0;
    const std::uint32_t perWarp = registersPerWarp(architecture, numRegs, device.warpSize);
    if (perWarp == 0)
        return ~std::uint32_t{0};
    return device.regsPerBlock / perWarp / architecture.subPartitions * architecture.subPartitions *
           device.warpSize;
}

} // namespace trichevron::core
