// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/messages/percent_text.h"
#include "core/program/finding_kind.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {
namespace {

/// Kineto rounds to percent.
constexpr double leastExcess = 0.015;

/// Kineto's estimate counts the grid, so that a small one may rightly be near 0: only what the opt-in
/// explains is wrong.
bool lacksOptIn(const ConfigurationView& view, const TraceClaim& claim) {
    const std::optional<ByteRange> smem = view.configuration.smemBytes();
    return claim.occupancy <= 0 && smem && smem->least > smemWithoutOptIn.value;
}

/// What Kineto estimates: the blocks of the grid, spread over all SMs, but no more than are resident at once.
double estimateOf(const ConfigurationView& view) {
    const Occupancy& occupancy = *view.verdict.occupancy;
    const double resident = occupancy.maxActiveBlocksPerMultiprocessor;
    const double spread = static_cast<double>(view.verdict.blocks) / view.device.multiProcessorCount;
    return resident > 0 ? occupancy.fraction() * std::min(1.0, spread / resident) : 0;
}

} // namespace

FindingKind wrongOccupancyFinding() {
    return {
        "traceOccupancy", "The occupancy in the trace is wrong"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            const std::optional<TraceClaim>& claim = view.configuration.claim;
            if (!view.verdict.accepted || !view.verdict.occupancy || view.device.multiProcessorCount == 0 ||
                !claim || claim->kind != OccupancyClaimKind::Estimate)
                return;
            const Occupancy& occupancy = *view.verdict.occupancy;
            const auto add = [&](Text text) {
                findings.push_back({"traceOccupancy",
                                    view.number,
                                    std::nullopt,
                                    "the trace says {percent}"_msg.with(
                                        "percent"_a = occupancyPercentText(claim->occupancy)),
                                    std::move(text),
                                    {}});
            };
            if (lacksOptIn(view, *claim))
                add("the profiler left out the opt-in for more than 48 KiB of shared memory; the device holds {blocks, plural, one {# block} other {# blocks}} per SM: {percent}"_msg
                        .with("blocks"_a = Count{occupancy.maxActiveBlocksPerMultiprocessor},
                              "percent"_a = occupancyPercentText(occupancy.fraction())));
            else if (claim->occupancy > estimateOf(view) + leastExcess)
                add("{blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} other {# SMs}}, of which each holds {resident} at most, are {percent} of the warps that the device can hold"_msg
                        .with("blocks"_a = view.verdict.blocks,
                              "sms"_a = Count{view.device.multiProcessorCount},
                              "resident"_a = Count{occupancy.maxActiveBlocksPerMultiprocessor},
                              "percent"_a = occupancyPercentText(estimateOf(view))));
        },
        nullptr};
}

} // namespace trichevron::core
