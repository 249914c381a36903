// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The places of a sweep as a table.
#pragma once

#include "core/sweep/sweep_map.h"
#include "core/table/data_table.h"

namespace trichevron {

/// A row for each place: its block and cluster, what came of it, its time with the quartiles, its occupancy.
DataTable tableOf(const SweepMap& map, const std::string& title);

} // namespace trichevron
