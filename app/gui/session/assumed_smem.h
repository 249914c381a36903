// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the launch has of shared memory that a trace does not tell exactly, and the words for it.
#pragma once

#include "core/base/quantity.h"
#include "core/session/saved_session.h"

#include <QString>

#include <string>

namespace trichevron::gui {

struct LaunchState;

/// It holds for the kernel and the dynamic shared memory that it came with: others are not of the trace.
struct AssumedSmem {
    core::AssumedSmem smem;
    std::string kernel; ///< KernelInfo::id
    core::Bytes dynamicSmemBytes;
    friend bool operator==(const AssumedSmem&, const AssumedSmem&) = default;
};

/// What the launch assumes now; null where its dynamic shared memory is known or typed.
const core::AssumedSmem* assumedSmemOf(const LaunchState& launch);
/// It holds for the launch as it is now. None: everything is known.
void setAssumedSmem(LaunchState& launch, const std::optional<core::AssumedSmem>& smem);
/// "The trace gives 100 KiB of static and dynamic shared memory together; Explore has all of it as dynamic."
QString assumedSmemText(const core::AssumedSmem& smem);

} // namespace trichevron::gui
