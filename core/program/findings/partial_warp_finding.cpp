// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/program/finding_kind.h"

namespace trichevron::core {

FindingKind partialWarpFinding() {
    return {
        "partialWarp", "Partial warps"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            const auto threads = static_cast<std::uint64_t>(volume(view.configuration.blockDim));
            const std::uint64_t warpSize = view.device.warpSize;
            if (!view.verdict.accepted || threads % warpSize == 0)
                return;
            const std::uint64_t warps = (threads + warpSize - 1) / warpSize;
            const std::uint64_t lanes = warps * warpSize;
            addShareOfTime(
                view, "partialWarp", 1 - static_cast<double>(threads) / static_cast<double>(lanes),
                "{idle} of {lanes} lanes idle"_msg.with("idle"_a = lanes - threads, "lanes"_a = lanes),
                "a block of {threads, plural, one {# thread} other {# threads}} takes {warps, plural, one {# warp} other {# warps}}, in which {idle} of {lanes} lanes have no thread"_msg
                    .with("threads"_a = threads, "warps"_a = warps, "idle"_a = lanes - threads,
                          "lanes"_a = lanes),
                "the share of lanes without a thread, if the kernel is bound by its instructions"_msg,
                findings);
        },
        nullptr};
}

} // namespace trichevron::core
