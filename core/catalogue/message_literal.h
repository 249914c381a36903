// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages are literals of their English patterns (pattern.h):
///
///     "{blocks, plural, one {# block} other {# blocks}} of {size} threads"_msg("blocks"_a = n, "size"_a = s)
///
/// The pattern is the key in the catalogue. The compiler checks its syntax, and that a call gives exactly the
/// arguments that it names. A literal is in the catalogue of each program that it is linked into. Each layer
/// has an operator of its own, whose context keeps its messages apart from those of other layers.
#pragma once

#include "core/catalogue/named_argument.h"
#include "core/catalogue/pattern_syntax.h"

#include <array>

namespace trichevron::core {

namespace catalogue {

void add(CatalogueEntry& entry);

template <FixedString source, FixedString context>
struct Registered {
    struct Registration {
        Registration() { add(entry); }
    };
    static inline Registration registration; // not const: nvcc would want an initialiser
    static constinit inline CatalogueEntry entry{context.view(), source.view(), &registration};
};

} // namespace catalogue

/// The type of a message literal.
template <FixedString source, FixedString context>
class MessageLiteral {
public:
    constexpr operator Message() const { // NOLINT(google-explicit-constructor)
        return Message(catalogue::Registered<source, context>::entry);
    }
    /// Only for a message without arguments.
    operator Text() const { return with(); } // NOLINT(google-explicit-constructor)
    /// The text in the current language.
    template <class... Arguments>
    std::string operator()(Arguments&&... arguments) const {
        return Message(*this).fill(named(std::forward<Arguments>(arguments)...));
    }
    /// The text for later.
    template <class... Arguments>
    Text with(Arguments&&... arguments) const {
        const auto list = named(std::forward<Arguments>(arguments)...);
        return {*this, {list.begin(), list.end()}};
    }

private:
    template <class... Arguments>
    static std::array<Argument, sizeof...(Arguments)> named(Arguments&&... arguments) {
        static_assert((isNamed(std::remove_cvref_t<Arguments>::name) && ...),
                      "the message does not name this argument");
        static_assert(hasAll({std::remove_cvref_t<Arguments>::name...}),
                      "an argument that the message names is missing");
        return {Argument{std::remove_cvref_t<Arguments>::name, std::forward<Arguments>(arguments).value}...};
    }
    // These read a copy of the pattern: GCC 12 with UBSan takes no pointer into a template argument for a
    // constant (GCC bug 71962).
    static consteval bool isNamed(std::string_view name) {
        const FixedString copy = source;
        bool found = false;
        pattern::check(copy.view(), [&](std::string_view other) { found = found || other == name; });
        return found;
    }
    static consteval bool hasAll(std::initializer_list<std::string_view> names) {
        const FixedString copy = source;
        bool all = true;
        pattern::check(copy.view(), [&](std::string_view name) {
            all = all && std::find(names.begin(), names.end(), name) != names.end();
        });
        return all;
    }
    static consteval bool isValid() {
        const FixedString copy = source;
        return pattern::check(copy.view(), [](std::string_view) {}) == nullptr;
    }
    static_assert(isValid(), "the pattern breaks the rules in core/catalogue/pattern.h");
};

template <FixedString source>
constexpr MessageLiteral<source, "core"> operator""_msg() {
    return {};
}

} // namespace trichevron::core
