// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The exit statuses of a worker: why it ended.
#pragma once

namespace trichevron::core::protocol::exitStatus {

inline constexpr int inputEnded = 0; ///< the input ended while no job was running
inline constexpr int wrongUse =
    2; ///< wrong arguments or an invalid recording; the log's last line says which
inline constexpr int noDevice = 3;      ///< no device, or built without CUDA; the log's last line says which
inline constexpr int jobAbandoned = 10; ///< the input ended during a job
inline constexpr int timeLimit = 11;    ///< a launch exceeded its time limit
inline constexpr int outputLost = 12;   ///< the output was closed
inline constexpr int cancelled = 13;    ///< a cancelled job could not be stopped, for example inside a kernel

/// True for statuses of a worker that ends without finishing the message it is writing.
inline constexpr bool endsMidMessage(int status) {
    return status >= jobAbandoned && status <= cancelled;
}

} // namespace trichevron::core::protocol::exitStatus
