// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The recording of the fixture has no traces; this says that it has.
#pragma once

#include "app/gui/session/launch_session.h"

#include <memory>

namespace trichevron::test {

/// Of every recorded launch of the current kernel that `isTraced` is true for.
template <class IsTraced>
void recordTraces(gui::LaunchSession& session, IsTraced isTraced) {
    auto kernel = std::make_shared<core::KernelInfo>(*session.state().kernel);
    for (core::RecordedPoint& point : kernel->recorded)
        point.traced = isTraced(point);
    session.adoptKernel(kernel);
}
inline void recordTraces(gui::LaunchSession& session) {
    recordTraces(session, [](const core::RecordedPoint&) { return true; });
}

} // namespace trichevron::test
