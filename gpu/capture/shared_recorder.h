// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The recorder of this process with the lock around it. Its file is created when there is something to
/// write.
#pragma once

#include "gpu/capture/cupti_library.h"
#include "gpu/capture/recorder.h"

#include <cstdint>
#include <utility>

#include <pthread.h>

namespace trichevron::capture {

/// How often CUPTI is asked for what ran, which the file says at its beginning.
constexpr std::uint32_t flushPeriodMs = 1000;

class SharedRecorder {
public:
    /// `cupti`: for the time at which the file begins.
    SharedRecorder(CaptureSettings settings, const CuptiLibrary& cupti)
        : recorder_(std::move(settings)), cupti_(cupti) {}

    const CaptureSettings& settings() const { return recorder_.settings(); }
    pthread_mutex_t& mutex() { return mutex_; }
    /// Under the lock.
    Recorder& recorder() { return recorder_; }
    /// Under the lock. False: there is no file, which is said once.
    bool ensureOpen();
    /// Takes the lock, and writes down what goes wrong.
    void problem(const char* what, const char* text);
    /// In a child of fork(), under the lock.
    void abandon();
    /// This process is a child of fork() that has not called exec().
    bool isOfFork() const { return isOfFork_; }

private:
    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    Recorder recorder_;
    const CuptiLibrary& cupti_;
    bool hasNoFile_ = false;
    bool isOfFork_ = false;
};

} // namespace trichevron::capture
