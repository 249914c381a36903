// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How the window shows a launch, as a session file keeps it. No step of undo.
#pragma once

#include "app/gui/verdict/silenced_advice.h"
#include "core/session/saved_session.h"

namespace trichevron {

class HierarchyView;
class ResultsPanel;

class ViewState {
public:
    ViewState(HierarchyView& hierarchy, SilencedAdvice& silenced, ResultsPanel& results)
        : hierarchy_(hierarchy), silenced_(silenced), results_(results) {}

    void writeTo(SavedSession& session) const;
    /// What is not known here is passed over. Silenced advice is a step of undo of its own.
    void takeFrom(const SavedSession& session) const;

private:
    HierarchyView& hierarchy_;
    SilencedAdvice& silenced_;
    ResultsPanel& results_;
};

} // namespace trichevron
