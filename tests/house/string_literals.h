// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The string literals in C++ source code.
#pragma once

#include <string>
#include <vector>

namespace trichevron::test {

/// Adjacent literals are one.
struct StringLiteral {
    std::string text;   ///< as written, without the quotes
    std::string suffix; ///< "_msg"; "s"; empty
    std::string before; ///< the code before it, without blanks: the last 60 characters
    int line = 0;
};

/// Comments and raw literals are left out.
std::vector<StringLiteral> stringLiterals(const std::string& code);

} // namespace trichevron::test
