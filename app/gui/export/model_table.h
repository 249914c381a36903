// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The content of a table view.
#pragma once

#include "core/table/data_table.h"

#include <QString>

class QTableView;

namespace trichevron::gui {

/// The visible rows and columns in their visible order; texts that are numbers become numbers.
core::DataTable visibleTable(const QTableView& view, const QString& title);

} // namespace trichevron::gui
