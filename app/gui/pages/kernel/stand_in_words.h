// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Words of cells that are not known yet: a table is fitted to what will probably stand there, so that little
/// moves once it does.
#pragma once

#include <QString>

#include <utility>
#include <vector>

class QTableWidget;
class QTableWidgetItem;

namespace trichevron::gui {

/// What will probably stand in the cell.
void setStandIn(QTableWidgetItem& cell, const QString& words);

/// While it exists, cells with such words have them as their text. Sorting must not depend on the text of
/// these cells.
class StandInWords {
public:
    explicit StandInWords(QTableWidget& table);
    ~StandInWords();
    StandInWords(const StandInWords&) = delete;
    StandInWords& operator=(const StandInWords&) = delete;

private:
    QTableWidget& table_;
    std::vector<std::pair<QTableWidgetItem*, QString>> texts_; ///< of the cells
};

} // namespace trichevron::gui
