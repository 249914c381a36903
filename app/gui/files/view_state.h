// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The view settings that a session file saves. Changing them is no step of undo.
#pragma once

#include "app/gui/verdict/silenced_advice.h"
#include "core/session/saved_session.h"

#include <functional>
#include <utility>

namespace trichevron::gui {

struct LaunchState;
class HierarchyView;
class PageStack;
class ResultsPanel;

class ViewState {
public:
    /// `presented` gives the launch of the user's that a step of a presentation has taken the place of, if
    /// one has.
    ViewState(HierarchyView& hierarchy, SilencedAdvice& silenced, ResultsPanel& results, PageStack& pages,
              std::function<const LaunchState*()> presented)
        : hierarchy_(hierarchy), silenced_(silenced), results_(results), pages_(pages),
          presented_(std::move(presented)) {}

    void writeTo(core::SavedSession& session) const;
    /// As Page::replacedLaunch() of any page, or by a presentation.
    const LaunchState* replacedLaunch() const;
    /// A session file has now what writeTo() gives.
    void markSaved() const;
    /// Asks whether what would be lost on the pages is to be saved; false: takeFrom() is not wanted.
    bool mayTake() const;
    /// Ignores names that this version does not have. What the session silences becomes a step of undo, and
    /// what the user has silenced stays so.
    void takeFrom(const core::SavedSession& session, bool isInFile) const;

private:
    HierarchyView& hierarchy_;
    SilencedAdvice& silenced_;
    ResultsPanel& results_;
    PageStack& pages_;
    std::function<const LaunchState*()> presented_;
};

} // namespace trichevron::gui
