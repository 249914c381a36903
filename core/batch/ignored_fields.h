// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The fields of a line that its answer did not use, such as misspelled ones.
#pragma once

#include "core/json/json_text.h"
#include "core/json/json_value.h"

namespace trichevron::core {

/// Writes the member "ignoredFields", a list of paths such as "/kernel/dynamicSmem", where nobody has looked
/// up a field of the line. Of a field that is
/// given several times the last counts, and the others are not listed.
void writeIgnoredFields(JsonText& out, const JsonValue& line);

} // namespace trichevron::core
