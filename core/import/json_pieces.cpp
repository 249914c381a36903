// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/json_pieces.h"

#include "core/catalogue/message_literal.h"
#include "core/json/json_value.h"

#include <charconv>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

constexpr bool isJsonBlank(char c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// Where the string that begins at `begin` ends, after its quote; npos where the text ends first.
std::size_t endOfString(std::string_view text, std::size_t begin) {
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            return i + 1;
    }
    return std::string_view::npos;
}

/// Where the value that begins at `begin` ends; npos where the text ends first.
std::size_t endOfValue(std::string_view text, std::size_t begin) {
    if (begin < text.size() && text[begin] == '"')
        return endOfString(text, begin);
    std::size_t depth = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        switch (text[i]) {
        case '"':
            i = endOfString(text, i);
            if (i == std::string_view::npos)
                return i;
            --i;
            break;
        case '{':
        case '[':
            ++depth;
            break;
        case '}':
        case ']':
            if (depth == 0)
                return i;
            if (--depth == 0)
                return i + 1;
            break;
        case ',':
            if (depth == 0)
                return i;
            break;
        default:
            break;
        }
    }
    return std::string_view::npos;
}

std::string_view withoutQuotes(std::string_view value) {
    return value.size() >= 2 && value.front() == '"' ? value.substr(1, value.size() - 2) : value;
}

} // namespace

std::size_t JsonPieces::skipBlanks(std::string_view text, std::size_t from) {
    const std::size_t begin = from;
    while (from < text.size() && (isJsonBlank(text[from]) || text[from] == ','))
        ++from;
    blanks_ += from - begin;
    if (blanks_ > maxBlanks)
        fail("more than 16 MiB of blanks end at byte {place}"_msg.with("place"_a = offset_ + from));
    if (from < text.size())
        blanks_ = 0;
    return from;
}

bool JsonPieces::scanValue(std::string_view text, std::size_t from, std::size_t& scanned) {
    const char* at = text.data() + from;
    const char* const end = text.data() + text.size();
    const auto stop = [&](bool isDone) {
        scanned = static_cast<std::size_t>(at - text.data());
        return isDone;
    };
    while (at != end) {
        if (inString_) {
            while (at != end && *at != '"' && *at != '\\')
                ++at;
            if (at == end)
                break;
            if (*at == '\\') {
                if (at + 1 == end)
                    break; // what is escaped is in the next piece
                at += 2;
                continue;
            }
            ++at;
            inString_ = false;
            if (depth_ == 0)
                return stop(true);
            continue;
        }
        switch (*at) {
        case '"':
            inString_ = true;
            break;
        case '{':
        case '[':
            ++depth_;
            break;
        case '}':
        case ']':
            if (depth_ == 0)
                return stop(true);
            if (--depth_ == 0) {
                ++at;
                return stop(true);
            }
            break;
        case ',':
            if (depth_ == 0)
                return stop(true);
            break;
        default:
            break;
        }
        ++at;
    }
    return stop(false);
}

bool JsonPieces::readKey(std::string_view text, std::size_t& at) {
    const std::size_t end = endOfString(text, at);
    std::size_t value = end;
    if (end != std::string_view::npos) {
        while (value < text.size() && (isJsonBlank(text[value]) || text[value] == ':'))
            ++value;
    }
    if (end == std::string_view::npos || value == text.size()) {
        if (text.size() - at > maxMember)
            fail("byte {place} begins a name that does not end"_msg.with("place"_a = offset_ + at));
        return false;
    }
    key_ = text.substr(at + 1, end - at - 2);
    at = value;
    place_ = Place::Value;
    isKept_ = true;
    if (key_ == "traceEvents" && text[value] == '[') {
        place_ = Place::Events;
        ++at;
    }
    depth_ = 0;
    inString_ = false;
    scanned_ = 0;
    return true;
}

std::size_t JsonPieces::scan(std::string_view text) {
    std::size_t at = 0;
    while (!problem_) {
        if (place_ == Place::Value || place_ == Place::Event) {
            std::size_t scanned = 0;
            const bool isDone = scanValue(text, at + scanned_, scanned);
            const std::string_view value = text.substr(at, scanned - at);
            if (place_ == Place::Event && value.size() > maxEvent) {
                fail("byte {place} begins an event of more than 16 MiB"_msg.with("place"_a = offset_ + at));
                return at;
            }
            isKept_ = isKept_ && (place_ == Place::Event || value.size() <= maxMember);
            if (!isDone) {
                scanned_ = isKept_ ? value.size() : 0;
                return isKept_ ? at : scanned;
            }
            if (place_ == Place::Event) {
                if (!uses_.event(value, offset_ + at))
                    fail("the event at byte {place} is not valid JSON"_msg.with("place"_a = offset_ + at));
                place_ = Place::Events;
            } else {
                if (isKept_)
                    uses_.member(key_, value);
                place_ = Place::Member;
            }
            at = scanned;
            continue;
        }
        if (place_ == Place::Begin && offset_ == 0 && at == 0 && text.starts_with("\xEF\xBB\xBF"))
            at = 3;
        at = skipBlanks(text, at);
        if (at == text.size() || problem_)
            return at;
        const char c = text[at];
        if (place_ == Place::Begin && (c == '[' || c == '{')) {
            isArray_ = c == '[';
            place_ = isArray_ ? Place::Events : Place::Member;
            ++at;
        } else if (place_ == Place::Events && c == '{') {
            place_ = Place::Event;
            isKept_ = true;
            depth_ = 0;
            inString_ = false;
            scanned_ = 0;
        } else if (place_ == Place::Events && c == ']') {
            place_ = isArray_ ? Place::Done : Place::Member;
            ++at;
        } else if (place_ == Place::Member && c == '"') {
            if (!readKey(text, at))
                return at;
        } else if (place_ == Place::Member && c == '}') {
            place_ = Place::Done;
            ++at;
        } else {
            fail(place_ == Place::Events
                     ? "byte {place} does not begin an event"_msg.with("place"_a = offset_ + at)
                     : "the JSON is not valid at byte {place}"_msg.with("place"_a = offset_ + at));
        }
    }
    return at;
}

void JsonPieces::addText(std::string_view piece) {
    if (rest_.empty()) {
        const std::size_t used = scan(piece);
        rest_.assign(piece.substr(used));
        offset_ += used;
    } else {
        rest_.append(piece);
        const std::size_t used = scan(rest_);
        rest_.erase(0, used);
        offset_ += used;
    }
}

bool JsonPieces::add(std::string_view piece) {
    if (problem_)
        return false;
    const std::size_t zero = piece.find('\0');
    addText(piece.substr(0, zero));
    if (zero != std::string_view::npos && !problem_)
        fail("the JSON is not valid at byte {place}"_msg.with("place"_a = size()));
    return !problem_;
}

std::optional<Text> JsonPieces::end() {
    if (problem_ || place_ == Place::Done || (isArray_ && place_ == Place::Events))
        return problem_;
    return place_ == Place::Event
               ? "the file ends early, after {size} bytes, in the event that begins at byte {place}"_msg.with(
                     "size"_a = size(), "place"_a = offset_)
               : "the file ends early, after {size} bytes"_msg.with("size"_a = size());
}

bool forEachJsonMember(std::string_view object,
                       const std::function<bool(std::string_view, std::string_view)>& use) {
    if (object.size() < 2 || object.front() != '{' || object.back() != '}')
        return false;
    std::size_t at = 1;
    const auto skip = [&](char separator) {
        bool found = false;
        while (at < object.size() && (isJsonBlank(object[at]) || (!found && object[at] == separator)))
            found = object[at++] == separator || found;
        return found;
    };
    skip('\0');
    if (object[at] == '}')
        return at + 1 == object.size();
    while (true) {
        if (at >= object.size() || object[at] != '"')
            return false;
        const std::size_t end = endOfString(object, at);
        if (end == std::string_view::npos)
            return false;
        const std::string_view key = object.substr(at + 1, end - at - 2);
        at = end;
        if (!skip(':'))
            return false;
        std::size_t valueEnd = endOfValue(object, at);
        if (valueEnd == std::string_view::npos)
            return false;
        std::string_view value = object.substr(at, valueEnd - at);
        while (!value.empty() && isJsonBlank(value.back()))
            value.remove_suffix(1);
        if (value.empty())
            return false;
        if (!use(key, value))
            return true;
        at = valueEnd;
        if (!skip(','))
            return at + 1 == object.size() && object[at] == '}';
    }
}

std::string textOfJson(std::string_view value) {
    if (value.find('\\') == std::string_view::npos)
        return std::string(withoutQuotes(value));
    const Json parsed = Json::parse(value, nullptr, false);
    return parsed.is_string() ? parsed.get<std::string>() : std::string(withoutQuotes(value));
}

std::optional<std::int64_t> thousandthsOfJson(std::string_view value) {
    value = withoutQuotes(value);
    std::int64_t whole = 0;
    const bool isNegative = value.starts_with('-');
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), whole);
    if (error != std::errc() || whole > std::numeric_limits<std::int64_t>::max() / 2000 ||
        whole < std::numeric_limits<std::int64_t>::min() / 2000)
        return std::nullopt;
    std::string_view rest(end, static_cast<std::size_t>(value.data() + value.size() - end));
    if (rest.find_first_of("eE") != std::string_view::npos) {
        const std::optional<double> number = numberOfJson(value);
        return number && *number < 9e15 && *number > -9e15
                   ? std::optional(static_cast<std::int64_t>(*number * 1000))
                   : std::nullopt;
    }
    std::int64_t fraction = 0;
    if (rest.starts_with('.')) {
        rest.remove_prefix(1);
        for (std::size_t i = 0; i < 3; ++i)
            fraction =
                fraction * 10 + (i < rest.size() && rest[i] >= '0' && rest[i] <= '9' ? rest[i] - '0' : 0);
    }
    return whole * 1000 + (isNegative ? -fraction : fraction);
}

std::optional<std::int64_t> integerOfJson(std::string_view value) {
    const std::optional<std::int64_t> thousandths = thousandthsOfJson(value);
    return thousandths ? std::optional(*thousandths / 1000) : std::nullopt;
}

std::optional<double> numberOfJson(std::string_view value) {
    value = withoutQuotes(value);
    double number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

} // namespace trichevron::core
