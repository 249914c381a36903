// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The patterns of messages: text with the names of arguments in braces, a subset of ICU's MessageFormat.
///
///     {limit}                                           the value; a count has thousands separators
///     {share:.1f}                                       a real number in a format of fmt
///     {blocks, plural, one {# block} other {# blocks}}  a form by number; # is the number
///     {name, ending, vowel {를} other {을}}             a form by how the value ends when read in Korean:
///                                                       vowel, rieul (the consonant ㄹ) or other
///     '{'  '}'  '#'                                     the character itself
///
/// A plural may have forms for exact numbers: =0 {no block}. Every choice has a form "other".
#pragma once

#include "core/catalogue/message.h"
#include "core/catalogue/plural.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Replaces the arguments in a pattern. An argument that is not given, and what breaks the rules above, stays
/// as written.
std::string fillPattern(std::string_view pattern, std::span<const Argument> arguments,
                        PluralCategoryFunction pluralCategory);

/// For a reader who knows no arguments: their names in place of the values, and the last form of each choice:
/// "‹blocks› blocks of ‹size›".
std::string patternWithNames(std::string_view pattern);
/// The same with what `wordFor` returns for each name.
std::string patternWithWords(std::string_view pattern,
                             const std::function<std::string(std::string_view name)>& wordFor);

/// The pattern with each piece of text replaced, in every form. Names, keys and formats stay.
std::string transformText(std::string_view pattern,
                          const std::function<std::string(std::string_view text)>& transform);

} // namespace trichevron::core
