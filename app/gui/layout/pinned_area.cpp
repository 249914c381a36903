// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/pinned_area.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>

#include <algorithm>

namespace trichevron::gui {

PinnedArea::PinnedArea(int minWidth, QWidget* parent) : VerticalScrollArea(minWidth, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize PinnedArea::sizeHint() const {
    const QSize usual = VerticalScrollArea::minimumSizeHint();
    if (widget() == nullptr)
        return usual;
    const int whole = widget()->layout()->totalHeightForWidth(viewport()->width());
    const int wanted = whole > 0 ? whole : widget()->sizeHint().height();
    const int most = parentWidget() == nullptr ? wanted : parentWidget()->height() / 2;
    return {usual.width(), std::min(wanted, most)};
}

QSize PinnedArea::minimumSizeHint() const {
    return sizeHint();
}

bool PinnedArea::eventFilter(QObject* object, QEvent* event) {
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return VerticalScrollArea::eventFilter(object, event);
}

void PinnedArea::resizeEvent(QResizeEvent* event) {
    VerticalScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // other lines, another height
}

} // namespace trichevron::gui
