// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_functions.h"

#include "core/code/code_arithmetic.h"
#include "core/code/code_types.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace trichevron::core {

namespace {

using Values = std::vector<CodeValue>;

/// "ceil_div", "CEIL_DIV" and "ceilDiv" are one name.
std::string foldedName(std::string_view name) {
    std::string folded;
    for (const char c : name)
        if (c != '_')
            folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return folded;
}

bool isDivisionThatRoundsUp(std::string_view name) {
    static constexpr std::array<std::string_view, 13> names{
        "ceildiv",    "divup",      "idivup",        "divceil",  "cdiv",  "ceildivide", "divideroundup",
        "divroundup", "roundupdiv", "ceilingdivide", "divideup", "updiv", "ceilofdiv"};
    const std::string folded = foldedName(name);
    return std::find(names.begin(), names.end(), folded) != names.end();
}

bool isExtentType(std::string_view name) {
    static constexpr std::array<std::string_view, 11> names{
        "dim3",       "Dim3",      "uint3",      "int3",      "uint2",    "int2",
        "make_uint3", "make_int3", "make_uint2", "make_int2", "make_dim3"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

CodeNumber lessOf(const CodeNumber& a, const CodeNumber& b, bool takeGreater, std::size_t offset) {
    CodeNumber isLess = calculate("<", a, b, CodeLanguage::Cpp, offset);
    if (!isLess.isKnown())
        return isLess;
    return (isLess.whole != 0) == takeGreater ? b : a;
}

std::optional<CodeNumber> oneArgumentFunction(std::string_view name, const CodeNumber& x,
                                              CodeLanguage language, std::size_t offset) {
    const bool python = language == CodeLanguage::Python;
    const bool isCeil = name == "ceil" || name == "ceilf" || name == "ceill";
    if (isCeil || name == "floor" || name == "floorf" || name == "floorl") {
        const CodeNumber rounded = isCeil ? roundedUp(x, offset) : roundedDown(x, offset);
        // C++ returns a real number: ceil(n / 256.0) / 2 keeps its fraction.
        return rounded.isKnown() && !python ? CodeNumber::ofReal(rounded.asReal()) : rounded;
    }
    if (isIntegerType(name))
        return truncated(x, offset);
    if (!x.isKnown())
        return std::nullopt;
    if (name == "float" || name == "double")
        return CodeNumber::ofReal(x.asReal());
    if (name == "abs" || name == "fabs")
        return x.isReal ? CodeNumber::ofReal(std::fabs(x.real))
                        : calculate(x.whole < 0 ? "-" : "+", CodeNumber::of(0), x, language, offset);
    if (name == "sqrt" || name == "sqrtf")
        return CodeNumber::ofReal(std::sqrt(x.asReal()));
    if (name == "isqrt")
        return truncated(CodeNumber::ofReal(std::sqrt(x.asReal())), offset);
    if (name == "log2" || name == "log2f")
        return CodeNumber::ofReal(std::log2(x.asReal()));
    if (name == "round" || name == "roundf" || name == "lround")
        return truncated(CodeNumber::ofReal(std::round(x.asReal())), offset);
    return std::nullopt;
}

/// A Python tuple or list is its only argument: min((a, b)), tuple([2, 3]).
const Values* onlySequence(const Values& arguments, Values& storage) {
    if (arguments.size() != 1 || !arguments[0].isExtent)
        return &arguments;
    for (const CodeNumber& number : arguments[0].numbers)
        storage.push_back(CodeValue::of(number));
    return &storage;
}

} // namespace

std::optional<CodeValue> callKnownFunction(std::string_view name, const Values& arguments,
                                           CodeLanguage language, std::size_t offset) {
    if (isExtentType(name)) {
        CodeValue extent;
        extent.isExtent = true;
        if (arguments.size() == 1 && arguments[0].isExtent)
            return arguments[0];
        for (const CodeValue& argument : arguments)
            extent.numbers.push_back(argument.number());
        return extent;
    }
    if ((name == "tuple" || name == "list") && arguments.size() == 1 && arguments[0].isExtent)
        return arguments[0];
    if (name == "min" || name == "max") {
        Values storage;
        const Values& values = *onlySequence(arguments, storage);
        if (values.empty())
            return std::nullopt;
        CodeNumber best = values[0].number();
        for (std::size_t i = 1; i < values.size(); ++i)
            best = lessOf(best, values[i].number(), name == "max", offset);
        return CodeValue::of(std::move(best));
    }
    if (arguments.size() == 2 && isDivisionThatRoundsUp(name))
        return CodeValue::of(dividedUp(arguments[0].number(), arguments[1].number(), offset));
    if (arguments.size() == 2 && (name == "pow" || name == "powf")) {
        const CodeNumber result =
            calculate("**", arguments[0].number(), arguments[1].number(), language, offset);
        return CodeValue::of(result);
    }
    if (arguments.size() != 1 || arguments[0].isExtent)
        return std::nullopt;
    if (const auto number = oneArgumentFunction(name, arguments[0].number(), language, offset))
        return CodeValue::of(*number);
    return std::nullopt;
}

std::optional<CodeValue> knownConstant(std::string_view name) {
    if (name == "true" || name == "True")
        return CodeValue::of(1);
    if (name == "false" || name == "False" || name == "nullptr" || name == "NULL" || name == "None")
        return CodeValue::of(0);
    return std::nullopt;
}

} // namespace trichevron::core
