// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON as text: one line for messages and batches, indented for files.
#pragma once

#include "core/json/json_reader.h"

#include <cstddef>
#include <string>

namespace trichevron::core {

/// An object with capacity for this many members: growing an object copies its members.
Json objectOf(std::size_t members);

/// One line, without its newline.
std::string compactText(const Json& value);
/// For files that people compare: indented by two, arrays of scalars on one line, a newline at the end.
std::string fileText(const Json& value);
/// The same inside `depth` arrays and objects, without the indentation of its first line and the last line
/// end.
std::string nestedText(const Json& value, int depth);

} // namespace trichevron::core
