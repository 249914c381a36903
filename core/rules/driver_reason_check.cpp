// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/driver_reason_check.h"

#include "core/rules/axes.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <variant>

namespace trichevron::core {

namespace {

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/// The number behind "0x".
std::uint32_t hexNumber(std::string_view text) {
    std::uint32_t number = 0;
    for (; !text.empty() && hexDigit(text.front()) >= 0; text.remove_prefix(1))
        number = number * 16 + static_cast<std::uint32_t>(hexDigit(text.front()));
    return number;
}

/// "(4,1,1)", "4 × 1 × 1", "-12" and "0xffffffff": the numbers, modulo 2^32.
std::vector<std::uint32_t> numbersIn(std::string_view text) {
    constexpr std::string_view hexPrefix = "0x";
    if (text.starts_with(hexPrefix))
        return {hexNumber(text.substr(hexPrefix.size()))};
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < text.size();) {
        if (std::isdigit(static_cast<unsigned char>(text[i])) == 0) {
            ++i;
            continue;
        }
        const bool isNegative = i > 0 && text[i - 1] == '-';
        std::uint32_t number = 0;
        for (; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) != 0; ++i)
            number = number * 10 + static_cast<std::uint32_t>(text[i] - '0');
        numbers.push_back(isNegative ? 0U - number : number);
    }
    return numbers;
}

std::vector<std::uint32_t> in32Bits(const std::vector<Count>& counts) {
    std::vector<std::uint32_t> numbers(counts.size());
    std::transform(counts.begin(), counts.end(), numbers.begin(),
                   [](Count count) { return static_cast<std::uint32_t>(count); });
    return numbers;
}

/// The numbers of an argument of the finding; none where it has no such argument.
std::vector<std::uint32_t> numbersOf(const Finding& finding, std::string_view name) {
    for (const Argument& argument : finding.arguments) {
        if (argument.name != name)
            continue;
        if (const auto* count = std::get_if<Count>(&argument.value))
            return in32Bits({*count});
        if (const auto* text = std::get_if<std::string>(&argument.value)) {
            std::string plain = *text;
            std::erase(plain, ','); // ours separates groups of digits by it, the driver numbers
            return numbersIn(plain);
        }
    }
    return {};
}

bool agree(const std::vector<std::uint32_t>& expected, std::string_view said) {
    return said.empty() || expected == numbersIn(said);
}

} // namespace

bool agreesWithDriver(const DriverReason& reason, const Rule& rule, const RuleContext& context) {
    if (!reason.rules.test(static_cast<std::size_t>(rule.id)))
        return false;
    if (rule.driverNumbers != nullptr) {
        const DriverNumbers numbers = rule.driverNumbers(context, reason);
        return numbers.isExpected && agree(in32Bits(numbers.value), reason.value) &&
               agree(in32Bits(numbers.limit), reason.limit);
    }
    Finding finding;
    rule.describe(context, finding);
    for (const Argument& argument : finding.arguments)
        if (argument.name == "axis" && !reason.axis.empty() &&
            !rules::isSameAxis(std::get<std::string>(argument.value), reason.axis))
            return false;
    return agree(numbersOf(finding, "value"), reason.value) &&
           agree(numbersOf(finding, "limit"), reason.limit);
}

} // namespace trichevron::core
