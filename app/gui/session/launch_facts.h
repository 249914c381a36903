// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The facts by which the hierarchy colours the current launch, computed again only when what they follow
/// from changes: a job that starts or ends changes none of it.
#pragma once

#include "app/gui/session/job_runner.h"
#include "app/gui/session/kept_value.h"
#include "app/gui/session/launch_session.h"
#include "core/catalogue/language.h"
#include "core/scene/automatic_colouring.h"
#include "core/scene/scene_facts.h"

#include <memory>
#include <optional>
#include <vector>

namespace trichevron::gui {

/// Everything that the facts follow from.
struct FactsBasis {
    /// The trace or answer that says where the blocks ran.
    struct Source {
        LaunchKey launch;
        QDateTime received;
        bool traced = false;
        std::uint32_t kernel = 0;                 ///< of the trace
        const core::Language* language = nullptr; ///< of the texts
        friend bool operator==(const Source&, const Source&) = default;
    };
    /// A launch that is compared with the current one, and what was observed of it.
    struct Compared {
        LaunchState launch;
        bool hasRounds = false;
        bool hasSms = false;
        friend bool operator==(const Compared&, const Compared&) = default;
    };
    LaunchState launch;
    std::optional<Source> source;
    bool lacksTrace = false; ///< the recording has no trace of the launch
    /// The pinned launches. None where the current launch is none of them. Not the steps of a presentation:
    /// a step looks as the picture did when it was added.
    std::vector<Compared> together;
    friend bool operator==(const FactsBasis&, const FactsBasis&) = default;
};
FactsBasis factsBasis(const LaunchSession& session, const JobRunner& jobs);

class LaunchFacts {
public:
    LaunchFacts(const LaunchSession& session, const JobRunner& jobs) : session_(session), jobs_(jobs) {}

    /// The current facts; the same pointer as long as nothing changed in them.
    std::shared_ptr<const core::SceneFacts> now();

private:
    std::shared_ptr<const core::SceneFacts> compute(const FactsBasis& basis);
    std::shared_ptr<const core::ObservedBlocks> observed(const FactsBasis::Source& source) const;

    const LaunchSession& session_;
    const JobRunner& jobs_;
    KeptValue<std::optional<FactsBasis::Source>, std::shared_ptr<const core::ObservedBlocks>> observed_;
    KeptValue<FactsBasis, std::shared_ptr<const core::SceneFacts>> kept_;
    std::shared_ptr<const core::SceneFacts> facts_; ///< the newest
};

} // namespace trichevron::gui
