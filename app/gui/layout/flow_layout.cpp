// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/flow_layout.h"

namespace trichevron::gui {

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_)
        delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr)
        items_.erase(items_.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

void FlowLayout::addStretching(QWidget* widget) {
    addWidget(widget);
    stretching_ = widget;
}

FlowLayout::Line FlowLayout::lineFrom(std::size_t first, int room) const {
    Line line{first, 0, 0};
    for (; line.end < items_.size(); ++line.end) {
        const QLayoutItem& item = *items_[line.end];
        if (item.isEmpty())
            continue;
        const QSize size = item.sizeHint();
        const int width = line.width == 0 ? size.width() : line.width + spacing_ + size.width();
        if (line.width > 0 && width > room)
            break;
        line.width = qMin(width, room);
        line.height = qMax(line.height, size.height());
    }
    return line;
}

int FlowLayout::arrange(const QRect& rect, bool move) const {
    int y = rect.y();
    for (std::size_t first = 0; first < items_.size();) {
        const Line line = lineFrom(first, rect.width());
        int x = rect.x();
        for (; first < line.end; ++first) {
            QLayoutItem& item = *items_[first];
            if (item.isEmpty())
                continue;
            QSize size = item.sizeHint().boundedTo(QSize(rect.width(), QLAYOUTSIZE_MAX));
            if (stretching_ != nullptr && item.widget() == stretching_)
                size = QSize(size.width() + rect.width() - line.width, line.height);
            if (move)
                item.setGeometry(QRect(QPoint(x, y), size));
            x += size.width() + spacing_;
        }
        y += line.height + spacing_;
    }
    return qMax(0, y - spacing_ - rect.y());
}

} // namespace trichevron::gui
