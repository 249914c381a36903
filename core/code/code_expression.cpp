// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_expression.h"

#include "core/catalogue/message_literal.h"
#include "core/code/code_arithmetic.h"
#include "core/code/code_choice.h"
#include "core/code/code_functions.h"
#include "core/code/code_operators.h"
#include "core/code/code_types.h"
#include "core/code/evaluation_effort.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::size_t longestName = 200;
class ExpressionReader {
public:
    ExpressionReader(const CodeTokens& tokens, CodeRange range, CodeLanguage language, const CodeScope& scope,
                     EvaluationEffort& effort)
        : tokens_(tokens), position_(range.begin), end_(std::min(range.end, tokens.size() - 1)),
          language_(language), scope_(scope), effort_(effort) {}

    CodeValue read() {
        if (position_ >= end_)
            throw CodeProblem{"there is no value here"_msg, tokens_[end_].offset};
        CodeValue value = readSequence();
        if (position_ < end_)
            throw CodeProblem{"this is no part of an expression"_msg, tokens_[position_].offset};
        return value;
    }

private:
    bool python() const { return language_ == CodeLanguage::Python; }
    bool atEnd() const { return position_ >= end_; }
    const CodeToken& token(std::size_t ahead = 0) const {
        return tokens_[std::min(position_ + ahead, position_ + ahead < end_ ? position_ + ahead : end_)];
    }
    bool isSign(std::string_view sign) const { return !atEnd() && token().is(sign); }
    bool isName(std::string_view name) const { return !atEnd() && token().isName(name); }
    std::size_t offset() const { return token().offset; }

    /// The values between commas outside of brackets are a tuple in Python; in C++ only the last one counts.
    CodeValue readSequence() {
        CodeValue value = readTernary();
        if (!isSign(","))
            return value;
        std::vector<CodeValue> values{std::move(value)};
        while (isSign(",")) {
            ++position_;
            if (!atEnd())
                values.push_back(readTernary());
        }
        return python() ? extentOf(values) : values.back();
    }

    static CodeValue extentOf(const std::vector<CodeValue>& values) {
        CodeValue extent;
        extent.isExtent = true;
        for (const CodeValue& value : values)
            extent.numbers.push_back(value.number());
        return extent;
    }

    /// Only the value that is chosen is evaluated: n == 0 ? 0 : 1000 / n.
    CodeValue readTernary() {
        const EvaluationStep step(effort_, offset());
        const CodeRange range{position_, endOfArgument(tokens_, {position_, end_})};
        const auto choice = findChoice(tokens_, range, language_);
        if (!choice)
            return readBinary(1);
        position_ = range.end;
        CodeValue condition = evaluate(choice->condition);
        const CodeNumber number = condition.number();
        if (!number.isKnown())
            return condition;
        const bool holds = number.isReal ? number.real != 0 : number.whole != 0;
        return evaluate(holds ? choice->yes : choice->no);
    }

    CodeValue readBinary(int level) {
        const EvaluationStep step(effort_, offset());
        CodeValue left = readUnary();
        while (const auto found = binaryOperatorAt(tokens_, {position_, end_}, language_)) {
            if (found->level < level)
                break;
            const std::size_t place = offset();
            position_ += found->tokenCount;
            const CodeValue right = readBinary(found->isRightAssociative ? found->level : found->level + 1);
            left = CodeValue::of(calculate(found->sign, left.number(), right.number(), language_, place));
        }
        return left;
    }

    CodeValue readUnary() {
        const EvaluationStep step(effort_, offset());
        const std::size_t begin = position_;
        const std::size_t place = offset();
        if (isSign("-") || isSign("+")) {
            const bool isMinus = isSign("-");
            ++position_;
            const CodeNumber number = readBinary(powerLevel).number();
            return CodeValue::of(isMinus ? calculate("-", CodeNumber::of(0), number, language_, place)
                                         : number);
        }
        if (isSign("!") || isName("not")) {
            const bool isWord = isName("not");
            ++position_;
            const CodeNumber number = readBinary(isWord ? comparisonLevel : powerLevel).number();
            return CodeValue::of(calculate("==", number, CodeNumber::of(0), language_, place));
        }
        if (isSign("~")) {
            ++position_;
            const CodeNumber number = readUnary().number();
            return CodeValue::of(calculate("^", number, CodeNumber::of(-1), language_, place));
        }
        if (isSign("&")) { // the address of a variable stands for the variable
            ++position_;
            return readUnary();
        }
        if (isSign("*") && !python()) {
            ++position_;
            readUnary();
            return CodeValue::unknown(codeText(tokens_, {begin, position_}));
        }
        return readPrimary();
    }

    CodeValue readPrimary() {
        const CodeToken first = token();
        if (atEnd())
            throw CodeProblem{"a value is missing here"_msg, first.offset};
        switch (first.kind) {
        case CodeToken::Kind::Number:
            ++position_;
            return readPostfix(CodeValue::of(readCodeNumber(first.text, first.offset)), position_ - 1);
        case CodeToken::Kind::String: {
            const std::size_t begin = position_++;
            return readPostfix(CodeValue::unknown(std::string(first.text.substr(0, longestName))), begin);
        }
        case CodeToken::Kind::Name:
            return readName();
        default:
            break;
        }
        if (first.is("(") || first.is("{") || first.is("["))
            return readBracket();
        if (first.is("::")) {
            ++position_;
            return readPrimary();
        }
        throw CodeProblem{"a value is missing here"_msg, first.offset};
    }

    CodeRange bracketAt(std::size_t open) {
        const std::size_t close = tokens_[open].closing;
        if (close >= end_)
            throw CodeProblem{"this bracket is not closed"_msg, tokens_[open].offset};
        return {open + 1, close};
    }

    CodeValue evaluate(CodeRange range) { return evaluate(range, scope_); }
    CodeValue evaluate(CodeRange range, const CodeScope& scope) {
        return ExpressionReader(tokens_, range, language_, scope, effort_).read();
    }

    std::vector<CodeValue> evaluateArguments(std::size_t open) {
        std::vector<CodeValue> values;
        for (const CodeRange& range : argumentsAt(tokens_, open))
            values.push_back(evaluate(withoutKeyword(range)));
        return values;
    }

    /// "x=4" in Python, ".x = 4" in C++.
    CodeRange withoutKeyword(CodeRange range) const {
        if (range.begin < range.end && tokens_[range.begin].is("."))
            ++range.begin;
        if (range.begin + 1 < range.end && tokens_[range.begin].kind == CodeToken::Kind::Name &&
            tokens_[range.begin + 1].is("="))
            range.begin += 2;
        return range;
    }

    CodeValue readBracket() {
        const std::size_t open = position_;
        const CodeRange inside = bracketAt(open);
        position_ = inside.end + 1;
        if (tokens_[open].is("(") && isCast(inside))
            return convertedTo(codeText(tokens_, inside), readUnary(), tokens_[open].offset);
        if (tokens_[open].is("[") && !python())
            return readLambda(open);
        const std::vector<CodeRange> parts = argumentsAt(tokens_, open);
        const bool isTuple = python() && !parts.empty() && tokens_[inside.end - 1].is(",");
        CodeValue value;
        if (tokens_[open].is("(") && !isTuple && !(python() && parts.size() > 1))
            value = evaluate(inside);
        else
            value = extentOf(evaluateArguments(open));
        return readPostfix(std::move(value), open);
    }

    CodeValue readLambda(std::size_t begin) {
        while (!atEnd() && !isSign("{"))
            ++position_;
        if (!atEnd())
            position_ = bracketAt(position_).end + 1;
        if (isSign("("))
            position_ = bracketAt(position_).end + 1;
        return CodeValue::unknown(codeText(tokens_, {begin, position_}));
    }

    /// (int) n, (T) 4; but (n) - 4 is none.
    bool isCast(CodeRange inside) const {
        if (python() || atEnd())
            return false;
        const CodeToken& next = token();
        const bool isOperand = next.kind == CodeToken::Kind::Name || next.kind == CodeToken::Kind::Number;
        const bool isOneName =
            inside.end == inside.begin + 1 && tokens_[inside.begin].kind == CodeToken::Kind::Name;
        return (isOperand && isOneName) ||
               (isType(tokens_, inside) &&
                (isOperand || next.is("(") || next.is("-") || next.is("&") || next.is("::")));
    }

    /// Moves behind <int>, <float, 4> where a call or another name follows.
    void skipTemplateArguments() {
        if (!isSign("<") || python())
            return;
        std::size_t depth = 0;
        for (std::size_t i = position_; i < end_; ++i) {
            const CodeToken& word = tokens_[i];
            if (word.is("<"))
                ++depth;
            else if (word.is(">") && --depth == 0) {
                const bool isUsed = i + 1 < end_ && (tokens_[i + 1].is("(") || tokens_[i + 1].is("{") ||
                                                     tokens_[i + 1].is("::"));
                if (isUsed)
                    position_ = i + 1;
                return;
            } else if (word.kind != CodeToken::Kind::Name && word.kind != CodeToken::Kind::Number &&
                       !word.is("::") && !word.is(",") && !word.is("*") && !word.is("&")) {
                return;
            }
        }
    }

    CodeValue readName() {
        const std::size_t begin = position_;
        std::string path(token().text);
        const std::size_t place = offset();
        ++position_;
        for (;;) {
            if (!scope_.find(path)) // n < m > (4) compares a variable
                skipTemplateArguments();
            const bool isQualifier = isSign("::") || (isSign(".") && isModule(path));
            if (isQualifier && token(1).kind == CodeToken::Kind::Name) {
                path = token(1).text;
                position_ += 2;
            } else {
                break;
            }
        }
        if (path.ends_with("_cast") && isSign("("))
            return readCast(begin, place);
        if (path == "sizeof" && isSign("("))
            return readPostfix(readSizeof(begin), begin);
        if (const auto constant = knownConstant(path))
            return *constant;
        if (path == "lambda" || path == "new") {
            position_ = end_;
            return CodeValue::unknown(codeText(tokens_, {begin, end_}));
        }
        const CodeFunction* function = scope_.function(path);
        if (function != nullptr && function->isCalled == (isSign("(")) && !scope_.find(path))
            return readPostfix(call(*function), begin);
        if (isSign("(") || (isSign("{") && !python()))
            return readPostfix(readCall(path, begin), begin);
        if (const auto value = scope_.find(path))
            return readPostfix(*value, begin, path);
        return readPostfix(CodeValue::unknown(path), begin, path);
    }

    static bool isModule(std::string_view name) {
        static constexpr std::array<std::string_view, 6> modules{"math", "np",   "numpy",
                                                                 "cp",   "cupy", "triton"};
        return std::find(modules.begin(), modules.end(), name) != modules.end();
    }

    /// static_cast<int>(…)
    CodeValue readCast(std::size_t begin, std::size_t place) {
        const CodeRange inside = bracketAt(position_);
        const std::string type = codeText(tokens_, {begin + 2, position_ - 1});
        position_ = inside.end + 1;
        return readPostfix(convertedTo(type, evaluate(inside), place), begin);
    }

    CodeValue readSizeof(std::size_t begin) {
        const CodeRange inside = bracketAt(position_);
        position_ = inside.end + 1;
        const std::string type = codeText(tokens_, inside);
        // sizeof(list) / sizeof(list[0]) is the length of a list.
        if (const auto length = scope_.find("sizeof(" + type + ")"))
            return *length;
        const std::size_t bracket = type.find('[');
        if (bracket != std::string::npos && scope_.find("sizeof(" + type.substr(0, bracket) + ")"))
            return CodeValue::of(1);
        if (const std::size_t bytes = sizeOfType(type); bytes > 0)
            return CodeValue::of(static_cast<std::int64_t>(bytes));
        return CodeValue::unknown(codeText(tokens_, {begin, position_}));
    }

    /// A problem in a definition is one of the place that uses it.
    CodeValue evaluateDefinition(const CodeFunction& function, const CodeScope& scope, std::size_t place) {
        try {
            return evaluate({function.begin, function.end}, scope);
        } catch (const CodeProblem& problem) {
            throw CodeProblem{problem.problem, place};
        }
    }

    /// The position is behind the function's name.
    CodeValue call(const CodeFunction& function) {
        const std::size_t place = tokens_[position_ - 1].offset;
        if (!function.isCalled)
            return evaluateDefinition(function, scope_, place);
        const EvaluationStep step(effort_, place);
        const std::vector<CodeValue> arguments = evaluateArguments(position_);
        position_ = bracketAt(position_).end + 1;
        if (arguments.size() != function.parameters.size())
            throw CodeProblem{"this call has another number of arguments than its definition"_msg, place};
        CodeScope inner(&scope_);
        for (std::size_t i = 0; i < arguments.size(); ++i)
            inner.assign(function.parameters[i], arguments[i]);
        return evaluateDefinition(function, inner, place);
    }

    CodeValue readCall(const std::string& name, std::size_t begin) {
        const std::size_t open = position_;
        const std::size_t place = offset();
        const CodeRange inside = bracketAt(open);
        position_ = inside.end + 1;
        CodeValue unknown = CodeValue::unknown(codeText(tokens_, {begin, position_}));
        if (const auto given = scope_.find(unknown.symbol))
            return *given;
        if (name == "size" && inside.end == inside.begin + 1)
            if (const auto length = scope_.find("sizeof(" + std::string(tokens_[inside.begin].text) + ")"))
                return *length;
        std::vector<CodeValue> arguments;
        try {
            arguments = evaluateArguments(open);
        } catch (const CodeProblem&) {
            // An unknown function takes anything, such as types.
            const std::vector<CodeValue> ones(argumentsAt(tokens_, open).size(), CodeValue::of(1));
            if (callKnownFunction(name, ones, language_, place))
                throw;
            return unknown;
        }
        if (auto value = callKnownFunction(name, arguments, language_, place))
            return *value;
        return unknown;
    }

    /// .x, [0], .shape[0], (…) behind a value. `path` is what the scope knows it by; empty for an expression.
    CodeValue readPostfix(CodeValue value, std::size_t begin, std::string path = {}) {
        for (;;) {
            const bool isMember = (isSign(".") || isSign("->")) && token(1).kind == CodeToken::Kind::Name;
            if (isMember) {
                const std::string member(token(1).text);
                position_ += 2;
                if (!path.empty())
                    path.append(1, '.').append(member);
                const auto axis = axisFromName(member);
                const auto stored = path.empty() ? std::nullopt : scope_.find(path);
                if (stored)
                    value = *stored;
                else if (axis && value.symbol.empty())
                    value = CodeValue::of(value.axis(*axis));
                else
                    value = CodeValue::unknown(codeText(tokens_, {begin, position_}));
            } else if (isSign("[")) {
                const CodeRange inside = bracketAt(position_);
                position_ = inside.end + 1;
                value = readElement(value, inside, begin, path);
                if (!path.empty())
                    path.append(1, '[').append(codeText(tokens_, inside)).append(1, ']');
            } else if (isSign("(")) {
                position_ = bracketAt(position_).end + 1;
                const std::string text = codeText(tokens_, {begin, position_});
                value = scope_.find(text).value_or(CodeValue::unknown(text));
                path = text;
            } else {
                return value;
            }
        }
    }

    CodeValue readElement(const CodeValue& value, CodeRange inside, std::size_t begin,
                          const std::string& path) {
        const std::string text = codeText(tokens_, {begin, position_});
        if (const auto stored =
                scope_.find(path.empty() ? text : path + '[' + codeText(tokens_, inside) + ']'))
            return *stored;
        if (!value.isExtent)
            return CodeValue::unknown(text);
        const CodeNumber index = evaluate(inside).number();
        if (!index.isKnown() || index.isReal)
            return CodeValue::unknown(text);
        const auto size = static_cast<std::int64_t>(value.numbers.size());
        const std::int64_t place = index.whole < 0 ? index.whole + size : index.whole;
        if (place < 0 || place >= size)
            throw CodeProblem{"there is no such element"_msg, tokens_[inside.begin].offset};
        return CodeValue::of(value.numbers[static_cast<std::size_t>(place)]);
    }

    const CodeTokens& tokens_;
    std::size_t position_;
    std::size_t end_;
    CodeLanguage language_;
    const CodeScope& scope_;
    EvaluationEffort& effort_;
};

} // namespace

CodeValue valueOf(const CodeTokens& tokens, CodeRange range, CodeLanguage language, const CodeScope& scope) {
    EvaluationEffort effort;
    return ExpressionReader(tokens, range, language, scope, effort).read();
}

} // namespace trichevron::core
