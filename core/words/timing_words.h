// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Figures of timings in words.
#pragma once

#include "core/measurement/measurement.h"

#include <string>
#include <string_view>

namespace trichevron {

/// "1.97 TB/s", "833 MB/s", "25.0 G elements/s": a rate with three digits and a decimal prefix.
std::string rateText(double perSecond, std::string_view unit);
/// What a launch moves in a second, or makes where nothing says how much it moves; empty where neither is
/// known.
std::string throughputText(const Measurement& measurement);

} // namespace trichevron
