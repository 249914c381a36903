// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The numbers of CUDA's enumerators that are values of attributes.
#pragma once

#include "core/code/code_value.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace trichevron::core {

struct CudaEnumerator {
    std::string_view name;
    std::int64_t value;
};

/// driver_types.h and cuda.h of CUDA 13.0.
inline constexpr std::array<CudaEnumerator, 34> cudaEnumerators{{
    {"cudaClusterSchedulingPolicyDefault", 0},
    {"cudaClusterSchedulingPolicySpread", 1},
    {"cudaClusterSchedulingPolicyLoadBalancing", 2},
    {"CU_CLUSTER_SCHEDULING_POLICY_DEFAULT", 0},
    {"CU_CLUSTER_SCHEDULING_POLICY_SPREAD", 1},
    {"CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING", 2},
    {"cudaLaunchMemSyncDomainDefault", 0},
    {"cudaLaunchMemSyncDomainRemote", 1},
    {"CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT", 0},
    {"CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE", 1},
    {"cudaSharedmemCarveoutDefault", -1},
    {"cudaSharedmemCarveoutMaxShared", 100},
    {"cudaSharedmemCarveoutMaxL1", 0},
    {"CU_SHAREDMEM_CARVEOUT_DEFAULT", -1},
    {"CU_SHAREDMEM_CARVEOUT_MAX_SHARED", 100},
    {"CU_SHAREDMEM_CARVEOUT_MAX_L1", 0},
    {"cudaAccessPropertyNormal", 0},
    {"cudaAccessPropertyStreaming", 1},
    {"cudaAccessPropertyPersisting", 2},
    {"CU_ACCESS_PROPERTY_NORMAL", 0},
    {"CU_ACCESS_PROPERTY_STREAMING", 1},
    {"CU_ACCESS_PROPERTY_PERSISTING", 2},
    {"cudaEventDefault", 0},
    {"cudaEventBlockingSync", 1},
    {"cudaEventDisableTiming", 2},
    {"cudaEventInterprocess", 4},
    {"CU_EVENT_DEFAULT", 0},
    {"CU_EVENT_BLOCKING_SYNC", 1},
    {"CU_EVENT_DISABLE_TIMING", 2},
    {"CU_EVENT_INTERPROCESS", 4},
    {"cudaEventRecordDefault", 0},
    {"cudaEventRecordExternal", 1},
    {"CU_EVENT_RECORD_DEFAULT", 0},
    {"CU_EVENT_RECORD_EXTERNAL", 1},
}};

/// The number of the value, also where it is an enumerator.
inline CodeNumber enumeratorValue(const CodeValue& value) {
    for (const CudaEnumerator& enumerator : cudaEnumerators)
        if (value.symbol == enumerator.name)
            return CodeNumber::of(enumerator.value);
    return value.number();
}

} // namespace trichevron::core
