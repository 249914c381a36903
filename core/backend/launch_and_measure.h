// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One launch with its full result, then its timings.
#pragma once

#include "core/backend/backend.h"

#include <functional>

namespace trichevron::core {

/// Launches once, with the demo's tables and thread columns, and then measures the same launch unless the
/// first launch lost the context. `onLaunched` receives the result of the single launch before the
/// measurement begins, as a measurement that was interrupted before its first sample, with the device's
/// provenance: it is what remains if measuring fails.
///
/// The returned result is that of the single launch, including its thread columns, unless the launches of the
/// measurement ended worse.
Measurement launchAndMeasure(Backend& backend, const MeasureRequest& request, const JobControl& control,
                             const Provenance& deviceProvenance,
                             const std::function<void(const Measurement&)>& onLaunched);

} // namespace trichevron::core
