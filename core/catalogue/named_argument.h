// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Arguments whose names the compiler compares with those in a message: "limit"_a = 1024.
#pragma once

#include "core/catalogue/fixed_string.h"
#include "core/catalogue/message.h"

#include <concepts>
#include <utility>

namespace trichevron::core {

template <FixedString argumentName>
struct NamedArgument {
    decltype(Argument::value) value;
    static constexpr std::string_view name = argumentName.view();
};

template <FixedString argumentName>
struct ArgumentName {
    template <class T>
    NamedArgument<argumentName> operator=(T&& value) const { // NOLINT(misc-unconventional-assign-operator)
        using Value = std::remove_cvref_t<T>;
        if constexpr (std::floating_point<Value>)
            return {static_cast<double>(value)};
        else if constexpr (std::integral<Value> || std::same_as<Value, Count>)
            return {static_cast<Count>(value)};
        else if constexpr (std::convertible_to<T, Text>)
            return {Text(std::forward<T>(value))};
        else if constexpr (std::same_as<Value, Message>)
            return {Text{value, {}}};
        else
            return {std::string(std::forward<T>(value))};
    }
};

template <FixedString argumentName>
constexpr ArgumentName<argumentName> operator""_a() {
    return {};
}

} // namespace trichevron::core
