// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Variables, macros and functions of host code.
#pragma once

#include "core/code/code_blocks.h"
#include "core/code/code_reading.h"

#include <cstddef>

namespace trichevron::core {

/// n = 4, grid.x = 4, n += 1, ++n, int n = 4; with the name at the index.
void readAssignment(const CodeReading& code, const CodeBlocks& blocks, std::size_t index);

/// #define and other directives. Returns the index of the last token of the directive.
std::size_t readDirective(const CodeReading& code, std::size_t index);

/// A function that only returns an expression, with its name at the index, or Python's def there.
void readFunction(const CodeReading& code, std::size_t index);

} // namespace trichevron::core
