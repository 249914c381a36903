// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/axis_headings.h"

#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace trichevron::gui {

AxisHeadings::AxisHeadings(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void AxisHeadings::setFields(const std::array<QWidget*, 3>& fields) {
    fields_ = fields;
    for (QWidget* field : fields_)
        field->installEventFilter(this);
}

QPoint AxisHeadings::middleOf(std::size_t axis) const {
    const QWidget& field = *fields_[axis];
    const QPoint over = field.mapTo(window(), field.rect().center());
    return {mapFrom(window(), over).x(), height() / 2};
}

QSize AxisHeadings::sizeHint() const {
    return {3 * fontMetrics().height(), fontMetrics().height()};
}

bool AxisHeadings::eventFilter(QObject* object, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
        update();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(object, event);
}

void AxisHeadings::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setFont(textFont(0.9, QFont::DemiBold));
    painter.setPen(palette().color(QPalette::WindowText));
    const int side = painter.fontMetrics().height();
    for (std::size_t axis = 0; axis < fields_.size(); ++axis) {
        if (fields_[axis] == nullptr || fields_[axis]->isHidden())
            continue;
        QRect rect(0, 0, side, side);
        rect.moveCenter(middleOf(axis));
        painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char("xyz"[axis])));
    }
}

} // namespace trichevron::gui
