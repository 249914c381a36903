// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Measurements as table cells, sentences and JSON, for all commands.
#pragma once

#include "core/json/json_reader.h"
#include "core/measurement/ranking.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// "fastest", "indistinguishable", or empty.
std::string standingLabel(core::Standing standing);
/// Explains the labels of these launches: lines, or empty when no explanation is needed.
std::string rankingNote(const core::Ranking& ranking);

/// Which columns a table has. Brief omits samples, hot, launch latency and SM clock.
enum class Detail { Full, Brief };
/// Headings of timingCells().
std::vector<std::string> timingHeaders(Detail detail);
/// Median, quartiles, noise, samples, hot, launch latency, SM clock, throughput, share of the copy bandwidth,
/// label. Unknown values are empty.
std::vector<std::string> timingCells(const core::Measurement& measurement, core::Standing standing,
                                     Detail detail);

/// Reasons to doubt these times: too short, throttled, samples discarded. One sentence each.
std::vector<std::string> timingWarnings(const core::Measurement& measurement);

/// Null without samples.
core::Json summaryJson(const std::vector<double>& samples);
/// Adds the values that timingCells() shows. Unknown values are null.
void addTimings(core::Json& entry, const core::Measurement& measurement, core::Standing standing);

} // namespace trichevron::cli
