// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The exit statuses of a worker, which tell the program why it ended.
#pragma once

namespace trichevron::protocol::exitStatus {

inline constexpr int inputEnded = 0; ///< and nothing was running
inline constexpr int wrongUse =
    2; ///< or a recording that cannot be read; the last line of the log says which
inline constexpr int noDevice = 3;      ///< or built without CUDA; the last line of the log says which
inline constexpr int jobAbandoned = 10; ///< the input ended in the middle of a job
inline constexpr int timeLimit = 11;    ///< a launch outlived its limit
inline constexpr int outputLost = 12;   ///< nobody reads the output
inline constexpr int cancelled = 13;    ///< a job was cancelled and could not be stopped, as inside a kernel

/// True for the statuses of a worker that ends at once, maybe in the middle of a message.
inline constexpr bool saysWhy(int status) {
    return status >= jobAbandoned && status <= cancelled;
}

} // namespace trichevron::protocol::exitStatus
