// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Writes JSON as text on one line, without building values: the replies of a batch.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace trichevron::core {

/// Adds the commas and brackets between the values that are written. Cutting the text keeps its memory, so
/// that writing again allocates nothing.
class JsonText {
public:
    std::string_view view() const { return {buffer_.data(), size_}; }
    std::size_t size() const { return size_; }
    /// Removes what was written past this size. Whole values have to remain.
    void cutTo(std::size_t size) {
        size_ = size;
        needsComma_ = false;
    }

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    /// Ends a line; the next value begins a new one.
    void endLine() {
        end('\n');
        needsComma_ = false;
    }

    /// A member's key, which must need no escapes; its value follows.
    void key(std::string_view plainName);

    /// A member's key of any UTF-8.
    void anyKey(std::string_view name);

    void value(std::nullptr_t) { append("null"); }
    void value(bool boolean) { append(boolean ? "true" : "false"); }
    void value(std::unsigned_integral auto number) { unsignedNumber(number); }
    void value(std::signed_integral auto number) { signedNumber(number); }
    /// Finite, with as many digits as tell it from every other number.
    void value(double number);
    /// UTF-8.
    void value(std::string_view text);
    void value(const char*) = delete; // it would convert to bool
    /// A string that needs no escapes, such as an enumerator's name.
    void name(std::string_view plainName);
    /// A value that is JSON text already.
    void json(std::string_view json) { append(json); }

    void member(std::string_view plainName, const auto& content) {
        key(plainName);
        value(content);
    }
    /// A member whose value needs no escapes.
    void namedMember(std::string_view plainName, std::string_view plainContent) {
        key(plainName);
        name(plainContent);
    }

private:
    void begin(char bracket);
    void end(char bracket);
    void append(std::string_view json);
    void unsignedNumber(std::uint64_t number);
    void signedNumber(std::int64_t number);
    /// Reserves room for this many bytes and writes the comma before them where one is needed.
    char* place(std::size_t bytes);
    /// Sets the end of the written text.
    void placed(const char* end) { size_ = static_cast<std::size_t>(end - buffer_.data()); }

    std::string buffer_;   ///< never shrinks
    std::size_t size_ = 0; ///< bytes of buffer_ that are text
    bool needsComma_ = false;
};

} // namespace trichevron::core
