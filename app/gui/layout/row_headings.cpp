// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/row_headings.h"

#include "app/gui/theme/theme.h"

#include <QPainter>
#include <QStyleOptionHeader>

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr int wordsPadding = 3; ///< in the style sheet, in pixels
// In pixels for the default font.
constexpr int sortArrow = 8;
constexpr int besideSortArrow = 2;

void paintArrow(QPainter& painter, const QRectF& place, QStyleOptionHeader::SortIndicator order) {
    const double wide = place.width() / 4;
    const double high = order == QStyleOptionHeader::SortUp ? -wide / 2 : wide / 2;
    const QPointF middle = place.center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(currentTheme().muted, place.width() / 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF corners[] = {middle + QPointF(-wide, -high), middle + QPointF(0, high),
                               middle + QPointF(wide, -high)};
    painter.drawPolyline(corners, 3);
    painter.restore();
}

} // namespace

RowHeadings::RowHeadings(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
}

void RowHeadings::initStyleOptionForIndex(QStyleOptionHeader* option, int column) const {
    QHeaderView::initStyleOptionForIndex(option, column);
    if (option->sortIndicator == QStyleOptionHeader::None)
        return;
    const int room = sectionSize(column) - wordsPadding - scaledPixels(sortArrow + besideSortArrow);
    option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, std::max(0, room));
}

void RowHeadings::paintSection(QPainter* painter, const QRect& section, int column) const {
    if (!section.isValid())
        return;
    QStyleOptionHeaderV2 heading;
    initStyleOption(&heading);
    initStyleOptionForIndex(&heading, column);
    heading.rect = section;
    QStyleOptionHeaderV2 words = heading;
    words.sortIndicator = QStyleOptionHeader::None;
    painter->save(); // the style leaves a clip that is empty where there was none
    style()->drawControl(QStyle::CE_Header, &words, painter, this);
    painter->restore();
    if (heading.sortIndicator == QStyleOptionHeader::None)
        return;
    paintArrow(*painter, arrowPlace(heading), heading.sortIndicator);
}

QRect RowHeadings::arrowPlace(const QStyleOptionHeader& heading) const {
    const int size = scaledPixels(sortArrow);
    const QRect& section = heading.rect;
    QRect place(section.right() + 1 - size, section.center().y() - size / 2, size, size);
    if (heading.textAlignment.testFlag(Qt::AlignRight)) {
        const int words = heading.fontMetrics.horizontalAdvance(heading.text);
        const int left = section.right() + 1 - wordsPadding - words - scaledPixels(besideSortArrow) - size;
        place.moveLeft(std::max(section.left(), left));
    }
    return place;
}

} // namespace trichevron::gui
