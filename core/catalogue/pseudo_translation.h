// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The pseudo-translation: English with accents, a third longer and in brackets. Plain English in it was not
/// translated, and what it cuts is too narrow for other languages. Its language code is en_XA, as in Android.
#pragma once

#include <string>
#include <string_view>

namespace trichevron::core {

inline constexpr std::string_view pseudoLanguageCode = "en_XA";

/// "Block size" → "⟦Ɓļöçķ šîžé····⟧". Arguments, tags and entities of rich text stay.
std::string pseudoTranslate(std::string_view pattern);

} // namespace trichevron::core
