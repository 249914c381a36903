// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_facts.h"

#include "app/gui/text/fill.h"

#include <QCoreApplication>

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
    if (facts_ && facts_->concurrentBlocks == facts.concurrentBlocks &&
        facts_->isUpperBound == facts.isUpperBound && facts_->loopsOverProblem == facts.loopsOverProblem &&
        facts_->observed == facts.observed)
        return facts_;
    facts_ = std::make_shared<core::SceneFacts>(std::move(facts));
    return facts_;
}

std::shared_ptr<const core::ObservedBlocks> LaunchFacts::observed() {
    const ActualTrace* trace = session_.trace();
    const ActualAnswer* answer = session_.answer();
    const bool traced = trace != nullptr && !trace->trace.blockSm.empty();
    const bool placed = answer != nullptr && answer->result.placement;
    std::optional<Source> source;
    if (traced)
        source = Source{trace->launch, trace->received, true, &core::currentLanguage()};
    else if (placed)
        source = Source{answer->launch, answer->received, false, &core::currentLanguage()};
    if (source == source_)
        return observed_;
    source_ = source;
    observed_.reset();
    if (!source)
        return observed_;
    const core::ProvenanceKind kind = traced ? trace->kind : answer->kind;
    const std::string from = sourceText(kind, session_.state().device.get());
    observed_ = traced ? observedBlocks(trace->trace, session_.shape(), from)
                       : observedBlocks(*answer->result.placement, from);
    return observed_;
}

} // namespace trichevron::gui
