// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What stands in a table of the window.
#pragma once

#include "core/table/data_table.h"

#include <QString>

class QTableView;

namespace trichevron {

/// The rows and columns that are on show, in the order in which they stand; numbers are numbers.
DataTable tableOf(const QTableView& view, const QString& title);

} // namespace trichevron
