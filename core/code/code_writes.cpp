// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_writes.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <utility>

namespace trichevron::core {

namespace {

/// How far before a token is looked, so that a long text is not read again and again.
constexpr std::size_t farthest = 30;

/// A function that only reads what some of its pointers point to.
struct PointerReader {
    bool isOfCuda = false;
    std::string_view part;        ///< of its name
    std::size_t writtenCount = 0; ///< so many of its first arguments are written to
};

constexpr std::array<PointerReader, 8> pointerReaders{{{true, "Launch", 0},
                                                       {true, "Set", 0},
                                                       {true, "GraphAdd", 1},
                                                       {true, "Occupancy", 2},
                                                       {false, "emcpy", 1},
                                                       {false, "push_back", 0},
                                                       {false, "emplace_back", 0},
                                                       {false, "print", 0}}};

bool isOfCuda(std::string_view name) {
    for (const std::string_view prefix : {"cuda", "cu"})
        if (name.starts_with(prefix) && name.size() > prefix.size() && name[prefix.size()] >= 'A' &&
            name[prefix.size()] <= 'Z')
            return true;
    return false;
}

/// Whether the function can change what its argument points to.
bool canWrite(std::string_view function, std::size_t argument) {
    return std::none_of(pointerReaders.begin(), pointerReaders.end(), [&](const PointerReader& reader) {
        return argument >= reader.writtenCount && (!reader.isOfCuda || isOfCuda(function)) &&
               function.find(reader.part) != std::string_view::npos;
    });
}

bool isOneOf(const CodeToken& token, std::initializer_list<std::string_view> texts) {
    return std::find(texts.begin(), texts.end(), token.text) != texts.end();
}

bool isStatementEnd(const CodeToken& token) {
    return token.is(";") || token.is("{") || token.is("}") || token.kind == CodeToken::Kind::LineEnd;
}

bool isDoubleAngle(const CodeReading& code, std::size_t index, std::string_view angle) {
    return code.at(index).is(angle) && code.at(index + 1).is(angle) && code.at(index + 1).joined;
}

/// Whether the & takes an address: it stands behind no operand, or behind a cast to a pointer.
bool takesAddress(const CodeReading& code, std::size_t index) {
    if (!code.isName(index + 1) || index == 0)
        return false;
    const CodeToken& before = code.at(index - 1);
    if (before.is(")"))
        return index > 1 && code.at(index - 2).is("*");
    return before.kind == CodeToken::Kind::Sign && !isOneOf(before, {"]", ">", "*", "[", "&"});
}

/// The first token of the statement, as far as it is near.
std::size_t beginOfStatement(const CodeReading& code, std::size_t index) {
    std::size_t begin = index;
    while (begin > 0 && index - begin < farthest && !isStatementEnd(code.at(begin - 1)) &&
           !code.at(begin - 1).is("("))
        --begin;
    return begin;
}

bool hasConst(const CodeReading& code, CodeRange range) {
    for (std::size_t i = range.begin; i < range.end; ++i)
        if (code.at(i).isName("const") || code.at(i).isName("constexpr"))
            return true;
    return false;
}

/// What is called by the bracket at `open`; empty for a bracket that calls nothing, and "<<<>>>" for the
/// arguments of a launch.
std::string calledBy(const CodeReading& code, std::size_t open) {
    if (open == 0 || !code.at(open).is("("))
        return {};
    std::size_t name = open - 1;
    if (open > 2 && isDoubleAngle(code, name - 1, ">") && code.at(name - 2).is(">"))
        return "<<<>>>";
    if (code.at(name).is(">")) { // convert<int>(…)
        std::size_t depth = 0;
        while (name > 0 && open - name < farthest) {
            if (code.at(name).is(">"))
                ++depth;
            else if (code.at(name).is("<") && --depth == 0)
                break;
            --name;
        }
        if (name == 0 || !code.at(name).is("<"))
            return {};
        --name;
    }
    if (!code.isName(name) || code.at(name).text == "return")
        return {};
    return std::string(code.at(name).text);
}

/// These take no pointer.
bool isOperator(std::string_view name) {
    static constexpr std::array<std::string_view, 8> operators{"if",     "while",   "for",      "switch",
                                                               "sizeof", "alignof", "decltype", "<<<>>>"};
    return std::find(operators.begin(), operators.end(), name) != operators.end();
}

/// Whether the name at the index is that of a function or a variable which begins there: void tune(int& n)
bool declaresFunction(const CodeReading& code, std::size_t index) {
    const std::size_t begin = beginOfStatement(code, index);
    if (begin == index || (begin > 0 && !isStatementEnd(code.at(begin - 1))) || !code.isName(begin) ||
        isOneOf(code.at(begin), {"return", "else", "case", "throw", "delete"}))
        return false;
    for (std::size_t i = begin; i < index; ++i)
        if (!code.isName(i) && !isOneOf(code.at(i), {"*", "&", "<", ">", "::", ","}))
            return false;
    return !code.at(index - 1).is("::");
}

/// int& n, without const.
bool isReference(const CodeReading& code, CodeRange parameter) {
    const std::size_t end = std::min(parameter.end, parameter.begin + farthest);
    for (std::size_t i = parameter.begin + 1; i < end; ++i)
        if (code.at(i).is("&"))
            return !hasConst(code, {parameter.begin, i});
    return false;
}

} // namespace

void CodeWrites::read(std::size_t index) {
    if (code_.isPython())
        return;
    const CodeToken& token = code_.at(index);
    readBracket(index);
    if (token.is("&") && takesAddress(code_, index))
        readAddress(index);
    else if (token.is("="))
        readReference(index);
    else if (token.isName("auto"))
        readStructuredBinding(index);
    else if (token.kind == CodeToken::Kind::Name && code_.at(index + 1).is("("))
        readCall(index);
    else if (token.kind == CodeToken::Kind::Name && beginsExtraction(index))
        readExtraction(index);
}

void CodeWrites::readBracket(std::size_t index) {
    const CodeToken& token = code_.at(index);
    if (token.isOpening())
        brackets_.push_back({index, 0});
    else if (token.isClosing() && !brackets_.empty())
        brackets_.pop_back();
    else if (token.is(",") && !brackets_.empty())
        ++brackets_.back().commas;
}

void CodeWrites::readAddress(std::size_t index) {
    constexpr std::size_t deepest = 8;
    const std::string variable = readPath(code_, index + 1).path;
    std::size_t begin = index;
    for (std::size_t i = 0; i < std::min(deepest, brackets_.size()); ++i) {
        const Bracket& bracket = brackets_[brackets_.size() - 1 - i];
        if (!code_.at(bracket.open).is("("))
            break;
        const std::string function = calledBy(code_, bracket.open);
        if (isOperator(function))
            return;
        if (!function.empty() && !function.ends_with("_cast")) {
            if (canWrite(function, bracket.commas))
                code_.scope.forgetWhole(variable);
            return;
        }
        begin = bracket.open;
    }
    readPointer(begin, variable);
}

/// int* p = &n; but not const int* p = &n, and not arguments[0] = &n, which is for a launch.
void CodeWrites::readPointer(std::size_t begin, const std::string& variable) {
    std::size_t equals = begin;
    std::size_t depth = 0;
    while (equals > 0 && begin - equals < farthest && !code_.at(equals).is("=")) {
        --equals;
        const CodeToken& token = code_.at(equals);
        if (token.is(")"))
            ++depth;
        else if (token.is("(") && depth > 0)
            --depth;
        else if (isStatementEnd(token) || token.is("(") || (token.is(",") && depth == 0))
            return;
    }
    if (equals == 0 || !code_.at(equals).is("=") || !code_.isName(equals - 1))
        return;
    const std::size_t statement = beginOfStatement(code_, equals);
    std::size_t star = statement;
    while (star < equals && !code_.at(star).is("*"))
        ++star;
    if (star < equals && hasConst(code_, {statement, star}))
        return;
    const bool isMember = equals > 1 && isOneOf(code_.at(equals - 2), {".", "->"});
    const bool hasValue = code_.scope.find(variable).has_value();
    code_.scope.forget(variable);
    if (!isMember && hasValue) // the pointer had that value too
        code_.scope.forget(std::string(code_.at(equals - 1).text));
}

/// int& r = n; with the equals sign at the index
void CodeWrites::readReference(std::size_t index) {
    constexpr std::size_t shortest = 3;
    if (index < shortest || !code_.isName(index - 1) || !code_.at(index - 2).is("&") ||
        hasConst(code_, {beginOfStatement(code_, index), index}))
        return;
    const CodeToken& type = code_.at(index - 3);
    if (type.kind == CodeToken::Kind::Name || type.is(">"))
        forgetIn({index + 1, endOfExpression(code_, index + 1)});
}

/// Whether a stream is at the index: std::cin, or the first name of a statement or of a condition, whose
/// value is no number.
bool CodeWrites::beginsExtraction(std::size_t index) const {
    if (index > 0 && isOneOf(code_.at(index - 1), {".", "->"}))
        return false; // a path is read where it begins
    const CodePath stream = readPath(code_, index);
    if (!isDoubleAngle(code_, stream.end, ">") || !code_.isName(stream.end + 2))
        return false;
    if (stream.path == "cin")
        return true;
    const auto value = code_.scope.find(stream.path);
    if (value && value->number().isKnown())
        return false; // a shift
    if (index == 0)
        return true;
    std::size_t before = index - 1;
    if (isStatementEnd(code_.at(before)) || code_.at(before).isName("else"))
        return true;
    while (before > 0 && index - before < farthest &&
           (code_.at(before).is("!") || (code_.at(before).is("(") && calledBy(code_, before).empty())))
        --before;
    return code_.at(before).is("(") && isOneOf(code_.at(before - 1), {"if", "while"});
}

/// stream >> n >> m
void CodeWrites::readExtraction(std::size_t index) {
    std::size_t i = readPath(code_, index).end;
    while (isDoubleAngle(code_, i, ">") && code_.isName(i + 2)) {
        const CodePath variable = readPath(code_, i + 2);
        code_.scope.forget(variable.path);
        i = variable.end;
    }
}

/// A function that takes variables by reference: one of the standard library, or one that the code declares.
void CodeWrites::readCall(std::size_t index) {
    const std::string_view name = code_.at(index).text;
    const std::size_t open = index + 1;
    const bool isTie = name == "tie" && code_.at(code_.at(open).closing + 1).is("=");
    const bool isStandard = isTie || name == "ref" || name == "swap" || name == "from_chars";
    const bool isDeclared = declaresFunction(code_, index);
    const auto known = references_.find(name);
    if (!isStandard && !isDeclared && known == references_.end())
        return;
    const std::vector<CodeRange> arguments = argumentsAt(code_.tokens, open);
    if (isDeclared) {
        readParameters(index, arguments);
        return;
    }
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (isStandard || known->second.contains(i))
            forgetIn(arguments[i]);
}

void CodeWrites::readParameters(std::size_t index, const std::vector<CodeRange>& parameters) {
    std::set<std::size_t> references;
    for (std::size_t i = 0; i < parameters.size(); ++i)
        if (isReference(code_, parameters[i]))
            references.insert(i);
    if (!references.empty())
        references_.insert_or_assign(std::string(code_.at(index).text), std::move(references));
}

/// auto [grid, block] = f();
void CodeWrites::readStructuredBinding(std::size_t index) {
    std::size_t open = index + 1;
    while (code_.at(open).is("&") || code_.at(open).is("&&"))
        ++open;
    if (!code_.at(open).is("["))
        return;
    for (const CodeRange& name : argumentsAt(code_.tokens, open))
        if (code_.isName(name.begin))
            code_.scope.declare(std::string(code_.at(name.begin).text),
                                CodeValue::unknown(std::string(code_.at(name.begin).text)));
}

std::string CodeWrites::pathIn(CodeRange range) const {
    if (range.begin >= range.end || !code_.isName(range.begin))
        return {};
    const CodePath path = readPath(code_, range.begin);
    return path.end == range.end ? path.path : std::string();
}

void CodeWrites::forgetIn(CodeRange argument) {
    if (const std::string path = pathIn(argument); !path.empty())
        code_.scope.forgetWhole(path);
}

} // namespace trichevron::core
