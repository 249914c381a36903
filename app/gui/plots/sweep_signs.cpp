// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_signs.h"

#include "app/gui/theme/theme.h"

#include <qcustomplot.h>

#include <cmath>
#include <numbers>

namespace trichevron::gui {

void strokeTwice(QCPPainter& painter, const QPainterPath& path, const QColor& inner, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, width + 2));
    painter.drawPath(path);
    painter.setPen(QPen(inner, width));
    painter.drawPath(path);
}

void drawStar(QCPPainter& painter, const QPointF& middle, double radius) {
    QPolygonF tips;
    for (int i = 0; i < 10; ++i) {
        const double length = i % 2 == 0 ? radius : radius * 0.42;
        const double angle = i * std::numbers::pi / 5 - std::numbers::pi / 2;
        tips << middle + QPointF(length * std::cos(angle), length * std::sin(angle));
    }
    painter.setPen(QPen(Qt::black, 1));
    painter.setBrush(Qt::white);
    painter.drawPolygon(tips);
}

void drawTilde(QCPPainter& painter, const QPointF& middle, double radius) {
    QPainterPath wave(middle - QPointF(radius, 0));
    wave.cubicTo(middle + QPointF(-radius / 3, -radius), middle + QPointF(radius / 3, radius),
                 middle + QPointF(radius, 0));
    strokeTwice(painter, wave, Qt::black, 1.4);
}

void drawRing(QCPPainter& painter, const QPointF& middle, double radius) {
    QPainterPath ring;
    ring.addEllipse(middle, radius, radius);
    strokeTwice(painter, ring, currentTheme().categories[5], 2);
}

} // namespace trichevron::gui
