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

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

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

/// Of the names of a pattern, in the order in which they stand there; a name may stand there more than once.
struct PatternNames {
    static constexpr std::size_t most = 16;
    struct Place {
        std::uint16_t first = 0;
        std::uint16_t size = 0;
    };
    std::array<Place, most> places{};
    std::size_t count = 0;
    bool isValid = false; ///< the pattern follows the rules in pattern.h
};

// Reads a copy of the pattern: GCC 12 with UBSan takes no pointer into a template argument for a constant
// (GCC bug 71962).
template <FixedString source>
consteval PatternNames namesIn() {
    const FixedString copy = source;
    const std::string_view text = copy.view();
    PatternNames names;
    names.isValid =
        pattern::check(text, [&](std::string_view name) {
            names.places.at(names.count++) = {static_cast<std::uint16_t>(name.data() - text.data()),
                                              static_cast<std::uint16_t>(name.size())};
        }) == nullptr;
    return names;
}

/// Not templates of the message: a compiler makes them once for all messages with arguments of these names.
template <class... Arguments>
std::string fillMessage(const Message& message, Arguments&&... arguments) {
    const std::array<Argument, sizeof...(Arguments)> list{
        Argument{std::remove_cvref_t<Arguments>::name, std::forward<Arguments>(arguments).value}...};
    return message.fill(list);
}
template <class... Arguments>
Text textWith(const Message& message, Arguments&&... arguments) {
    Text text{message, {}};
    text.arguments.reserve(sizeof...(Arguments));
    (text.arguments.push_back(
         Argument{std::remove_cvref_t<Arguments>::name, std::forward<Arguments>(arguments).value}),
     ...);
    return text;
}

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
        check<std::remove_cvref_t<Arguments>...>();
        return fillMessage(*this, std::forward<Arguments>(arguments)...);
    }
    /// The text for later.
    template <class... Arguments>
    Text with(Arguments&&... arguments) const {
        check<std::remove_cvref_t<Arguments>...>();
        return textWith(*this, std::forward<Arguments>(arguments)...);
    }

private:
    enum class Match { Exact, UnknownArgument, MissingArgument };

    template <class... Arguments>
    static consteval void check() {
        constexpr Match found = match({Arguments::name...});
        static_assert(found != Match::UnknownArgument, "the message does not name this argument");
        static_assert(found != Match::MissingArgument, "an argument that the message names is missing");
    }
    static constexpr PatternNames names = namesIn<source>();
    static_assert(names.isValid, "the pattern breaks the rules in core/catalogue/pattern.h");

    // Reads a copy of the pattern, as namesIn() does.
    static consteval Match match(std::initializer_list<std::string_view> given) {
        const FixedString copy = source;
        std::size_t used = 0; // a bit for each given one
        for (const PatternNames::Place& place : std::span(names.places).first(names.count)) {
            const std::string_view name = copy.view().substr(place.first, place.size);
            const auto* const found = std::find(given.begin(), given.end(), name);
            if (found == given.end())
                return Match::MissingArgument;
            used |= std::size_t{1} << static_cast<std::size_t>(found - given.begin());
        }
        return used == (std::size_t{1} << given.size()) - 1 ? Match::Exact : Match::UnknownArgument;
    }
};

template <FixedString source>
constexpr MessageLiteral<source, "core"> operator""_msg() {
    return {};
}

} // namespace trichevron::core
