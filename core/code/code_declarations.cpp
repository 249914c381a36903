// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_declarations.h"

#include "core/code/code_functions.h"
#include "core/code/code_types.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace trichevron::core {

namespace {

enum class DeclaredType { None, Extent, Integer, RuntimeConfig, DriverConfig, Attribute, OtherStruct };

DeclaredType declaredType(std::string_view name) {
    if (name == "dim3" || name == "uint3")
        return DeclaredType::Extent;
    if (name == "cudaLaunchConfig_t" || name == "cudaLaunchConfig_st")
        return DeclaredType::RuntimeConfig;
    if (name == "CUlaunchConfig" || name == "CUlaunchConfig_st")
        return DeclaredType::DriverConfig;
    if (name == "cudaLaunchAttribute" || name == "CUlaunchAttribute")
        return DeclaredType::Attribute;
    constexpr std::array<std::string_view, 7> others{"cudaKernelNodeParams",    "cudaKernelNodeParamsV2",
                                                     "CUDA_KERNEL_NODE_PARAMS", "cudaLaunchAttributeValue",
                                                     "cudaKernelNodeAttrValue", "CUlaunchAttributeValue",
                                                     "CUkernelNodeAttrValue"};
    if (std::find(others.begin(), others.end(), name) != others.end())
        return DeclaredType::OtherStruct;
    return isIntegerType(name) ? DeclaredType::Integer : DeclaredType::None;
}

/// In the order of the structs (driver_types.h, cuda.h).
constexpr std::array<std::string_view, 6> runtimeMembers{"gridDim", "blockDim", "dynamicSmemBytes",
                                                         "stream",  "attrs",    "numAttrs"};
constexpr std::array<std::string_view, 10> driverMembers{
    "gridDimX",  "gridDimY",       "gridDimZ", "blockDimX", "blockDimY",
    "blockDimZ", "sharedMemBytes", "hStream",  "attrs",     "numAttrs"};
constexpr std::array<std::string_view, 2> attributeMembers{"id", "val"};

/// The members in the braces at `open`: {.gridDim = grid, …} or {grid, …}. Members of members are read too.
void readMembers(const CodeReading& code, const std::string& path, std::size_t open,
                 std::span<const std::string_view> names, int depth) {
    std::size_t place = 0;
    for (CodeRange part : argumentsAt(code.tokens, open)) {
        std::string member = path;
        if (code.at(part.begin).is(".")) {
            while (part.begin < part.end && code.at(part.begin).is(".")) {
                member += '.' + std::string(code.at(part.begin + 1).text);
                part.begin += 2;
            }
            if (code.at(part.begin).is("="))
                ++part.begin;
        } else if (place < names.size()) {
            member += '.' + std::string(names[place]);
        } else {
            return;
        }
        ++place;
        const bool hasMembers = code.at(part.begin).is("{") && code.at(part.begin + 1).is(".");
        if (hasMembers && depth > 0)
            readMembers(code, member, part.begin, {}, depth - 1);
        else if (part.begin < part.end)
            code.scope.declare(member, code.valueOrUnknown(part));
    }
}

void readConfig(const CodeReading& code, const std::string& name, std::size_t open, DeclaredType type) {
    constexpr int deepest = 3; // .val = {.clusterDim = {.x = 2}}
    if (type == DeclaredType::RuntimeConfig)
        readMembers(code, name, open, runtimeMembers, deepest);
    else if (type == DeclaredType::DriverConfig)
        readMembers(code, name, open, driverMembers, deepest);
    else
        readMembers(code, name, open, attributeMembers, deepest);
}

/// An array of attributes: how many it has, and those in its braces.
void readArray(const CodeReading& code, const std::string& name, CodeRange size, std::size_t initializer) {
    CodeValue length = size.begin < size.end ? code.valueOrUnknown(size) : CodeValue::of(0);
    if (code.at(initializer).is("{")) {
        std::int64_t count = 0;
        for (const CodeRange& element : argumentsAt(code.tokens, initializer))
            if (code.at(element.begin).is("{"))
                readConfig(code, name + '[' + std::to_string(count++) + ']', element.begin,
                           DeclaredType::Attribute);
        if (size.begin >= size.end)
            length = CodeValue::of(count);
    }
    code.scope.declare("sizeof(" + name + ")", std::move(length));
}

CodeValue initialValue(const CodeReading& code, std::size_t open, DeclaredType type) {
    std::vector<CodeValue> arguments;
    for (const CodeRange& argument : argumentsAt(code.tokens, open))
        arguments.push_back(code.valueOrUnknown(argument));
    if (type == DeclaredType::Extent)
        return callKnownFunction("dim3", arguments, code.language, code.at(open).offset)
            .value_or(CodeValue{});
    return convertedTo("int", arguments.empty() ? CodeValue::of(0) : arguments[0], code.at(open).offset);
}

/// The type at the index is that of a parameter, which is in no block yet.
bool isOfParameter(const CodeReading& code, std::size_t index) {
    while (index > 0 && (code.at(index - 1).isName("const") || code.at(index - 1).isName("struct")))
        --index;
    return index > 0 && (code.at(index - 1).is("(") || code.at(index - 1).is(","));
}

/// The declarator whose name is at the index; the index behind it.
std::size_t readDeclarator(const CodeReading& code, std::size_t index, DeclaredType type, bool isParameter) {
    const std::string name(code.at(index).text);
    std::size_t behind = index + 1;
    CodeRange size;
    const bool isArray = code.at(behind).is("[");
    if (isArray) {
        size = {behind + 1, code.at(behind).closing};
        behind = size.end + 1;
    }
    const bool hasEquals = code.at(behind).is("=");
    const std::size_t initializer = behind + (hasEquals ? 1 : 0);
    const CodeToken& first = code.at(initializer);
    const std::size_t end = endOfExpression(code, behind);
    const bool isDirect = !hasEquals && (first.is("(") || first.is("{")) && first.closing + 1 == end;
    if (!isParameter && type != DeclaredType::Integer)
        code.scope.declareStruct(name);
    if (type == DeclaredType::Attribute && isArray) {
        readArray(code, name, size, initializer);
    } else if (isArray || type == DeclaredType::OtherStruct) {
        return end;
    } else if (type == DeclaredType::Extent || type == DeclaredType::Integer) {
        if (isDirect)
            code.scope.declare(name, initialValue(code, initializer, type));
        else if (type == DeclaredType::Extent && end == behind)
            code.scope.declare(name, initialValue(code, code.tokens.size() - 1, type));
        else if (type == DeclaredType::Extent && hasEquals)
            code.scope.declare(name, callKnownFunction("dim3", {code.valueOrUnknown({initializer, end})},
                                                       code.language, first.offset)
                                         .value_or(CodeValue{}));
    } else if (first.is("{")) {
        readConfig(code, name, initializer, type);
    }
    return end;
}

} // namespace

void readDeclarations(const CodeReading& code, std::size_t index) {
    const DeclaredType type = declaredType(code.at(index).text);
    if (code.isPython() || type == DeclaredType::None || !code.isName(index + 1))
        return;
    // In a list of parameters each has its own type; the first one ends the declaration.
    const bool isParameter = isOfParameter(code, index);
    std::size_t name = index + 1;
    while (code.isName(name)) {
        const std::size_t end = readDeclarator(code, name, type, isParameter);
        if (!code.at(end).is(",") || code.isName(end + 2))
            return;
        name = end + 1;
    }
}

} // namespace trichevron::core
