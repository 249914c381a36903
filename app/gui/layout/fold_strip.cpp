// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/fold_strip.h"

#include "app/gui/theme/theme.h"

#include <QPainter>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int stripPadding = 7; ///< across the edge, in pixels for the default font
constexpr int begin = 12;       ///< before the text

} // namespace

FoldStrip::FoldStrip(Qt::DockWidgetArea edge, QWidget* parent) : QAbstractButton(parent), edge_(edge) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(isUpright() ? QSizePolicy::Fixed : QSizePolicy::Expanding,
                  isUpright() ? QSizePolicy::Expanding : QSizePolicy::Fixed);
}

void FoldStrip::setAlarm(bool alarm) {
    if (std::exchange(isAlarm_, alarm) != alarm)
        update();
}

int FoldStrip::thickness() const {
    return fontMetrics().height() + 2 * scaledPixels(stripPadding);
}

QSize FoldStrip::sizeHint() const {
    return minimumSizeHint();
}

QSize FoldStrip::minimumSizeHint() const {
    // A long text is elided: a strip must never widen the window.
    const QSize size(scaledPixels(4 * begin), thickness());
    return isUpright() ? size.transposed() : size;
}

void FoldStrip::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), isChecked() || underMouse() ? theme.hover
                             : isAlarm_                  ? theme.alarmFill
                                                         : theme.window);
    painter.setPen(theme.border);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    QRect along = rect();
    if (isUpright()) {
        // The text begins at the top and its foot is at the edge of the window's view.
        painter.translate(width(), 0);
        painter.rotate(90);
        along = QRect(0, 0, height(), width());
    }
    along.adjust(scaledPixels(begin), 0, -scaledPixels(begin), 0);
    painter.setPen(isAlarm_ ? theme.alarmText : theme.text);
    const QString sign = isChecked() ? QStringLiteral("–  ") : QStringLiteral("+  ");
    painter.drawText(along, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(sign + text(), Qt::ElideRight, along.width()));
}

} // namespace trichevron::gui
