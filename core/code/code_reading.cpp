// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_reading.h"

#include <algorithm>

namespace trichevron::core {

CodeValue CodeReading::valueOrUnknown(CodeRange range) const {
    try {
        return value(range);
    } catch (const CodeProblem&) {
        return CodeValue::unknown(text(range));
    }
}

CodePath readPath(const CodeReading& code, std::size_t index) {
    CodePath path{std::string(code.at(index).text), index + 1, true};
    for (;;) {
        const CodeToken& next = code.at(path.end);
        if ((next.is(".") || next.is("->")) && code.isName(path.end + 1)) {
            path.path += '.' + std::string(code.at(path.end + 1).text);
            path.end += 2;
        } else if (next.is("[")) {
            const CodeRange inside{path.end + 1, next.closing};
            const CodeNumber number = code.valueOrUnknown(inside).number();
            path.path +=
                '[' +
                (number.isKnown() && !number.isReal ? std::to_string(number.whole) : code.text(inside)) + ']';
            path.end = next.closing + 1;
        } else {
            return path;
        }
        path.isPlain = false;
    }
}

std::size_t endOfExpression(const CodeReading& code, std::size_t index) {
    constexpr std::size_t longest = 2'000; // in tokens, so that a = a = a … is not read again and again
    const std::size_t last = std::min(index + longest, code.tokens.size() - 1);
    for (std::size_t i = index; i < last; ++i) {
        const CodeToken& token = code.tokens[i];
        if (token.isOpening())
            i = token.closing;
        else if (token.is(",") || token.is(";") || token.isClosing() ||
                 token.kind == CodeToken::Kind::LineEnd)
            return i;
    }
    return last;
}

std::vector<std::string> parameterNames(const CodeReading& code, std::size_t open) {
    std::vector<std::string> names;
    for (const CodeRange& parameter : argumentsAt(code.tokens, open)) {
        std::size_t name = parameter.end;
        for (std::size_t i = parameter.begin; i < parameter.end; ++i) {
            const CodeToken& token = code.tokens[i];
            if (token.is("=") || (code.isPython() && token.is(":")))
                break;
            if (token.kind == CodeToken::Kind::Name)
                name = i;
        }
        if (name < parameter.end)
            names.emplace_back(code.tokens[name].text);
    }
    return names;
}

} // namespace trichevron::core
