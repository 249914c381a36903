// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/kernel_argument.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace trichevron::core {

namespace {

constexpr std::uint32_t pointerSize = 8;

template <class Value>
std::string bytesOfNumber(Value value) {
    std::string bytes(sizeof value, '\0');
    std::memcpy(bytes.data(), &value, sizeof value);
    return bytes;
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

/// Both signs of an integer are taken: an unsigned parameter of 32 bits may be given as −1 or 4294967295.
bool fitsBits(std::int64_t value, unsigned bits) {
    if (bits >= 64)
        return true;
    return value >= -(std::int64_t{1} << (bits - 1)) && value < (std::int64_t{1} << bits);
}

std::string laneBytes(const KernelArgument& argument, ScalarType type, const LaunchSizes& sizes) {
    double decimal = 0;
    std::int64_t whole = 0;
    const std::string& text = argument.value;
    const bool isDecimal = text.find_first_of(".eE") != std::string::npos &&
                           text.find_first_not_of("+-0123456789.eE") == std::string::npos;
    if (isDecimal) {
        std::from_chars(text.data(), text.data() + text.size(), decimal);
    } else {
        whole = evaluateSize(text, sizes, argument.name);
        decimal = static_cast<double>(whole);
    }
    switch (type) {
    case ScalarType::Half:
        return bytesOfNumber(floatToHalf(static_cast<float>(decimal)));
    case ScalarType::BFloat16:
        return bytesOfNumber(floatToBfloat16(static_cast<float>(decimal)));
    case ScalarType::Float:
        return bytesOfNumber(static_cast<float>(decimal));
    case ScalarType::Double:
        return bytesOfNumber(decimal);
    default:
        break;
    }
    const auto refuseValue = [&] {
        throw InputError(argument.name, "{value} is no value of {type}"_msg.with(
                                            "value"_a = text, "type"_a = toString(ElementType{type, 1})));
    };
    if (isDecimal) {
        constexpr double limit = 9e18;
        if (decimal != std::floor(decimal) || std::fabs(decimal) > limit)
            refuseValue();
        whole = static_cast<std::int64_t>(decimal);
    }
    if (!fitsBits(whole, sizeOf(type) * 8))
        refuseValue();
    return bytesOfNumber(whole).substr(0, sizeOf(type));
}

std::string scalarBytes(const KernelArgument& argument, std::uint32_t size, const LaunchSizes& sizes) {
    const std::string& text = argument.value;
    const bool isDecimal = text.find_first_of(".eE") != std::string::npos &&
                           text.find_first_not_of("+-0123456789.eE") == std::string::npos;
    const ElementType type =
        argument.type ? *argument.type : ElementType{typeOfSize(size, isDecimal, argument.name), 1};
    const std::string lane = laneBytes(argument, type.scalar, sizes);
    std::string bytes;
    for (std::uint32_t i = 0; i < type.lanes; ++i)
        bytes += lane;
    return bytes;
}

ResolvedArgument resolveBuffer(const KernelArgument& argument, const LaunchSizes& sizes) {
    ResolvedArgument resolved;
    resolved.name = argument.name;
    resolved.isBuffer = true;
    resolved.type = argument.type.value_or(ElementType{});
    resolved.isConst = argument.isConst;
    resolved.fill = argument.fill;
    const std::int64_t count = evaluateSize(argument.count, sizes, argument.name);
    if (count < 0)
        throw InputError(argument.name, "the buffer has {count} elements; it needs at least 0"_msg.with(
                                            "count"_a = std::to_string(count)));
    if (count > std::numeric_limits<std::int64_t>::max() / sizeOf(resolved.type))
        throw InputError(argument.name, "the buffer of {count} elements is larger than any memory"_msg.with(
                                            "count"_a = static_cast<std::uint64_t>(count)));
    resolved.count = static_cast<std::uint64_t>(count);
    return resolved;
}

[[noreturn]] void throwWrongSize(const KernelArgument& argument, std::size_t number, std::size_t size,
                                 std::uint32_t expected) {
    throw InputError(
        argument.name,
        "the argument has {size, plural, one {# byte} other {# bytes}}, and parameter {number} of the "
        "kernel has {expected}"_msg.with("size"_a = size, "number"_a = number + 1, "expected"_a = expected));
}

/// `number` from 0, `size` in bytes: of its parameter.
ResolvedArgument resolveArgument(const KernelArgument& argument, std::size_t number, std::uint32_t size,
                                 const LaunchSizes& sizes) {
    ResolvedArgument resolved;
    resolved.name = argument.name;
    switch (argument.kind) {
    case KernelArgument::Kind::Buffer:
        resolved = resolveBuffer(argument, sizes);
        break;
    case KernelArgument::Kind::Null:
        resolved.value.assign(pointerSize, '\0');
        break;
    case KernelArgument::Kind::Bytes:
        resolved.value = argument.bytes;
        break;
    case KernelArgument::Kind::Scalar:
        resolved.value = scalarBytes(argument, size, sizes);
        break;
    }
    const std::size_t has = resolved.isBuffer ? pointerSize : resolved.value.size();
    if (has != size)
        throwWrongSize(argument, number, has, size);
    return resolved;
}

} // namespace

std::vector<ResolvedArgument> resolveArguments(std::span<const KernelArgument> arguments,
                                               std::span<const KernelParameter> parameters,
                                               const LaunchSizes& sizes, Bytes memory) {
    if (arguments.size() != parameters.size())
        throw InputError("the kernel has {parameters, plural, one {# parameter} other {# parameters}}, and "
                         "{arguments, plural, one {# argument is} other {# arguments are}} given"_msg.with(
                             "parameters"_a = parameters.size(), "arguments"_a = arguments.size()));
    std::vector<ResolvedArgument> all;
    Count bytes = 0;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        ResolvedArgument resolved = resolveArgument(arguments[i], i, parameters[i].size, sizes);
        if (resolved.isBuffer)
            bytes += resolved.size().value;
        all.push_back(std::move(resolved));
    }
    if (bytes > memory.value)
        throw InputError(
            "the buffers of the arguments need {size}, and the device has {memory}: make the problem "
            "smaller"_msg.with("size"_a = bytesText({static_cast<std::uint64_t>(
                                   std::min<Count>(bytes, std::numeric_limits<std::uint64_t>::max()))}),
                               "memory"_a = bytesText(memory)));
    return all;
}

std::vector<std::optional<Text>> findArgumentProblems(std::span<const KernelArgument> arguments,
                                                      std::span<const KernelParameter> parameters,
                                                      const LaunchSizes& sizes) {
    std::vector<std::optional<Text>> problems(std::min(arguments.size(), parameters.size()));
    for (std::size_t i = 0; i < problems.size(); ++i)
        try {
            (void)resolveArgument(arguments[i], i, parameters[i].size, sizes);
        } catch (const InputError& error) {
            problems[i] = error.text();
        }
    return problems;
}

} // namespace trichevron::core
