// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A tool that subscribes to CUPTI before the driver loads others: it counts its own launches, which must go
// on.
#include <cuda_runtime.h>
#include <cupti.h>

#include <atomic>
#include <cstdio>

__global__ void empty(int) {}

static std::atomic<int> seen{0};

static void CUPTIAPI onCall(void*, CUpti_CallbackDomain, CUpti_CallbackId, const void* data) {
    if (static_cast<const CUpti_CallbackData*>(data)->callbackSite == CUPTI_API_EXIT)
        ++seen;
}

int main() {
    CUpti_SubscriberHandle handle = nullptr;
#if CUPTI_API_VERSION >= 130000
    CUpti_SubscriberParams parameters{};
    parameters.structSize = CUpti_SubscriberParams_STRUCT_SIZE;
    parameters.subscriberName = "first tool";
    const int subscribed = cuptiSubscribe_v2(&handle, onCall, nullptr, &parameters);
#else
    const int subscribed = cuptiSubscribe(&handle, onCall, nullptr);
#endif
    cuptiEnableCallback(1, handle, CUPTI_CB_DOMAIN_DRIVER_API, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel);
    for (int i = 0; i < 25; ++i)
        empty<<<1, 32>>>(i);
    const int code = cudaDeviceSynchronize();
    std::printf("{\"subscribed\":%d,\"seen\":%d,\"code\":%d}\n", subscribed, seen.load(), code);
    return 0;
}
