// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/layout/row_table.h"

#include "app/gui/theme/theme.h"

#include <QHeaderView>
#include <QTableWidget>

#include <algorithm>

namespace trichevron::gui {

void setUpRowTable(QTableWidget& table) {
    table.setShowGrid(false);
    table.setFont(textFont(0.92));
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.setTextElideMode(Qt::ElideRight);
    table.verticalHeader()->hide();
    QHeaderView& headings = *table.horizontalHeader();
    headings.setFont(textFont(0.92));
    headings.setHighlightSections(false);
    headings.setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    headings.setStretchLastSection(true);
}

void fitColumns(QTableWidget& table, int widestFirst) {
    QHeaderView& headings = *table.horizontalHeader();
    headings.setStretchLastSection(false);
    table.resizeColumnsToContents();
    table.setColumnWidth(0, std::min(table.columnWidth(0), widestFirst));
    headings.setStretchLastSection(headings.length() <= table.viewport()->width());
}

} // namespace trichevron::gui
