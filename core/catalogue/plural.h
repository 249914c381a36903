// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The plural categories of Unicode CLDR, and the ending of a text when it is read in Korean.
#pragma once

#include "core/base/quantity.h"

#include <string_view>

namespace trichevron::core {

enum class PluralCategory { Zero, One, Two, Few, Many, Other };
/// As written in patterns: "one".
std::string_view toString(PluralCategory category);

/// The category of a number in one language.
using PluralCategoryFunction = PluralCategory (*)(Count);
PluralCategory englishPlural(Count count);
/// For languages without plural forms: always Other.
PluralCategory noPlural(Count count);

/// Korean particles have two or three forms, by the sound before them.
enum class Ending { Vowel, Rieul, Other };
std::string_view toString(Ending ending);
/// How a text ends when a Korean reads it aloud: Hangul by its final consonant, digits and abbreviations by
/// their Korean names, English words as Korean writes them. What follows a word in brackets is not read, nor
/// are closing brackets and quotation marks. Other where nothing is known.
Ending koreanEnding(std::string_view text);

} // namespace trichevron::core
