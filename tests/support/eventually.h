// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Waits for an effect of another process. The time limit only ends a test that hangs.
#pragma once

#include <chrono>
#include <thread>

namespace trichevron::test {

/// True if the condition becomes true within the time.
template <class Holds>
bool eventually(Holds holds, std::chrono::seconds within = std::chrono::seconds(240)) {
    const auto deadline = std::chrono::steady_clock::now() + within;
    while (!holds()) {
        if (std::chrono::steady_clock::now() > deadline)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

} // namespace trichevron::test
