// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The library that the driver loads into a program because CUDA_INJECTION64_PATH names it. It listens to the
// launches of the program, and never stops or changes one: what goes wrong here is written down, and the
// program goes on.
#include "gpu/capture/call_stack.h"
#include "gpu/capture/cupti_library.h"
#include "gpu/capture/driver_functions.h"
#include "gpu/capture/launch_calls.h"
#include "gpu/capture/recorder.h"
#include "gpu/capture/stop_flag.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>

#include <pthread.h>

namespace trichevron::capture {

namespace {

/// How often CUPTI hands over what ran.
constexpr std::uint32_t flushPeriodMs = 1000;
/// Of a buffer that CUPTI fills with records: some 2,500 launches.
constexpr std::size_t activityBufferBytes = std::size_t{512} << 10U;

/// Of the thread that is in a launching call.
struct CallInProgress {
    int depth = 0;                        ///< calls of the runtime's API around this one
    CUfunction function = nullptr;        ///< of the driver's call inside a call of the runtime
    const char* symbol = nullptr;         ///< of that call
    std::array<std::string, 4> sentences; ///< what the driver has logged since the call began
    std::size_t sentenceCount = 0;
    bool isListening = false;
    CUcontext context = nullptr; ///< of the last call
    int device = -1;             ///< of this context
};

class Injection {
public:
    Injection(CaptureSettings settings, StopFlag stopFlag)
        : recorder_(std::move(settings)), stopFlag_(stopFlag) {}

    /// 1 as the driver expects it.
    int start();
    void stop();
    void prepareFork() { ::pthread_mutex_lock(&mutex_); }
    void afterForkInParent() { ::pthread_mutex_unlock(&mutex_); }
    void afterForkInChild() {
        recorder_.abandon();
        hasDevices_ = false;
        ::pthread_mutex_unlock(&mutex_);
    }

private:
    class Lock {
    public:
        explicit Lock(pthread_mutex_t& mutex) : mutex_(mutex) { ::pthread_mutex_lock(&mutex_); }
        ~Lock() { ::pthread_mutex_unlock(&mutex_); }
        Lock(const Lock&) = delete;
        Lock& operator=(const Lock&) = delete;

    private:
        pthread_mutex_t& mutex_;
    };

    static void CUPTIAPI onCallback(void* self, CUpti_CallbackDomain domain, CUpti_CallbackId id,
                                    const void* data);
    static void CUPTIAPI onBufferRequested(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords);
    static void CUPTIAPI onBufferCompleted(CUcontext context, std::uint32_t stream, std::uint8_t* buffer,
                                           std::size_t size, std::size_t validSize);
#if CUDA_VERSION >= 12090
    static void onLog(void* data, CUlogLevel level, char* message, std::size_t length);
#endif
    bool subscribe();
    void listenToLog();
    void onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data);
    void write(LaunchCall& call, const CUpti_CallbackData& data, int code, const char* symbol);
    void onStopped();
    void readBuffer(std::uint8_t* buffer, std::size_t validSize);
    void ensureOpen();
    void problem(const char* what, const char* text);

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    Recorder recorder_;
    StopFlag stopFlag_;
    std::atomic<bool> hasStopped_{false};
    CuptiLibrary cupti_;
    DriverFunctions driver_;
    CUpti_SubscriberHandle subscriber_ = nullptr;
    std::atomic<int> capturing_{0}; ///< streams that are captured into graphs
    std::atomic<bool> hasLog_{false};
    bool hasDevices_ = false;
};

/// Never destroyed: threads of the program may launch until its end.
Injection* injection = nullptr;
thread_local CallInProgress current;

void Injection::problem(const char* what, const char* text) {
    const Lock lock(mutex_);
    ensureOpen();
    JsonLine line;
    line.raw("{").key("problem").raw("{").field("kind", what).field("text", text).raw("}}");
    recorder_.line(line);
}

void Injection::ensureOpen() {
    if (recorder_.isOpen())
        return;
    std::uint64_t now = 0;
    if (cupti_.timestamp != nullptr)
        cupti_.timestamp(&now);
    recorder_.open(now, flushPeriodMs);
}

bool Injection::subscribe() {
    if (cupti_.subscribeWithName == nullptr) {
        const CUptiResult result = cupti_.subscribe(&subscriber_, onCallback, this);
        if (result != CUPTI_SUCCESS)
            problem("subscriber", "");
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
        problem("subscriber", other.data());
    return result == CUPTI_SUCCESS;
}

int Injection::start() {
    if (const std::string error = cupti_.load(std::getenv("TRICHEVRON_CAPTURE_CUPTI")); !error.empty()) {
        problem("cupti", error.c_str());
        return 1;
    }
    driver_.load();
    if (!subscribe())
        return 1;
    // A function that this CUPTI does not know gives an error, and is not called either.
    const auto enable = [](CUpti_CallbackDomain domain, CUpti_CallbackId id, void* self) {
        auto* const injected = static_cast<Injection*>(self);
        injected->cupti_.enableCallback(1, injected->subscriber_, domain, id);
    };
    forEachLaunchFunction(enable, this);
    forEachCaptureFunction(enable, this);
    CUptiResult result = cupti_.registerActivityCallbacks(onBufferRequested, onBufferCompleted);
    if (result == CUPTI_SUCCESS)
        result = cupti_.enableActivity(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
    if (result == CUPTI_SUCCESS)
        result = cupti_.setFlushPeriod(flushPeriodMs);
    if (result != CUPTI_SUCCESS) {
        const char* text = "";
        cupti_.resultText(result, &text);
        problem("activity", text);
    }
    const Lock lock(mutex_);
    ensureOpen();
    return 1;
}

void Injection::listenToLog() {
#if CUDA_VERSION >= 12090
    if (driver_.registerLogCallback != nullptr) {
        CUlogsCallbackHandle handle = nullptr;
        driver_.registerLogCallback(onLog, this, &handle);
    }
#endif
}

void Injection::stop() {
    if (subscriber_ != nullptr)
        cupti_.flushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED);
    const Lock lock(mutex_);
    recorder_.close();
}

#if CUDA_VERSION >= 12090
void Injection::onLog(void*, CUlogLevel, char* message, std::size_t length) {
    // The driver logs in the thread of the call (seen on H100, driver 580).
    if (current.isListening && current.sentenceCount < current.sentences.size())
        current.sentences[current.sentenceCount++].assign(message, length);
}
#endif

void Injection::onCallback(void* self, CUpti_CallbackDomain domain, CUpti_CallbackId id, const void* data) {
    static_cast<Injection*>(self)->onCall(domain, id, *static_cast<const CUpti_CallbackData*>(data));
}

void Injection::onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data) {
    if (stopFlag_.isSet()) {
        if (!hasStopped_.exchange(true))
            onStopped();
        return;
    }
    const bool isRuntime = domain == CUPTI_CB_DOMAIN_RUNTIME_API;
    const bool isExit = data.callbackSite == CUPTI_API_EXIT;
    if (!isRuntime && (isBeginOfCapture(id) || isEndOfCapture(id))) {
        const bool succeeded = data.functionReturnValue != nullptr &&
                               *static_cast<const CUresult*>(data.functionReturnValue) == CUDA_SUCCESS;
        if (isExit && isBeginOfCapture(id) && succeeded)
            ++capturing_;
        else if (isExit && isEndOfCapture(id) && capturing_ > 0)
            --capturing_;
        return;
    }
    if (!isExit) {
        if (current.depth == 0) {
            current.function = nullptr;
            current.symbol = nullptr;
            current.sentenceCount = 0;
            current.isListening = true;
            if (!hasLog_.exchange(true))
                listenToLog();
        }
        if (isRuntime)
            ++current.depth;
        return;
    }
    LaunchCall call = readCall(domain, id, data);
    if (!isRuntime && current.depth > 0) { // <<<>>> goes through both APIs
        current.function = call.function;
        current.symbol = data.symbolName;
        return;
    }
    if (isRuntime && --current.depth > 0)
        return;
    current.depth = 0;
    current.isListening = false;
    if (call.function == nullptr)
        call.function = current.function;
    const char* symbol = data.symbolName != nullptr ? data.symbolName : current.symbol;
    const int code = data.functionReturnValue == nullptr ? 0
                     : isRuntime
                         ? static_cast<int>(*static_cast<const cudaError_t*>(data.functionReturnValue))
                         : static_cast<int>(*static_cast<const CUresult*>(data.functionReturnValue));
    if (code == 0 && !call.launches)
        return;
    write(call, data, code, symbol);
}

/// What ran before is still handed over.
void Injection::onStopped() {
    cupti_.disableActivity(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL);
    std::uint64_t now = 0;
    cupti_.timestamp(&now);
    const Lock lock(mutex_);
    ensureOpen();
    recorder_.stopped(now);
    recorder_.writeCounts();
}

/// "cudaLaunchKernel" for "__cudaLaunchKernel_ptsz" and "cudaLaunchKernel_v7000".
std::string_view withoutVersion(const char* function) {
    std::string_view name = function == nullptr ? "" : function;
    while (name.substr(0, 1) == "_")
        name.remove_prefix(1);
    if (const std::size_t at = name.find("_v"); at != std::string_view::npos)
        name = name.substr(0, at);
    if (const std::size_t at = name.find("_ptsz"); at != std::string_view::npos)
        name = name.substr(0, at);
    return name == "cudaLaunchKernelExC" ? "cudaLaunchKernelEx" : name;
}

void Injection::write(LaunchCall& call, const CUpti_CallbackData& data, int code, const char* symbol) {
    // What asks the driver is done without the lock, which the driver's threads take too.
    if (data.context == nullptr || current.context != data.context) {
        current.context = data.context;
        current.device = driver_.device();
    }
    call.asked.device = current.device;
    RefusedKernel kernel;
    if (code != 0 && call.asked.isGraphLaunch == 0)
        kernel = driver_.attributesOf(call.function);
    bool isCaptured = false;
    if (code == 0 && capturing_ > 0 && driver_.streamIsCapturing != nullptr && call.launches) {
        CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
        isCaptured = driver_.streamIsCapturing(call.stream, &status) == CUDA_SUCCESS &&
                     status == CU_STREAM_CAPTURE_STATUS_ACTIVE;
    }
    std::string stack;
    if (recorder_.settings().withStacks)
        stack = callStack();
    std::uint64_t now = 0;
    cupti_.timestamp(&now);

    const Lock lock(mutex_);
    ensureOpen();
    if (!hasDevices_) {
        hasDevices_ = true;
        driver_.describeDevices([&](const JsonLine& line) { recorder_.line(line); });
    }
    call.asked.api = recorder_.name(withoutVersion(data.functionName));
    call.asked.kernel = call.asked.isGraphLaunch != 0 || symbol == nullptr ? 0 : recorder_.name(symbol);
    const std::uint32_t place = recorder_.place(stack);
    if (code != 0)
        recorder_.refusedCall(call.asked, now, code, kernel,
                              std::span(current.sentences.data(), current.sentenceCount), place);
    else if (isCaptured)
        recorder_.callIntoGraph(call.asked, place);
    else
        recorder_.call(call.asked, data.correlationId, now, place);
}

void Injection::onBufferRequested(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords) {
    // Aligned for the records (cupti_activity.h).
    *buffer = static_cast<std::uint8_t*>(std::aligned_alloc(8, activityBufferBytes));
    *size = *buffer != nullptr ? activityBufferBytes : 0;
    *maxRecords = 0;
}

void Injection::onBufferCompleted(CUcontext context, std::uint32_t stream, std::uint8_t* buffer, std::size_t,
                                  std::size_t validSize) {
    if (injection != nullptr && buffer != nullptr) {
        std::size_t dropped = 0;
        injection->cupti_.droppedRecords(context, stream, &dropped);
        const Lock lock(injection->mutex_);
        if (injection->recorder_.isOpen()) {
            injection->readBuffer(buffer, validSize);
            injection->recorder_.dropped(dropped);
            injection->recorder_.writeCounts();
        }
    }
    std::free(buffer);
}

void Injection::readBuffer(std::uint8_t* buffer, std::size_t validSize) {
    CUpti_Activity* record = nullptr;
    while (cupti_.nextRecord(buffer, validSize, &record) == CUPTI_SUCCESS) {
        if (record->kind != CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL &&
            record->kind != CUPTI_ACTIVITY_KIND_KERNEL)
            continue;
        // The newest structure; those of CUDA 11.8 and later begin with the same fields.
        const auto& activity = *reinterpret_cast<const CUpti_ActivityKernel8*>(record);
        RanKernel kernel;
        std::memset(&kernel, 0, sizeof kernel);
        kernel.kernel = recorder_.name(activity.name == nullptr ? "" : activity.name);
        kernel.device = activity.deviceId;
        kernel.context = activity.contextId;
        kernel.stream = activity.streamId;
        kernel.graph = activity.graphId;
        const std::int32_t grid[3] = {activity.gridX, activity.gridY, activity.gridZ};
        const std::int32_t block[3] = {activity.blockX, activity.blockY, activity.blockZ};
        const std::uint32_t cluster[3] = {activity.clusterX, activity.clusterY, activity.clusterZ};
        std::memcpy(kernel.gridDim, grid, sizeof grid);
        std::memcpy(kernel.blockDim, block, sizeof block);
        std::memcpy(kernel.clusterDim, cluster, sizeof cluster);
        kernel.numRegs = activity.registersPerThread;
        kernel.sharedSizeBytes = activity.staticSharedMemory;
        kernel.dynamicSmemBytes = activity.dynamicSharedMemory;
        kernel.sharedMemoryExecuted = activity.sharedMemoryExecuted;
        kernel.localMemoryPerThread = activity.localMemoryPerThread;
        kernel.isCooperative =
            activity.launchType == CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE ? 1 : 0;
        if (activity.isSharedMemoryCarveoutRequested != 0)
            kernel.preferredSharedMemoryCarveout = activity.sharedMemoryCarveoutRequested + 1U;
        recorder_.ran(kernel, activity.correlationId, activity.start, activity.end);
    }
}

} // namespace
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
