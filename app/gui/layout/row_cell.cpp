// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/row_cell.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyle>
#include <QToolTip>

namespace trichevron::gui {

void RowCell::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(Qt::ForegroundRole).isValid())
        option->palette.setBrush(QPalette::HighlightedText, option->palette.brush(QPalette::Text));
    // Where whole rows are chosen, none of their cells is the current one.
    const auto* view = qobject_cast<const QAbstractItemView*>(option->widget);
    if (view != nullptr && view->selectionBehavior() == QAbstractItemView::SelectRows)
        option->state.setFlag(QStyle::State_HasFocus, false);
}

bool RowCell::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                        const QModelIndex& index) {
    const QString words = index.data(Qt::DisplayRole).toString();
    const QString tip = index.data(Qt::ToolTipRole).toString();
    if (tip != words || isCut(option, index))
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::hideText(); // of another cell
    event->ignore();
    return false;
}

bool RowCell::isCut(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const int margin =
        cell.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const QRect room(0, 0, cell.rect.width() - 2 * margin, cell.rect.height());
    const bool isWrapped = cell.features.testFlag(QStyleOptionViewItem::WrapText);
    const QSize needed =
        cell.fontMetrics.boundingRect(room, isWrapped ? Qt::TextWordWrap : Qt::TextSingleLine, cell.text)
            .size();
    return needed.width() > room.width() || needed.height() > room.height();
}

} // namespace trichevron::gui
