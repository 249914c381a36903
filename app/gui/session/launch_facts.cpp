// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_facts.h"

#include "app/gui/text/fill.h"
#include "core/messages/trace_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace trichevron::gui {
namespace {

struct FactsText {
    Q_DECLARE_TR_FUNCTIONS(FactsText)
};

std::string sourceText(core::ProvenanceKind kind, const core::DeviceProperties* device) {
    const bool live = kind == core::ProvenanceKind::Live;
    if (device == nullptr)
        return (live ? FactsText::tr("live") : FactsText::tr("recorded")).toStdString();
    return fill(live ? FactsText::tr("live on {device}") : FactsText::tr("recorded on {device}"),
                {{"device", device->name}})
        .toStdString();
}

} // namespace

std::shared_ptr<const core::SceneFacts> LaunchFacts::now() {
    const auto& device = session_.state().device;
    const core::Evaluation* evaluation = session_.evaluation();
    core::SceneFacts facts =
        predictedFacts(evaluation, device && evaluation != nullptr ? evaluation->multiprocessors : 0);
    facts.loopsOverProblem = session_.state().kernel->attributes.declared.usesGridStrideLoop;
    facts.observed = observed();
    facts.lacksTrace = !(facts.observed && facts.observed->isTraced()) && jobs_.lacksTrace();
    std::vector<core::AutomaticBasis> together;
    for (const LaunchState& launch : shownTogether())
        together.push_back(basisOf(launch));
    if (!together.empty())
        facts.automaticForAll = automaticForAll(together);
    if (facts_ && facts_->concurrentBlocks == facts.concurrentBlocks &&
        facts_->hasDevice == facts.hasDevice && facts_->refusedFor == facts.refusedFor &&
        facts_->isUpperBound == facts.isUpperBound && facts_->loopsOverProblem == facts.loopsOverProblem &&
        facts_->observed == facts.observed && facts_->lacksTrace == facts.lacksTrace &&
        facts_->automaticForAll == facts.automaticForAll)
        return facts_;
    facts_ = std::make_shared<core::SceneFacts>(std::move(facts));
    return facts_;
}

std::vector<LaunchState> LaunchFacts::shownTogether() const {
    const LaunchKey current = session_.launchKey();
    const std::vector<LaunchState>& pins = session_.pinned();
    const bool hasCurrent = std::any_of(
        pins.begin(), pins.end(), [&](const LaunchState& launch) { return launchKeyOf(launch) == current; });
    return hasCurrent ? pins : std::vector<LaunchState>();
}

core::AutomaticBasis LaunchFacts::basisOf(const LaunchState& launch) const {
    const LaunchKey key = launchKeyOf(launch);
    const ActualTrace* trace = session_.results().trace(key);
    const ActualAnswer* answer = session_.results().answer(key);
    core::KernelAttributes attributes = launch.kernel->attributes;
    attributes.optIns = launch.optIns;
    core::AutomaticBasis basis;
    basis.hasRounds = trace != nullptr && !trace->trace.blockSm.empty();
    basis.hasSms = basis.hasRounds || (answer != nullptr && answer->result.placement &&
                                       !answer->result.placement->blockSm.empty());
    if (!launch.device) {
        basis.shape = computeShape(launch.config, attributes, 32);
        return basis;
    }
    const core::Evaluation evaluation = evaluate(launch.config, attributes, *launch.device);
    basis.shape = evaluation.shape;
    basis.hasWaves = predictedFacts(&evaluation, evaluation.multiprocessors).concurrentBlocks != 0;
    return basis;
}

std::shared_ptr<const core::ObservedBlocks> LaunchFacts::observed() {
    const ActualTrace* trace = session_.trace();
    const ActualAnswer* answer = session_.answer();
    const bool traced = trace != nullptr && !trace->trace.blockSm.empty();
    const bool placed = answer != nullptr && answer->result.placement;
    std::optional<Source> source;
    if (traced)
        source =
            Source{trace->launch, trace->received, true, session_.tracedKernel(), &core::currentLanguage()};
    else if (placed)
        source = Source{answer->launch, answer->received, false, 0, &core::currentLanguage()};
    if (source == source_)
        return observed_;
    source_ = source;
    observed_.reset();
    if (!source)
        return observed_;
    const core::ProvenanceKind kind = traced ? trace->kind : answer->kind;
    std::string from = sourceText(kind, session_.state().device.get());
    if (traced && trace->trace.kernels > 1)
        from = fill(FactsText::tr("{kernel}, {source}"),
                    {{"kernel", core::kernelText(source->kernel)}, {"source", from}})
                   .toStdString();
    observed_ = traced ? observedBlocks(trace->trace, session_.shape(), from, source->kernel)
                       : observedBlocks(*answer->result.placement, from);
    return observed_;
}

} // namespace trichevron::gui
