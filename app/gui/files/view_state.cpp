// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/files/view_state.h"

#include "app/gui/hierarchy/hierarchy_view.h"
#include "core/scene/colouring.h"

#include <QStackedWidget>
#include <QTabBar>

namespace trichevron {
void ViewState::writeTo(SavedSession& session) const {
    session.colourBy = hierarchy_.colouring().id;
    session.flat = hierarchy_.isFlat();
    session.page = pages_.currentWidget()->objectName().toStdString();
    session.silenced = silenced_.silenced();
}

void ViewState::takeFrom(const SavedSession& session) const {
    if (const Colouring* colouring = findColouring(session.colourBy))
        hierarchy_.setColouring(*colouring);
    hierarchy_.setFlat(session.flat);
    for (int i = 0; i < pages_.count() && !session.page.empty(); ++i) {
        if (pages_.widget(i)->objectName().toStdString() == session.page)
            tabs_.setCurrentIndex(i);
    }
    silenced_.replace(session.silenced);
}

} // namespace trichevron
