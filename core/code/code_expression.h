// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Evaluates the expressions of host code: (n + 255) / 256, dim3(63, 63), math.ceil(n / 256).
#pragma once

#include "core/code/code_scope.h"
#include "core/code/code_tokens.h"
#include "core/code/code_value.h"

namespace trichevron::core {

/// The value of the expression that fills the range. What the code does not define is unknown. Throws
/// CodeProblem where it is no expression, where it divides by 0, and where it exceeds 64 bits.
CodeValue valueOf(const CodeTokens& tokens, CodeRange range, CodeLanguage language, const CodeScope& scope);

} // namespace trichevron::core
