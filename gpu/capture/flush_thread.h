// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A thread that asks CUPTI for what ran. CUPTI's own thread hands over buffers that are full only, so that a
/// program that launches seldom would have no duration until its end.
#pragma once

#include <atomic>
#include <cstdint>

#include <pthread.h>

namespace trichevron::capture {

class FlushThread {
public:
    /// Calls flush(data) every `periodMs`, and soon after each hurry().
    void start(std::uint32_t periodMs, void (*flush)(void*), void* data);
    /// From any thread, also within a launch.
    void hurry();
    /// flush() is not called any more. Waits for one that is under way, but not for ever: it may wait for a
    /// thread that waits for this one.
    void stop();
    /// In a child of fork(), which has no such thread.
    void abandon() { isRunning_ = false; }

private:
    static void* main(void* self);
    void run();
    void waitForNext();

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t changed_ = PTHREAD_COND_INITIALIZER;
    std::uint32_t periodMs_ = 0;
    void (*flush_)(void*) = nullptr;
    void* data_ = nullptr;
    std::atomic<bool> isHurried_{false};
    bool isEnding_ = false;
    bool isRunning_ = false;
};

} // namespace trichevron::capture
