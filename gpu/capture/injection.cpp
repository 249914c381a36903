// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The library that the driver loads into a program because CUDA_INJECTION64_PATH names it. It listens to the
// launches of the program, and never stops or changes one: what goes wrong here is written down, and the
// program goes on.
#include "gpu/capture/injection.h"

#include "gpu/capture/lock.h"

#include <array>
#include <cstdlib>
#include <new>

#include <pthread.h>

namespace trichevron::capture {

namespace {

/// How often CUPTI's own thread hands over the buffers that are full.
constexpr std::uint32_t fullBufferPeriodMs = 100;
/// Of a piece of the device's memory for times, some 10,000 launches, of which CUPTI has 250: a tenth of its
/// default, which takes 10 MB of the program's memory too (measured on an H200, CUDA 13.0).
constexpr std::size_t deviceBufferBytes = 320'000;
/// Buffers that CUPTI may have before it is asked at once: 4 MB.
constexpr std::size_t manyBuffers = 32;

/// Null before the driver has loaded this library. Never destroyed: threads of the program may launch until
/// its end.
Injection* injection = nullptr;

} // namespace

void Injection::prepareFork() {
    ::pthread_mutex_lock(&activityMutex_);
    ::pthread_mutex_lock(&shared_.mutex());
    ::pthread_mutex_lock(&ranges_.mutex());
}

void Injection::afterForkInParent() {
    ::pthread_mutex_unlock(&ranges_.mutex());
    ::pthread_mutex_unlock(&shared_.mutex());
    ::pthread_mutex_unlock(&activityMutex_);
}

void Injection::afterForkInChild() {
    shared_.abandon();
    ranKernels_.abandon();
    launches_.afterForkInChild();
    afterForkInParent();
}

bool Injection::subscribe() {
    if (cupti_.subscribeWithName == nullptr) {
        const CUptiResult result = cupti_.subscribe(&subscriber_, onCallback, this);
        if (result != CUPTI_SUCCESS)
            shared_.problem("subscriber", "");
        return result == CUPTI_SUCCESS;
    }
    std::array<char, 128> other{};
    CUpti_SubscriberParams parameters{};
    parameters.structSize = sizeof parameters;
    parameters.subscriberName = "Trichevron";
    parameters.oldSubscriberName = other.data();
    parameters.oldSubscriberSize = other.size() - 1;
    const CUptiResult result = cupti_.subscribeWithName(&subscriber_, onCallback, this, &parameters);
    if (result != CUPTI_SUCCESS)
        shared_.problem("subscriber", other.data());
    return result == CUPTI_SUCCESS;
}

int Injection::start() {
    if (const std::string error = cupti_.load(std::getenv("TRICHEVRON_CAPTURE_CUPTI")); !error.empty()) {
        shared_.problem("cupti", error.c_str());
        return 1;
    }
    driver_.load();
    if (!subscribe())
        return 1;
    listen();
    startActivity();
    const Lock lock(shared_.mutex());
    shared_.ensureOpen();
    return 1;
}

void Injection::listen() {
    // A function that this CUPTI does not know gives an error, and is not called either.
    const auto enable = [](CUpti_CallbackDomain domain, CUpti_CallbackId id, void* self) {
        auto* const injected = static_cast<Injection*>(self);
        injected->cupti_.enableCallback(1, injected->subscriber_, domain, id);
    };
    forEachLaunchFunction(enable, this);
    forEachCaptureFunction(enable, this);
    if (!shared_.settings().withRanges)
        return;
    // The program's NVTX looks for a tool at its first call, and must not load a second CUPTI.
    if (const std::string path = cupti_.path(); !path.empty())
        ::setenv("NVTX_INJECTION64_PATH", path.c_str(), 1);
    NvtxRanges::forEachFunction(
        [](CUpti_CallbackId id, void* self) {
            auto* const injected = static_cast<Injection*>(self);
            injected->cupti_.enableCallback(1, injected->subscriber_, CUPTI_CB_DOMAIN_NVTX, id);
        },
        this);
}

void Injection::startActivity() {
    if (cupti_.setAttribute != nullptr) {
        // Else CUPTI zeroes each buffer within a launch.
        std::uint8_t zeroed = 1;
        std::size_t size = sizeof zeroed;
        cupti_.setAttribute(CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER, &size, &zeroed);
        std::size_t bytes = deviceBufferBytes;
        size = sizeof bytes;
        cupti_.setAttribute(CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE, &size, &bytes);
    }
    CUptiResult result = cupti_.registerActivityCallbacks(onBufferRequested, onBufferCompleted);
    if (result == CUPTI_SUCCESS)
        result = cupti_.enableActivity(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
    if (result == CUPTI_SUCCESS)
        result = cupti_.setFlushPeriod(fullBufferPeriodMs);
    if (result != CUPTI_SUCCESS) {
        const char* text = "";
        cupti_.resultText(result, &text);
        shared_.problem("activity", text);
        return;
    }
    flushThread_.start(
        flushPeriodMs, [](void* self) { static_cast<Injection*>(self)->flush(); }, this);
}

void Injection::flush() {
    cupti_.flushAll(0);
    const Lock lock(activityMutex_);
    ranKernels_.addCounts();
    handOverRan();
    const Lock recorderLock(shared_.mutex());
    shared_.recorder().writeCounts();
}

void Injection::stop() {
    if (subscriber_ != nullptr && !shared_.isOfFork()) { // CUPTI's thread, and ours, are the parent's
        flushThread_.stop();
        cupti_.flushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
    }
    const Lock lock(activityMutex_);
    ranKernels_.addCounts();
    handOverRan();
    const Lock recorderLock(shared_.mutex());
    shared_.recorder().close();
}

/// What ran before is still handed over.
void Injection::onStopped() {
    cupti_.disableActivity(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
    std::uint64_t now = 0;
    cupti_.timestamp(&now);
    const Lock lock(shared_.mutex());
    if (!shared_.ensureOpen())
        return;
    shared_.recorder().stopped(now);
    shared_.recorder().writeCounts();
}

void Injection::onCallback(void* self, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void* data) {
    if (domain == CUPTI_CB_DOMAIN_NVTX)
        static_cast<Injection*>(self)->ranges_.onCall(id, *static_cast<const CUpti_NvtxData*>(data));
    else
        static_cast<Injection*>(self)->onCall(domain, id, *static_cast<const CUpti_CallbackData*>(data));
}

void Injection::onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data) {
    if (!stopFlag_.isSet())
        launches_.onCall(domain, id, data);
    else if (!hasStopped_.exchange(true))
        onStopped();
}

void Injection::onBufferRequested(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords) {
    *buffer = injection->buffers_.take();
    *size = *buffer != nullptr ? ActivityBuffers::bytes : 0;
    *maxRecords = 0;
    if (injection->buffers_.taken() > manyBuffers)
        injection->flushThread_.hurry();
}

void Injection::onBufferCompleted(CUcontext context, std::uint32_t stream, std::uint8_t* buffer, std::size_t,
                                  std::size_t validSize) {
    if (injection == nullptr || buffer == nullptr)
        return;
    std::size_t dropped = 0;
    injection->cupti_.droppedRecords(context, stream, &dropped);
    {
        const Lock lock(injection->activityMutex_);
        injection->readBuffer(buffer, validSize);
        injection->handOverRan();
        if (dropped != 0) {
            const Lock recorderLock(injection->shared_.mutex());
            injection->shared_.recorder().dropped(dropped);
        }
    }
    injection->buffers_.giveBack(buffer, ActivityBuffers::bytes);
}

void Injection::readBuffer(std::uint8_t* buffer, std::size_t validSize) {
    CUpti_Activity* record = nullptr;
    while (cupti_.nextRecord(buffer, validSize, &record) == CUPTI_SUCCESS)
        if (record->kind == CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL ||
            record->kind == CUPTI_ACTIVITY_KIND_KERNEL)
            // The newest structure; those of CUDA 11.8 and later begin with the same fields.
            ranKernels_.add(*reinterpret_cast<const CUpti_ActivityKernel8*>(record));
}

void Injection::handOverRan() {
    if (ranKernels_.text().empty())
        return;
    const Lock lock(shared_.mutex());
    shared_.recorder().lines(ranKernels_.text());
    ranKernels_.clearText();
}

} // namespace trichevron::capture

extern "C" __attribute__((visibility("default"))) int InitializeInjection(void) {
    using namespace trichevron::capture;
    const char* folder = std::getenv("TRICHEVRON_CAPTURE_FOLDER");
    if (injection != nullptr || folder == nullptr || *folder == '\0')
        return 1;
    CaptureSettings settings;
    settings.folder = folder;
    if (const char* limit = std::getenv("TRICHEVRON_CAPTURE_LIMIT"))
        settings.limit = std::strtoull(limit, nullptr, 10);
    settings.withStacks = std::getenv("TRICHEVRON_CAPTURE_STACKS") != nullptr;
    settings.withRanges = std::getenv("TRICHEVRON_CAPTURE_RANGES") != nullptr;
    const StopFlag stopFlag(settings.folder);
    if (stopFlag.isSet())
        return 1; // a child that starts after the end of the capture
    injection = new (std::nothrow) Injection(std::move(settings), stopFlag);
    if (injection == nullptr)
        return 1;
    ::pthread_atfork([] { injection->prepareFork(); }, [] { injection->afterForkInParent(); },
                     [] { injection->afterForkInChild(); });
    std::atexit([] { injection->stop(); });
    return injection->start();
}
