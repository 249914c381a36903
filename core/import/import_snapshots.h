// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Hands on what was read so far of a program, so seldom that an import takes little longer.
#pragma once

#include "core/program/program.h"

#include <chrono>
#include <functional>

namespace trichevron::core {

class ImportSnapshots {
public:
    using Use = std::function<void(Program)>;

    /// `use` may be empty: nothing is handed on. `pause` is the time before the first snapshot, and the least
    /// time between two.
    ImportSnapshots(Use use, std::chrono::milliseconds pause);

    /// To be called after each piece. Where ten times what the last snapshot took has passed since it, hands
    /// on what `make` returns.
    void offer(const std::function<Program()>& make);

private:
    using Clock = std::chrono::steady_clock;

    Use use_;
    std::chrono::milliseconds pause_;
    Clock::time_point next_;
};

} // namespace trichevron::core
