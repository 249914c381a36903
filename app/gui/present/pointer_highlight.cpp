// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/present/pointer_highlight.h"

#include "app/gui/theme/theme.h"

#include <QCursor>
#include <QPainter>

namespace trichevron::gui {
namespace {

constexpr int diameter = 44; ///< pixels for the default font
constexpr int intervalMs = 16;

} // namespace

PointerHighlight::PointerHighlight(QWidget& window) : QWidget(&window) {
    setObjectName(QStringLiteral("pointerHighlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    timer_.setInterval(intervalMs);
    connect(&timer_, &QTimer::timeout, this, &PointerHighlight::follow);
}

void PointerHighlight::setFollowing(bool follows) {
    if (!follows) {
        timer_.stop();
        hide();
        return;
    }
    timer_.start();
    follow();
}

void PointerHighlight::follow() {
    const QPoint at = parentWidget()->mapFromGlobal(QCursor::pos());
    const int side = scaledPixels(diameter);
    const QRect place(at - QPoint(side / 2, side / 2), QSize(side, side));
    if (place != geometry())
        setGeometry(place);
    if (isVisible() != parentWidget()->rect().contains(at))
        setVisible(!isVisible());
    raise();
}

void PointerHighlight::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Two tones, of which one differs from whatever is below.
    const QColor ring = currentTheme().alarm;
    QColor inside = ring;
    inside.setAlpha(50);
    const double width = scaledPixels(3);
    const QRectF circle = QRectF(rect()).adjusted(2 * width, 2 * width, -2 * width, -2 * width);
    painter.setPen(QPen(QColor(0x10, 0x16, 0x1C), 3 * width));
    painter.setBrush(inside);
    painter.drawEllipse(circle);
    painter.setPen(QPen(Qt::white, 2 * width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(circle);
    painter.setPen(QPen(ring, width));
    painter.drawEllipse(circle);
}

} // namespace trichevron::gui
