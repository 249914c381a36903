// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Holds what the program writes to the schemas that say how it is written.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::test {

/// What is wrong with a JSON text by resources/schemas/NAME.schema.json; empty when nothing is. A schema is
/// read once. For one thread.
std::string faultsOf(std::string_view text, const std::string& schemaName);

} // namespace trichevron::test
