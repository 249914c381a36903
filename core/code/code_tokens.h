// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The words of host code: C++ or Python, as far as launches need them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

enum class CodeLanguage { Cpp, Python };

struct CodeToken {
    enum class Kind {
        Name,
        Number,
        String,
        Sign,    ///< "+", "::", "<="; but "<<<" and ">>" are single signs, since templates end in them too
        LineEnd, ///< of a directive in C++, of a statement in Python
        End
    };
    Kind kind = Kind::End;
    std::string_view text; ///< a part of the code
    std::size_t offset = 0;
    std::size_t column = 0;  ///< of its line, from 0
    bool joined = false;     ///< directly behind the token before
    std::size_t closing = 0; ///< of an opening bracket: the index of the one that closes it, else of the End

    bool is(std::string_view sign) const { return kind == Kind::Sign && text == sign; }
    bool isOpening() const { return is("(") || is("[") || is("{"); }
    bool isClosing() const { return is(")") || is("]") || is("}"); }
    bool isName(std::string_view name) const { return kind == Kind::Name && text == name; }
};
using CodeTokens = std::vector<CodeToken>;

/// Python where the code has none of CUDA's C++ ways to launch, or imports something.
CodeLanguage languageOf(std::string_view code);

/// The tokens without blanks and comments; the last one is an End. `code` has to live as long as they do.
CodeTokens codeTokens(std::string_view code, CodeLanguage language);

/// The tokens from `begin` up to `end`.
struct CodeRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The ranges between the commas of `range`, outside of brackets. A comma at its end adds none.
std::vector<CodeRange> splitAtCommas(const CodeTokens& tokens, CodeRange range);

/// The ranges between the commas in the bracket at `open`; none for an empty bracket.
std::vector<CodeRange> argumentsAt(const CodeTokens& tokens, std::size_t open);

/// The code of the range without blanks, at most 200 bytes of it.
std::string codeText(const CodeTokens& tokens, CodeRange range);

} // namespace trichevron::core
