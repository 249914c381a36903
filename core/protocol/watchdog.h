// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Acts when something that was begun does not end in time.
#pragma once

#include "core/base/quantity.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace trichevron::protocol {

class Watchdog {
public:
    /// `bark` is called on the watchdog's own thread, once for each guard that was outlived.
    explicit Watchdog(std::function<void()> bark);
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;
    ~Watchdog();

    /// From now on it barks after `limit`, unless stopGuarding() comes first. Replaces an earlier limit.
    void guard(Seconds limit);
    void stopGuarding();

private:
    void watch();

    std::function<void()> bark_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<std::chrono::steady_clock::time_point> deadline_;
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace trichevron::protocol
