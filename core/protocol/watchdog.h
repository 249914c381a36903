// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Calls a function if an operation exceeds its time limit.
#pragma once

#include "core/base/quantity.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace trichevron::core::protocol {

class Watchdog {
public:
    /// `onTimeout` is called on the watchdog's thread, once per guard that expires.
    explicit Watchdog(std::function<void()> onTimeout);
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;
    ~Watchdog();

    /// Starts a time limit, which stopGuarding() ends. Replaces an earlier one.
    void guard(Seconds limit);
    void stopGuarding();

private:
    void watch();

    std::function<void()> onTimeout_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<std::chrono::steady_clock::time_point> deadline_;
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace trichevron::core::protocol
