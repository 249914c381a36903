// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/scalar_value.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace trichevron::core {

namespace {

constexpr std::size_t shownValueText = 80;

/// Holds every integer of 64 bits, with a sign and without one, and what is beyond them.
__extension__ typedef __int128 WideInteger; // NOLINT(modernize-use-using): only typedef takes __extension__

bool isWholeNumber(std::string_view text) {
    if (text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether a number that from_chars() calls out of range is too large, and not too small. `text` is such a
/// number, so that some digit of it is not 0.
bool isTooLarge(std::string_view text) {
    const std::size_t exponentAt = std::min(text.find_first_of("eE"), text.size());
    const std::string_view digits = text.substr(0, exponentAt);
    const std::size_t first = digits.find_first_of("123456789");
    const std::size_t point = std::min(digits.find('.'), digits.size());
    // The power of ten of the first digit: 2 in 123.4, -3 in 0.001.
    const auto power = first < point ? static_cast<std::int64_t>(point - first) - 1
                                     : -static_cast<std::int64_t>(first - point);
    std::string_view written = exponentAt < text.size() ? text.substr(exponentAt + 1) : "0";
    if (written.starts_with('+'))
        written.remove_prefix(1);
    std::int64_t exponent = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), exponent);
    if (error == std::errc::result_out_of_range)
        return !written.starts_with('-');
    return exponent > -power;
}

/// A number of C without a type's suffix, inf or nan: rounded, infinite where a double does not hold it. None
/// for another text.
std::optional<double> decimalValue(std::string_view text) {
    std::string_view unsignedText = text;
    if (unsignedText.starts_with('-'))
        unsignedText.remove_prefix(1);
    if (unsignedText != "inf" && text != "nan" &&
        text.find_first_not_of("+-0123456789.eE") != std::string_view::npos)
        return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end != text.data() + text.size() || error == std::errc::invalid_argument)
        return std::nullopt;
    if (error == std::errc::result_out_of_range) {
        value = isTooLarge(text) ? std::numeric_limits<double>::infinity() : 0.0;
        value = text.starts_with('-') ? -value : value;
    }
    return value;
}

/// Cut beyond the integers of 64 bits.
WideInteger wholeValue(std::string_view text) {
    constexpr WideInteger enough = WideInteger{1} << 65U;
    const bool isNegative = text.starts_with('-');
    WideInteger value = 0;
    for (const char c : text.substr(isNegative ? 1 : 0))
        value = std::min(value * 10 + (c - '0'), enough);
    return isNegative ? -value : value;
}

std::string wholeText(WideInteger value) {
    return value < 0 ? '-' + withSeparators(static_cast<Count>(-value))
                     : withSeparators(static_cast<Count>(value));
}

template <class Value>
std::string bytesOfNumber(Value value) {
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
}

std::string floatingBytes(ScalarType type, double value) {
    switch (type) {
    case ScalarType::Half:
        return bytesOfNumber(floatToHalf(static_cast<float>(value)));
    case ScalarType::BFloat16:
        return bytesOfNumber(floatToBfloat16(static_cast<float>(value)));
    case ScalarType::Float:
        return bytesOfNumber(static_cast<float>(value));
    default:
        return bytesOfNumber(value);
    }
}

/// The largest finite number of a floating-point type.
double largestOf(ScalarType type) {
    switch (type) {
    case ScalarType::Half:
        return halfToFloat(0x7BFF);
    case ScalarType::BFloat16:
        return bfloat16ToFloat(0x7F7F);
    case ScalarType::Float:
        return std::numeric_limits<float>::max();
    default:
        return std::numeric_limits<double>::max();
    }
}

struct IntegerLimits {
    WideInteger least;
    WideInteger most;
};

IntegerLimits limitsOf(ScalarType type, bool hasEitherSign) {
    const unsigned bits = sizeOf(type) * 8;
    const bool isUnsigned = type == ScalarType::UInt8 || type == ScalarType::UInt16 ||
                            type == ScalarType::UInt32 || type == ScalarType::UInt64;
    const WideInteger half = WideInteger{1} << (bits - 1);
    return {isUnsigned ? 0 : -half, isUnsigned || hasEitherSign ? 2 * half - 1 : half - 1};
}

/// The type of a scalar without one.
ScalarType typeOfSize(std::uint32_t size, bool isDecimal, const std::string& name) {
    if (isDecimal && size == 4)
        return ScalarType::Float;
    if (isDecimal && size == 8)
        return ScalarType::Double;
    if (!isDecimal && size == 8)
        return ScalarType::Int64;
    if (!isDecimal && size == 4)
        return ScalarType::Int32;
    if (!isDecimal && size == 2)
        return ScalarType::Int16;
    if (!isDecimal && size == 1)
        return ScalarType::Int8;
    throw InputError(
        name, "the parameter has {size, plural, one {# byte} other {# bytes}}; give the argument its type, "
              "such as half:2.5, or its bytes, such as hex:00ff"_msg.with("size"_a = size));
}

class ScalarReader {
public:
    ScalarReader(const KernelArgument& argument, std::uint32_t size, const LaunchSizes& sizes)
        : name_(argument.name), text_(argument.value), sizes_(sizes), hasType_(argument.type),
          isDecimal_(!isWholeNumber(text_) && decimalValue(text_)),
          type_(argument.type ? argument.type->scalar : typeOfSize(size, isDecimal_, name_)) {}

    std::string run() const { return isFloating(type_) ? floating() : integer(); }

private:
    /// "N = 600", or a number as it stands there.
    std::string shown(const std::string& value) const {
        const std::string text = text_.substr(0, shownValueText);
        return isDecimal_ || isWholeNumber(text_) ? text : text + " = " + value;
    }
    std::string typeName() const { return toString(ElementType{type_, 1}); }

    std::string floating() const {
        std::optional<double> value = decimalValue(text_);
        const bool isNumber = value.has_value();
        if (!value)
            value = static_cast<double>(evaluateSize(text_, sizes_, name_));
        std::string bytes = floatingBytes(type_, *value);
        const bool isInfinityMeant = text_ == "inf" || text_ == "-inf";
        if (std::isinf(laneNumber(type_, bytes.data())) && !isInfinityMeant) {
            const double most = largestOf(type_);
            const auto text = [](double number) {
                constexpr double firstWithExponent = 1e15;
                return std::fabs(number) < firstWithExponent ? wholeText(static_cast<WideInteger>(number))
                                                             : fmt::format("{:.6g}", number);
            };
            throw InputError(name_,
                             "{value} is out of range: {type} holds {least} to {most}"_msg.with(
                                 "value"_a = shown(isNumber ? "" : text(*value)), "type"_a = typeName(),
                                 "least"_a = text(-most), "most"_a = text(most)));
        }
        return bytes;
    }

    std::string integer() const {
        const auto [least, most] = limitsOf(type_, !hasType_);
        const WideInteger value = wholeOrThrow();
        if (value < least || value > most)
            throw InputError(name_, hasType_
                                        ? "{value} is out of range: {type} holds {least} to {most}"_msg.with(
                                              "value"_a = shown(wholeText(value)), "type"_a = typeName(),
                                              "least"_a = wholeText(least), "most"_a = wholeText(most))
                                        : "{value} is out of range: an integer of {size, plural, one {# "
                                          "byte} other {# bytes}} holds {least} to {most}"_msg.with(
                                              "value"_a = shown(wholeText(value)), "size"_a = sizeOf(type_),
                                              "least"_a = wholeText(least), "most"_a = wholeText(most)));
        return bytesOfNumber(static_cast<std::uint64_t>(value)).substr(0, sizeOf(type_));
    }

    WideInteger wholeOrThrow() const {
        if (isWholeNumber(text_))
            return wholeValue(text_);
        if (!isDecimal_)
            return evaluateSize(text_, sizes_, name_);
        const double value = *decimalValue(text_);
        const bool isWhole = value == std::floor(value) && text_ != "inf" && text_ != "-inf"; // nan is not
        if (!isWhole)
            throw InputError(name_, "{value} is no value of {type}"_msg.with(
                                        "value"_a = text_.substr(0, shownValueText), "type"_a = typeName()));
        constexpr double enough = 0x1p65;
        return static_cast<WideInteger>(std::fmin(std::fmax(value, -enough), enough));
    }

    const std::string& name_;
    const std::string& text_;
    const LaunchSizes& sizes_;
    bool hasType_;
    bool isDecimal_;
    ScalarType type_;
};

} // namespace

void checkScalarValue(std::string_view text, std::string_view what) {
    if (!isWholeNumber(text) && !decimalValue(text))
        checkSize(text, what);
}

std::string scalarBytes(const KernelArgument& argument, std::uint32_t size, const LaunchSizes& sizes) {
    const std::string lane = ScalarReader(argument, size, sizes).run();
    std::string bytes;
    for (std::uint32_t i = 0; i < (argument.type ? argument.type->lanes : 1); ++i)
        bytes += lane;
    return bytes;
}

} // namespace trichevron::core
