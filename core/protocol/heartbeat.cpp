// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/heartbeat.h"

#include <utility>

namespace trichevron::core::protocol {

Heartbeat::Heartbeat(std::chrono::milliseconds interval, std::function<void()> beat)
    : interval_(interval), beat_(std::move(beat)), thread_([this] { run(); }) {}

Heartbeat::~Heartbeat() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        changed_.notify_all();
    }
    thread_.join();
}

void Heartbeat::start() {
    const std::lock_guard lock(mutex_);
    beating_ = true;
    changed_.notify_all();
}

void Heartbeat::stop() {
    const std::lock_guard lock(mutex_);
    beating_ = false;
    changed_.notify_all();
}

void Heartbeat::run() {
    std::unique_lock lock(mutex_);
    while (!stopping_) {
        if (!beating_) {
            changed_.wait(lock);
            continue;
        }
        const auto next = std::chrono::steady_clock::now() + interval_;
        if (changed_.wait_until(lock, next, [this] { return stopping_ || !beating_; }))
            continue;
        beat_(); // under the lock, so that stop() waits for it
    }
}

} // namespace trichevron::core::protocol
