// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/launch_listener.h"

#include "gpu/capture/asked_launches.h"
#include "gpu/capture/call_stack.h"
#include "gpu/capture/lock.h"

#include <array>
#include <span>

namespace trichevron::capture {

namespace {

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
    AskedLaunches asked;
};

thread_local CallInProgress current;

} // namespace

#if CUDA_VERSION >= 12090
void LaunchListener::onLog(void*, CUlogLevel, char* message, std::size_t length) {
    // The driver logs in the thread of the call (seen on H100, driver 580).
    if (current.isListening && current.sentenceCount < current.sentences.size())
        current.sentences[current.sentenceCount++].assign(message, length);
}
#endif

void LaunchListener::listenToLog() {
#if CUDA_VERSION >= 12090
    if (driver_.registerLogCallback != nullptr) {
        CUlogsCallbackHandle handle = nullptr;
        driver_.registerLogCallback(onLog, this, &handle);
    }
#endif
}

void LaunchListener::onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id,
                            const CUpti_CallbackData& data) {
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
    CallInProgress& thread = current;
    if (!isExit) {
        if (thread.depth == 0) {
            thread.function = nullptr;
            thread.symbol = nullptr;
            thread.sentenceCount = 0;
            thread.isListening = true;
            if (!hasLog_.load(std::memory_order_relaxed) && !hasLog_.exchange(true))
                listenToLog();
        }
        if (isRuntime)
            ++thread.depth;
        return;
    }
    if (!isRuntime && thread.depth > 0) // <<<>>> goes through both APIs
        return onNestedCall(id, data);
    if (isRuntime && --thread.depth > 0)
        return;
    thread.depth = 0;
    thread.isListening = false;
    LaunchCall call = readCall(domain, id, data);
    if (call.function == nullptr)
        call.function = thread.function;
    const char* symbol = data.symbolName != nullptr ? data.symbolName : thread.symbol;
    const int code = data.functionReturnValue == nullptr ? 0
                     : isRuntime
                         ? static_cast<int>(*static_cast<const cudaError_t*>(data.functionReturnValue))
                         : static_cast<int>(*static_cast<const CUresult*>(data.functionReturnValue));
    if (code == 0 && !call.launches)
        return;
    write(call, domain, id, data, code, symbol);
}

/// The call of the driver within one of the runtime: needed where the launch is refused, or has no name.
void LaunchListener::onNestedCall(CUpti_CallbackId id, const CUpti_CallbackData& data) {
    current.symbol = data.symbolName;
    const bool isRefused = data.functionReturnValue != nullptr &&
                           *static_cast<const CUresult*>(data.functionReturnValue) != CUDA_SUCCESS;
    if (isRefused)
        current.function = readCall(CUPTI_CB_DOMAIN_DRIVER_API, id, data).function;
}

void LaunchListener::write(LaunchCall& call, CUpti_CallbackDomain domain, CUpti_CallbackId id,
                           const CUpti_CallbackData& data, int code, const char* symbol) {
    // What asks the driver is done without the lock, which the driver's threads take too.
    CallInProgress& thread = current;
    if (data.context == nullptr || thread.context != data.context) {
        thread.context = data.context;
        thread.device = driver_.device();
    }
    call.asked.device = thread.device;
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
    if (shared_.settings().withStacks)
        stack = callStack();
    std::string range;
    if (shared_.settings().withRanges)
        range = ranges_.current();
    std::uint64_t now = 0;
    cupti_.timestamp(&now);
    const AskedFunction function{static_cast<std::uint32_t>(domain), id, data.functionName,
                                 call.asked.isGraphLaunch != 0 ? nullptr : symbol};
    std::uint32_t configuration = thread.asked.find(call.asked, function);

    const Lock lock(shared_.mutex());
    if (!shared_.ensureOpen())
        return;
    Recorder& recorder = shared_.recorder();
    if (!hasDevices_) {
        hasDevices_ = true;
        driver_.describeDevices([&](const JsonLine& line) { recorder.line(line); });
    }
    if (configuration == 0)
        configuration = thread.asked.add(call.asked, function, recorder);
    const std::uint32_t place = placeOf(stack, range);
    if (code != 0)
        recorder.refusedCall(configuration, now, code, kernel,
                             std::span(thread.sentences.data(), thread.sentenceCount), place);
    else if (isCaptured)
        recorder.callIntoGraph(configuration, place);
    else
        recorder.call(configuration, data.correlationId, now, place);
}

/// The range that a launch is in, else its call stack, as far as they are wanted; 0: neither.
std::uint32_t LaunchListener::placeOf(const std::string& stack, const std::string& range) {
    if (!range.empty())
        return shared_.recorder().place(PlaceKind::Range, range);
    return stack.empty() ? 0 : shared_.recorder().place(PlaceKind::Stack, stack);
}

void LaunchListener::afterForkInChild() {
    current.asked.clear(); // its texts are gone
    hasDevices_ = false;
}

} // namespace trichevron::capture
