// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Memory that threads share: who needs more than is left waits.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace trichevron::core {

class MemoryBudget {
public:
    explicit MemoryBudget(std::uint64_t bytes) : total_(bytes) {}

    /// A part of the budget, until it is destroyed. A part that is larger than the budget is had alone.
    class Share {
    public:
        Share(MemoryBudget& budget, std::uint64_t bytes) : budget_(budget), bytes_(bytes) {
            std::unique_lock lock(budget_.mutex_);
            budget_.returned_.wait(
                lock, [&] { return budget_.used_ == 0 || budget_.used_ + bytes_ <= budget_.total_; });
            budget_.used_ += bytes_;
        }
        ~Share() {
            {
                const std::lock_guard lock(budget_.mutex_);
                budget_.used_ -= bytes_;
            }
            budget_.returned_.notify_all();
        }
        Share(const Share&) = delete;
        Share& operator=(const Share&) = delete;

    private:
        MemoryBudget& budget_;
        std::uint64_t bytes_;
    };

private:
    std::uint64_t total_;
    std::uint64_t used_ = 0;
    std::mutex mutex_;
    std::condition_variable returned_;
};

} // namespace trichevron::core
