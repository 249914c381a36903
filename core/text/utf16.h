// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// UTF-16 text, as Windows writes it.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::core {

/// Little-endian with a byte order mark.
bool isUtf16(std::string_view bytes);
/// In UTF-8, without the mark. A half of a surrogate pair becomes U+FFFD.
std::string utf8Of(std::string_view utf16);

} // namespace trichevron::core
