// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/runtime_codes.h"

#include <fmt/format.h>

namespace trichevron {

namespace {

bool isOlder(int runtimeVersion) {
    return runtimeVersion > 0 && runtimeVersion < firstRuntimeOfInvalidValue;
}

} // namespace

// It is the runtime that decides, not the driver. PyTorch's CI launches one kernel with gridDim.x = 2^31:
// built with CUDA 12 the test wants "invalid configuration argument", built with CUDA 13.0 it fails with
// cudaErrorInvalidValue (https://github.com/pytorch/pytorch/issues/169909), both on driver 580
// (https://github.com/pytorch/test-infra/pull/7159).
//
// Documented, in every version: cudaErrorInvalidConfiguration also for too much shared memory
// (driver_types.h). Reports of CUDA 12 do not bear that out.
OlderCode olderCodeOf(RuleId rule) {
    switch (rule) {
    case RuleId::BlockDimZero:     // https://github.com/pytorch/pytorch/pull/38987
    case RuleId::BlockDimTooLarge: // https://github.com/ckennelly/panoptes, its tests with CUDA 4
    case RuleId::ThreadsPerBlock:  // https://github.com/alpaka-group/alpaka3/pull/140 (1536 threads)
    case RuleId::GridDimZero:      // https://github.com/NVIDIA/cuCollections/issues/75
    case RuleId::GridDimTooLarge:  // above; https://github.com/pytorch/pytorch/issues/142228 (gridDim.y)
        return OlderCode::InvalidConfiguration;
    case RuleId::SharedMemoryPerBlock: // https://github.com/HigherOrderCO/HVM1/issues/383 (CUDA 12.4, 12.5)
    case RuleId::SharedMemoryOptIn:    // https://github.com/HigherOrderCO/HVM1/issues/293 (CUDA 12.3)
    case RuleId::RegistersPerBlock:    // https://github.com/jacobaustin123/Titan/issues/25 (701)
    case RuleId::CooperativeTooLarge: // https://github.com/JuliaGPU/CUDAnative.jl/issues/449 (720, CUDA 10.1)
        return OlderCode::Same;
    default:
        return OlderCode::Unknown;
    }
}

CudaStatus asReportedBy(int runtimeVersion, LaunchApi api, RuleId rule, CudaStatus status) {
    return isOlder(runtimeVersion) && !isDriverApi(api) &&
                   olderCodeOf(rule) == OlderCode::InvalidConfiguration
               ? CudaStatus::InvalidConfiguration
               : status;
}

std::optional<std::string> codeNoteOf(int runtimeVersion, LaunchApi api, RuleId rule) {
    if (isDriverApi(api))
        return std::nullopt;
    const OlderCode older = olderCodeOf(rule);
    if (older == OlderCode::InvalidConfiguration)
        return isOlder(runtimeVersion)
                   ? fmt::format("by published reports of runtimes before 13.0; since then {}",
                                 runtimeNameOf(CudaStatus::InvalidValue))
                   : fmt::format("runtimes before 13.0: {}", runtimeNameOf(CudaStatus::InvalidConfiguration));
    if (older == OlderCode::Unknown && isOlder(runtimeVersion))
        return fmt::format("seen with CUDA 13.0; not known for runtime {}",
                           runtimeVersionText(runtimeVersion));
    return std::nullopt;
}

std::string runtimeVersionText(int runtimeVersion) {
    return fmt::format("{}.{}", runtimeVersion / 1000, runtimeVersion % 1000 / 10);
}

} // namespace trichevron
