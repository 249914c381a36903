// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/dimensions/hierarchy.h"
#include "core/program/finding_kind.h"
#include "core/program/program_words.h"

namespace trichevron::core {

namespace {

/// Few blocks more than whole waves are worth saving; a wave that is almost full is not.
Text tailText(const ConfigurationVerdict& v, Count tail, Count room) {
    // The number of the table and that of whole waves, so that one is seen to follow from the other.
    const std::string perSm = wavesPerSmText(v);
    if (tail <= room)
        return "{blocks} blocks, {wave} at once: {perSm} waves/SM, so {waves} waves, and the last one has {tail, plural, one {# block} other {# blocks}}; {tail, plural, one {# block} other {# blocks}} fewer, or blocks that do more work each, would save the last wave"_msg
            .with("blocks"_a = v.blocks, "wave"_a = v.blocksPerWave, "perSm"_a = perSm, "waves"_a = v.waves,
                  "tail"_a = tail);
    return "{blocks} blocks, {wave} at once: {perSm} waves/SM, so {waves} waves, and the last one has {tail, plural, one {# block} other {# blocks}}: it has room for {room} more; smaller blocks, or more of them with less work each, can fill it"_msg
        .with("blocks"_a = v.blocks, "wave"_a = v.blocksPerWave, "perSm"_a = perSm, "waves"_a = v.waves,
              "tail"_a = tail, "room"_a = room);
}

} // namespace

FindingKind tailWaveFinding() {
    return {"tailWave", "Tail wave"_msg,
            [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
                const ConfigurationVerdict& v = view.verdict;
                if (!v.accepted || !hasTailWave(v.blocks, v.blocksPerWave) ||
                    (v.clusters && !v.clusters->isExact()))
                    return;
                const Count tail = v.blocks % v.blocksPerWave;
                const Count room = v.blocksPerWave - tail;
                const double waves = static_cast<double>(v.blocks) / static_cast<double>(v.blocksPerWave);
                addShareOfTime(
                    view, "tailWave", 1 - waves / static_cast<double>(v.waves), "tail wave"_msg.with(),
                    tailText(v, tail, room),
                    "the part of the last wave that is empty, if all blocks take the same time"_msg,
                    findings);
            },
            nullptr};
}

} // namespace trichevron::core
