// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON as text: one line for messages and batches, indented for files.
#pragma once

#include "core/json/json_reader.h"

#include <cstddef>
#include <string>

namespace trichevron {

/// An object with room for so many members. Without it an object that grows copies what it holds.
Json objectOf(std::size_t members);

/// One line, without its newline.
std::string compactText(const Json& value);
/// Indented by two, arrays of plain values on one line, a newline at the end: for files that people compare.
std::string fileText(const Json& value);

} // namespace trichevron
