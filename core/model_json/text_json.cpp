// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/text_json.h"

#include "core/catalogue/message_literal.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace trichevron::core {

namespace {

constexpr int maxDepth = 8;
// A pattern that repeats an argument, in a text that does the same, could grow without a limit.
constexpr std::size_t maxPatternBytes = 4096;
constexpr std::size_t maxTextBytes = 16384;
constexpr std::size_t maxFormatBytes = 6; ///< of a real number: ":.12f"

Json valueJson(const Argument& argument) {
    if (const auto* count = std::get_if<Count>(&argument.value))
        return *count <= std::numeric_limits<std::uint64_t>::max() ? Json(static_cast<std::uint64_t>(*count))
                                                                   : Json(withSeparators(*count));
    if (const auto* number = std::get_if<double>(&argument.value))
        return Json(*number);
    if (const auto* text = std::get_if<Text>(&argument.value))
        return toJson(*text);
    return Json(std::get<std::string>(argument.value));
}

/// A format may have a precision of any size.
bool hasLongFormat(std::string_view source) {
    for (std::size_t at = source.find('{'); at != std::string_view::npos; at = source.find('{', at + 1)) {
        const std::size_t close = pattern::closingBrace(source, at);
        if (close == std::string_view::npos)
            continue;
        const pattern::Field field = pattern::readField(source.substr(at + 1, close - at - 1));
        if (field.kind == pattern::FieldKind::Value && field.detail.size() > maxFormatBytes)
            return true;
    }
    return false;
}

Text readText(const JsonReader& reader, int depth);

decltype(Argument::value) readValue(const JsonReader& reader, int depth) {
    switch (reader.value().kind()) {
    case JsonKind::Object:
        return readText(reader, depth + 1);
    case JsonKind::String:
        return reader.string();
    case JsonKind::Integer:
    case JsonKind::Unsigned:
        return static_cast<Count>(reader.integer<std::uint64_t>());
    default:
        return reader.number();
    }
}

Text readText(const JsonReader& reader, int depth) {
    if (depth > maxDepth)
        reader.fail("a text of at most {limit} levels"_msg.with("limit"_a = maxDepth));
    const std::string source = reader.at("message").string();
    if (source.size() > maxPatternBytes || hasLongFormat(source))
        reader.at("message").fail("a message of the catalogue"_msg);
    const std::optional<Message> message = findOrAddMessage(reader.at("context").text(), source);
    if (!message)
        reader.at("message").fail("a message of the catalogue"_msg);
    Text text{*message, {}};
    const JsonReader arguments = reader.at("arguments").object();
    pattern::check(message->source(), [&](std::string_view name) {
        const bool isKnown = std::any_of(text.arguments.begin(), text.arguments.end(),
                                         [&](const Argument& argument) { return argument.name == name; });
        const auto value = isKnown ? std::nullopt : arguments.find(name);
        if (value)
            text.arguments.push_back({name, readValue(*value, depth)});
    });
    if (englishText(text).size() > maxTextBytes)
        reader.fail("a text of at most {limit} bytes"_msg.with("limit"_a = maxTextBytes));
    return text;
}

} // namespace

Json toJson(const Text& text) {
    Json json;
    json["context"] = text.message.context();
    json["message"] = text.message.source();
    Json& arguments = json["arguments"] = Json::object();
    for (const Argument& argument : text.arguments)
        arguments[std::string(argument.name)] = valueJson(argument);
    return json;
}

Text textFromJson(const JsonReader& reader) {
    return readText(reader, 1);
}

} // namespace trichevron::core
