// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bins of a launch of the histogram in distributed shared memory.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/demo/shared_bins.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace trichevron::gui {

/// Whether the kernel of the current launch counts bins in distributed shared memory.
bool countsBins(const LaunchSession& session);
/// The bins of the current launch; none where it counts none, and where the device refuses its clusters.
std::optional<core::SharedBins> binsOf(const LaunchSession& session);
/// The bin of binsOf() that all views show: the one that the user chose or found last, or the last bin where
/// this launch has fewer, or the first where none was chosen. None where binsOf() is none.
std::optional<std::uint32_t> chosenBin(const LaunchSession& session);
/// Why Trichevron does not run a histogram that the device would accept: its blocks have less shared memory
/// than their counters need. Empty where they have enough.
QString missingSmemForBins(const LaunchSession& session);

} // namespace trichevron::gui
