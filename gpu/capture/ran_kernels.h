// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Writes what CUPTI hands over: the kernels that ran.
#pragma once

#include "gpu/capture/interning.h"
#include "gpu/capture/json_line.h"
#include "gpu/capture/launch_records.h"
#include "gpu/capture/recorder.h"

#include <cupti.h>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <pthread.h>

namespace trichevron::capture {

/// Not thread-safe: the injection holds a lock. Its lines are collected here, so that the recorder, which
/// launches wait for, is locked a short time only.
class RanKernels {
public:
    RanKernels(Recorder& recorder, pthread_mutex_t& recorderMutex);

    void add(const CUpti_ActivityKernel8& activity);
    void addCounts();
    /// What was collected, in whole lines. Valid until the next add.
    std::string_view text() const { return text_; }
    void clearText() { text_.clear(); }
    /// In a child of fork().
    void abandon();

private:
    /// A kind of run that came lately.
    struct Known {
        RanKernel kernel; ///< without the number of its name
        std::string_view name;
        std::uint32_t number = 0;
    };

    std::uint32_t run(RanKernel& kernel, const char* name);
    void writeRun(const RanKernel& kernel, std::uint32_t number);
    void write();

    Recorder& recorder_;
    pthread_mutex_t& recorderMutex_;
    Interning runs_;
    std::uint64_t ran_ = 0; ///< that are listed
    Counts counts_;         ///< by run, of those that are not listed
    std::array<Known, 256> known_{};
    JsonLine line_;
    std::string text_;
};

} // namespace trichevron::capture
