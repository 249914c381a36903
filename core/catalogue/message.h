// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The message catalogue: every sentence and word that a user reads, outside of Qt's tr(). message_literal.h
/// says how to write one.
#pragma once

#include "core/base/quantity.h"

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trichevron::core {

struct ParsedEntry;

/// One message of the catalogue. Lives as long as the program.
struct CatalogueEntry {
    std::string_view context;                      ///< the part of the program: "core", "cli"
    std::string_view source;                       ///< the English pattern
    const void* registration = nullptr;            ///< puts the entry into the catalogue
    std::atomic<const char*> translation{nullptr}; ///< the pattern in the current language; null: English
    CatalogueEntry* next = nullptr;                ///< in the catalogue
    /// The patterns of the entry that were filled: the English one, and one per language.
    mutable std::atomic<const ParsedEntry*> parsed{nullptr};
};

struct Argument;

/// Refers to a message. By default to none, whose text is empty.
class Message {
public:
    constexpr Message() = default;
    constexpr explicit Message(const CatalogueEntry& entry) : entry_(&entry) {}

    constexpr bool isEmpty() const { return entry_ == nullptr; }
    std::string_view context() const { return entry_ == nullptr ? std::string_view() : entry_->context; }
    /// The English pattern.
    std::string_view source() const { return entry_ == nullptr ? std::string_view() : entry_->source; }
    /// The pattern in the current language.
    std::string_view pattern() const;
    /// The text in the current language.
    std::string text() const;
    std::string fill(std::span<const Argument> arguments) const;

    friend constexpr bool operator==(const Message&, const Message&) = default;

private:
    const CatalogueEntry* entry_ = nullptr;
};

/// A message with its arguments: for a text that is shown again after the language has changed.
struct Text {
    Message message;
    std::vector<Argument> arguments;
    bool isEmpty() const { return message.isEmpty(); }
    /// In the current language.
    std::string text() const;
};

/// A value that a message shows under a name. A text is made of CUDA's own names, of numbers with their
/// units, or is a part of another message.
struct Argument {
    std::string_view name; ///< a literal
    std::variant<Count, double, std::string, Text> value;
};
using Arguments = std::vector<Argument>;

/// A text that is the same in every language: a number, CUDA's names, or what another process sent.
Text verbatim(std::string text);
bool isVerbatim(const Text& text);
/// For files and protocols, which do not depend on the language.
std::string englishText(const Text& text);

bool operator==(const Text& a, const Text& b);
bool operator==(const Argument& a, const Argument& b);

/// The message that another process names. This program may have a translation of it even where its code is
/// not linked in. None where the pattern breaks the rules, and where there were too many unknown messages.
std::optional<Message> findOrAddMessage(std::string_view context, std::string_view source);

/// All messages that are linked into the program, sorted by context and source.
std::vector<const CatalogueEntry*> catalogueEntries();

} // namespace trichevron::core
