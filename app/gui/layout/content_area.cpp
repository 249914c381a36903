// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/content_area.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>

namespace trichevron::gui {

ContentArea::ContentArea(int minWidth, QWidget* parent) : VerticalScrollArea(minWidth, parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
}

QSize ContentArea::sizeHint() const {
    const QSize usual = VerticalScrollArea::minimumSizeHint();
    if (widget() == nullptr)
        return usual;
    const int whole = widget()->layout()->totalHeightForWidth(viewport()->width());
    return {usual.width(), whole > 0 ? whole : widget()->sizeHint().height()};
}

bool ContentArea::eventFilter(QObject* object, QEvent* event) {
    if (object == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return VerticalScrollArea::eventFilter(object, event);
}

void ContentArea::resizeEvent(QResizeEvent* event) {
    VerticalScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry(); // other lines, another height
}

} // namespace trichevron::gui
