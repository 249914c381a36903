// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The fields of a line that its answer did not use, such as misspelled ones.
#pragma once

#include "core/json/json_text.h"
#include "core/json/json_value.h"

#include <functional>
#include <string_view>

namespace trichevron::core {

/// Writes the member "ignoredFields", a list of paths such as "/kernel/dynamicSmem", where nobody has looked
/// up a field of the line. Of a field that is given several times the last counts, and each of the others is
/// listed.
void writeIgnoredFields(JsonText& out, const JsonValue& line);
/// The same for a line that was not read to its end: the fields of its top level that no line has. What is
/// inside of a field may be what was not reached.
void writeUnknownFields(JsonText& out, const JsonValue& line,
                        const std::function<bool(std::string_view)>& isKnown);

} // namespace trichevron::core
