// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The buffers that CUPTI fills with records. Each thread that launches has one.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <pthread.h>

namespace trichevron::capture {

/// Used buffers are kept and zeroed by the thread that reads them: CUPTI asks for one within a launch.
/// Thread-safe.
class ActivityBuffers {
public:
    /// Of a buffer: some 600 launches.
    static constexpr std::size_t bytes = std::size_t{128} << 10U;

    /// Zeroed; null where there is no memory.
    std::uint8_t* take();
    /// `used`: bytes at its beginning that may be other than zero.
    void giveBack(std::uint8_t* buffer, std::size_t used);
    /// Buffers that CUPTI has.
    std::size_t taken() const { return taken_.load(std::memory_order_relaxed); }

private:
    static constexpr std::size_t mostKept = 16;

    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    std::uint8_t* kept_[mostKept] = {};
    std::size_t keptCount_ = 0;
    std::atomic<std::size_t> taken_{0};
};

} // namespace trichevron::capture
