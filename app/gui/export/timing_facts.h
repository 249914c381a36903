// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What a timing is of, for the tables and files that have its numbers.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/measurement/compared_timings.h"
#include "core/table/data_table.h"

#include <string>
#include <vector>

namespace trichevron::gui {

using TimingFacts = std::vector<core::TableFact>;

/// Kernel, launch, device, driver and date, under the same names for every timing; in English and in digits,
/// because other programs read them.
TimingFacts timingFacts(const std::string& kernel, const core::LaunchConfig& launch,
                        const core::Provenance& from);
/// Of launches that have their own columns: kernel, device, driver and date.
TimingFacts timingFacts(const std::string& kernel, const core::Provenance& from);

/// As the first, of a measurement that is compared; without the launch where it has none.
TimingFacts factsOf(const core::ComparedTiming& timing);

/// Those of a sweep: what its first measured launch says, else the device.
TimingFacts factsOf(const ActualSweep& sweep, const LaunchSession& session);

/// The samples of a measurement in the order of sampling.
core::DataTable samplesTable(const ActualMeasurement& measurement, const std::string& title);

/// Those of several, one after the other: a column has their numbers, from 1, and others say what each is of.
core::DataTable samplesTable(const std::vector<const ActualMeasurement*>& measurements);

/// Adds the facts of each row as columns, for rows of several launches.
void addFactColumns(core::DataTable& table, const std::vector<TimingFacts>& rows);

} // namespace trichevron::gui
