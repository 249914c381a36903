// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The language of the program's messages. English is the language of the sources and the default.
#pragma once

#include "core/catalogue/plural.h"

#include <span>
#include <string_view>

namespace trichevron::core {

struct Language {
    std::string_view code; ///< as in LANG, without the encoding: "en", "ko"
    std::string_view name; ///< in the language itself
    PluralCategoryFunction pluralCategory = englishPlural;
    /// The pattern for an English one; null: the English one. What it returns lives as long as the program.
    const char* (*translate)(std::string_view context, std::string_view source) = nullptr;
};

/// Every language, complete or not, and the pseudo-translation (pseudo_translation.h) last.
std::span<const Language> allLanguages();
/// False for a language without translations, which is not offered to users.
bool hasTranslations(const Language& language);
/// English for a code that no language has. Takes the codes of the environment: "ko_KR.UTF-8".
const Language& languageForCode(std::string_view code);

const Language& currentLanguage();
/// Changes the language of all messages, in all threads. Texts that exist already stay.
void setLanguage(const Language& language);

/// The code that the environment asks for: LANGUAGE, LC_ALL, LC_MESSAGES, LANG.
std::string_view environmentLanguage();

/// Messages of this thread are English while it lives: for files, JSON and other formats, which do not depend
/// on the language.
class EnglishScope {
public:
    EnglishScope();
    ~EnglishScope();
    EnglishScope(const EnglishScope&) = delete;
    EnglishScope& operator=(const EnglishScope&) = delete;
    static bool isActive();
};

} // namespace trichevron::core
