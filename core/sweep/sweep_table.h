// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The launches of a sweep as a table, with the same columns wherever it is written.
#pragma once

#include "core/device/provenance.h"
#include "core/sweep/sweep_cell.h"
#include "core/table/data_table.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// "measured", "wrong", "refused" by the device, "skipped" because the model refuses it, "unknown": not
/// recorded or not enough memory, "notReached", "notAsked": not in the sweep.
std::string_view statusOf(const SweepCell& cell);

/// The headings, in English and with digits alone, because other programs read them.
const std::vector<std::string>& sweepColumns();
/// The cells of these columns. `by`: what the cell's standing compares. What is not known is empty.
std::vector<TableCell> sweepRow(const SweepCell& cell, RankedBy by);

/// What the times are of: kernel, device, driver, date and provenance.
std::vector<TableFact> timingSource(const std::string& kernel, const Provenance& from);

} // namespace trichevron::core
