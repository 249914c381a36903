// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/language.h"

#include "core/catalogue/fixed_string.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/catalogue/translation_tables.h"

#include <array>
#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>

namespace trichevron::core {

namespace catalogue {
void setTranslations(const Language& language);
} // namespace catalogue

namespace {

/// Translates on demand; the results stay.
const char* pseudoTranslation(std::string_view /*context*/, std::string_view source) {
    static std::mutex mutex;
    static std::map<std::string_view, std::string>& texts = *new std::map<std::string_view, std::string>;
    const std::lock_guard lock(mutex);
    auto found = texts.find(source);
    if (found == texts.end())
        found = texts.emplace(source, pseudoTranslate(source)).first;
    return found->second.c_str();
}

const char* noTranslation(std::string_view /*context*/, std::string_view /*source*/) {
    return nullptr;
}

std::span<const Translation> translationsInto(std::string_view language) {
    for (const TranslationTable& table : translationTables())
        if (table.language == language)
            return table.translations;
    return {};
}

template <FixedString language>
const char* tableTranslation(std::string_view context, std::string_view source) {
    return findTranslation(translationsInto(language.view()), context, source);
}

constexpr std::array<Language, 3> languages{{
    {"en", "English", englishPlural, noTranslation},
    {"ko", "한국어", noPlural, tableTranslation<"ko">},
    {pseudoLanguageCode, "Pseudo-translation", englishPlural, pseudoTranslation},
}};

constinit std::atomic<const Language*> current{languages.data()};

thread_local int englishScopes = 0;

/// The part of a code before the encoding and the variant.
std::string_view withoutEncoding(std::string_view code) {
    return code.substr(0, code.find_first_of(".@:"));
}

} // namespace

std::span<const Language> allLanguages() {
    return languages;
}

bool hasTranslations(const Language& language) {
    return language.translate == noTranslation || language.translate == pseudoTranslation ||
           !translationsInto(language.code).empty();
}

const Language& languageForCode(std::string_view code) {
    const std::string_view wanted = withoutEncoding(code);
    for (const Language& language : languages)
        if (language.code == wanted)
            return language;
    for (const Language& language : languages)
        if (language.code == wanted.substr(0, wanted.find_first_of("_-")))
            return language;
    return languages.front();
}

const Language& currentLanguage() {
    return *current.load(std::memory_order_acquire);
}

void setLanguage(const Language& language) {
    current.store(&language, std::memory_order_release);
    catalogue::setTranslations(language);
}

std::string_view environmentLanguage() {
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return value;
    return "en";
}

EnglishScope::EnglishScope() {
    ++englishScopes;
}

EnglishScope::~EnglishScope() {
    --englishScopes;
}

bool EnglishScope::isActive() {
    return englishScopes > 0;
}

} // namespace trichevron::core
