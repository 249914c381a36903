// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Waits for an event in another process. The timeout is long enough for a busy machine.
#pragma once

#include <chrono>
#include <thread>

namespace trichevron::test {

/// Polls `holds` until it returns true. False after the timeout.
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
