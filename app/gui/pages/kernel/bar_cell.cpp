// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/bar_cell.h"

#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace trichevron::gui {
namespace {

/// In pixels for the default font.
constexpr int barWidth = 38;
constexpr int barHeight = 10;
constexpr int gap = 6;

} // namespace

void BarCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QVariant fraction = index.data(Qt::UserRole);
    if (!fraction.isValid()) {
        RowCell::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const Theme& theme = currentTheme();
    const int margin = // beside the words, as the style leaves it when it draws
        QApplication::style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const int forWords = cell.fontMetrics.horizontalAdvance(cell.text) + 1 + 2 * margin; // of rounded pixels
    const int forBar = cell.rect.width() - gap - forWords;
    const int width = std::clamp(forBar, 0, scaledPixels(barWidth) + longer_);
    const int height = scaledPixels(barHeight);
    const QRect room(cell.rect.left() + gap, cell.rect.center().y() - height / 2, width, height);
    // The style draws the words, so that they are on the line of the other cells.
    QStyleOptionViewItem words = cell;
    words.rect.setLeft(room.right() + 1);
    cell.text.clear();
    for (const QStyleOptionViewItem* part : {&cell, &words})
        QApplication::style()->drawControl(QStyle::CE_ItemViewItem, part, painter, part->widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.border);
    painter->drawRoundedRect(room, 2, 2);
    painter->setBrush(theme.accent);
    QRect bar = room;
    bar.setWidth(qRound(width * fraction.toDouble()));
    if (bar.width() > 0)
        painter->drawRoundedRect(bar, 2, 2);
    painter->restore();
}

QSize BarCell::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = RowCell::sizeHint(option, index);
    size.setWidth(size.width() + gap + scaledPixels(barWidth));
    return size;
}

} // namespace trichevron::gui
