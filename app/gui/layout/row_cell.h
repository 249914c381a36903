// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A cell of a table of rows. Words with a colour of their own keep it in the chosen row, which has no frame
/// around one of its cells. A tool tip with the words of the cell comes only where the cell has no room for
/// them.
#pragma once

#include <QStyledItemDelegate>

namespace trichevron::gui {

class RowCell : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    bool isCut(const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

} // namespace trichevron::gui
