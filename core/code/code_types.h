// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The types of host code. Their names are without blanks, with or without "std::": "float", "unsignedlong",
/// "std::uint32_t", "void*".
#pragma once

#include "core/code/code_tokens.h"
#include "core/code/code_value.h"

#include <cstddef>
#include <string_view>

namespace trichevron::core {

/// True for int, unsigned, size_t, …: a real number that is converted to it loses its fraction.
bool isIntegerType(std::string_view name);

/// In bytes; 0 for an unknown type. The sizes are those of 64-bit Linux and of CUDA's vector types (CUDA C++
/// Programming Guide, "Built-in Vector Types").
std::size_t sizeOfType(std::string_view name);

/// True where the range can only be a type: the inside of a cast. (n) is none.
bool isType(const CodeTokens& tokens, CodeRange range);

/// The value of a cast to the type. Throws CodeProblem.
CodeValue convertedTo(std::string_view type, const CodeValue& value, std::size_t offset);

} // namespace trichevron::core
