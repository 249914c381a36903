// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Listens to the launches of the program, and never stops or changes one: what goes wrong here is written
/// down, and the program goes on.
#pragma once

#include "gpu/capture/activity_buffers.h"
#include "gpu/capture/cupti_library.h"
#include "gpu/capture/driver_functions.h"
#include "gpu/capture/flush_thread.h"
#include "gpu/capture/launch_listener.h"
#include "gpu/capture/nvtx_ranges.h"
#include "gpu/capture/ran_kernels.h"
#include "gpu/capture/recorder.h"
#include "gpu/capture/shared_recorder.h"
#include "gpu/capture/stop_flag.h"

#include <atomic>
#include <utility>

#include <pthread.h>

namespace trichevron::capture {

class Injection {
public:
    Injection(CaptureSettings settings, StopFlag stopFlag)
        : stopFlag_(stopFlag), shared_(std::move(settings), cupti_),
          launches_(shared_, cupti_, driver_, ranges_), ranKernels_(shared_.recorder(), shared_.mutex()) {}

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
    bool subscribe();
    void listen();
    void startActivity();
    void onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data);
    void onStopped();
    void flush();
    void readBuffer(std::uint8_t* buffer, std::size_t validSize);
    void handOverRan();

    StopFlag stopFlag_;
    std::atomic<bool> hasStopped_{false};
    CuptiLibrary cupti_;
    DriverFunctions driver_;
    CUpti_SubscriberHandle subscriber_ = nullptr;
    NvtxRanges ranges_;
    SharedRecorder shared_;
    LaunchListener launches_;
    ActivityBuffers buffers_;
    pthread_mutex_t activityMutex_ = PTHREAD_MUTEX_INITIALIZER; ///< of what ran; locked before the other
    RanKernels ranKernels_;
    FlushThread flushThread_;
};

} // namespace trichevron::capture
