// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Numbers as text, the same in every language the program speaks so far.
#include "core/words/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron {

std::string digits(Count count) {
    std::string text;
    do {
        text += static_cast<char>('0' + static_cast<int>(count % 10));
        count /= 10;
    } while (count != 0);
    std::reverse(text.begin(), text.end());
    return text;
}

std::string withSeparators(Count count) {
    if (count == ~Count{0}) // where saturatingProduct stops
        return "more than 2^128";
    std::string text = digits(count);
    for (std::size_t end = text.size(); end > 3; end -= 3)
        text.insert(end - 3, 1, ',');
    return text;
}

std::string counted(Count count, std::string_view noun) {
    return fmt::format("{} {}{}", withSeparators(count), noun, count == 1 ? "" : "s");
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
        return fmt::format("{:.2f} s", microseconds / 1e6);
    if (microseconds >= 1e3)
        return fmt::format("{:.2f} ms", microseconds / 1e3);
    return fmt::format("{:.2f} µs", microseconds);
}

} // namespace trichevron
