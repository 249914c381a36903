// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The compute capabilities from 7.5 on that the toolkit's occupancy calculator supports, and random kernels
/// for them.
#pragma once

#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <array>
#include <random>

namespace trichevron::test {

struct ArchitectureCase : NamedCase {
    core::ComputeCapability capability;
    std::uint32_t threadsPerMultiprocessor;
    std::uint32_t blocksPerMultiprocessor;
    std::uint64_t sharedPerMultiprocessor;
    std::uint64_t sharedOptIn;
    std::uint64_t reserved;
};

inline core::DeviceProperties deviceFor(const ArchitectureCase& c) {
    core::DeviceProperties device = h200Limits();
    device.computeCapability = c.capability;
    device.maxThreadsPerMultiProcessor = c.threadsPerMultiprocessor;
    device.maxBlocksPerMultiProcessor = c.blocksPerMultiprocessor;
    device.sharedMemPerMultiprocessor = core::Bytes{c.sharedPerMultiprocessor};
    device.sharedMemPerBlockOptin = core::Bytes{c.sharedOptIn};
    device.reservedSharedMemPerBlock = core::Bytes{c.reserved};
    return device;
}

// Limits per compute capability: CUDA C++ Programming Guide, technical specifications.
inline constexpr std::array architectureCases{
    ArchitectureCase{"Cc75", {7, 5}, 1024, 16, 65536, 65536, 0},
    ArchitectureCase{"Cc80", {8, 0}, 2048, 32, 167936, 166912, 1024},
    ArchitectureCase{"Cc86", {8, 6}, 1536, 16, 102400, 101376, 1024},
    ArchitectureCase{"Cc87", {8, 7}, 1536, 16, 167936, 166912, 1024},
    ArchitectureCase{"Cc89", {8, 9}, 1536, 24, 102400, 101376, 1024},
    ArchitectureCase{"Cc90", {9, 0}, 2048, 32, 233472, 232448, 1024},
    ArchitectureCase{"Cc100", {10, 0}, 2048, 32, 233472, 232448, 1024},
    ArchitectureCase{"Cc103", {10, 3}, 2048, 32, 233472, 232448, 1024},
    ArchitectureCase{"Cc110", {11, 0}, 1536, 24, 233472, 232448, 1024},
    ArchitectureCase{"Cc120", {12, 0}, 1536, 24, 102400, 101376, 1024},
    ArchitectureCase{"Cc121", {12, 1}, 1536, 24, 102400, 101376, 1024}};

/// Draws random values, the same in every run.
class Draw {
public:
    explicit Draw(const core::DeviceProperties& device)
        : random_(static_cast<std::uint64_t>(device.computeCapability.major) * 100 +
                  static_cast<std::uint64_t>(device.computeCapability.minor)) {}
    std::uint64_t operator()(std::uint64_t min, std::uint64_t max) {
        return std::uniform_int_distribution<std::uint64_t>(min, max)(random_);
    }
    /// Random registers, static shared memory, barriers, opt-in and carve-out, including the extreme values.
    core::KernelAttributes kernel(const core::DeviceProperties& device) {
        core::KernelAttributes kernel;
        kernel.numRegs = static_cast<std::uint32_t>((*this)(0, 256));
        kernel.sharedSizeBytes = core::Bytes{(*this)(0, 3) == 0 ? (*this)(0, 49152) : 0};
        kernel.numBlockBarriers = static_cast<std::uint32_t>((*this)(0, 4) == 0 ? (*this)(0, 16) : 1);
        const std::uint64_t maxOptIn = device.sharedMemPerBlockOptin.value - kernel.sharedSizeBytes.value;
        kernel.optIns.maxDynamicSharedSizeBytes =
            core::Bytes{(*this)(0, 1) == 0 ? 49152 - kernel.sharedSizeBytes.value : (*this)(0, maxOptIn)};
        kernel.optIns.preferredShmemCarveout = (*this)(0, 3) == 0 ? static_cast<int>((*this)(0, 100)) : -1;
        return kernel;
    }
    /// A block size; sometimes not a multiple of a warp, sometimes above the device's limit.
    std::uint32_t threads() {
        return static_cast<std::uint32_t>((*this)(0, 1) == 0 ? (*this)(1, 1040) : (*this)(1, 32) * 32);
    }
    /// Dynamic shared memory; often none, sometimes above the device's limit.
    core::Bytes dynamicSmem(const core::DeviceProperties& device) {
        return core::Bytes{(*this)(0, 2) == 0 ? 0 : (*this)(0, device.sharedMemPerBlockOptin.value + 2048)};
    }

private:
    std::mt19937_64 random_;
};

/// The attributes of a kernel, for failure messages.
inline std::string figures(const core::KernelAttributes& kernel) {
    return "regs " + std::to_string(kernel.numRegs) + " static " +
           std::to_string(kernel.sharedSizeBytes.value) + " opt-in " +
           std::to_string(kernel.optIns.maxDynamicSharedSizeBytes.value) + " carve-out " +
           std::to_string(kernel.optIns.preferredShmemCarveout) + " barriers " +
           std::to_string(kernel.numBlockBarriers) + " max threads " +
           std::to_string(kernel.maxThreadsPerBlock);
}

} // namespace trichevron::test
