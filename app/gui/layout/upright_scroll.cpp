// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/upright_scroll.h"

#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QScrollBar>

namespace trichevron {

UprightScroll::UprightScroll(int least, QWidget* parent) : QScrollArea(parent), least_(least) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setMinimumWidth(inType(least_));
}

bool UprightScroll::eventFilter(QObject* object, QEvent* event) {
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        fitWidth();
    return QScrollArea::eventFilter(object, event); // it watches its widget too
}

void UprightScroll::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitWidth();
}

void UprightScroll::fitWidth() {
    const int content = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
    setMinimumWidth(qMax(inType(least_), content + verticalScrollBar()->sizeHint().width()));
}

} // namespace trichevron
