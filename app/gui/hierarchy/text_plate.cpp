// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/text_plate.h"

namespace trichevron::gui {

void paintTextPlate(QPainter& painter, const QRectF& rect, const QString& text, const SceneColours& colours) {
    constexpr int opacity = 225; // of 255: the boxes behind show faintly
    QColor plate = colours.surface;
    plate.setAlpha(opacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plate);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setPen(colours.text);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace trichevron::gui
