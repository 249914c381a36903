// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch looked at for all that it gives, then timed.
#pragma once

#include "core/backend/backend.h"

#include <functional>

namespace trichevron {

/// One launch, with what its demo explores beside it, and the same launch measured, unless the first lost the
/// context. `launched` is told what the launch alone gave, as a measurement that was interrupted before its
/// first sample, with the provenance of the device: what is known if measuring fails.
///
/// The result is that of the launch alone, what threads wrote included; only where the measurement's own
/// launches ended worse is it theirs.
Measurement launchAndMeasure(Backend& backend, const MeasureRequest& request, const JobControl& control,
                             const Provenance& ofDevice,
                             const std::function<void(const Measurement&)>& launched);

} // namespace trichevron
