// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/program/finding_kind.h"

namespace trichevron::core {

FindingKind fewBlocksFinding() {
    return {
        "fewBlocks", "Fewer blocks than SMs"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            const Count blocks = view.verdict.blocks;
            const std::uint32_t sms = view.device.multiProcessorCount;
            if (!view.verdict.accepted || blocks == 0 || blocks >= sms)
                return;
            addShareOfTime(
                view, "fewBlocks", 1 - static_cast<double>(blocks) / sms,
                "{sms, plural, one {# SM idle} other {# SMs idle}}"_msg.with("sms"_a = Count{sms} - blocks),
                "{blocks, plural, one {# block leaves} other {# blocks leave}} {idle} of {sms} SMs without work; more blocks, with less work in each, would use them"_msg
                    .with("blocks"_a = blocks, "idle"_a = Count{sms} - blocks, "sms"_a = Count{sms}),
                "the share of SMs without a block, if the work could be divided over all of them"_msg,
                findings);
        },
        nullptr};
}

} // namespace trichevron::core
