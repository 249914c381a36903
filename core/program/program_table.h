// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The configurations of a program, or groups of its launches, as a table for other programs.
#pragma once

#include "core/program/program_analysis.h"
#include "core/program/program_groups.h"
#include "core/table/data_table.h"

#include <cstdint>
#include <span>

namespace trichevron::core {

/// Columns have CUDA's names; a row for each of these configurations.
DataTable programTable(const ProgramAnalysis& analysis, std::span<const std::uint32_t> configurations);

/// A row for each of these groups: streams, graphs, ranges or kernels.
DataTable groupTable(const ProgramAnalysis& analysis, ProgramGrouping by,
                     std::span<const ProgramGroup> groups);

} // namespace trichevron::core
