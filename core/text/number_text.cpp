// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Numbers as text.
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace trichevron::core {

std::string digits(Count count) {
    // 128-bit division is slow: one for every 19 digits instead of one per digit.
    constexpr std::uint64_t unit = 10'000'000'000'000'000'000U;
    if (count < unit)
        return std::to_string(static_cast<std::uint64_t>(count));
    const std::string low = std::to_string(static_cast<std::uint64_t>(count % unit));
    return digits(count / unit) + std::string(19 - low.size(), '0') + low;
}

std::string withSeparators(Count count) {
    if (count == ~Count{0}) // where saturatingProduct stops
        return "> 2^128";
    return withSeparators(digits(count));
}

std::string withSeparators(std::string_view number) {
    const std::size_t first = std::min(number.find_first_of("0123456789"), number.size());
    const std::size_t end = std::min(number.find_first_not_of("0123456789", first), number.size());
    std::string text(number.substr(0, first));
    text.reserve(number.size() + number.size() / 3);
    for (std::size_t i = first; i < end; ++i) {
        if (i > first && (end - i) % 3 == 0)
            text += ',';
        text += number[i];
    }
    text += number.substr(end);
    return text;
}

std::string bytesText(Bytes bytes) {
    constexpr std::uint64_t kib = 1024;
    constexpr std::uint64_t mib = kib * kib;
    if (bytes.value >= mib && bytes.value % mib == 0)
        return withSeparators(bytes.value / mib) + " MiB";
    if (bytes.value >= kib && bytes.value % kib == 0)
        return withSeparators(bytes.value / kib) + " KiB";
    return withSeparators(bytes.value) + " B";
}

std::string microsecondsText(double microseconds) {
    if (microseconds >= 1e6)
        return withSeparators(fmt::format("{:.2f} s", microseconds / 1e6));
    if (microseconds >= 1e3)
        return fmt::format("{:.2f} ms", microseconds / 1e3);
    return fmt::format("{:.2f} µs", microseconds);
}

} // namespace trichevron::core
