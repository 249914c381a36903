// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The types that a buffer's elements and a scalar argument can have.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

enum class ScalarType {
    Int8,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Half,
    BFloat16,
    Float,
    Double
};
inline constexpr std::array allScalarTypes{ScalarType::Int8,     ScalarType::UInt8,  ScalarType::Int16,
                                           ScalarType::UInt16,   ScalarType::Int32,  ScalarType::UInt32,
                                           ScalarType::Int64,    ScalarType::UInt64, ScalarType::Half,
                                           ScalarType::BFloat16, ScalarType::Float,  ScalarType::Double};

/// A scalar, or one of CUDA's vector types: float4 has four lanes.
struct ElementType {
    ScalarType scalar = ScalarType::Float;
    std::uint32_t lanes = 1; ///< 1 to 4
    friend bool operator==(const ElementType&, const ElementType&) = default;
};

/// In bytes, of the element with all its lanes.
std::uint32_t sizeOf(const ElementType& type);
std::uint32_t sizeOf(ScalarType type);
bool isFloating(ScalarType type);
/// "float", "int", "uint8_t", "half", "float4": the spelling in arguments and JSON.
std::string toString(const ElementType& type);
/// Also the other spellings of C++ on Linux: "unsigned int", "size_t", "__half", "bool".
std::optional<ElementType> elementTypeFromName(std::string_view name);

/// The number that the bits of a half or a bfloat16 stand for, and the nearest bits of a number.
float halfToFloat(std::uint16_t bits);
std::uint16_t floatToHalf(float value);
float bfloat16ToFloat(std::uint16_t bits);
std::uint16_t floatToBfloat16(float value);

/// The number at `bytes`, of this type. 64-bit integers are rounded.
double laneNumber(ScalarType type, const char* bytes);

} // namespace trichevron::core
