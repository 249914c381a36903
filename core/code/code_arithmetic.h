// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Arithmetic on numbers of host code, as C++ and Python do it.
#pragma once

#include "core/code/code_tokens.h"
#include "core/code/code_value.h"

namespace trichevron::core {

/// `sign` is "+", "/", "//", "<<", "<", …. Throws CodeProblem for a division by 0, and where 64 bits are
/// exceeded.
CodeNumber calculate(std::string_view sign, const CodeNumber& left, const CodeNumber& right,
                     CodeLanguage language, std::size_t offset);

/// 256, 0x100, 1'000, 256u, 1e3, 0.5f. Throws CodeProblem.
CodeNumber readCodeNumber(std::string_view text, std::size_t offset);

/// Without its fraction, as a conversion to an integer type does.
CodeNumber truncated(const CodeNumber& number, std::size_t offset);
CodeNumber roundedUp(const CodeNumber& number, std::size_t offset);
CodeNumber roundedDown(const CodeNumber& number, std::size_t offset);
/// The smallest whole number that is not below left / right.
CodeNumber dividedUp(const CodeNumber& left, const CodeNumber& right, std::size_t offset);

} // namespace trichevron::core
