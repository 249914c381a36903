// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A cell of a table of rows. Words with a colour of their own keep it in the chosen row.
#pragma once

#include <QStyledItemDelegate>

namespace trichevron::gui {

class RowCell : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace trichevron::gui
