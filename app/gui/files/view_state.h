// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How the window shows a launch, as a session file keeps it. No step of undo.
#pragma once

#include "app/gui/verdict/silenced_advice.h"
#include "core/session/saved_session.h"

class QStackedWidget;
class QTabBar;

namespace trichevron {

class HierarchyView;

class ViewState {
public:
    ViewState(HierarchyView& hierarchy, SilencedAdvice& silenced, QTabBar& tabs, QStackedWidget& pages)
        : hierarchy_(hierarchy), silenced_(silenced), tabs_(tabs), pages_(pages) {}

    void writeTo(SavedSession& session) const;
    /// What is not known here is passed over. Silenced advice is a step of undo of its own.
    void takeFrom(const SavedSession& session) const;

private:
    HierarchyView& hierarchy_;
    SilencedAdvice& silenced_;
    QTabBar& tabs_;
    QStackedWidget& pages_;
};

} // namespace trichevron
