// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A pattern (pattern.h) taken apart once, to be filled many times.
#pragma once

#include "core/catalogue/message.h"
#include "core/catalogue/pattern_syntax.h"
#include "core/catalogue/plural.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

class ParsedPattern {
public:
    /// Refers to `source`, which must outlive it.
    explicit ParsedPattern(std::string_view source);

    std::string_view source() const { return source_; }
    std::string fill(std::span<const Argument> arguments, PluralCategoryFunction pluralCategory) const;

private:
    struct ParsedForm;
    enum class PieceKind { Text, Number, Argument, Plural, Ending };
    struct Piece {
        PieceKind kind = PieceKind::Text;
        std::string_view text;   ///< as written, braces included
        std::string_view name;   ///< of the argument
        std::string format = {}; ///< of fmt, for a real number
        std::vector<ParsedForm> forms = {};
    };
    using Pieces = std::vector<Piece>;
    struct ParsedForm {
        std::string_view key;
        Pieces pieces;
    };
    struct Filling;

    static Pieces parse(std::string_view text, bool isForm);
    static Piece parseField(std::string_view text);
    static void add(const Pieces& pieces, const std::string& number, const Filling& filling,
                    std::string& result);
    static void addChoice(const Piece& piece, const Argument& argument, const Filling& filling,
                          std::string& result);

    std::string_view source_;
    Pieces pieces_;
};

} // namespace trichevron::core
