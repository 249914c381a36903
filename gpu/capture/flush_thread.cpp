// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/flush_thread.h"

#include "gpu/capture/lock.h"

#include <csignal>
#include <ctime>

namespace trichevron::capture {

namespace {

constexpr std::uint32_t patienceAtEndMs = 2000;
/// Between two flushes: one in each launch would cost more than the launch.
constexpr std::uint32_t leastPeriodMs = 20;

timespec inMs(std::uint32_t ms) {
    timespec time{};
    ::clock_gettime(CLOCK_REALTIME, &time);
    time.tv_sec += ms / 1000;
    time.tv_nsec += static_cast<long>(ms % 1000) * 1'000'000;
    if (time.tv_nsec >= 1'000'000'000) {
        time.tv_nsec -= 1'000'000'000;
        ++time.tv_sec;
    }
    return time;
}

} // namespace

void FlushThread::start(std::uint32_t periodMs, void (*flush)(void*), void* data) {
    periodMs_ = periodMs;
    flush_ = flush;
    data_ = data;
    // Signals of the program are for its own threads.
    sigset_t all;
    sigset_t before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread{};
    isRunning_ = true;
    if (::pthread_create(&thread, nullptr, main, this) == 0)
        ::pthread_detach(thread);
    else
        isRunning_ = false;
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

void* FlushThread::main(void* self) {
    static_cast<FlushThread*>(self)->run();
    return nullptr;
}

void FlushThread::run() {
    for (;;) {
        {
            const Lock lock(mutex_);
            waitForNext();
            if (isEnding_) {
                isRunning_ = false;
                ::pthread_cond_broadcast(&changed_);
                return;
            }
        }
        flush_(data_);
    }
}

/// Under the lock.
void FlushThread::waitForNext() {
    const timespec soonest = inMs(leastPeriodMs);
    const timespec next = inMs(periodMs_);
    int result = 0;
    while (result == 0 && !isEnding_)
        result = ::pthread_cond_timedwait(&changed_, &mutex_, &soonest);
    result = 0;
    while (result == 0 && !isEnding_ && !isHurried_)
        result = ::pthread_cond_timedwait(&changed_, &mutex_, &next);
    isHurried_ = false;
}

void FlushThread::hurry() {
    if (isHurried_.exchange(true))
        return;
    const Lock lock(mutex_);
    ::pthread_cond_broadcast(&changed_);
}

void FlushThread::stop() {
    const Lock lock(mutex_);
    isEnding_ = true;
    ::pthread_cond_broadcast(&changed_);
    const timespec end = inMs(patienceAtEndMs);
    int result = 0;
    while (isRunning_ && result == 0)
        result = ::pthread_cond_timedwait(&changed_, &mutex_, &end);
}

} // namespace trichevron::capture
