// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Writes JSON straight into a text, on one line and without building values first: the answers of a batch.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace trichevron {

/// What is written one after the other is put between commas and brackets as it has to be. The memory is kept
/// when the text is cut, so that a text that is written again and again allocates nothing.
class JsonText {
public:
    std::string_view view() const { return {buffer_.data(), size_}; }
    std::size_t size() const { return size_; }
    /// Takes back what was written past this size. What is left has to be whole values.
    void cutTo(std::size_t size) {
        size_ = size;
        needsComma_ = false;
    }

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    /// Ends a line; the next value stands alone again.
    void endLine() {
        end('\n');
        needsComma_ = false;
    }

    /// A member's key, of characters that need no escape; its value follows.
    void key(std::string_view plainName);

    void value(std::nullptr_t) { append("null"); }
    void value(bool boolean) { append(boolean ? "true" : "false"); }
    void value(std::unsigned_integral auto number) { unsignedNumber(number); }
    void value(std::signed_integral auto number) { signedNumber(number); }
    /// UTF-8.
    void value(std::string_view text);
    void value(const char*) = delete; // it would be taken for a bool
    /// A string of characters that need no escape, as all names of ours are.
    void name(std::string_view plainName);
    /// What is JSON already.
    void json(std::string_view json) { append(json); }

    void member(std::string_view plainName, const auto& content) {
        key(plainName);
        value(content);
    }
    /// A member whose value is a name.
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
    /// Room for so many bytes, and for the comma before them when one is needed.
    char* place(std::size_t bytes);
    /// What was written ends here.
    void placed(const char* end) { size_ = static_cast<std::size_t>(end - buffer_.data()); }

    std::string buffer_;   ///< as large as it ever had to be
    std::size_t size_ = 0; ///< of which so much is text
    bool needsComma_ = false;
};

} // namespace trichevron
