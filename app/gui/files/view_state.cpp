// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/view_state.h"

#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/results/results_panel.h"
#include "core/scene/colouring.h"

namespace trichevron::gui {

void ViewState::writeTo(core::SavedSession& session) const {
    session.colourBy = hierarchy_.colouring().id;
    session.flat = hierarchy_.isFlat();
    session.page = results_.currentPage().toStdString();
    pages_.writeTo(session);
    session.silenced = silenced_.silenced();
}

const LaunchState* ViewState::replacedLaunch() const {
    const LaunchState* presented = presented_();
    return presented != nullptr ? presented : pages_.replacedLaunch();
}

void ViewState::markSaved() const {
    pages_.markSaved();
}

bool ViewState::mayTake() const {
    return pages_.mayReplace();
}

void ViewState::takeFrom(const core::SavedSession& session, bool isInFile) const {
    if (const core::Colouring* colouring = core::findColouring(session.colourBy))
        hierarchy_.setColouring(*colouring);
    hierarchy_.setFlat(session.flat);
    results_.setCurrentPage(QString::fromStdString(session.page));
    pages_.takeFrom(session, isInFile);
    silenced_.setOfSession(session.silenced);
}

} // namespace trichevron::gui
