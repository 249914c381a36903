// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Calls a function at regular intervals between start() and stop().
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace trichevron::core::protocol {

class Heartbeat {
public:
    /// `beat` is called on a separate thread, first one interval after start().
    Heartbeat(std::chrono::milliseconds interval, std::function<void()> beat);
    Heartbeat(const Heartbeat&) = delete;
    Heartbeat& operator=(const Heartbeat&) = delete;
    ~Heartbeat();

    void start();
    /// Waits for a call that is running.
    void stop();

private:
    void run();

    std::chrono::milliseconds interval_;
    std::function<void()> beat_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool beating_ = false;
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace trichevron::core::protocol
