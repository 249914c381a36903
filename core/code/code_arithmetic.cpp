// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_arithmetic.h"

#include "core/catalogue/message_literal.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace trichevron::core {

namespace {

[[noreturn]] void failTooLarge(std::size_t offset) {
    throw CodeProblem{"a number does not fit in 64 bits"_msg, offset};
}

CodeNumber wholeFrom(double value, std::size_t offset) {
    constexpr double limit = 9.2e18;
    if (!(value > -limit && value < limit))
        failTooLarge(offset);
    return CodeNumber::of(static_cast<std::int64_t>(value));
}

std::int64_t quotient(std::int64_t left, std::int64_t right, bool floored, std::size_t offset) {
    if (right == -1)
        return __builtin_sub_overflow(std::int64_t{0}, left, &left) ? (failTooLarge(offset), 0) : left;
    const std::int64_t truncatedQuotient = left / right;
    const bool roundDown = floored && left % right != 0 && (left < 0) != (right < 0);
    return truncatedQuotient - (roundDown ? 1 : 0);
}

std::int64_t power(std::int64_t base, std::int64_t exponent, std::size_t offset) {
    std::int64_t result = 1;
    constexpr std::int64_t mostFactors = 64;
    if (base == 0 || base == 1)
        return exponent == 0 ? 1 : base;
    if (exponent < 0 || exponent > mostFactors)
        failTooLarge(offset);
    for (std::int64_t i = 0; i < exponent; ++i)
        if (__builtin_mul_overflow(result, base, &result))
            failTooLarge(offset);
    return result;
}

std::int64_t shifted(std::int64_t value, std::int64_t by, bool left, std::size_t offset) {
    constexpr std::int64_t bits = 63;
    if (by < 0 || by > bits)
        throw CodeProblem{"a shift is by 0 to 63 bits"_msg, offset};
    if (!left)
        return value >> by;
    std::int64_t result = 0;
    if (by == bits || __builtin_mul_overflow(value, std::int64_t{1} << by, &result)) {
        if (value != 0)
            failTooLarge(offset);
    }
    return result;
}

std::int64_t wholeResult(std::string_view sign, std::int64_t left, std::int64_t right, CodeLanguage language,
                         std::size_t offset) {
    std::int64_t result = 0;
    const bool python = language == CodeLanguage::Python;
    if (sign == "+")
        return __builtin_add_overflow(left, right, &result) ? (failTooLarge(offset), 0) : result;
    if (sign == "-")
        return __builtin_sub_overflow(left, right, &result) ? (failTooLarge(offset), 0) : result;
    if (sign == "*")
        return __builtin_mul_overflow(left, right, &result) ? (failTooLarge(offset), 0) : result;
    if (sign == "/" || sign == "//")
        return quotient(left, right, python, offset);
    if (sign == "%") {
        if (right == -1)
            return 0;
        const std::int64_t rest = left % right;
        return python && rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest;
    }
    if (sign == "**")
        return power(left, right, offset);
    if (sign == "<<" || sign == ">>")
        return shifted(left, right, sign == "<<", offset);
    if (sign == "&")
        return left & right;
    if (sign == "|")
        return left | right;
    if (sign == "^")
        return left ^ right;
    throw CodeProblem{"this operator is not read here"_msg, offset};
}

/// −1 where it is no comparison.
int comparison(std::string_view sign, double left, double right) {
    if (sign == "<")
        return left < right ? 1 : 0;
    if (sign == ">")
        return left > right ? 1 : 0;
    if (sign == "<=")
        return left <= right ? 1 : 0;
    if (sign == ">=")
        return left >= right ? 1 : 0;
    if (sign == "==")
        return left == right ? 1 : 0;
    if (sign == "!=")
        return left != right ? 1 : 0;
    if (sign == "&&")
        return left != 0 && right != 0 ? 1 : 0;
    if (sign == "||")
        return left != 0 || right != 0 ? 1 : 0;
    return -1;
}

CodeNumber bothMissing(const CodeNumber& left, const CodeNumber& right) {
    CodeNumber result = left;
    for (const std::string& name : right.missing)
        if (std::find(result.missing.begin(), result.missing.end(), name) == result.missing.end())
            result.missing.push_back(name);
    return result;
}

} // namespace

CodeNumber calculate(std::string_view sign, const CodeNumber& left, const CodeNumber& right,
                     CodeLanguage language, std::size_t offset) {
    if (!left.isKnown() || !right.isKnown())
        return bothMissing(left, right);
    if ((sign == "/" || sign == "//" || sign == "%") && right.asReal() == 0)
        throw CodeProblem{"this divides by 0"_msg, offset};
    if (const int result = comparison(sign, left.asReal(), right.asReal()); result >= 0)
        return CodeNumber::of(result);
    const bool isReal = left.isReal || right.isReal || (sign == "/" && language == CodeLanguage::Python);
    if (!isReal)
        return CodeNumber::of(wholeResult(sign, left.whole, right.whole, language, offset));
    const double x = left.asReal();
    const double y = right.asReal();
    if (sign == "+")
        return CodeNumber::ofReal(x + y);
    if (sign == "-")
        return CodeNumber::ofReal(x - y);
    if (sign == "*")
        return CodeNumber::ofReal(x * y);
    if (sign == "/")
        return CodeNumber::ofReal(x / y);
    if (sign == "//")
        return CodeNumber::ofReal(std::floor(x / y));
    if (sign == "**")
        return CodeNumber::ofReal(std::pow(x, y));
    throw CodeProblem{"this operator takes whole numbers"_msg, offset};
}

CodeNumber readCodeNumber(std::string_view text, std::size_t offset) {
    std::string digits;
    for (const char c : text)
        if (c != '\'' && c != '_')
            digits += c;
    int base = 10;
    std::size_t begin = 0;
    if (digits.size() > 1 && digits[0] == '0') {
        const char kind = digits[1];
        base = kind == 'x' || kind == 'X' ? 16 : kind == 'b' || kind == 'B' ? 2 : 8;
        begin = base == 8 ? (kind == 'o' || kind == 'O' ? 2 : 0) : 2;
    }
    const char* const last = digits.data() + digits.size();
    const bool hasFraction = base != 16 && digits.find_first_of(".eE") != std::string::npos;
    if (hasFraction) {
        double value = 0;
        const auto [end, error] = std::from_chars(digits.data(), last, value);
        const std::string_view suffix(end, static_cast<std::size_t>(last - end));
        if (error != std::errc{} || suffix.find_first_not_of("fFlL") != std::string_view::npos)
            throw CodeProblem{"this is not a number"_msg, offset};
        return CodeNumber::ofReal(value);
    }
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data() + begin, last, value, base);
    if (error == std::errc::result_out_of_range)
        failTooLarge(offset);
    const std::string_view suffix(end, static_cast<std::size_t>(last - end));
    const bool isReal = suffix == "f" || suffix == "F";
    if (error != std::errc{} || (!isReal && suffix.find_first_not_of("uUlLzZ") != std::string_view::npos))
        throw CodeProblem{"this is not a number"_msg, offset};
    return isReal ? CodeNumber::ofReal(static_cast<double>(value)) : CodeNumber::of(value);
}

CodeNumber truncated(const CodeNumber& number, std::size_t offset) {
    return number.isKnown() && number.isReal ? wholeFrom(std::trunc(number.real), offset) : number;
}

CodeNumber roundedUp(const CodeNumber& number, std::size_t offset) {
    return number.isKnown() && number.isReal ? wholeFrom(std::ceil(number.real), offset) : number;
}

CodeNumber roundedDown(const CodeNumber& number, std::size_t offset) {
    return number.isKnown() && number.isReal ? wholeFrom(std::floor(number.real), offset) : number;
}

CodeNumber dividedUp(const CodeNumber& left, const CodeNumber& right, std::size_t offset) {
    if (!left.isKnown() || !right.isKnown())
        return bothMissing(left, right);
    if (left.isReal || right.isReal)
        return roundedUp(calculate("/", left, right, CodeLanguage::Cpp, offset), offset);
    const CodeNumber down = calculate("//", left, right, CodeLanguage::Python, offset);
    const CodeNumber rest = calculate("%", left, right, CodeLanguage::Python, offset);
    return rest.whole == 0 ? down : calculate("+", down, CodeNumber::of(1), CodeLanguage::Cpp, offset);
}

} // namespace trichevron::core
