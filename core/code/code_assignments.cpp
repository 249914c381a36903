// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_assignments.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_arithmetic.h"
#include "core/code/code_types.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace trichevron::core {

namespace {

bool isKeyword(std::string_view name) {
    static constexpr std::array<std::string_view, 9> keywords{"return", "else", "case", "throw", "in",
                                                              "and",    "or",   "not",  "goto"};
    return std::find(keywords.begin(), keywords.end(), name) != keywords.end();
}

/// int n, auto& n, std::vector<int> n
bool isDeclared(const CodeReading& code, std::size_t index) {
    if (index == 0 || code.isPython())
        return false;
    const CodeToken& before = code.at(index - 1);
    if (before.kind == CodeToken::Kind::Name)
        return !isKeyword(before.text);
    return (before.is("*") || before.is("&") || before.is(">")) && index > 1 &&
           code.at(index - 2).kind == CodeToken::Kind::Name && !isKeyword(code.at(index - 2).text);
}

/// The value of n = m = 4 is behind the last equals sign.
CodeRange withoutChain(const CodeReading& code, CodeRange range) {
    for (std::size_t i = range.begin; i < range.end; ++i) {
        if (code.at(i).isOpening())
            i = code.at(i).closing;
        else if (code.at(i).is("="))
            range.begin = i + 1;
    }
    return range;
}

void setValue(const CodeReading& code, const CodePath& path, std::size_t index, CodeValue value) {
    const bool isNew = path.isPlain && isDeclared(code, index);
    const bool isInteger = isNew && isIntegerType(code.at(index - 1).text);
    const auto before = isNew ? std::nullopt : code.scope.find(path.path);
    const bool wasWhole =
        before && before->number().isKnown() && !before->number().isReal && !before->isExtent;
    if (!code.isPython() && !value.isExtent && (isInteger || wasWhole))
        value = convertedTo("int", value, code.at(index).offset);
    if (isNew)
        code.scope.declare(path.path, std::move(value));
    else
        code.scope.assign(path.path, std::move(value));
}

/// The colon behind the parameters of a lambda of Python; 0 without one.
std::size_t colonOfLambda(const CodeReading& code, std::size_t lambda) {
    constexpr std::size_t longest = 100; // in tokens
    const std::size_t end = std::min(lambda + longest, code.tokens.size());
    for (std::size_t i = lambda + 1; i < end; ++i)
        if (code.tokens[i].is(":"))
            return i;
    return 0;
}

/// [](int a, int b) { return …; } and lambda a, b: …
bool readLambda(const CodeReading& code, const std::string& name, std::size_t begin) {
    if (code.at(begin).isName("lambda")) {
        const std::size_t colon = colonOfLambda(code, begin);
        if (colon == 0)
            return false;
        CodeFunction function;
        for (const CodeRange& parameter : splitAtCommas(code.tokens, {begin + 1, colon}))
            function.parameters.push_back(code.text({parameter.begin, parameter.begin + 1}));
        function.begin = colon + 1;
        function.end = endOfExpression(code, colon + 1);
        code.scope.define(name, std::move(function));
        return true;
    }
    if (code.isPython() || !code.at(begin).is("["))
        return false;
    const std::size_t open = code.at(begin).closing + 1;
    if (!code.at(open).is("("))
        return false;
    std::size_t body = code.at(open).closing + 1;
    while (code.isName(body) || code.at(body).is("->") || code.at(body).is("::"))
        ++body;
    if (!code.at(body).is("{") || !code.at(body + 1).isName("return"))
        return false;
    const std::size_t end = endOfExpression(code, body + 2);
    if (code.at(end).is(";") && end + 1 == code.at(body).closing)
        code.scope.define(name, {parameterNames(code, open), body + 2, end, true});
    return true;
}

/// Where the value of the variable begins; 0 without one. "n = 4", in Python also "n: int = 4".
std::size_t beginOfValue(const CodeReading& code, std::size_t behindPath) {
    if (code.at(behindPath).is("="))
        return behindPath + 1;
    if (code.isPython() && code.at(behindPath).is(":") && code.isName(behindPath + 1)) {
        const std::size_t end = readPath(code, behindPath + 1).end;
        if (code.at(end).is("="))
            return end + 1;
    }
    return 0;
}

void readValue(const CodeReading& code, const CodePath& path, std::size_t index, std::size_t begin) {
    if (path.isPlain && readLambda(code, path.path, begin))
        return;
    std::size_t end = endOfExpression(code, begin);
    if (code.isPython()) // a, b without brackets is a tuple
        while (code.at(end).is(","))
            end = endOfExpression(code, end + 1);
    setValue(code, path, index, code.valueOrUnknown(withoutChain(code, {begin, end})));
}

/// a, b = 4, 8
bool readUnpacking(const CodeReading& code, std::size_t index) {
    const bool beginsStatement =
        index == 0 || code.at(index - 1).kind == CodeToken::Kind::LineEnd || code.at(index - 1).is(";");
    if (!beginsStatement || !code.at(index + 1).is(","))
        return false;
    std::vector<std::string> names{std::string(code.at(index).text)};
    std::size_t i = index + 1;
    for (; code.at(i).is(",") && code.isName(i + 1); i += 2)
        names.emplace_back(code.at(i + 1).text);
    if (!code.at(i).is("="))
        return false;
    std::size_t end = endOfExpression(code, i + 1);
    while (code.at(end).is(","))
        end = endOfExpression(code, end + 1);
    const CodeValue value = code.valueOrUnknown({i + 1, end});
    for (std::size_t k = 0; k < names.size(); ++k) {
        const bool isKnown = value.isExtent && value.numbers.size() == names.size();
        code.scope.assign(names[k], isKnown ? CodeValue::of(value.numbers[k]) : CodeValue::unknown(names[k]));
    }
    return true;
}

std::string_view compoundOperator(const CodeToken& token) {
    const bool isCompound = token.kind == CodeToken::Kind::Sign && token.text.size() == 2 &&
                            token.text[1] == '=' && token.text != "==" && token.text != "!=" &&
                            token.text != "<=" && token.text != ">=";
    return isCompound ? token.text.substr(0, 1) : std::string_view();
}

/// n += 4, ++n, n >>= 1
void readChange(const CodeReading& code, const CodeBlocks& blocks, const CodePath& path, std::size_t index) {
    const CodeToken& behind = code.at(path.end);
    const CodeToken& before = code.at(index == 0 ? code.tokens.size() : index - 1);
    const bool isStep = behind.is("++") || behind.is("--") || before.is("++") || before.is("--");
    const std::string_view sign = compoundOperator(behind);
    const bool isShift = (behind.is("<") || behind.is(">")) && code.at(path.end + 1).joined &&
                         code.at(path.end + 1).text == (behind.is("<") ? "<=" : ">=");
    if (!isStep && sign.empty() && !isShift)
        return;
    const auto old = code.scope.find(path.path);
    if (blocks.isInLoopHeader(index) || !old || isShift || old->isExtent) {
        code.scope.forget(path.path);
        return;
    }
    const bool isDown = behind.is("--") || before.is("--");
    try {
        const CodeNumber step =
            isStep ? CodeNumber::of(1)
                   : code.value({path.end + 1, endOfExpression(code, path.end + 1)}).number();
        const std::string_view calculated = !isStep ? sign : isDown ? "-" : "+";
        const CodeNumber result = calculate(calculated, old->number(), step, code.language, behind.offset);
        setValue(code, path, index, CodeValue::of(result));
    } catch (const CodeProblem&) {
        code.scope.forget(path.path);
    }
}

} // namespace

void readAssignment(const CodeReading& code, const CodeBlocks& blocks, std::size_t index) {
    if (blocks.isInParameters(index))
        return;
    const bool isMember = index > 0 && (code.at(index - 1).is(".") || code.at(index - 1).is("->"));
    const bool isUnpacked = code.isPython() && index > 0 && code.at(index - 1).is(","); // with the first name
    if (isMember || isUnpacked || (code.isPython() && !blocks.isInStatement()))
        return;
    if (code.isPython()) {
        const bool isLoopVariable = index > 0 && code.at(index - 1).isName("for");
        if (isLoopVariable)
            code.scope.forget(std::string(code.at(index).text));
        if (isLoopVariable || readUnpacking(code, index))
            return;
    }
    const CodePath path = readPath(code, index);
    const std::size_t begin = beginOfValue(code, path.end);
    if (begin == 0) {
        readChange(code, blocks, path, index);
        return;
    }
    const bool isConditional = code.isPython() && index > 0 && code.at(index - 1).is(":");
    if (blocks.isInLoopHeader(index) || isConditional)
        code.scope.forget(path.path);
    else
        readValue(code, path, index, begin);
}

std::size_t readDirective(const CodeReading& code, std::size_t index) {
    std::size_t end = index;
    while (end < code.tokens.size() - 1 && code.at(end).kind != CodeToken::Kind::LineEnd)
        ++end;
    if (!code.at(index + 1).isName("define") || !code.isName(index + 2) || index + 3 >= end)
        return end;
    const std::string name(code.at(index + 2).text);
    CodeFunction function{{}, index + 3, end, false};
    if (code.at(index + 3).is("(") && code.at(index + 3).joined && code.at(index + 3).closing < end) {
        function.parameters = parameterNames(code, index + 3);
        function.begin = code.at(index + 3).closing + 1;
        function.isCalled = true;
    }
    if (function.begin < function.end)
        code.scope.define(name, std::move(function));
    return end;
}

void readFunction(const CodeReading& code, std::size_t index) {
    if (code.isPython()) {
        if (!code.at(index).isName("def") || !code.at(index + 2).is("("))
            return;
        std::size_t body = code.at(index + 2).closing + 1;
        constexpr std::size_t longest = 100;
        const std::size_t last = body + longest;
        while (!code.at(body).is(":") && body < last)
            ++body;
        while (code.at(body).is(":") || code.at(body).kind == CodeToken::Kind::LineEnd)
            ++body;
        if (code.at(body).kind == CodeToken::Kind::String) // its documentation
            for (++body; code.at(body).kind == CodeToken::Kind::LineEnd;)
                ++body;
        if (code.at(body).isName("return"))
            code.scope.define(
                std::string(code.at(index + 1).text),
                {parameterNames(code, index + 2), body + 1, endOfExpression(code, body + 1), true});
        return;
    }
    if (!code.at(index + 1).is("("))
        return;
    std::size_t body = code.at(index + 1).closing + 1;
    while (code.isName(body) || code.at(body).is("->") || code.at(body).is("::"))
        ++body;
    if (!code.at(body).is("{") || !code.at(body + 1).isName("return"))
        return;
    const std::size_t end = endOfExpression(code, body + 2);
    if (code.at(end).is(";") && end + 1 == code.at(body).closing)
        code.scope.define(std::string(code.at(index).text),
                          {parameterNames(code, index + 1), body + 2, end, true});
}

} // namespace trichevron::core
