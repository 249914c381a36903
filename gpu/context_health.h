// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Whether this process can still use its GPU: a sticky error ends that.
#pragma once

#include <optional>
#include <string>

namespace trichevron {

class ContextHealth {
public:
    bool isLost() const { return lostTo_.has_value(); }
    /// Takes note of a launch or a synchronisation that failed with this code, of either API; 0 is none.
    /// Waits for the device, so that what was prepared for a refused launch does not run into the next one.
    void noteFailure(int code);
    /// The context is lost to the error of this name.
    void noteLoss(const std::string& errorName) { lostTo_ = errorName; }
    /// Throws BackendError(ContextLost) where it is lost.
    void require() const;

private:
    std::optional<std::string> lostTo_; ///< the error that ended the context
};

} // namespace trichevron
