// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// condition ? yes : no, in Python yes if condition else no.
#pragma once

#include "core/code/code_tokens.h"

#include <cstddef>
#include <optional>

namespace trichevron::core {

struct CodeChoice {
    CodeRange condition;
    CodeRange yes;
    CodeRange no;
};

/// The choice that fills the range; empty where it is none. Throws CodeProblem for half of one.
std::optional<CodeChoice> findChoice(const CodeTokens& tokens, CodeRange range, CodeLanguage language);

/// The index of the first comma of the range outside of brackets, else its end.
std::size_t endOfArgument(const CodeTokens& tokens, CodeRange range);

} // namespace trichevron::core
