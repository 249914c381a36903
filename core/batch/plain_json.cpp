// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/batch/plain_json.h"

#include "core/json/json_limits.h"
#include "core/text/digit.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

namespace trichevron::core {

namespace {

/// For each byte, whether it stands for itself in a string.
constexpr std::array<bool, 256> plainBytes = [] {
    std::array<bool, 256> plain{};
    for (std::size_t c = ' '; c < 0x80; ++c)
        plain[c] = c != '"' && c != '\\';
    return plain;
}();

} // namespace

bool PlainJson::parse(std::string_view text) {
    nodes_.clear();
    next_ = text.data();
    end_ = text.data() + text.size();
    depth_ = 0;
    skipBlanks();
    if (!value())
        return false;
    skipBlanks();
    return next_ == end_;
}

bool PlainJson::value() {
    if (next_ == end_)
        return false;
    switch (*next_) {
    case '{':
        return object();
    case '[':
        return array();
    case '"':
        return string();
    case 't':
        return word("true", JsonKind::Boolean, true);
    case 'f':
        return word("false", JsonKind::Boolean, false);
    case 'n':
        return word("null", JsonKind::Null, false);
    default:
        return number();
    }
}

bool PlainJson::string() {
    const char* const first = ++next_;
    while (next_ != end_ && plainBytes[static_cast<unsigned char>(*next_)])
        ++next_;
    if (next_ == end_ || *next_ != '"')
        return false;
    JsonNode& node = add(JsonKind::String);
    node.text = first;
    node.size = static_cast<std::uint32_t>(next_ - first);
    ++next_;
    return true;
}

bool PlainJson::number() {
    const char* const first = next_;
    const bool isNegative = *next_ == '-';
    const char* const digits = isNegative ? ++next_ : next_;
    const auto skipDigits = [this] {
        const char* const before = next_;
        next_ = std::find_if_not(next_, end_, isDigit);
        return next_ != before;
    };
    if (!skipDigits() || (*digits == '0' && next_ - digits > 1))
        return false;
    bool isReal = false;
    if (next_ != end_ && *next_ == '.') {
        isReal = true;
        ++next_;
        if (!skipDigits())
            return false;
    }
    if (next_ != end_ && (*next_ == 'e' || *next_ == 'E')) {
        isReal = true;
        ++next_;
        if (next_ != end_ && (*next_ == '+' || *next_ == '-'))
            ++next_;
        if (!skipDigits())
            return false;
    }
    if (!isReal)
        isReal = !integer(first, isNegative);
    return !isReal || real(first);
}

/// The number from `first`, if it fits into 64 bits.
bool PlainJson::integer(const char* first, bool isNegative) {
    JsonNode node;
    node.kind = isNegative ? JsonKind::Integer : JsonKind::Unsigned;
    const std::from_chars_result read =
        isNegative ? std::from_chars(first, next_, node.integer) : std::from_chars(first, next_, node.number);
    if (read.ec != std::errc{})
        return false;
    nodes_.push_back(node);
    return true;
}

/// Keeps the text of the number, if a double can hold it.
bool PlainJson::real(const char* first) {
    double value = 0;
    if (std::from_chars(first, next_, value).ec != std::errc{})
        return false;
    JsonNode& node = add(JsonKind::Real);
    node.text = first;
    node.size = static_cast<std::uint32_t>(next_ - first);
    return true;
}

bool PlainJson::word(std::string_view expected, JsonKind kind, bool boolean) {
    if (std::string_view(next_, static_cast<std::size_t>(end_ - next_)).substr(0, expected.size()) !=
        expected)
        return false;
    next_ += expected.size();
    add(kind).boolean = boolean;
    return true;
}

bool PlainJson::array() {
    const std::size_t index = nodes_.size();
    if (++depth_ > maxJsonDepth)
        return false;
    add(JsonKind::Array);
    ++next_;
    std::uint32_t size = 0;
    if (!isNext(']')) {
        do {
            skipBlanks();
            if (!value())
                return false;
            ++size;
        } while (isNext(','));
        if (!isNext(']'))
            return false;
    }
    close(index, size);
    return true;
}

bool PlainJson::object() {
    const std::size_t index = nodes_.size();
    if (++depth_ > maxJsonDepth)
        return false;
    add(JsonKind::Object);
    ++next_;
    std::uint32_t size = 0;
    if (!isNext('}')) {
        do {
            skipBlanks();
            if (next_ == end_ || *next_ != '"' || !string() || !isNext(':'))
                return false;
            skipBlanks();
            if (!value() || ++size > maxJsonMembers)
                return false;
        } while (isNext(','));
        if (!isNext('}'))
            return false;
    }
    close(index, size);
    return true;
}

/// Skips blanks, and then the character if it is the next one.
bool PlainJson::isNext(char c) {
    skipBlanks();
    if (next_ == end_ || *next_ != c)
        return false;
    ++next_;
    return true;
}

void PlainJson::skipBlanks() {
    while (next_ != end_ && (*next_ == ' ' || *next_ == '\t' || *next_ == '\n' || *next_ == '\r'))
        ++next_;
}

JsonNode& PlainJson::add(JsonKind kind) {
    JsonNode& node = nodes_.emplace_back();
    node.kind = kind;
    return node;
}

void PlainJson::close(std::size_t index, std::uint32_t size) {
    --depth_;
    nodes_[index].size = size;
    nodes_[index].nodes = static_cast<std::uint32_t>(nodes_.size() - index);
}

} // namespace trichevron::core
