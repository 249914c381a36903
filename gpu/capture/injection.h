// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Listens to the launches of the program, and never stops or changes one: what goes wrong here is written
/// down, and the program goes on.
#pragma once

#include "gpu/capture/activity_buffers.h"
#include "gpu/capture/asked_launches.h"
#include "gpu/capture/cupti_library.h"
#include "gpu/capture/driver_functions.h"
#include "gpu/capture/flush_thread.h"
#include "gpu/capture/launch_calls.h"
#include "gpu/capture/nvtx_ranges.h"
#include "gpu/capture/ran_kernels.h"
#include "gpu/capture/recorder.h"
#include "gpu/capture/stop_flag.h"

#include <array>
#include <atomic>
#include <string>

#include <pthread.h>

namespace trichevron::capture {

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

class Injection {
public:
    Injection(CaptureSettings settings, StopFlag stopFlag)
        : recorder_(std::move(settings)), stopFlag_(stopFlag), ranKernels_(recorder_, mutex_) {}

    /// 1 as the driver expects it.
    int start();
    void stop();
    void prepareFork();
    void afterForkInParent();
    void afterForkInChild();

private:
    static void CUPTIAPI onCallback(void* self, CUpti_CallbackDomain domain, CUpti_CallbackId id,
                                    const void* data);
    static void CUPTIAPI onBufferRequested(std::uint8_t** buffer, std::size_t* size, std::size_t* maxRecords);
    static void CUPTIAPI onBufferCompleted(CUcontext context, std::uint32_t stream, std::uint8_t* buffer,
                                           std::size_t size, std::size_t validSize);
#if CUDA_VERSION >= 12090
    static void onLog(void* data, CUlogLevel level, char* message, std::size_t length);
#endif
    bool subscribe();
    void listen();
    void startActivity();
    void listenToLog();
    void onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data);
    void onNestedCall(CUpti_CallbackId id, const CUpti_CallbackData& data);
    void write(LaunchCall& call, CUpti_CallbackDomain domain, CUpti_CallbackId id,
               const CUpti_CallbackData& data, int code, const char* symbol);
    std::uint32_t placeOf(const std::string& stack, const std::string& range);
    void onStopped();
    void flush();
    void readBuffer(std::uint8_t* buffer, std::size_t validSize);
    void handOverRan();
    bool ensureOpen();
    void problem(const char* what, const char* text);

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER; ///< of the recorder
    Recorder recorder_;
    StopFlag stopFlag_;
    std::atomic<bool> hasStopped_{false};
    CuptiLibrary cupti_;
    DriverFunctions driver_;
    CUpti_SubscriberHandle subscriber_ = nullptr;
    std::atomic<int> capturing_{0}; ///< streams that are captured into graphs
    std::atomic<bool> hasLog_{false};
    bool hasDevices_ = false;
    bool hasNoFile_ = false;
    bool isOfFork_ = false; ///< this process is a child of fork() that has not called exec()
    NvtxRanges ranges_;
    ActivityBuffers buffers_;
    pthread_mutex_t activityMutex_ = PTHREAD_MUTEX_INITIALIZER; ///< of what ran; locked before the other
    RanKernels ranKernels_;
    FlushThread flushThread_;
};

/// Null before the driver has loaded this library. Never destroyed: threads of the program may launch until
/// its end.
extern Injection* injection;
extern thread_local CallInProgress current;

} // namespace trichevron::capture
