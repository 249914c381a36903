// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/transition.h"

#include <QEasingCurve>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr qint64 milliseconds = 260;
constexpr double minEdge = 2; ///< pixels: limits the magnification of a picture

QRectF withMinEdge(const QRectF& rect) {
    QRectF wide = rect;
    wide.setSize(rect.size().expandedTo({minEdge, minEdge}));
    wide.moveCenter(rect.center());
    return wide;
}

} // namespace

void Transition::begin(const QImage& old, const QRectF& before, const QRectF& after) {
    old_ = old;
    before_ = withMinEdge(before);
    after_ = withMinEdge(after);
    clock_.start();
}

bool Transition::isActive() const {
    return !old_.isNull() && clock_.isValid() && clock_.elapsed() < milliseconds;
}

void Transition::paint(QPainter& painter, const QImage& picture, const QRectF& canvas) const {
    const double way = std::min(1.0, static_cast<double>(clock_.elapsed()) / milliseconds);
    const double share = QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(way);
    const QRectF now(before_.topLeft() + (after_.topLeft() - before_.topLeft()) * share,
                     before_.size() + (after_.size() - before_.size()) * share);
    const auto draw = [&](const QImage& image, const QRectF& from, double opacity) {
        painter.save();
        painter.setClipRect(canvas);
        painter.setOpacity(opacity);
        painter.translate(now.topLeft());
        painter.scale(now.width() / from.width(), now.height() / from.height());
        painter.translate(-from.topLeft());
        painter.drawImage(QPointF(0, 0), image);
        painter.restore();
    };
    draw(old_, before_, 1);
    draw(picture, after_, share);
}

} // namespace trichevron::gui
