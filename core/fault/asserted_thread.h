// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The line that a device prints for a failed assert(), the only error of which CUDA names the thread.
#pragma once

#include "core/dimensions/hierarchy.h"

#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

struct AssertedThread {
    std::string condition; ///< "threadIdx.x != 5"
    BlockIndex block;
    ThreadIndex thread;
    friend bool operator==(const AssertedThread&, const AssertedThread&) = default;
};

/// Reads "FILE:LINE: FUNCTION: block: [0,0,0], thread: [5,0,0] Assertion `CONDITION` failed." (seen with
/// driver 580); none for another line.
std::optional<AssertedThread> assertedThreadFrom(std::string_view line);

} // namespace trichevron::core
