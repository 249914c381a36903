// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/arguments/argument_delegate.h"

#include "app/gui/arguments/argument_model.h"
#include "app/gui/files/file_questions.h"
#include "app/gui/text/text.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QPointer>

namespace trichevron::gui {
namespace {

/// Marks the entry that opens a dialog for a file.
constexpr int fileRole = Qt::UserRole + 1;

} // namespace

QWidget* ArgumentDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const {
    if (columnOf(index) == ArgumentColumn::Amount)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* list = new QComboBox(parent);
    list->setEditable(columnOf(index) != ArgumentColumn::PassedAs);
    list->setInsertPolicy(QComboBox::NoInsert);
    list->setAccessibleName(
        index.model()->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
    fillList(*list, index);
    list->setMinimumWidth(list->sizeHint().width());
    auto* self = const_cast<ArgumentDelegate*>(this); // Qt's signals of a delegate are not const
    connect(list, &QComboBox::activated, self,
            [self, list, at = QPersistentModelIndex(index)](int entry) { self->onChosen(list, at, entry); });
    return list;
}

void ArgumentDelegate::fillList(QComboBox& list, const QModelIndex& index) const {
    switch (columnOf(index)) {
    case ArgumentColumn::PassedAs:
        for (const PassedAs way : allWaysToPass)
            list.addItem(ArgumentModel::nameOf(way), static_cast<int>(way));
        return;
    case ArgumentColumn::Type:
        for (const core::ScalarType type : core::allScalarTypes)
            list.addItem(text(toString(core::ElementType{type, 1})));
        for (const core::ScalarType type : {core::ScalarType::Float, core::ScalarType::Int32})
            for (const std::uint32_t lanes : {2U, 3U, 4U})
                list.addItem(text(toString(core::ElementType{type, lanes})));
        return;
    case ArgumentColumn::Filled:
        for (const char* fill : {"zeros", "ramp", "random(1)"})
            list.addItem(QString::fromLatin1(fill));
        break;
    case ArgumentColumn::Parameter:
    case ArgumentColumn::Amount:
    case ArgumentColumn::Size:
    case ArgumentColumn::Expected:
        break;
    }
    list.addItem(tr("Choose a file…"));
    list.setItemData(list.count() - 1, true, fileRole);
}

void ArgumentDelegate::onChosen(QComboBox* editor, const QModelIndex& index, int entry) {
    const QPointer<QComboBox> list = editor; // the table may close it while the dialog is open
    if (list->itemData(entry, fileRole).toBool()) {
        const bool isInput = columnOf(index) == ArgumentColumn::Filled;
        const QString path = askWhatToOpen(list->window(), isInput ? tr("Bytes of the buffer")
                                                                   : tr("Expected bytes of the buffer"));
        if (!list)
            return;
        list->setEditText(path.isEmpty() ? index.data(Qt::EditRole).toString()
                          : isInput      ? QStringLiteral("file(%1)").arg(path)
                                         : path);
    }
    Q_EMIT commitData(list);
    Q_EMIT closeEditor(list);
}

void ArgumentDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* list = qobject_cast<QComboBox*>(editor);
    if (list == nullptr) {
        QStyledItemDelegate::setEditorData(editor, index);
        return;
    }
    const QVariant value = index.data(Qt::EditRole);
    if (!list->isEditable()) {
        list->setCurrentIndex(list->findData(value));
        return;
    }
    list->setCurrentIndex(list->findText(value.toString(), Qt::MatchExactly | Qt::MatchCaseSensitive));
    list->setEditText(value.toString());
    list->lineEdit()->selectAll();
}

void ArgumentDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                    const QModelIndex& index) const {
    const auto* list = qobject_cast<QComboBox*>(editor);
    if (list == nullptr)
        QStyledItemDelegate::setModelData(editor, model, index);
    else if (list->isEditable())
        model->setData(index, list->currentText(), Qt::EditRole);
    else
        model->setData(index, list->currentData(), Qt::EditRole);
}

} // namespace trichevron::gui
