// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_reader.h"

#include "core/catalogue/message_literal.h"
#include "core/json/json_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace trichevron::core {

namespace {

struct TextPosition {
    std::size_t line = 1;
    std::size_t column = 1;
};

TextPosition positionOf(std::string_view text, std::size_t offset) {
    TextPosition position;
    for (const char c : text.substr(0, offset)) {
        if (c == '\n') {
            ++position.line;
            position.column = 1;
        } else {
            ++position.column;
        }
    }
    return position;
}

/// A text, and how messages name it and the positions in it.
struct Source {
    std::string_view text;
    std::string_view name;
    bool isOneLine = false;

    [[noreturn]] void failAt(std::size_t offset, Text problem) const {
        const TextPosition position = positionOf(text, std::min(offset, text.size()));
        const std::string column = std::to_string(position.column);
        if (isOneLine)
            throw InputError("{source}: column {column}: {problem}"_msg.with(
                "source"_a = name, "column"_a = column, "problem"_a = std::move(problem)));
        throw InputError("{source}: line {line} column {column}: {problem}"_msg.with(
            "source"_a = name, "line"_a = std::to_string(position.line), "column"_a = column,
            "problem"_a = std::move(problem)));
    }
};

/// Counts what a text would become in memory, before the parser builds values.
class Bounds {
public:
    explicit Bounds(const Source& source) : source_(source) {}

    void open(std::size_t offset) {
        if (depth_ == maxJsonDepth)
            source_.failAt(offset, "nested deeper than {limit} levels"_msg.with(
                                       "limit"_a = std::to_string(maxJsonDepth)));
        members_[depth_++] = 0;
        addPart(offset);
        addValue(offset);
    }
    void close() { depth_ -= depth_ > 0 ? 1 : 0; }
    void addMember(std::size_t offset) {
        if (depth_ > 0 && ++members_[depth_ - 1] > maxJsonMembers)
            source_.failAt(offset, "an object of more than {limit} members"_msg.with(
                                       "limit"_a = std::to_string(maxJsonMembers)));
    }
    void addString(std::size_t offset) { addPart(offset); }
    /// Each value but the first follows a comma or the bracket of what contains it.
    void addValue(std::size_t offset) {
        if (++values_ > maxJsonValues)
            source_.failAt(offset,
                           "more than {limit} values"_msg.with("limit"_a = std::to_string(maxJsonValues)));
    }

private:
    void addPart(std::size_t offset) {
        if (++parts_ > maxJsonParts)
            source_.failAt(offset, "more than {limit} objects, arrays, keys and strings"_msg.with(
                                       "limit"_a = std::to_string(maxJsonParts)));
    }

    const Source& source_;
    std::array<std::size_t, maxJsonDepth> members_{};
    std::size_t depth_ = 0;
    std::size_t values_ = 0;
    std::size_t parts_ = 0;
};

/// Refuses text that exceeds the limits, or contains a zero byte (which the parser takes for the end).
void checkBounds(const Source& source) {
    Bounds bounds(source);
    const std::string_view text = source.text;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\0')
            source.failAt(i, "not JSON: unexpected byte 0x00"_msg);
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
            continue;
        }
        if (c == '"') {
            inString = true;
            bounds.addString(i);
        } else if (c == '{' || c == '[') {
            bounds.open(i);
        } else if (c == '}' || c == ']') {
            bounds.close();
        } else if (c == ',') {
            bounds.addValue(i);
        } else if (c == ':') {
            bounds.addMember(i);
        }
    }
}

/// What is wrong with the character at an offset.
Text unexpectedCharacter(std::string_view text, std::size_t offset) {
    const char c = text[offset];
    if (c == '\n' || c == '\r')
        return "not JSON: unexpected end of line"_msg;
    if (c >= ' ' && c <= '~')
        return "not JSON: unexpected {character}"_msg.with("character"_a = fmt::format("'{}'", c));
    return "not JSON: unexpected byte {value}"_msg.with(
        "value"_a = fmt::format("0x{:02x}", static_cast<unsigned char>(c)));
}

bool isNumber(const JsonValue& value) {
    const JsonKind kind = value.kind();
    return kind == JsonKind::Integer || kind == JsonKind::Unsigned || kind == JsonKind::Real;
}

/// Calls `parse`, which gives the text to the general parser, and translates that parser's errors.
template <class Parse>
auto parseWith(const Source& source, Parse parse) {
    const std::string_view text = source.text;
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw InputError(source.name, "expected JSON, found nothing"_msg);
    checkBounds(source);
    try {
        return parse();
    } catch (const Json::parse_error& error) {
        // `byte` counts from 1, and is past the end where the text ends early.
        const std::size_t offset = error.byte == 0 ? 0 : error.byte - 1;
        const std::string_view what = error.what();
        if (offset >= text.size() || what.find("unexpected end of input") != std::string_view::npos)
            source.failAt(text.size(), "the text ends in the middle of a value"_msg);
        if (what.find("UTF-8") != std::string_view::npos)
            source.failAt(offset, "the text is not UTF-8"_msg);
        source.failAt(offset, unexpectedCharacter(text, offset));
    } catch (const Json::out_of_range&) {
        throw InputError(source.name, "a number is too large for 64 bits"_msg);
    }
}

} // namespace

Json parseJson(std::string_view text, std::string_view source) {
    return parseWith({text, source, false}, [&] { return Json::parse(text.begin(), text.end()); });
}

Json parseJsonLine(std::string_view text, std::string_view source) {
    return parseWith({text, source, true}, [&] { return Json::parse(text.begin(), text.end()); });
}

bool JsonEvents::parse_error(std::size_t /*offset*/, const std::string& /*token*/,
                             const nlohmann::detail::exception& error) {
    // The parser has these two kinds; the type is lost in the interface.
    if (const auto* syntax = dynamic_cast<const Json::parse_error*>(&error))
        throw *syntax;
    if (const auto* range = dynamic_cast<const Json::out_of_range*>(&error))
        throw *range;
    return false;
}

void readJsonLine(std::string_view text, std::string_view source, JsonEvents& events) {
    parseWith({text, source, true}, [&] { return Json::sax_parse(text.begin(), text.end(), &events); });
}

JsonReader JsonReader::at(std::string_view key) const {
    const std::optional<JsonValue> member = object().value_.member(key);
    if (!member)
        throw InputError(pathOfMember(path(), key), "this field is missing"_msg);
    return {root_, *member};
}

std::optional<JsonReader> JsonReader::find(std::string_view key) const {
    const std::optional<JsonValue> member = object().value_.member(key);
    if (!member || member->kind() == JsonKind::Null)
        return std::nullopt;
    return JsonReader(root_, *member);
}

std::vector<JsonReader> JsonReader::elements() const {
    if (!is(JsonKind::Array))
        fail("an array"_msg);
    std::vector<JsonReader> readers;
    readers.reserve(value_.size());
    value_.forEachElement([&](const JsonValue& element) { readers.push_back({root_, element}); });
    return readers;
}

std::uint64_t JsonReader::checkedInteger(std::int64_t min, std::uint64_t max) const {
    if (is(JsonKind::Unsigned)) {
        const std::uint64_t number = value_.number();
        if (number <= max && (min <= 0 || number >= static_cast<std::uint64_t>(min)))
            return number;
    } else if (is(JsonKind::Integer)) {
        const std::int64_t number = value_.integer();
        if (number >= min && (number < 0 || static_cast<std::uint64_t>(number) <= max))
            return static_cast<std::uint64_t>(number);
    }
    fail("an integer from {min} to {max}"_msg.with("min"_a = std::to_string(min),
                                                   "max"_a = std::to_string(max)));
}

bool JsonReader::boolean() const {
    if (!is(JsonKind::Boolean))
        fail("true or false"_msg);
    return value_.boolean();
}

double JsonReader::number() const {
    if (!isNumber(value_))
        fail("a number"_msg);
    return value_.real();
}

std::string_view JsonReader::text() const {
    if (!is(JsonKind::String))
        fail("a string"_msg);
    return value_.text();
}

const JsonReader& JsonReader::object() const {
    if (!is(JsonKind::Object))
        fail("an object"_msg);
    return *this;
}

void JsonReader::fail(Text expected) const {
    Text problem = "expected {expected}, found {found}"_msg.with("expected"_a = std::move(expected),
                                                                 "found"_a = shortText(value_));
    const std::string place = path();
    if (place.empty())
        throw InputError("top level"_msg, std::move(problem));
    throw InputError(place, std::move(problem));
}

void expectFormat(const JsonReader& root, std::string_view format, int version) {
    const JsonReader found = root.at("format");
    if (found.string() != format)
        found.fail(verbatim(fmt::format("\"{}\"", format)));
    const JsonReader foundVersion = root.at("version");
    if (foundVersion.integer<std::int64_t>() != version)
        foundVersion.fail("version {version} of {format}, the only one this program reads"_msg.with(
            "version"_a = std::to_string(version), "format"_a = format));
}

} // namespace trichevron::core
