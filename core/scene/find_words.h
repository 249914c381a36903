// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The words of a search in the language of the program.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::core {

/// The text with the words of the current language in English: "블록 65의 스레드 117" as "block 65 thread
/// 117". English words stay, so that both can be typed.
std::string withEnglishWords(std::string_view text);

/// The other way: "block 65 thread 117" as "블록 65 스레드 117".
std::string inCurrentWords(std::string_view english);

} // namespace trichevron::core
