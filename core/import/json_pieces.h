// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The events of a JSON trace of any size: finds where each begins and ends, and keeps no more than one.
#pragma once

#include "core/catalogue/message.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Takes the two forms of Chrome's trace format: an object with "traceEvents", and an array of events, which
/// may lack its end.
class JsonPieces {
public:
    struct Uses {
        /// An event, which is an object, and the byte of the content that it begins at. False: it is not
        /// valid.
        std::function<bool(std::string_view object, std::uint64_t place)> event;
        /// Another member of the outermost object, at most maxMember bytes.
        std::function<void(std::string_view key, std::string_view value)> member;
    };
    static constexpr std::size_t maxEvent = std::size_t{16} << 20U;
    static constexpr std::size_t maxMember = std::size_t{1} << 20U;
    /// Bytes between two values.
    static constexpr std::size_t maxBlanks = std::size_t{16} << 20U;

    explicit JsonPieces(Uses uses) : uses_(std::move(uses)) {}

    /// False after the first problem, such as a zero byte, which no JSON has: then nothing more is read. A
    /// hole in a file, or what a short file unpacks to, can be without end.
    bool add(std::string_view piece);
    /// What is wrong with the content, and where; empty: nothing.
    std::optional<Text> end();
    /// Bytes of the content so far.
    std::uint64_t size() const { return offset_ + rest_.size(); }

private:
    enum class Place { Begin, Member, Value, Events, Event, Done };

    void addText(std::string_view piece);
    std::size_t scan(std::string_view text);
    /// The next place in the text that is no blank and no comma; its end where that is too far.
    std::size_t skipBlanks(std::string_view text, std::size_t from);
    /// Goes on with a value; true where it ends, before `scanned`.
    bool scanValue(std::string_view text, std::size_t from, std::size_t& scanned);
    /// Reads a key and goes to its value; false where the text ends first.
    bool readKey(std::string_view text, std::size_t& at);
    void fail(Text problem) { problem_ = std::move(problem); }

    Uses uses_;
    Place place_ = Place::Begin;
    bool isArray_ = false;     ///< the outermost value
    bool isKept_ = false;      ///< the value is handed on
    std::string key_;          ///< of the value
    std::size_t depth_ = 0;    ///< in the value
    bool inString_ = false;    ///< in the value
    std::size_t scanned_ = 0;  ///< bytes of the value that have been looked at
    std::size_t blanks_ = 0;   ///< before the place, in earlier pieces too
    std::string rest_;         ///< what the last piece left
    std::uint64_t offset_ = 0; ///< of rest_ in the content
    std::optional<Text> problem_;
};

/// Calls use(key, value) with each member of an object, both as they are written, the key without its quotes.
/// False where the object is not valid; a nested value is not looked into. use returns false to stop.
bool forEachJsonMember(std::string_view object,
                       const std::function<bool(std::string_view key, std::string_view value)>& use);

/// The text of a string as it is written, with its quotes; the value itself where it is none.
std::string textOfJson(std::string_view value);
/// The number at the beginning of a value, in thousandths, rounded down; a string may hold it. Empty where
/// there is none, or it is too large.
std::optional<std::int64_t> thousandthsOfJson(std::string_view value);
std::optional<std::int64_t> integerOfJson(std::string_view value);
std::optional<double> numberOfJson(std::string_view value);

} // namespace trichevron::core
