// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads standard input to its end.
#pragma once

#include <cstddef>
#include <string>

namespace trichevron::cli {

/// InputError when there are more than `maxBytes`.
std::string readStandardInput(std::size_t maxBytes);

} // namespace trichevron::cli
