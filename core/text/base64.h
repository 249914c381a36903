// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Bytes as text: base64 of RFC 4648, with padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

std::string toBase64(std::string_view bytes);
/// None for a text that is no base64.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace trichevron::core
