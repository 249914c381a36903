// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/messages/occupancy_words.h"
#include "core/occupancy/next_steps.h"
#include "core/program/finding_kind.h"

namespace trichevron::core {

namespace {

/// How far above a step is near it.
constexpr std::uint64_t nearRegisters = 4;
constexpr std::uint64_t nearBytes = 1024;

} // namespace

FindingKind nextStepFinding() {
    return {"nextStep", "Just above a step of the occupancy"_msg,
            [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
                const std::optional<ByteRange> smem = view.configuration.smemBytes();
                if (!view.verdict.accepted || !view.verdict.occupancy || !smem || !smem->isExact())
                    return;
                if (view.verdict.clusters && view.verdict.occupancy->maxActiveBlocksPerMultiprocessor >=
                                                 maxClusteredBlocksPerMultiprocessor)
                    return; // no step adds a block
                const ModelLaunch model = modelLaunchOf(view.configuration, view.kernel);
                const NextSteps steps =
                    findNextSteps(model.kernel, view.device,
                                  static_cast<std::uint64_t>(volume(view.configuration.blockDim)),
                                  model.config.dynamicSmemBytes);
                for (const NextStep& step : steps.steps) {
                    if (!step.raises || step.from < step.to)
                        continue;
                    const std::uint64_t over = step.from - step.to;
                    if (step.kind == StepKind::FewerRegisters && over <= nearRegisters)
                        findings.push_back(
                            {"nextStep",
                             view.number,
                             std::nullopt,
                             "{registers, plural, one {# register over} other {# registers over}}"_msg.with(
                                 "registers"_a = over),
                             messageFor(step, steps.now),
                             {}});
                    else if (step.kind == StepKind::LessSharedMemory && over <= nearBytes)
                        findings.push_back({"nextStep",
                                            view.number,
                                            std::nullopt,
                                            "{bytes} B over"_msg.with("bytes"_a = over),
                                            messageFor(step, steps.now),
                                            {}});
                }
            },
            nullptr};
}

} // namespace trichevron::core
