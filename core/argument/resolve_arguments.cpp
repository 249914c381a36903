// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/kernel_argument.h"
#include "core/argument/scalar_value.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

constexpr std::uint32_t pointerSize = 8;

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
