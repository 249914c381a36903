// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads typed values out of JSON and says exactly where something is wrong:
/// "/kernel/numRegs: expected an integer from 0 to 4294967295, found \"many\"".
#pragma once

#include "core/input_error.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron {

using Json = nlohmann::ordered_json;

/// Parses text; on failure the sentence names the source, line and column, and says when the text ends early.
/// `source` is how the user knows the text: a file's name, "line 7".
Json parseJson(std::string_view text, std::string_view source);
/// The same for a text of one line, where naming the column is enough.
Json parseJsonLine(std::string_view text, std::string_view source);

/// A JSON value together with its path.
class JsonReader {
public:
    explicit JsonReader(const Json& value, std::string path = "") : value_(&value), path_(std::move(path)) {}

    const Json& value() const { return *value_; }
    const std::string& path() const { return path_; }
    bool isNull() const { return value_->is_null(); }

    /// The member, which must exist.
    JsonReader at(std::string_view key) const;
    /// The member, or none when it is missing or null.
    std::optional<JsonReader> find(std::string_view key) const;
    /// The elements of an array.
    std::vector<JsonReader> elements() const;

    template <class Integer>
    Integer integer(std::int64_t least = minimumOf<Integer>(),
                    std::uint64_t most = maximumOf<Integer>()) const {
        return static_cast<Integer>(checkedInteger(least, most));
    }
    bool boolean() const;
    double number() const;
    std::string string() const;
    /// Fails unless the value is an object.
    const JsonReader& object() const;

    [[noreturn]] void fail(std::string_view expected) const;

private:
    template <class Integer>
    static constexpr std::int64_t minimumOf() {
        return static_cast<std::int64_t>(std::numeric_limits<Integer>::min());
    }
    template <class Integer>
    static constexpr std::uint64_t maximumOf() {
        return static_cast<std::uint64_t>(std::numeric_limits<Integer>::max());
    }
    /// The value's 64 bits, after checking that it is an integer within the bounds.
    std::uint64_t checkedInteger(std::int64_t least, std::uint64_t most) const;

    const Json* value_;
    std::string path_;
};

/// Checks "format" and "version" of a file.
void expectFormat(const JsonReader& root, std::string_view format, int version);

/// Reads a whole file. InputError when it cannot be read, with the system's reason.
std::string readFile(const std::string& path);
/// Writes a file so that it is either the old or the new one, never half (a temporary file, renamed).
void writeFileAtomically(const std::string& path, std::string_view content);

} // namespace trichevron
