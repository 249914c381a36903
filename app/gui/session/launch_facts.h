// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The facts by which the hierarchy colours the current launch, computed again only when they change.
#pragma once

#include "app/gui/session/job_runner.h"
#include "app/gui/session/launch_session.h"
#include "core/catalogue/language.h"
#include "core/scene/automatic_colouring.h"
#include "core/scene/scene_facts.h"

#include <memory>
#include <optional>
#include <vector>

namespace trichevron::gui {

class LaunchFacts {
public:
    LaunchFacts(const LaunchSession& session, const JobRunner& jobs) : session_(session), jobs_(jobs) {}

    /// The current facts; the same pointer as long as nothing changed.
    std::shared_ptr<const core::SceneFacts> now();

private:
    std::shared_ptr<const core::ObservedBlocks> observed();
    /// The launches that are compared with the current one: the pinned ones. None where the current launch is
    /// none of them. Not the steps of a presentation: a step looks as the picture did when it was added.
    std::vector<LaunchState> shownTogether() const;
    core::AutomaticBasis basisOf(const LaunchState& launch) const;

    /// Identifies the trace or answer from which the observed blocks were computed.
    struct Source {
        LaunchKey launch;
        QDateTime received;
        bool traced = false;
        std::uint32_t kernel = 0;                 ///< of the trace
        const core::Language* language = nullptr; ///< of the texts
        friend bool operator==(const Source&, const Source&) = default;
    };
    const LaunchSession& session_;
    const JobRunner& jobs_;
    std::optional<Source> source_;
    std::shared_ptr<const core::ObservedBlocks> observed_;
    std::shared_ptr<const core::SceneFacts> facts_;
};

} // namespace trichevron::gui
