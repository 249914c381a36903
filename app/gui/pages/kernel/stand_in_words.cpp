// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pages/kernel/stand_in_words.h"

#include <QSignalBlocker>
#include <QTableWidget>

namespace trichevron::gui {
namespace {

constexpr int standInRole = Qt::UserRole + 20;

} // namespace

void setStandIn(QTableWidgetItem& cell, const QString& words) {
    cell.setData(standInRole, words);
}

StandInWords::StandInWords(QTableWidget& table) : table_(table) {
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column) {
            QTableWidgetItem* cell = table.item(row, column);
            if (cell != nullptr && cell->data(standInRole).isValid())
                texts_.emplace_back(cell, cell->text());
        }
    const QSignalBlocker quiet(table);
    for (const auto& [cell, shown] : texts_)
        cell->setText(cell->data(standInRole).toString());
}

StandInWords::~StandInWords() {
    const QSignalBlocker quiet(table_);
    for (const auto& [cell, shown] : texts_)
        cell->setText(shown);
}

} // namespace trichevron::gui
