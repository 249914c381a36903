// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/code_types.h"

#include "core/code/code_functions.h"

#include <algorithm>
#include <array>

namespace trichevron::core {

bool isIntegerType(std::string_view name) {
    static constexpr std::array<std::string_view, 21> types{
        "int",      "unsigned", "long",    "short",   "char",        "size_t",   "ssize_t",
        "int8_t",   "int16_t",  "int32_t", "int64_t", "uint8_t",     "uint16_t", "uint32_t",
        "uint64_t", "uint",     "ulong",   "signed",  "unsignedint", "index_t",  "ptrdiff_t"};
    if (name.starts_with("std::"))
        name.remove_prefix(5);
    return std::find(types.begin(), types.end(), name) != types.end();
}

namespace {

/// cudaStream_t, CUlaunchMemSyncDomain; but CU_STREAM_LEGACY is a constant.
bool isTypeOfCuda(std::string_view name) {
    return name.starts_with("cuda") || (name.starts_with("CU") && !name.starts_with("CU_") &&
                                        name.size() > 2 && name[2] >= 'a' && name[2] <= 'z');
}

} // namespace

bool isType(const CodeTokens& tokens, CodeRange range) {
    bool isKnown = false;
    for (std::size_t i = range.begin; i < range.end; ++i) {
        const CodeToken& word = tokens[i];
        if (word.kind == CodeToken::Kind::Name)
            isKnown = isKnown || isIntegerType(word.text) || sizeOfType(word.text) > 0 ||
                      word.text == "void" || word.text.ends_with("_t") || isTypeOfCuda(word.text);
        else if (!word.is("*") && !word.is("::") && !word.is("&"))
            return false;
    }
    return isKnown || (range.end > range.begin + 1 && tokens[range.end - 1].is("*"));
}

CodeValue convertedTo(std::string_view type, const CodeValue& value, std::size_t offset) {
    if (value.isExtent || type.ends_with('*') || !value.symbol.empty())
        return value;
    const bool isReal = type == "float" || type == "double";
    if (!isReal && sizeOfType(type) == 0 && !isIntegerType(type))
        return value;
    return callKnownFunction(isReal ? type : "int", {value}, CodeLanguage::Cpp, offset).value_or(value);
}

std::size_t sizeOfType(std::string_view name) {
    struct Type {
        std::string_view name;
        std::size_t bytes;
    };
    static constexpr std::array<Type, 62> types{{
        {"char", 1},
        {"signedchar", 1},
        {"unsignedchar", 1},
        {"bool", 1},
        {"int8_t", 1},
        {"uint8_t", 1},
        {"uchar", 1},
        {"byte", 1},
        {"short", 2},
        {"unsignedshort", 2},
        {"int16_t", 2},
        {"uint16_t", 2},
        {"half", 2},
        {"__half", 2},
        {"nv_bfloat16", 2},
        {"__nv_bfloat16", 2},
        {"bfloat16", 2},
        {"char2", 2},
        {"uchar2", 2},
        {"int", 4},
        {"unsigned", 4},
        {"unsignedint", 4},
        {"signed", 4},
        {"signedint", 4},
        {"int32_t", 4},
        {"uint32_t", 4},
        {"uint", 4},
        {"float", 4},
        {"half2", 4},
        {"__half2", 4},
        {"char4", 4},
        {"uchar4", 4},
        {"short2", 4},
        {"ushort2", 4},
        {"long", 8},
        {"unsignedlong", 8},
        {"longlong", 8},
        {"longlongint", 8},
        {"unsignedlonglong", 8},
        {"unsignedlonglongint", 8},
        {"size_t", 8},
        {"int64_t", 8},
        {"uint64_t", 8},
        {"ptrdiff_t", 8},
        {"double", 8},
        {"float2", 8},
        {"int2", 8},
        {"uint2", 8},
        {"cuComplex", 8},
        {"cuFloatComplex", 8},
        {"cufftComplex", 8},
        {"float3", 12},
        {"int3", 12},
        {"uint3", 12},
        {"dim3", 12},
        {"float4", 16},
        {"int4", 16},
        {"uint4", 16},
        {"double2", 16},
        {"cuDoubleComplex", 16},
        {"longlong2", 16},
        {"double4", 32},
    }};
    if (name.starts_with("std::"))
        name.remove_prefix(5);
    if (name.ends_with('*'))
        return sizeof(void*);
    for (const Type& type : types)
        if (type.name == name)
            return type.bytes;
    return 0;
}

} // namespace trichevron::core
