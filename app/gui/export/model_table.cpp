// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/model_table.h"

#include <QAbstractItemModel>
#include <QHeaderView>
#include <QTableView>

namespace trichevron::gui {

core::DataTable visibleTable(const QTableView& view, const QString& title) {
    core::DataTable table;
    table.title = title.toStdString();
    const QAbstractItemModel* model = view.model();
    if (model == nullptr)
        return table;
    const bool hasHeadings = view.verticalHeader()->isVisibleTo(&view); // the names of the rows
    if (hasHeadings)
        table.columns.emplace_back();
    QList<int> columns;
    for (int at = 0; at < model->columnCount(); ++at) {
        const int column = view.horizontalHeader()->logicalIndex(at);
        if (view.isColumnHidden(column))
            continue;
        columns << column;
        table.columns.push_back(model->headerData(column, Qt::Horizontal).toString().toStdString());
    }
    for (int row = 0; row < model->rowCount(); ++row) {
        if (view.isRowHidden(row))
            continue;
        std::vector<core::TableCell> cells;
        if (hasHeadings)
            cells.emplace_back(model->headerData(row, Qt::Vertical).toString().trimmed().toStdString());
        for (const int column : columns)
            cells.push_back(core::cellFromText(model->index(row, column).data().toString().toStdString()));
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace trichevron::gui
