// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Host code that is read from its first token to its last.
#pragma once

#include "core/code/code_expression.h"
#include "core/code/code_scope.h"
#include "core/code/code_tokens.h"
#include "core/code/code_value.h"

#include <cstddef>
#include <string>

namespace trichevron::core {

struct CodeReading {
    const CodeTokens& tokens;
    CodeLanguage language;
    CodeScope& scope; ///< what the names stand for at the token that is read

    bool isPython() const { return language == CodeLanguage::Python; }
    /// The token at the index; behind the last one, the End.
    const CodeToken& at(std::size_t index) const {
        return tokens[index < tokens.size() ? index : tokens.size() - 1];
    }
    bool isName(std::size_t index) const { return at(index).kind == CodeToken::Kind::Name; }
    /// Throws CodeProblem.
    CodeValue value(CodeRange range) const { return valueOf(tokens, range, language, scope); }
    /// What cannot be read is unknown by its text.
    CodeValue valueOrUnknown(CodeRange range) const;
    std::string text(CodeRange range) const { return codeText(tokens, range); }
};

/// A variable or a part of one.
struct CodePath {
    std::string path;     ///< "grid.x", "config.gridDim", "attributes[0].id"; "->" is written "."
    std::size_t end = 0;  ///< the token behind it
    bool isPlain = false; ///< one name
};

/// The path that begins with the name at the index. An index of an array is calculated.
CodePath readPath(const CodeReading& code, std::size_t index);

/// Where an expression ends that begins at the index: at a comma, a semicolon, the end of a line, or a
/// closing bracket.
std::size_t endOfExpression(const CodeReading& code, std::size_t index);

/// The names of the parameters in the bracket at `open`: "int n", "n=4", "n: int".
std::vector<std::string> parameterNames(const CodeReading& code, std::size_t open);

} // namespace trichevron::core
