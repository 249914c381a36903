// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Short forms of long names that are much alike, such as instances of one template: of each the words that
/// tell it from the others.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

class ShortNames {
public:
    /// Whether there is room for a text.
    using Fits = std::function<bool(std::string_view)>;

    /// The names that are read side by side; one may stand there several times.
    explicit ShortNames(std::span<const std::string> names = {});

    /// The name where it fits. Else, as far as they fit: the words that tell it from all others, its first
    /// word, the rest of these words, and the rest of the name from its beginning, with "…" for what is left
    /// out. Where the first of these fit, different names have different short forms. A name stays whole
    /// where not one word fits, and where the constructor did not get it.
    std::string shortName(const std::string& name, const Fits& fits) const;

private:
    /// A word, a part of one that begins with a capital letter, or a sign.
    struct Token {
        std::size_t begin;
        std::size_t end;
        std::size_t text; ///< the same number for the same text
    };
    using Tokens = std::vector<Token>;

    static bool hasInOrder(const Tokens& other, const Tokens& name, const std::vector<bool>& kept);
    /// Which words of the name no other name has in this order.
    std::vector<bool> distinctive(std::string_view name, std::size_t number) const;

    std::map<std::string, std::size_t> numbers_; ///< of the names, each once
    std::vector<Tokens> tokens_;                 ///< by the number of the name
    std::vector<std::vector<std::size_t>> with_; ///< by Token::text, the numbers of the names that have it
};

} // namespace trichevron::core
