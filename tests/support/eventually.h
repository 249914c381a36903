// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Waits for what another process does, as long as a machine that is busy may need, and no longer than
/// needed.
#pragma once

#include <chrono>
#include <thread>

namespace trichevron::test {

/// Whether it holds within the time.
template <class Holds>
bool eventually(Holds holds, std::chrono::seconds within = std::chrono::seconds(30)) {
    const auto deadline = std::chrono::steady_clock::now() + within;
    while (!holds()) {
        if (std::chrono::steady_clock::now() > deadline)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

} // namespace trichevron::test
