// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A queue of outgoing messages. A separate thread writes them, so that the worker notices the end of its
/// input even if the program does not read.
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

namespace trichevron::core::protocol {

class Outbox {
public:
    /// sendWithBackpressure() waits while more bytes than this are queued.
    static constexpr std::size_t backpressureBytes = std::size_t{8} << 20;
    /// With more bytes than this queued, the program is taken to have stopped reading.
    static constexpr std::size_t maxBytes = std::size_t{64} << 20;

    /// `lost` is called at most once, on any thread, when the output is closed or no longer read.
    Outbox(Transport& transport, std::function<void()> lost);
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;
    ~Outbox();

    /// Never waits.
    void send(std::string line);
    /// Waits while much is queued: for columns, which are large.
    void sendWithBackpressure(std::string line);
    /// True if nothing is queued or being written.
    bool isEmpty();
    /// Waits until everything is written. Returns false on timeout or if the output is closed.
    bool flush(std::chrono::milliseconds timeout);
    /// Discards the queue. From now on, sending does nothing.
    void close();

private:
    void write();

    Transport& transport_;
    std::function<void()> lost_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    std::size_t bytes_ = 0; ///< in lines_ and in the line being written
    bool closed_ = false;
    std::thread thread_;
};

} // namespace trichevron::core::protocol
