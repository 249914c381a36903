// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/backend/launch_and_measure.h"

#include <utility>

namespace trichevron::core {

namespace {

/// How well a launch ended: a larger rank is better.
int outcomeRank(const LaunchResult& result) {
    if (!result.launch.ok() || !result.synchronisation || !result.synchronisation->ok())
        return 0;
    return result.verification && result.verification->mismatches != 0 ? 1 : 2;
}

} // namespace

Measurement launchAndMeasure(Backend& backend, const MeasureRequest& request, const JobControl& control,
                             const Provenance& deviceProvenance,
                             const std::function<void(const Measurement&)>& onLaunched) {
    Measurement alone;
    alone.result = backend.launch(request.launch, control);
    alone.provenance = deviceProvenance;
    alone.stopped = alone.result.contextLost ? StopReason::Refused : StopReason::Interrupted;
    onLaunched(alone);
    if (alone.result.contextLost) // nothing can be measured in this process
        return alone;
    Measurement measurement = backend.measure(request, control);
    if (outcomeRank(measurement.result) >= outcomeRank(alone.result))
        measurement.result = std::move(alone.result);
    return measurement;
}

} // namespace trichevron::core
