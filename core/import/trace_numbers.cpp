// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/trace_numbers.h"

#include "core/text/escape.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace trichevron::core {

namespace {

std::string withoutSeparators(std::string_view text) {
    std::string digits(text);
    std::erase(digits, ',');
    const std::size_t first = digits.find_first_not_of(' ');
    if (first == std::string::npos)
        return {};
    return digits.substr(first, digits.find_last_not_of(' ') - first + 1);
}

/// Half of the last digit that is written: 0.5 for "12", 0.005 for "12.50".
double halfOfLastDigit(std::string_view number) {
    const std::size_t point = number.find('.');
    return point == std::string_view::npos
               ? 0.5
               : 0.5 * std::pow(10.0, -static_cast<double>(number.size() - point - 1));
}

struct ByteUnit {
    std::string_view name; ///< in lower case, before a slash
    double least;
    double most;
};
constexpr std::array byteUnits{ByteUnit{"", 1, 1},
                               ByteUnit{"b", 1, 1},
                               ByteUnit{"byte", 1, 1},
                               ByteUnit{"bytes", 1, 1},
                               ByteUnit{"kbyte", 1000, 1000},
                               ByteUnit{"mbyte", 1e6, 1e6},
                               ByteUnit{"kib", 1024, 1024},
                               ByteUnit{"kibyte", 1024, 1024},
                               ByteUnit{"mib", 1048576, 1048576},
                               ByteUnit{"mibyte", 1048576, 1048576},
                               ByteUnit{"kb", 1000, 1024},
                               ByteUnit{"mb", 1e6, 1048576}};

struct TimeUnit {
    std::string_view name;
    double nanoseconds;
};
constexpr std::array timeUnits{TimeUnit{"ns", 1},       TimeUnit{"nsecond", 1},   TimeUnit{"nsec", 1},
                               TimeUnit{"us", 1e3},     TimeUnit{"usecond", 1e3}, TimeUnit{"usec", 1e3},
                               TimeUnit{"μs", 1e3},     TimeUnit{"ms", 1e6},      TimeUnit{"msecond", 1e6},
                               TimeUnit{"msec", 1e6},   TimeUnit{"s", 1e9},       TimeUnit{"sec", 1e9},
                               TimeUnit{"second", 1e9}, TimeUnit{"seconds", 1e9}, TimeUnit{"minute", 6e10}};

std::string lowerUnit(std::string_view unit) {
    std::string lower(unit.substr(0, unit.find('/')));
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

} // namespace

std::string nameOfTrace(std::string_view name) {
    constexpr std::size_t longest = std::size_t{64} * 1024;
    return escapeControls(name.substr(0, longest));
}

std::optional<double> numberOfTrace(std::string_view text) {
    const std::string digits = withoutSeparators(text);
    double number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && end == digits.data() + digits.size() && std::isfinite(number)
               ? std::optional(number)
               : std::nullopt;
}

std::optional<std::uint32_t> countOfTrace(std::string_view text) {
    const std::optional<double> number = numberOfTrace(text);
    return number && *number >= 0 && *number <= 4294967295.0
               ? std::optional(static_cast<std::uint32_t>(*number))
               : std::nullopt;
}

template <class Extent>
std::optional<Extent> extentOfTrace(std::string_view text) {
    std::array<std::uint32_t, 3> axes{1, 1, 1};
    std::size_t count = 0;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end && count < 3) {
        if (*at < '0' || *at > '9') {
            if (*at == '-' || *at == '+' || *at == '.')
                return std::nullopt;
            ++at;
            continue;
        }
        const auto [next, error] = std::from_chars(at, end, axes[count]);
        if (error != std::errc())
            return std::nullopt;
        at = next;
        if (at != end && *at == '.') // "256.0"
            for (++at; at != end && *at >= '0' && *at <= '9'; ++at)
                if (*at != '0')
                    return std::nullopt;
        if (at != end && (*at == 'e' || *at == 'E'))
            return std::nullopt;
        ++count;
    }
    return count == 0 ? std::nullopt : std::optional(Extent{axes[0], axes[1], axes[2]});
}
template std::optional<GridExtent> extentOfTrace<GridExtent>(std::string_view);
template std::optional<BlockExtent> extentOfTrace<BlockExtent>(std::string_view);
template std::optional<ClusterExtent> extentOfTrace<ClusterExtent>(std::string_view);

std::optional<ByteRange> bytesOfTrace(std::string_view number, std::string_view unit) {
    const std::optional<double> value = numberOfTrace(number);
    const std::string name = lowerUnit(unit);
    const auto found = std::find_if(byteUnits.begin(), byteUnits.end(),
                                    [&](const ByteUnit& one) { return one.name == name; });
    if (!value || *value < 0 || *value > 1e12 || found == byteUnits.end())
        return std::nullopt;
    const std::string digits = withoutSeparators(number);
    if (found->most == 1 && digits.find('.') == std::string::npos)
        return ByteRange::exactly(static_cast<std::uint64_t>(*value));
    const double half = halfOfLastDigit(digits);
    return ByteRange{static_cast<std::uint64_t>(std::llround(std::max(0.0, *value - half) * found->least)),
                     static_cast<std::uint64_t>((*value + half) * found->most)};
}

std::optional<std::int64_t> nanosecondsOfTrace(std::string_view number, std::string_view unit) {
    const std::optional<double> value = numberOfTrace(number);
    const std::string name = lowerUnit(unit);
    const auto found = std::find_if(timeUnits.begin(), timeUnits.end(),
                                    [&](const TimeUnit& one) { return one.name == name; });
    if (!value || found == timeUnits.end() || std::abs(*value * found->nanoseconds) > 9e18)
        return std::nullopt;
    return static_cast<std::int64_t>(std::llround(*value * found->nanoseconds));
}

double percentRounding(std::string_view number) {
    return halfOfLastDigit(withoutSeparators(number)) / 100;
}

} // namespace trichevron::core
