// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// JSON files, gzip-compressed or plain.
#pragma once

#include "core/json/json_value.h"

#include <string>

namespace trichevron::core {

/// Writes the value indented, as fileText() does; compressed where the path ends in ".gz".
void writeJsonFile(const Json& value, const std::string& path);

} // namespace trichevron::core
