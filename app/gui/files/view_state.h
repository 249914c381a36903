// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The view settings that a session file saves. Changing them is no step of undo.
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
    /// Ignores names that this version does not have. Silenced advice becomes a step of undo.
    void takeFrom(const SavedSession& session) const;

private:
    HierarchyView& hierarchy_;
    SilencedAdvice& silenced_;
    QTabBar& tabs_;
    QStackedWidget& pages_;
};

} // namespace trichevron
