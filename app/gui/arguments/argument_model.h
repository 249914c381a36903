// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The table of the arguments: one row per parameter. A text that cannot be read stays in its cell, with what
/// is wrong with it, until it is edited or the argument changes.
#pragma once

#include "app/gui/arguments/argument_cells.h"
#include "app/gui/session/unreadable_fields.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <map>
#include <utility>
#include <vector>

namespace trichevron::gui {

inline ArgumentColumn columnOf(const QModelIndex& index) {
    return static_cast<ArgumentColumn>(index.column());
}

class ArgumentModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// What is known of the parameters beside the arguments; both lists may be shorter than they are.
    struct Parameters {
        QStringList declarations; ///< "const float* x"
        QStringList sizes;        ///< "4 MiB" of a buffer, "4 B" of a value
        std::vector<std::uint32_t> bytes;
        QStringList problems; ///< what is wrong with each argument; empty where nothing is
        /// The same of the files that they are filled from and compared with.
        QStringList fillProblems;
        QStringList expectedProblems;
        friend bool operator==(const Parameters&, const Parameters&) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setContent(core::OwnArguments arguments, Parameters parameters);
    const core::OwnArguments& arguments() const { return arguments_; }
    /// The cells that cannot be read, by row and column.
    std::vector<UnreadableField> unreadable() const;
    /// What is wrong with the table, row by row. Of a row with cells that cannot be read, what is wrong with
    /// these.
    QStringList problems() const;
    /// Shows the argument again in this one of them.
    void dropUnreadable(const QString& field);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// PassedAs takes its number, the others a text.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    static QString nameOf(PassedAs way);

Q_SIGNALS:
    /// The user edited a cell. The content is still the old one.
    void edited(const trichevron::core::OwnArguments& arguments);
    void problemChanged();

private:
    struct Unreadable {
        QString text;
        QString problem;
    };
    QString shownText(std::size_t row, ArgumentColumn column) const;
    /// What is wrong with a cell.
    QString problemOf(std::size_t row, ArgumentColumn column) const;
    QString toolTip(std::size_t row, ArgumentColumn column) const;
    bool edit(const QModelIndex& index, const QVariant& value);

    core::OwnArguments arguments_;
    Parameters parameters_;
    std::map<std::pair<int, int>, Unreadable> unreadable_; ///< by row and column
};

} // namespace trichevron::gui
