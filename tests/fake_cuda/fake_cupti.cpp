// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A CUPTI of one subscriber that knows cuLaunchKernel, NVTX and the kernels that ran. As the real one, it
// hands the records over in a thread of its own. FAKE_CUPTI_SUBSCRIBER names a tool that was there before.
#include "tests/fake_cuda/fake_cupti.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

struct FakeCupti {
    std::mutex mutex;
    CUpti_CallbackFunc callback = nullptr;
    void* userData = nullptr;
    std::atomic<bool> isLaunchEnabled = false;
    std::atomic<bool> isActivityEnabled = false;
    std::atomic<std::uint64_t> enabledNvtx = 0; ///< a bit for each function
    bool hasOtherSubscriber = std::getenv("FAKE_CUPTI_SUBSCRIBER") != nullptr;
    CUpti_BuffersCallbackRequestFunc request = nullptr;
    CUpti_BuffersCallbackCompleteFunc complete = nullptr;
    std::vector<CUpti_ActivityKernel8> kernels; ///< that are not handed over
};

FakeCupti& fake() {
    static auto* const made = new FakeCupti; // threads go on until the end of the process
    return *made;
}

/// As many as fill a buffer.
constexpr std::size_t fullBuffer = 500;

void handOver(std::size_t least) {
    std::vector<CUpti_ActivityKernel8> kernels;
    {
        const std::lock_guard lock(fake().mutex);
        if (fake().kernels.size() < least)
            return;
        kernels = std::exchange(fake().kernels, {});
    }
    std::size_t next = 0;
    while (next < kernels.size()) {
        std::uint8_t* buffer = nullptr;
        std::size_t size = 0;
        std::size_t maxRecords = 0;
        fake().request(&buffer, &size, &maxRecords);
        const std::size_t count = std::min(kernels.size() - next, size / sizeof kernels[0]);
        if (count == 0)
            return;
        std::memcpy(buffer, &kernels[next], count * sizeof kernels[0]);
        next += count;
        fake().complete(nullptr, 0, buffer, size, count * sizeof kernels[0]);
    }
}

} // namespace

void fakeCuptiOnLaunch(CUpti_ApiCallbackSite site, const cuLaunchKernel_params* parameters,
                       const CUresult* result, const char* symbol, std::uint32_t correlation) {
    if (!fake().isLaunchEnabled)
        return;
    CUpti_CallbackData data{};
    data.callbackSite = site;
    data.functionName = "cuLaunchKernel";
    data.functionParams = parameters;
    data.functionReturnValue = const_cast<CUresult*>(result);
    data.symbolName = symbol;
    data.correlationId = correlation;
    fake().callback(fake().userData, CUPTI_CB_DOMAIN_DRIVER_API, CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel,
                    &data);
}

void fakeCuptiOnNvtx(CUpti_CallbackId id, const void* parameters, const void* result) {
    if ((fake().enabledNvtx >> id & 1U) == 0)
        return;
    const CUpti_NvtxData data{"", parameters, result};
    fake().callback(fake().userData, CUPTI_CB_DOMAIN_NVTX, id, &data);
}

void fakeCuptiOnKernel(const CUpti_ActivityKernel8& kernel) {
    if (!fake().isActivityEnabled)
        return;
    const std::lock_guard lock(fake().mutex);
    fake().kernels.push_back(kernel);
}

} // namespace trichevron::test

using trichevron::test::fake;

extern "C" {

CUptiResult cuptiSubscribe(CUpti_SubscriberHandle* subscriber, CUpti_CallbackFunc callback, void* userData) {
    if (fake().callback != nullptr || fake().hasOtherSubscriber)
        return CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED;
    fake().callback = callback;
    fake().userData = userData;
    *subscriber = reinterpret_cast<CUpti_SubscriberHandle>(&fake());
    return CUPTI_SUCCESS;
}

CUptiResult cuptiSubscribe_v2(CUpti_SubscriberHandle* subscriber, CUpti_CallbackFunc callback, void* userData,
                              CUpti_SubscriberParams* parameters) {
    const CUptiResult result = cuptiSubscribe(subscriber, callback, userData);
    if (result != CUPTI_SUCCESS && fake().hasOtherSubscriber && parameters->oldSubscriberName != nullptr)
        std::snprintf(parameters->oldSubscriberName, parameters->oldSubscriberSize, "CUPTI for %s",
                      std::getenv("FAKE_CUPTI_SUBSCRIBER"));
    return result;
}

CUptiResult cuptiEnableCallback(std::uint32_t enable, CUpti_SubscriberHandle, CUpti_CallbackDomain domain,
                                CUpti_CallbackId id) {
    if (domain == CUPTI_CB_DOMAIN_DRIVER_API && id == CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel)
        fake().isLaunchEnabled = enable != 0;
    if (domain == CUPTI_CB_DOMAIN_NVTX)
        fake().enabledNvtx |= std::uint64_t{1} << id;
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityRegisterCallbacks(CUpti_BuffersCallbackRequestFunc request,
                                           CUpti_BuffersCallbackCompleteFunc complete) {
    fake().request = request;
    fake().complete = complete;
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityEnable(CUpti_ActivityKind) {
    fake().isActivityEnabled = true;
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityDisable(CUpti_ActivityKind) {
    fake().isActivityEnabled = false;
    return CUPTI_SUCCESS;
}

/// Ten times as often as is asked for. As the real one, it hands over what fills a buffer only.
CUptiResult cuptiActivityFlushPeriod(std::uint32_t ms) {
    std::thread([ms] {
        for (;;) {
            std::this_thread::sleep_for(std::chrono::milliseconds(ms / 10));
            trichevron::test::handOver(trichevron::test::fullBuffer);
        }
    }).detach();
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivitySetAttribute(CUpti_ActivityAttribute, size_t*, void*) {
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityFlushAll(std::uint32_t) {
    trichevron::test::handOver(0);
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityGetNextRecord(std::uint8_t* buffer, std::size_t validSize, CUpti_Activity** record) {
    constexpr std::size_t size = sizeof(CUpti_ActivityKernel8);
    std::uint8_t* const next = *record == nullptr ? buffer : reinterpret_cast<std::uint8_t*>(*record) + size;
    if (next + size > buffer + validSize)
        return CUPTI_ERROR_MAX_LIMIT_REACHED;
    *record = reinterpret_cast<CUpti_Activity*>(next);
    return CUPTI_SUCCESS;
}

CUptiResult cuptiActivityGetNumDroppedRecords(CUcontext, std::uint32_t, std::size_t* dropped) {
    *dropped = 0;
    return CUPTI_SUCCESS;
}

CUptiResult cuptiGetTimestamp(std::uint64_t* timestamp) {
    *timestamp = static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
    return CUPTI_SUCCESS;
}

CUptiResult cuptiGetVersion(std::uint32_t* version) {
    *version = CUPTI_API_VERSION;
    return CUPTI_SUCCESS;
}

CUptiResult cuptiGetResultString(CUptiResult, const char** text) {
    *text = "an error of the fake CUPTI";
    return CUPTI_SUCCESS;
}
}
