// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the hierarchy's colours need of the launch that is shown, kept as long as it stays the same.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/scene/scene_facts.h"

#include <memory>
#include <optional>

namespace trichevron {

class LaunchFacts {
public:
    explicit LaunchFacts(const LaunchSession& session) : session_(session) {}

    /// Of now; the same pointer as long as nothing changed.
    std::shared_ptr<const SceneFacts> now();

private:
    std::shared_ptr<const ObservedBlocks> observed();

    /// What was observed is worked out once for each trace or answer.
    struct Source {
        AskedLaunch asked;
        QDateTime received;
        bool traced = false;
        friend bool operator==(const Source&, const Source&) = default;
    };
    const LaunchSession& session_;
    std::optional<Source> source_;
    std::shared_ptr<const ObservedBlocks> observed_;
    std::shared_ptr<const SceneFacts> facts_;
};

} // namespace trichevron
