// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads typed values from JSON. Errors name the path:
/// "/kernel/numRegs: expected an integer from 0 to 4294967295, found \"many\"".
#pragma once

#include "core/errors/input_error.h"
#include "core/json/file_io.h"
#include "core/json/json_value.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// Parses text. The message of an InputError names the source, line and column, and says where the text ends
/// early. `source` is how the user knows the text: a file's name, "line 7".
Json parseJson(std::string_view text, std::string_view source);
/// The same for a text of one line; messages name only the column.
Json parseJsonLine(std::string_view text, std::string_view source);

/// What readJsonLine() calls with each value, in order; nlohmann-json's interface.
class JsonEvents : public nlohmann::json_sax<Json> {
public:
    bool parse_error(std::size_t offset, const std::string& token,
                     const nlohmann::detail::exception& error) final;
};
/// Parses as parseJsonLine() does, without building a value.
void readJsonLine(std::string_view text, std::string_view source, JsonEvents& events);

/// A value inside a root value. The root has to outlive the reader and must not change.
class JsonReader {
public:
    explicit JsonReader(const Json& root) : JsonReader(JsonValue(root)) {}
    explicit JsonReader(const JsonValue& root) : root_(root), value_(root) {}

    const JsonValue& value() const { return value_; }
    bool is(JsonKind kind) const { return value_.kind() == kind; }
    /// The path of the value in the root: "/kernel/numRegs". Found by a search, since only errors need it.
    std::string path() const { return pathWithin(root_, value_); }

    /// The member, which must exist.
    JsonReader at(std::string_view key) const;
    /// The member, or none where it is missing or null.
    std::optional<JsonReader> find(std::string_view key) const;
    /// The elements of an array.
    std::vector<JsonReader> elements() const;

    template <class Integer>
    Integer integer(std::int64_t min = computeMinimum<Integer>(),
                    std::uint64_t max = computeMaximum<Integer>()) const {
        return static_cast<Integer>(checkedInteger(min, max));
    }
    bool boolean() const;
    double number() const;
    std::string string() const { return std::string(text()); }
    /// A string; valid as long as the root.
    std::string_view text() const;
    /// Fails unless the value is an object.
    const JsonReader& object() const;

    /// "…: expected an array, found 7": the path, what is expected in its place, and the value.
    [[noreturn]] void fail(Text expected) const;

private:
    JsonReader(const JsonValue& root, const JsonValue& value) : root_(root), value_(value) {}
    template <class Integer>
    static constexpr std::int64_t computeMinimum() {
        return static_cast<std::int64_t>(std::numeric_limits<Integer>::min());
    }
    template <class Integer>
    static constexpr std::uint64_t computeMaximum() {
        return static_cast<std::uint64_t>(std::numeric_limits<Integer>::max());
    }
    /// The 64 bits of the value, which has to be an integer within the bounds.
    std::uint64_t checkedInteger(std::int64_t min, std::uint64_t max) const;

    JsonValue root_;
    JsonValue value_;
};

/// Checks "format" and "version" of a file.
void expectFormat(const JsonReader& root, std::string_view format, int version);

} // namespace trichevron::core
