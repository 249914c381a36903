// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/messages/percent_text.h"
#include "core/program/finding_kind.h"

#include <cmath>

namespace trichevron::core {

FindingKind wrongOccupancyFinding() {
    return {
        "traceOccupancy", "The occupancy in the trace is wrong"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            const std::optional<TraceClaim>& claim = view.configuration.claim;
            const std::optional<ByteRange> smem = view.configuration.smemBytes();
            // Kineto's estimate counts the grid, so that a small one may rightly be near 0: only what the
            // opt-in explains is wrong.
            if (!view.verdict.accepted || !view.verdict.occupancy || !claim ||
                claim->kind != OccupancyClaimKind::Estimate || claim->occupancy > 0 || !smem ||
                smem->least <= smemWithoutOptIn.value)
                return;
            findings.push_back(
                {"traceOccupancy",
                 view.number,
                 std::nullopt,
                 "the trace says 0 %"_msg.with(),
                 "the profiler left out the opt-in for more than 48 KiB of shared memory; the device holds {blocks, plural, one {# block} other {# blocks}} per SM: {percent}"_msg
                     .with("blocks"_a = Count{view.verdict.occupancy->maxActiveBlocksPerMultiprocessor},
                           "percent"_a = occupancyPercentText(view.verdict.occupancy->fraction())),
                 {}});
        },
        nullptr};
}

} // namespace trichevron::core
