// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The editors of the cells of the arguments: lists to choose from, in most of which another text can be
/// typed, and a dialog for files.
#pragma once

#include <QStyledItemDelegate>

class QComboBox;

namespace trichevron::gui {

class ArgumentDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    void fillList(QComboBox& list, const QModelIndex& index) const;
    void onChosen(QComboBox* editor, const QModelIndex& index, int entry);
};

} // namespace trichevron::gui
