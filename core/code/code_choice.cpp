// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_choice.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_value.h"

#include <algorithm>

namespace trichevron::core {

namespace {

/// The index behind the token, and behind the bracket that it opens.
std::size_t behind(const CodeTokens& tokens, std::size_t index) {
    return (tokens[index].isOpening() ? tokens[index].closing : index) + 1;
}

/// The first token outside of brackets for which the test holds, else the end.
template <class Test>
std::size_t findToken(const CodeTokens& tokens, CodeRange range, const Test& test) {
    std::size_t index = range.begin;
    while (index < range.end && !test(tokens[index]))
        index = behind(tokens, index);
    return std::min(index, range.end);
}

std::optional<CodeChoice> findCppChoice(const CodeTokens& tokens, CodeRange range) {
    const std::size_t question =
        findToken(tokens, range, [](const CodeToken& token) { return token.is("?"); });
    if (question >= range.end)
        return std::nullopt;
    std::size_t nested = 1;
    const std::size_t colon = findToken(tokens, {question + 1, range.end}, [&](const CodeToken& token) {
        nested += token.is("?") ? 1 : 0;
        return token.is(":") && --nested == 0;
    });
    if (colon >= range.end)
        throw CodeProblem{"a : is missing behind ?"_msg, tokens[question].offset};
    return CodeChoice{{range.begin, question}, {question + 1, colon}, {colon + 1, range.end}};
}

std::optional<CodeChoice> findPythonChoice(const CodeTokens& tokens, CodeRange range) {
    const std::size_t condition =
        findToken(tokens, range, [](const CodeToken& token) { return token.isName("if"); });
    if (condition >= range.end)
        return std::nullopt;
    const std::size_t otherwise = findToken(tokens, {condition + 1, range.end},
                                            [](const CodeToken& token) { return token.isName("else"); });
    if (otherwise >= range.end)
        throw CodeProblem{"an else is missing behind if"_msg, tokens[condition].offset};
    return CodeChoice{{condition + 1, otherwise}, {range.begin, condition}, {otherwise + 1, range.end}};
}

} // namespace

std::optional<CodeChoice> findChoice(const CodeTokens& tokens, CodeRange range, CodeLanguage language) {
    return language == CodeLanguage::Python ? findPythonChoice(tokens, range) : findCppChoice(tokens, range);
}

std::size_t endOfArgument(const CodeTokens& tokens, CodeRange range) {
    return findToken(tokens, range, [](const CodeToken& token) { return token.is(","); });
}

} // namespace trichevron::core
