// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/page_layout.h"

#include "app/gui/theme/theme.h"

#include <QScrollArea>
#include <QWidget>

#include <algorithm>

namespace trichevron::gui {
namespace {

// Pixels for the default font.
constexpr int minWideWidth = 600;  ///< a narrower page is stacked
constexpr int minPlotHeight = 210; ///< in a narrow page
constexpr int lowPlotHeight = 140; ///< in one with less room than that in sight
constexpr int minExtraHeight = 190;
constexpr int between = 8;

} // namespace

PageLayout::PageLayout(QWidget& page, QWidget& plot, QWidget& controls, QWidget* extra, Side side)
    : QLayout(&page), side_(side) {
    setContentsMargins(6, 6, 6, 0);
    for (const auto& [part, widget] :
         {std::pair(Plot, &plot), std::pair(Controls, &controls), std::pair(Extra, extra)}) {
        if (widget == nullptr)
            continue;
        addChildWidget(widget);
        items_.at(part) = std::make_unique<QWidgetItem>(widget);
    }
}

PageLayout::~PageLayout() = default;

void PageLayout::addItem(QLayoutItem* item) {
    delete item; // the constructor gets all parts
}

int PageLayout::count() const {
    return static_cast<int>(
        std::count_if(items_.begin(), items_.end(), [](const auto& item) { return item != nullptr; }));
}

QLayoutItem* PageLayout::itemAt(int index) const {
    for (const auto& item : items_)
        if (item != nullptr && index-- == 0)
            return item.get();
    return nullptr;
}

QLayoutItem* PageLayout::takeAt(int index) {
    for (auto& item : items_)
        if (item != nullptr && index-- == 0)
            return item.release();
    return nullptr;
}

bool PageLayout::has(Part part) const {
    return items_.at(part) != nullptr && !items_.at(part)->isEmpty();
}

bool PageLayout::isNarrow(int width) const {
    const QMargins margins = contentsMargins();
    const int inner = width - margins.left() - margins.right();
    return width < scaledPixels(minWideWidth) || (inner - between) / 2 < sideWidth();
}

int PageLayout::sideWidth() const {
    int controls = 0;
    if (const QLayout* flow = has(Controls) ? items_[Controls]->widget()->layout() : nullptr)
        for (int i = 0; i < flow->count(); ++i) // the minimum size of a combo box is less than its text
            controls = std::max(controls, flow->itemAt(i)->sizeHint().width());
    const int extra = has(Extra) ? items_[Extra]->minimumSize().width() : 0;
    return std::max({scaledPixels(sideWidth_), controls, extra});
}

int PageLayout::controlsHeight(int width) const {
    if (!has(Controls))
        return 0;
    return items_[Controls]->hasHeightForWidth() ? items_[Controls]->heightForWidth(width)
                                                 : items_[Controls]->sizeHint().height();
}

int PageLayout::extraHeight() const {
    return has(Extra) ? std::max(scaledPixels(minExtraHeight), items_[Extra]->minimumSize().height()) : 0;
}

QSize PageLayout::minimumSize() const {
    QSize size;
    for (const auto& item : items_)
        if (item != nullptr && !item->isEmpty())
            size = size.expandedTo(QSize(item->minimumSize().width(), 0));
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

int PageLayout::plotHeight() const {
    const int usual = scaledPixels(minPlotHeight);
    if (!isPlotInSight_ || parentWidget() == nullptr)
        return usual;
    const QWidget* viewport = parentWidget()->parentWidget();
    const auto* area = viewport == nullptr ? nullptr : qobject_cast<QScrollArea*>(viewport->parentWidget());
    if (area == nullptr || area->widget() != parentWidget())
        return usual;
    const QMargins margins = contentsMargins();
    const int inSight = viewport->height() - margins.top() - margins.bottom();
    const int least = std::max(scaledPixels(lowPlotHeight), items_[Plot]->minimumSize().height());
    return std::max(std::min(least, usual), std::min(inSight, usual));
}

int PageLayout::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    const int inner = width - margins.left() - margins.right();
    int height = 0;
    if (isNarrow(width)) {
        height = controlsHeight(inner) + between + plotHeight();
        if (has(Extra))
            height += between + extraHeight();
    } else {
        const int extra = has(Extra) ? items_[Extra]->minimumSize().height() + between : 0;
        height = std::max(items_[Plot]->minimumSize().height(), controlsHeight(sideWidth()) + extra);
    }
    return height + margins.top() + margins.bottom();
}

void PageLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect inner = rect.marginsRemoved(contentsMargins());
    const auto place = [this](Part part, const QRect& where) {
        if (has(part))
            items_.at(part)->setGeometry(where);
    };
    if (isNarrow(rect.width())) {
        const int controls = controlsHeight(inner.width());
        const int extra = extraHeight();
        const int below = (controls > 0 ? controls + between : 0) + (extra > 0 ? extra + between : 0);
        const int plot = inner.height() - below;
        place(Plot, QRect(inner.left(), inner.top(), inner.width(), plot));
        place(Controls, QRect(inner.left(), inner.top() + plot + between, inner.width(), controls));
        place(Extra, QRect(inner.left(), inner.bottom() + 1 - extra, inner.width(), extra));
        return;
    }
    const bool isSide = has(Controls) || has(Extra);
    const int side = isSide ? sideWidth() : 0;
    const int plot = inner.width() - side - (isSide ? between : 0);
    const bool isLeft = side_ == Side::Left;
    const int sideLeft = isLeft ? inner.left() : inner.left() + plot + between;
    const int controls = controlsHeight(side);
    const int extraTop = inner.top() + controls + (controls > 0 ? between : 0);
    place(Plot, QRect(isLeft ? inner.right() + 1 - plot : inner.left(), inner.top(), plot, inner.height()));
    place(Controls, QRect(sideLeft, inner.top(), side, controls));
    place(Extra, QRect(sideLeft, extraTop, side, inner.bottom() + 1 - extraTop));
}

} // namespace trichevron::gui
