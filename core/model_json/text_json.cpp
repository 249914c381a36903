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
