// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Draws a cell of a table as a bar with its text beside it. In a narrow column the bar is shorter.
#pragma once

#include "app/gui/layout/row_cell.h"

namespace trichevron::gui {

/// The fraction, 0 to 1, is the cell's Qt::UserRole; a cell without one is drawn as text.
class BarCell : public RowCell {
public:
    using RowCell::RowCell;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Bars that are longer by so many pixels, of which the size hint knows nothing.
    void setLonger(int pixels) { longer_ = pixels; }

private:
    int longer_ = 0;
};

} // namespace trichevron::gui
