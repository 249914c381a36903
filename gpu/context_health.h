// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Tracks whether this process can still use its GPU: a sticky error destroys the context.
#pragma once

#include <optional>
#include <string>

namespace trichevron::gpu {

class ContextHealth {
public:
    bool isLost() const { return fatalError_.has_value(); }
    /// Handles the code of a launch or synchronisation, of either API; 0 is success. On failure it
    /// synchronises with the device, so that work queued for a refused launch does not overlap the next
    /// launch.
    void noteFailure(int code);
    /// Marks the context as lost to the error with this name.
    void markLost(const std::string& errorName) { fatalError_ = errorName; }
    /// Throws BackendError(ContextLost) if the context is lost.
    void requireUsable() const;

private:
    std::optional<std::string> fatalError_; ///< name of the error that destroyed the context
};

} // namespace trichevron::gpu
