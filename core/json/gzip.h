// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// gzip in memory.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace trichevron {

/// True when the bytes begin as gzip data does.
bool isGzip(std::string_view bytes);
/// The same bytes give the same result: no date and no name inside.
std::string gzip(std::string_view bytes);
/// Content that gunzip() unpacks at most.
inline constexpr std::size_t maxUnpackedBytes = std::size_t{256} * 1024 * 1024;
/// InputError, naming the source, when the data is damaged, ends early, or unpacks to more than
/// maxUnpackedBytes.
std::string gunzip(std::string_view bytes, std::string_view source);
/// The first bytes of the content, at most `maxBytes`, from the first part of the data. Fewer where that part
/// is short or damaged.
std::string gunzipHead(std::string_view bytes, std::size_t maxBytes);

} // namespace trichevron
