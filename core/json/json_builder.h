// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Builds a JSON value by the calls that JsonText takes, so that one function writes both.
#pragma once

#include "core/json/json_value.h"

#include <concepts>
#include <cstddef>
#include <string_view>
#include <vector>

namespace trichevron::core {

class JsonBuilder {
public:
    void beginObject() { begin(Json::object()); }
    void endObject() { open_.pop_back(); }
    void beginArray() { begin(Json::array()); }
    void endArray() { open_.pop_back(); }

    void key(std::string_view name) { key_ = name; }
    void value(std::nullptr_t) { add(nullptr); }
    void value(bool boolean) { add(boolean); }
    void value(std::unsigned_integral auto number) { add(number); }
    void value(std::signed_integral auto number) { add(number); }
    void value(double number) { add(number); }
    void value(std::string_view text) { add(text); }
    void value(const char*) = delete; // it would convert to bool
    void name(std::string_view text) { add(text); }
    /// A value that is JSON text already.
    void json(std::string_view json) { add(Json::parse(json)); }

    void member(std::string_view name, const auto& content) {
        key(name);
        value(content);
    }
    void namedMember(std::string_view name, std::string_view content) { member(name, content); }

    /// The value. Precondition: every object and array has ended.
    Json take() { return std::move(root_); }

private:
    void begin(Json container) { open_.push_back(add(std::move(container))); }
    /// The value in its place, where it stays until its container takes the next one.
    Json* add(Json value);

    Json root_;
    std::vector<Json*> open_; ///< objects and arrays that have begun, the outermost first
    std::string_view key_;    ///< of the next member
};

/// The object whose members `write(JsonBuilder&)` writes.
template <class Write>
Json buildObject(Write write) {
    JsonBuilder builder;
    builder.beginObject();
    write(builder);
    builder.endObject();
    return builder.take();
}

} // namespace trichevron::core
