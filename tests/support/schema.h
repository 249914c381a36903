// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Validates JSON against the schemas of the program.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::test {

/// The errors of a JSON text according to resources/schemas/NAME.schema.json; empty when it is valid. Caches
/// the schemas. Not thread-safe.
std::string schemaErrors(std::string_view text, const std::string& schemaName);

} // namespace trichevron::test
