// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message.h"

#include "core/catalogue/language.h"
#include "core/catalogue/message_literal.h"
#include "core/catalogue/parsed_pattern.h"
#include "core/catalogue/pattern_syntax.h"

#include <algorithm>
#include <mutex>
#include <tuple>
#include <utility>

namespace trichevron::core {

struct ParsedEntry {
    ParsedPattern pattern;
    const ParsedEntry* next;
};

namespace {

/// Guards the list. Entries register themselves before main(), and findOrAddMessage() adds some later.
constinit std::mutex entriesMutex;
constinit CatalogueEntry* firstEntry = nullptr;
constinit std::size_t addedEntries = 0;

/// A process that sends more unknown messages is not one of ours.
constexpr std::size_t maxAddedEntries = 500;

/// An entry of findOrAddMessage() with the texts that it refers to.
struct AddedEntry {
    std::string context;
    std::string source;
    CatalogueEntry entry{context, source};
};

/// Not registered, since it has no words. It has no context.
constinit CatalogueEntry verbatimEntry{"", "{text}"};

/// Parses each pattern once. What was parsed lives as long as the program, since any thread may be using it.
const ParsedPattern& parsedPattern(const CatalogueEntry& entry, std::string_view pattern) {
    const ParsedEntry* first = entry.parsed.load(std::memory_order_acquire);
    for (const ParsedEntry* parsed = first; parsed != nullptr; parsed = parsed->next)
        if (parsed->pattern.source().data() == pattern.data())
            return parsed->pattern;
    auto* added = new ParsedEntry{ParsedPattern(pattern), first};
    while (!entry.parsed.compare_exchange_weak(added->next, added, std::memory_order_release,
                                               std::memory_order_relaxed)) {
    }
    return added->pattern;
}

} // namespace

void catalogue::add(CatalogueEntry& entry) {
    const std::lock_guard lock(entriesMutex);
    entry.next = firstEntry;
    firstEntry = &entry;
}

namespace catalogue {

void setTranslations(const Language& language) {
    const std::lock_guard lock(entriesMutex);
    for (CatalogueEntry* entry = firstEntry; entry != nullptr; entry = entry->next)
        entry->translation.store(language.translate(entry->context, entry->source),
                                 std::memory_order_release);
}

} // namespace catalogue

std::vector<const CatalogueEntry*> catalogueEntries() {
    const std::lock_guard lock(entriesMutex);
    std::vector<const CatalogueEntry*> entries;
    for (const CatalogueEntry* entry = firstEntry; entry != nullptr; entry = entry->next)
        entries.push_back(entry);
    const auto key = [](const CatalogueEntry* entry) { return std::tie(entry->context, entry->source); };
    std::sort(entries.begin(), entries.end(), [&](const auto* a, const auto* b) { return key(a) < key(b); });
    return entries;
}

std::optional<Message> findOrAddMessage(std::string_view context, std::string_view source) {
    if (context == verbatimEntry.context && source == verbatimEntry.source)
        return Message(verbatimEntry);
    const std::lock_guard lock(entriesMutex);
    for (const CatalogueEntry* entry = firstEntry; entry != nullptr; entry = entry->next)
        if (entry->context == context && entry->source == source)
            return Message(*entry);
    if (addedEntries == maxAddedEntries || pattern::check(source, [](std::string_view) {}) != nullptr)
        return std::nullopt;
    ++addedEntries;
    // Lives as long as the program, since any thread may be using it.
    CatalogueEntry& entry = (new AddedEntry{std::string(context), std::string(source)})->entry;
    entry.translation.store(currentLanguage().translate(entry.context, entry.source),
                            std::memory_order_release);
    entry.next = firstEntry;
    firstEntry = &entry;
    return Message(entry);
}

std::string_view Message::pattern() const {
    if (entry_ == nullptr)
        return {};
    const char* translation =
        EnglishScope::isActive() ? nullptr : entry_->translation.load(std::memory_order_acquire);
    return translation == nullptr ? entry_->source : std::string_view(translation);
}

std::string Message::text() const {
    return fill({});
}

std::string Text::text() const {
    return message.fill(arguments);
}

Text verbatim(std::string text) {
    return {Message(verbatimEntry), {{"text", std::move(text)}}};
}

bool isVerbatim(const Text& text) {
    return text.message == Message(verbatimEntry);
}

std::string englishText(const Text& text) {
    const EnglishScope english;
    return text.text();
}

bool operator==(const Text& a, const Text& b) {
    return a.message == b.message && a.arguments == b.arguments;
}

bool operator==(const Argument& a, const Argument& b) {
    return a.name == b.name && a.value == b.value;
}

std::string Message::fill(std::span<const Argument> arguments) const {
    if (entry_ == nullptr)
        return {};
    const std::string_view text = pattern();
    if (arguments.empty() && text.find_first_of("{'") == std::string_view::npos)
        return std::string(text);
    return parsedPattern(*entry_, text)
        .fill(arguments, EnglishScope::isActive() ? englishPlural : currentLanguage().pluralCategory);
}

} // namespace trichevron::core
