// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editors/axis_headings.h"

#include "app/gui/theme/theme.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {

AxisHeadings::AxisHeadings(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void AxisHeadings::addFields(const std::array<QWidget*, 3>& fields) {
    rows_.push_back(fields);
    for (QWidget* field : fields)
        field->installEventFilter(this);
}

QPoint AxisHeadings::over(const QWidget& field) const {
    const QPoint middle = field.mapTo(window(), field.rect().center());
    return {mapFrom(window(), middle).x(), height() / 2};
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
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const auto& fields) { return over(*fields[0]).x() >= side / 2; });
    if (row == rows_.end())
        return;
    for (std::size_t axis = 0; axis < row->size(); ++axis) {
        const QWidget& field = *(*row)[axis];
        if (field.isHidden())
            continue;
        QRect rect(0, 0, side, side);
        rect.moveCenter(over(field));
        painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char("xyz"[axis])));
    }
}

} // namespace trichevron::gui
