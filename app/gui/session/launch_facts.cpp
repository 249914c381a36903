// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_facts.h"

#include "app/gui/text/fill.h"
#include "core/messages/trace_words.h"

#include <QCoreApplication>

#include <utility>

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

std::optional<FactsBasis::Source> sourceOf(const LaunchSession& session) {
    const ActualTrace* trace = session.trace();
    if (trace != nullptr && !trace->trace.blockSm.empty())
        return FactsBasis::Source{trace->launch, trace->received, true, session.tracedKernel(),
                                  &core::currentLanguage()};
    const ActualAnswer* answer = session.answer();
    if (answer != nullptr && answer->result.placement)
        return FactsBasis::Source{answer->launch, answer->received, false, 0, &core::currentLanguage()};
    return std::nullopt;
}

std::vector<FactsBasis::Compared> shownTogether(const LaunchSession& session) {
    const LaunchKey current = session.launchKey();
    std::vector<FactsBasis::Compared> together;
    bool hasCurrent = false;
    for (const LaunchState& launch : session.pinned()) {
        const LaunchKey key = launchKeyOf(launch);
        const ActualTrace* trace = session.results().trace(key);
        const ActualAnswer* answer = session.results().answer(key);
        const bool hasRounds = trace != nullptr && !trace->trace.blockSm.empty();
        const bool hasSms = hasRounds || (answer != nullptr && answer->result.placement &&
                                          !answer->result.placement->blockSm.empty());
        together.push_back({launch, hasRounds, hasSms});
        hasCurrent = hasCurrent || key == current;
    }
    return hasCurrent ? together : std::vector<FactsBasis::Compared>();
}

core::AutomaticBasis automaticBasis(const FactsBasis::Compared& compared) {
    const LaunchState& launch = compared.launch;
    core::KernelAttributes attributes = launch.kernel->attributes;
    attributes.optIns = launch.optIns;
    core::AutomaticBasis basis;
    basis.hasRounds = compared.hasRounds;
    basis.hasSms = compared.hasSms;
    if (!launch.device) {
        basis.shape = computeShape(launch.config, attributes, 32);
        return basis;
    }
    const core::Evaluation evaluation = evaluate(launch.config, attributes, *launch.device);
    basis.shape = evaluation.shape;
    basis.hasWaves = predictedFacts(&evaluation, evaluation.multiprocessors).concurrentBlocks != 0;
    return basis;
}

} // namespace

FactsBasis factsBasis(const LaunchSession& session, const JobRunner& jobs) {
    FactsBasis basis;
    basis.launch = session.state();
    basis.source = sourceOf(session);
    basis.lacksTrace = !(basis.source && basis.source->traced) && jobs.lacksTrace();
    basis.together = shownTogether(session);
    return basis;
}

std::shared_ptr<const core::SceneFacts> LaunchFacts::now() {
    const FactsBasis basis = factsBasis(session_, jobs_);
    return kept_.of(basis, [&] { return compute(basis); });
}

std::shared_ptr<const core::SceneFacts> LaunchFacts::compute(const FactsBasis& basis) {
    const core::Evaluation* evaluation = session_.evaluation();
    core::SceneFacts facts = predictedFacts(
        evaluation, basis.launch.device && evaluation != nullptr ? evaluation->multiprocessors : 0);
    facts.loopsOverProblem = basis.launch.kernel->attributes.declared.usesGridStrideLoop;
    facts.observed = observed_.of(basis.source, [&] {
        return basis.source ? observed(*basis.source) : std::shared_ptr<const core::ObservedBlocks>();
    });
    facts.lacksTrace = basis.lacksTrace;
    std::vector<core::AutomaticBasis> together;
    for (const FactsBasis::Compared& compared : basis.together)
        together.push_back(automaticBasis(compared));
    if (!together.empty())
        facts.automaticForAll = automaticForAll(together);
    // Views start over when the pointer changes, and another launch may have the same facts.
    if (!facts_ || !(*facts_ == facts))
        facts_ = std::make_shared<core::SceneFacts>(std::move(facts));
    return facts_;
}

std::shared_ptr<const core::ObservedBlocks> LaunchFacts::observed(const FactsBasis::Source& source) const {
    const ActualTrace* trace = session_.trace();
    const ActualAnswer* answer = session_.answer();
    const core::ProvenanceKind kind = source.traced ? trace->kind : answer->kind;
    std::string from = sourceText(kind, session_.state().device.get());
    if (source.traced && trace->trace.kernels > 1)
        from = fill(FactsText::tr("{kernel}, {source}"),
                    {{"kernel", core::kernelText(source.kernel)}, {"source", from}})
                   .toStdString();
    return source.traced ? observedBlocks(trace->trace, session_.shape(), from, source.kernel)
                         : observedBlocks(*answer->result.placement, from);
}

} // namespace trichevron::gui
