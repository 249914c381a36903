// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The figures of measurements, as cells of tables, sentences and JSON: the same for every command.
#pragma once

#include "core/json/json_reader.h"
#include "core/measurement/ranking.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// "fastest", "indistinguishable", or nothing.
std::string markOf(Standing standing);
/// What the marks of these launches stand for: lines, or nothing where they need no word.
std::string rankingNote(const Ranking& ranking);

/// How much of the figures a table has room for: Brief leaves samples, hot, launching and SM clock out.
enum class Detail { Full, Brief };
/// Headings of timingCells().
std::vector<std::string> timingHeads(Detail detail);
/// Median, quartiles, noise, samples, hot, launching, SM clock, throughput, share of a copy, mark. Empty
/// where there is none.
std::vector<std::string> timingCells(const Measurement& measurement, Standing standing, Detail detail);

/// What to know before these times are believed: too short, throttled, samples left out. A sentence each.
std::vector<std::string> timingWarnings(const Measurement& measurement);

/// Null where there are no samples.
Json summaryJson(const std::vector<double>& samples);
/// Adds the figures that timingCells() shows, with null where there is none.
void addTimings(Json& entry, const Measurement& measurement, Standing standing);

} // namespace trichevron::cli
