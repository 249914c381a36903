// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Writes down the launches of the program, at the exit of its calls.
#pragma once

#include "gpu/capture/cupti_library.h"
#include "gpu/capture/driver_functions.h"
#include "gpu/capture/launch_calls.h"
#include "gpu/capture/nvtx_ranges.h"
#include "gpu/capture/shared_recorder.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>

namespace trichevron::capture {

class LaunchListener {
public:
    LaunchListener(SharedRecorder& shared, const CuptiLibrary& cupti, const DriverFunctions& driver,
                   NvtxRanges& ranges)
        : shared_(shared), cupti_(cupti), driver_(driver), ranges_(ranges) {}

    /// Both at the beginning and at the exit of a call, in its thread.
    void onCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data);
    /// In a child of fork(), under the lock of the recorder, which has abandoned its texts.
    void afterForkInChild();

private:
#if CUDA_VERSION >= 12090
    static void onLog(void* data, CUlogLevel level, char* message, std::size_t length);
#endif
    void listenToLog();
    void onNestedCall(CUpti_CallbackId id, const CUpti_CallbackData& data);
    void write(LaunchCall& call, CUpti_CallbackDomain domain, CUpti_CallbackId id,
               const CUpti_CallbackData& data, int code, const char* symbol);
    std::uint32_t placeOf(const std::string& stack, const std::string& range);

    SharedRecorder& shared_;
    const CuptiLibrary& cupti_;
    const DriverFunctions& driver_;
    NvtxRanges& ranges_;
    std::atomic<int> capturing_{0}; ///< streams that are captured into graphs
    std::atomic<bool> hasLog_{false};
    bool hasDevices_ = false; ///< their lines are written
};

} // namespace trichevron::capture
