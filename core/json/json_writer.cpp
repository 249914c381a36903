// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_writer.h"

#include <algorithm>

namespace trichevron::core {

namespace {

bool isPlain(const Json& value) {
    return !value.is_structured() || value.empty();
}

void append(std::string& text, const Json& value, std::size_t depth) {
    const bool onOneLine =
        isPlain(value) || (value.is_array() &&
                           std::all_of(value.begin(), value.end(), [](const Json& e) { return isPlain(e); }));
    if (onOneLine) {
        text += compactText(value);
        return;
    }
    const std::string indent(2 * (depth + 1), ' ');
    const char* separator = "\n";
    text += value.is_object() ? '{' : '[';
    for (const auto& item : value.items()) {
        text += separator;
        text += indent;
        if (value.is_object())
            text += compactText(Json(item.key())) + ": ";
        append(text, item.value(), depth + 1);
        separator = ",\n";
    }
    text += '\n';
    text.append(2 * depth, ' ');
    text += value.is_object() ? '}' : ']';
}

} // namespace

Json objectOf(std::size_t members) {
    Json json = Json::object();
    json.get_ref<Json::object_t&>().reserve(members);
    return json;
}

std::string compactText(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string fileText(const Json& value) {
    return nestedText(value, 0) + '\n';
}

std::string nestedText(const Json& value, int depth) {
    std::string text;
    append(text, value, depth);
    return text;
}

} // namespace trichevron::core
