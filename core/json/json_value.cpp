// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_value.h"

#include "core/catalogue/message_literal.h"

#include <fmt/format.h>

#include <charconv>

namespace trichevron::core {

namespace {

/// Prepends the path from `whole` to `part` to `path`; false where `part` is not in `whole`.
bool prependPath(std::string& path, const JsonValue& whole, const JsonValue& part) {
    if (whole == part)
        return true;
    bool found = false;
    if (whole.kind() == JsonKind::Object)
        whole.forEachMember([&](std::string_view key, const JsonValue& value) {
            if (!found && prependPath(path, value, part)) {
                path = pathOfMember({}, key) + path;
                found = true;
            }
        });
    std::size_t index = 0;
    if (whole.kind() == JsonKind::Array)
        whole.forEachElement([&](const JsonValue& value) {
            if (!found && prependPath(path, value, part)) {
                path = fmt::format("/{}{}", index, path);
                found = true;
            }
            ++index;
        });
    return found;
}

} // namespace

JsonKind JsonValue::kindOf(const Json& value) {
    switch (value.type()) {
    case Json::value_t::boolean:
        return JsonKind::Boolean;
    case Json::value_t::number_integer:
        return JsonKind::Integer;
    case Json::value_t::number_unsigned:
        return JsonKind::Unsigned;
    case Json::value_t::number_float:
        return JsonKind::Real;
    case Json::value_t::string:
        return JsonKind::String;
    case Json::value_t::array:
        return JsonKind::Array;
    case Json::value_t::object:
        return JsonKind::Object;
    case Json::value_t::null:
    case Json::value_t::binary: // JSON text has neither
    case Json::value_t::discarded:
        break;
    }
    return JsonKind::Null;
}

double JsonValue::real() const {
    if (kind() == JsonKind::Integer)
        return static_cast<double>(integer());
    if (kind() == JsonKind::Unsigned)
        return static_cast<double>(number());
    if (node_ == nullptr)
        return json_->get<double>();
    double real = 0;
    const std::string_view text = textOf(*node_);
    std::from_chars(text.data(), text.data() + text.size(), real);
    return real;
}

std::string JsonValue::realText() const {
    return node_ != nullptr ? std::string(textOf(*node_)) : json_->dump();
}

std::optional<JsonValue> JsonValue::member(std::string_view key) const {
    if (node_ == nullptr) {
        const auto found = json_->find(std::string(key));
        return found == json_->end() ? std::nullopt : std::optional(JsonValue(*found));
    }
    const JsonNode* last = nullptr;
    const JsonNode* name = node_ + 1;
    for (std::size_t i = 0; i < node_->size; ++i, name += 1 + name[1].nodes) {
        if (name->size != key.size() || textOf(*name) != key)
            continue;
        if (last != nullptr)
            last->use = JsonUse::Superseded;
        name[1].use = JsonUse::Used;
        last = name + 1;
    }
    return last == nullptr ? std::nullopt : std::optional(JsonValue(*last));
}

Json JsonValue::json() const {
    if (node_ == nullptr)
        return *json_;
    switch (node_->kind) {
    case JsonKind::Null:
        return nullptr;
    case JsonKind::Boolean:
        return node_->boolean;
    case JsonKind::Integer:
        return node_->integer;
    case JsonKind::Unsigned:
        return node_->number;
    case JsonKind::Real:
        return real();
    case JsonKind::String:
        return textOf(*node_);
    case JsonKind::Array: {
        Json array = Json::array();
        forEachElement([&](const JsonValue& element) { array.push_back(element.json()); });
        return array;
    }
    case JsonKind::Object: {
        Json object = Json::object();
        forEachMember(
            [&](std::string_view key, const JsonValue& value) { object[std::string(key)] = value.json(); });
        return object;
    }
    }
    return nullptr;
}

std::string pathWithin(const JsonValue& whole, const JsonValue& part) {
    std::string path;
    prependPath(path, whole, part);
    return path;
}

std::string pathOfMember(std::string_view parent, std::string_view key) {
    std::string path(parent);
    path += '/';
    for (const char c : key) {
        if (c == '~')
            path += "~0";
        else if (c == '/')
            path += "~1";
        else
            path += c;
    }
    return path;
}

Text shortText(const JsonValue& value) {
    if (value.kind() == JsonKind::Object)
        return "an object"_msg;
    if (value.kind() == JsonKind::Array)
        return "an array of {size}"_msg.with("size"_a = std::to_string(value.size()));
    std::string text = value.kind() == JsonKind::Real
                           ? value.realText()
                           : value.json().dump(-1, ' ', true, Json::error_handler_t::replace);
    constexpr std::size_t maxBytes = 48;
    if (text.size() > maxBytes)
        text = text.substr(0, maxBytes) + "…";
    return verbatim(std::move(text));
}

} // namespace trichevron::core
