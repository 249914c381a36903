// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/element_type.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace trichevron::core {

namespace {

struct NamedScalar {
    std::string_view name;
    ScalarType type;
};

/// The first spelling of a type is the one that is written.
constexpr std::array typeSpellings{
    NamedScalar{"int8_t", ScalarType::Int8},
    NamedScalar{"char", ScalarType::Int8},
    NamedScalar{"signed char", ScalarType::Int8},
    NamedScalar{"uint8_t", ScalarType::UInt8},
    NamedScalar{"unsigned char", ScalarType::UInt8},
    NamedScalar{"uchar", ScalarType::UInt8},
    NamedScalar{"bool", ScalarType::UInt8},
    NamedScalar{"int16_t", ScalarType::Int16},
    NamedScalar{"short", ScalarType::Int16},
    NamedScalar{"uint16_t", ScalarType::UInt16},
    NamedScalar{"unsigned short", ScalarType::UInt16},
    NamedScalar{"ushort", ScalarType::UInt16},
    NamedScalar{"int", ScalarType::Int32},
    NamedScalar{"int32_t", ScalarType::Int32},
    NamedScalar{"signed", ScalarType::Int32},
    NamedScalar{"unsigned", ScalarType::UInt32},
    NamedScalar{"unsigned int", ScalarType::UInt32},
    NamedScalar{"uint32_t", ScalarType::UInt32},
    NamedScalar{"uint", ScalarType::UInt32},
    NamedScalar{"int64_t", ScalarType::Int64},
    NamedScalar{"long", ScalarType::Int64},
    NamedScalar{"long long", ScalarType::Int64},
    NamedScalar{"longlong", ScalarType::Int64},
    NamedScalar{"ptrdiff_t", ScalarType::Int64},
    NamedScalar{"ssize_t", ScalarType::Int64},
    NamedScalar{"uint64_t", ScalarType::UInt64},
    NamedScalar{"unsigned long", ScalarType::UInt64},
    NamedScalar{"unsigned long long", ScalarType::UInt64},
    NamedScalar{"ulonglong", ScalarType::UInt64},
    NamedScalar{"size_t", ScalarType::UInt64},
    NamedScalar{"half", ScalarType::Half},
    NamedScalar{"__half", ScalarType::Half},
    NamedScalar{"bfloat16", ScalarType::BFloat16},
    NamedScalar{"__nv_bfloat16", ScalarType::BFloat16},
    NamedScalar{"nv_bfloat16", ScalarType::BFloat16},
    NamedScalar{"float", ScalarType::Float},
    NamedScalar{"double", ScalarType::Double},
};

std::string_view nameOfScalar(ScalarType type) {
    return std::find_if(typeSpellings.begin(), typeSpellings.end(),
                        [&](const NamedScalar& one) { return one.type == type; })
        ->name;
}

std::optional<ScalarType> scalarFromName(std::string_view name) {
    const auto* found = std::find_if(typeSpellings.begin(), typeSpellings.end(),
                                     [&](const NamedScalar& one) { return one.name == name; });
    return found == typeSpellings.end() ? std::nullopt : std::optional(found->type);
}

template <class Number>
double numberFromBytes(const char* bytes) {
    Number number{};
    std::memcpy(&number, bytes, sizeof number);
    return static_cast<double>(number);
}

} // namespace

std::uint32_t sizeOf(ScalarType type) {
    switch (type) {
    case ScalarType::Int8:
    case ScalarType::UInt8:
        return 1;
    case ScalarType::Int16:
    case ScalarType::UInt16:
    case ScalarType::Half:
    case ScalarType::BFloat16:
        return 2;
    case ScalarType::Int32:
    case ScalarType::UInt32:
    case ScalarType::Float:
        return 4;
    case ScalarType::Int64:
    case ScalarType::UInt64:
    case ScalarType::Double:
        break;
    }
    return 8;
}

std::uint32_t sizeOf(const ElementType& type) {
    return sizeOf(type.scalar) * type.lanes;
}

bool isFloating(ScalarType type) {
    return type >= ScalarType::Half;
}

std::string toString(const ElementType& type) {
    std::string text(nameOfScalar(type.scalar));
    if (type.lanes == 1)
        return text;
    // CUDA's vector types have no "_t": "uchar4" is spelled as it is there.
    switch (type.scalar) {
    case ScalarType::Int8:
        text = "char";
        break;
    case ScalarType::UInt8:
        text = "uchar";
        break;
    case ScalarType::Int16:
        text = "short";
        break;
    case ScalarType::UInt16:
        text = "ushort";
        break;
    case ScalarType::UInt32:
        text = "uint";
        break;
    case ScalarType::Int64:
        text = "longlong";
        break;
    case ScalarType::UInt64:
        text = "ulonglong";
        break;
    default:
        break;
    }
    return text + std::to_string(type.lanes);
}

std::optional<ElementType> elementTypeFromName(std::string_view name) {
    if (name.starts_with("std::"))
        name.remove_prefix(5);
    if (const auto scalar = scalarFromName(name))
        return ElementType{*scalar, 1};
    if (name.size() < 2 || name.back() < '1' || name.back() > '4')
        return std::nullopt;
    const auto lanes = static_cast<std::uint32_t>(name.back() - '0');
    name.remove_suffix(1);
    if (name.ends_with(' '))
        return std::nullopt;
    const auto scalar = scalarFromName(name);
    if (!scalar)
        return std::nullopt;
    return ElementType{*scalar, lanes};
}

float halfToFloat(std::uint16_t bits) {
    const std::uint32_t sign = (bits & 0x8000U) << 16U;
    const std::uint32_t exponent = (bits >> 10U) & 0x1FU;
    const std::uint32_t fraction = bits & 0x3FFU;
    if (exponent == 0x1FU)
        return std::bit_cast<float>(sign | 0x7F800000U | (fraction << 13U));
    if (exponent != 0)
        return std::bit_cast<float>(sign | ((exponent + 112U) << 23U) | (fraction << 13U));
    const float small = std::ldexp(static_cast<float>(fraction), -24);
    return sign != 0 ? -small : small;
}

std::uint16_t floatToHalf(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t sign = (bits >> 16U) & 0x8000U;
    const float size = std::fabs(value);
    if (std::isnan(value))
        return static_cast<std::uint16_t>(sign | 0x7E00U);
    if (size >= 65520.0F)
        return static_cast<std::uint16_t>(sign | 0x7C00U);
    if (size < 6.103515625e-05F) // below the smallest normal number
        return static_cast<std::uint16_t>(sign |
                                          static_cast<std::uint32_t>(std::nearbyint(std::ldexp(size, 24))));
    const std::uint32_t whole = bits & 0x7FFFFFFFU;
    const std::uint32_t rounded = whole + 0xFFFU + ((whole >> 13U) & 1U);
    return static_cast<std::uint16_t>(sign | ((rounded - (112U << 23U)) >> 13U));
}

float bfloat16ToFloat(std::uint16_t bits) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16U);
}

std::uint16_t floatToBfloat16(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    if (std::isnan(value))
        return static_cast<std::uint16_t>((bits >> 16U) | 0x40U);
    return static_cast<std::uint16_t>((bits + 0x7FFFU + ((bits >> 16U) & 1U)) >> 16U);
}

double laneNumber(ScalarType type, const char* bytes) {
    std::uint16_t half = 0;
    switch (type) {
    case ScalarType::Int8:
        return numberFromBytes<std::int8_t>(bytes);
    case ScalarType::UInt8:
        return numberFromBytes<std::uint8_t>(bytes);
    case ScalarType::Int16:
        return numberFromBytes<std::int16_t>(bytes);
    case ScalarType::UInt16:
        return numberFromBytes<std::uint16_t>(bytes);
    case ScalarType::Int32:
        return numberFromBytes<std::int32_t>(bytes);
    case ScalarType::UInt32:
        return numberFromBytes<std::uint32_t>(bytes);
    case ScalarType::Int64:
        return numberFromBytes<std::int64_t>(bytes);
    case ScalarType::UInt64:
        return numberFromBytes<std::uint64_t>(bytes);
    case ScalarType::Half:
        std::memcpy(&half, bytes, sizeof half);
        return halfToFloat(half);
    case ScalarType::BFloat16:
        std::memcpy(&half, bytes, sizeof half);
        return bfloat16ToFloat(half);
    case ScalarType::Float:
        return numberFromBytes<float>(bytes);
    case ScalarType::Double:
        break;
    }
    return numberFromBytes<double>(bytes);
}

} // namespace trichevron::core
