// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A JSON value in the flat form that a parser of short texts produces: each value is a node, followed by the
/// nodes of what it contains.
#pragma once

#include <cstdint>

namespace trichevron::core {

enum class JsonKind : std::uint8_t { Null, Boolean, Integer, Unsigned, Real, String, Array, Object };

/// Whether a reader has looked up a member of an object; of several with the same key, the last is used.
enum class JsonUse : std::uint8_t { Unused, Used, Superseded };

/// The nodes that follow are those of its elements, or each member's key and value.
struct JsonNode {
    JsonKind kind = JsonKind::Null;
    mutable JsonUse use = JsonUse::Unused;
    std::uint32_t size = 0;  ///< elements, members, or bytes of a string or a real number
    std::uint32_t nodes = 1; ///< this one and all that it contains
    union {
        bool boolean;
        std::int64_t integer; ///< below zero, or written "-0"
        std::uint64_t number; ///< zero or above
        const char* text;     ///< of a string or a real number, in the text that was parsed
    };
};

} // namespace trichevron::core
