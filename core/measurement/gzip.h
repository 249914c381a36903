// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// gzip in memory.
#pragma once

#include <string>
#include <string_view>

namespace trichevron {

/// True when the bytes begin as gzip data does.
bool isGzip(std::string_view bytes);
/// The same bytes give the same result: no date and no name inside.
std::string gzip(std::string_view bytes);
/// InputError, naming the source, when the data is damaged, ends early, or unpacks to more than 256 MiB.
std::string gunzip(std::string_view bytes, std::string_view source);

} // namespace trichevron
