// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Names, numbers and sizes as the files of profilers write them.
#pragma once

#include "core/program/program.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// A name that can be shown and written: what is no text is escaped.
std::string nameOfTrace(std::string_view name);

/// "1,024" or "12.50"; empty where the text is no number.
std::optional<double> numberOfTrace(std::string_view text);
std::optional<std::uint32_t> countOfTrace(std::string_view text);
/// Counts between brackets, commas, blanks and the like, in their order: 256, 1, 1 in "(256, 1, 1)"; missing
/// ones are 1. Empty where a number has a sign, a fraction or an exponent.
template <class Extent>
std::optional<Extent> extentOfTrace(std::string_view text);

/// A size with the unit that the trace gives: "byte/block", "Kbyte", "MB". A unit of more than a byte, or a
/// number with decimals, was rounded. MB is 10^6 or 2^20 bytes, depending on the version that wrote it, and
/// so the range holds both.
std::optional<ByteRange> bytesOfTrace(std::string_view number, std::string_view unit);
/// A time in nanoseconds, with the unit that the trace gives: "ns", "nsecond", "us", "ms", "s", "second".
std::optional<std::int64_t> nanosecondsOfTrace(std::string_view number, std::string_view unit);
/// Half of the last digit of "12.50" as a fraction of percent: 0.00005.
double percentRounding(std::string_view number);

} // namespace trichevron::core
