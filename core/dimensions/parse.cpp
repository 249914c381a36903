// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/parse.h"

#include "core/catalogue/message_literal.h"
#include "core/text/digit.h"
#include "core/text/escape.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace trichevron::core {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Long input is shortened, and unprintable input escaped, so that a message stays one line.
std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::size_t end = std::min(text.size(), longest);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80)
        --end; // not in the middle of a character
    return fmt::format("\"{}{}\"", escapeControls(text.substr(0, end)), end < text.size() ? "…" : "");
}

std::string limitText(std::int64_t limit) {
    // Of the negative number itself, whose magnitude may not fit.
    return limit < 0 ? "-" + withSeparators(Count{0} - static_cast<Count>(limit))
                     : withSeparators(static_cast<Count>(limit));
}

[[noreturn]] void fail(std::string_view what, Text problem, std::uint64_t min, std::uint64_t max) {
    if (max == std::numeric_limits<std::uint64_t>::max())
        throw InputError(what, "{problem}; give a whole number from {min} up to 64 bits"_msg.with(
                                   "problem"_a = std::move(problem), "min"_a = withSeparators(min)));
    throw InputError(what, "{problem}; give a whole number from {min} to {max}"_msg.with(
                               "problem"_a = std::move(problem), "min"_a = withSeparators(min),
                               "max"_a = withSeparators(max)));
}

bool isDecimalFraction(std::string_view text) {
    return std::count(text.begin(), text.end(), '.') == 1 &&
           std::all_of(text.begin(), text.end(), [](char c) { return isDigit(c) || c == '.'; });
}

/// `whole`: what the number is a part of, which the message quotes too where it is more than the number.
std::uint64_t parseNumber(std::string_view text, std::string_view what, std::uint64_t min, std::uint64_t max,
                          std::string_view whole) {
    const std::string_view number = trimmed(text);
    const auto refuse = [&](const Text& problem) {
        if (trimmed(whole) == number)
            fail(what, problem, min, max);
        fail(what, "{whole}: {problem}"_msg.with("whole"_a = quoted(trimmed(whole)), "problem"_a = problem),
             min, max);
    };
    if (number.empty())
        refuse("there is no number"_msg);
    if (number.front() == '-' && number.size() > 1 && isDigit(number[1]))
        refuse("{number} is negative"_msg.with("number"_a = quoted(number)));
    if (isDecimalFraction(number))
        refuse("{number} has a fraction"_msg.with("number"_a = quoted(number)));
    if (!std::all_of(number.begin(), number.end(), isDigit))
        refuse("{number} is not a number"_msg.with("number"_a = quoted(number)));
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error == std::errc::result_out_of_range || value > max)
        refuse("{number} is too large"_msg.with("number"_a = quoted(number)));
    if (value < min)
        refuse("{number} is too small"_msg.with("number"_a = quoted(number)));
    return value;
}

/// As parseAxes(); `whole` is the text as it was typed.
std::array<std::uint32_t, 3> parseAxesOf(std::string_view text, std::string_view what,
                                         std::string_view whole) {
    std::array<std::uint32_t, 3> axes{1, 1, 1};
    std::string_view rest = trimmed(text);
    bool atNumber = true; // rather than after an x between axes: in 1x0x2 the 0 is an axis
    for (std::size_t axis = 0;; ++axis) {
        // 0x10 is read by nobody as an axis of 0 and one of 10.
        const std::string_view number = trimmed(rest);
        if (atNumber && (number.starts_with("0x") || number.starts_with("0X")))
            throw InputError(what, "{number} is not decimal; give whole numbers from 0 to {max}"_msg.with(
                                       "number"_a = quoted(number),
                                       "max"_a = withSeparators(std::numeric_limits<std::uint32_t>::max())));
        if (axis == axes.size())
            throw InputError(what, "{extent} has more than three axes; give x, x,y or x,y,z"_msg.with(
                                       "extent"_a = quoted(trimmed(text))));
        const std::size_t end = rest.find_first_of(",xX");
        axes[axis] = static_cast<std::uint32_t>(
            parseNumber(rest.substr(0, end), what, 0, std::numeric_limits<std::uint32_t>::max(), whole));
        if (end == std::string_view::npos)
            return axes;
        atNumber = rest[end] == ',';
        rest.remove_prefix(end + 1);
    }
}

constexpr std::string_view timesSign = "×";

/// "dim3(32, 8)" without the type and the brackets, and with x for ×.
std::string plainRow(std::string_view text) {
    std::string_view row = trimmed(text);
    constexpr std::string_view type = "dim3";
    if (row.starts_with(type))
        row = trimmed(row.substr(type.size()));
    if (row.size() > 1 &&
        ((row.front() == '(' && row.back() == ')') || (row.front() == '{' && row.back() == '}')))
        row = trimmed(row.substr(1, row.size() - 2));
    std::string plain(row);
    for (std::size_t at = plain.find(timesSign); at != std::string::npos; at = plain.find(timesSign, at))
        plain.replace(at, timesSign.size(), "x");
    return plain;
}

bool hasLeadingZero(std::string_view row) {
    bool begins = true;
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
        if (begins && row[i] == '0' && isDigit(row[i + 1]))
            return true;
        begins = row[i] == ',';
    }
    return false;
}

} // namespace

std::uint64_t parseUnsigned(std::string_view text, std::string_view what, std::uint64_t min,
                            std::uint64_t max) {
    return parseNumber(text, what, min, max, text);
}

std::int64_t parseSigned(std::string_view text, std::string_view what, std::int64_t min, std::int64_t max) {
    const std::string_view number = trimmed(text);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (number.empty() || error != std::errc{} || end != number.data() + number.size() || value < min ||
        value > max)
        throw InputError(
            what, "{number} is not a whole number from {min} to {max}"_msg.with(
                      "number"_a = quoted(number), "min"_a = limitText(min), "max"_a = limitText(max)));
    return value;
}

double parseDecimal(std::string_view text, std::string_view what, std::int64_t min, std::int64_t max) {
    const std::string_view number = trimmed(text);
    double value = 0;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), value, std::chars_format::general);
    if (error != std::errc() || end != number.data() + number.size() ||
        !(value >= static_cast<double>(min)) || !(value <= static_cast<double>(max)))
        throw InputError(what,
                         "{text} is not a number from {min} to {max}"_msg.with(
                             "text"_a = quoted(number), "min"_a = limitText(min), "max"_a = limitText(max)));
    return value;
}

std::array<std::uint32_t, 3> parseAxes(std::string_view text, std::string_view what) {
    return parseAxesOf(text, what, text);
}

bool isRow(std::string_view text) {
    return text.find_first_of(",xX({") != std::string_view::npos ||
           text.find(timesSign) != std::string_view::npos || trimmed(text).starts_with("dim3");
}

std::array<std::uint32_t, 3> parseRow(std::string_view text, std::string_view what, std::uint32_t min,
                                      std::size_t axes) {
    const std::string row = plainRow(text);
    if (hasLeadingZero(row))
        throw InputError(
            what,
            "{row} has a number that begins with 0; write 1000 for 1,000, and 8x8 for two axes"_msg.with(
                "row"_a = quoted(trimmed(text))));
    const std::array<std::uint32_t, 3> numbers = parseAxesOf(row, what, text);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] < min)
            throw InputError(what,
                             "{row} has an axis of {number}; give whole numbers from {min}"_msg.with(
                                 "row"_a = quoted(trimmed(text)), "number"_a = std::to_string(numbers[i]),
                                 "min"_a = std::to_string(min)));
        if (i >= axes && numbers[i] != 1)
            throw InputError(what, "{row} has more axes than the {axes} that this kernel takes"_msg.with(
                                       "row"_a = quoted(trimmed(text)), "axes"_a = axes));
    }
    return numbers;
}

Bytes parseBytes(std::string_view text, std::string_view what, Bytes max) {
    const std::string_view whole = trimmed(text);
    std::size_t digits = 0;
    while (digits < whole.size() && !std::isalpha(static_cast<unsigned char>(whole[digits])))
        ++digits;
    std::string unit(trimmed(whole.substr(digits)));
    std::transform(unit.begin(), unit.end(), unit.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::uint64_t factor = 1;
    if (unit == "k" || unit == "kib" || unit == "kb")
        factor = 1024;
    else if (unit == "m" || unit == "mib" || unit == "mb")
        factor = std::uint64_t{1024} * 1024;
    else if (!unit.empty() && unit != "b" && unit != "bytes")
        throw InputError(
            what, "{size} has an unknown unit; give bytes, KiB or MiB"_msg.with("size"_a = quoted(whole)));
    return {parseUnsigned(whole.substr(0, digits), what, 0, max.value / factor) * factor};
}

} // namespace trichevron::core
