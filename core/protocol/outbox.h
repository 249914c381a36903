// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages on their way out. A thread of its own writes them, so that a program that does not read cannot
/// stop the worker from seeing that its input has ended.
#pragma once

#include "core/protocol/transport.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace trichevron::protocol {

class Outbox {
public:
    /// What waits above this makes sendWhenRead() wait too, …
    static constexpr std::size_t patientBytes = std::size_t{8} << 20;
    /// … and above this nobody can be reading.
    static constexpr std::size_t mostBytes = std::size_t{64} << 20;

    /// `lost` is called once, on any thread, when nobody reads any more.
    Outbox(Transport& transport, std::function<void()> lost);
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;
    ~Outbox();

    /// Never waits.
    void send(std::string line);
    /// Waits while much is unread: for what comes in quantity.
    void sendWhenRead(std::string line);
    /// Nothing is on its way: what may as well be left out need not be when this is true.
    bool isEmpty();
    /// Waits until everything is written, for so long at most.
    bool flush(std::chrono::milliseconds patience);
    /// What is not written by now is thrown away, and sending does nothing any more.
    void close();

private:
    void write();

    Transport& transport_;
    std::function<void()> lost_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    std::size_t bytes_ = 0; ///< of lines_, and of the one that is being written
    bool closed_ = false;
    std::thread thread_;
};

} // namespace trichevron::protocol
