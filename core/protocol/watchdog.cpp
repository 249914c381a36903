// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/watchdog.h"

#include <utility>

namespace trichevron::core::protocol {

Watchdog::Watchdog(std::function<void()> onTimeout)
    : onTimeout_(std::move(onTimeout)), thread_([this] { watch(); }) {}

Watchdog::~Watchdog() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        changed_.notify_all();
    }
    thread_.join();
}

void Watchdog::guard(Seconds limit) {
    const auto length = std::chrono::duration_cast<std::chrono::steady_clock::duration>(
        std::chrono::duration<double>(limit.value));
    const std::lock_guard lock(mutex_);
    deadline_ = std::chrono::steady_clock::now() + length;
    changed_.notify_all();
}

void Watchdog::stopGuarding() {
    const std::lock_guard lock(mutex_);
    deadline_.reset();
    changed_.notify_all();
}

void Watchdog::watch() {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        if (!deadline_) {
            changed_.wait(lock);
            continue;
        }
        const auto deadline = *deadline_;
        if (changed_.wait_until(lock, deadline) == std::cv_status::no_timeout || deadline_ != deadline)
            continue;
        deadline_.reset();
        lock.unlock();
        onTimeout_();
        lock.lock();
    }
}

} // namespace trichevron::core::protocol
