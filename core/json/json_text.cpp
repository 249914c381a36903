// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_text.h"

#include <algorithm>
#include <charconv>

namespace trichevron::core {

namespace {

constexpr std::size_t maxNumberBytes = 20;
constexpr std::size_t maxEscapeBytes = 6;

char* copied(std::string_view text, char* to) {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

bool needsEscape(char c) {
    return static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\';
}

char* escaped(char c, char* to) {
    constexpr std::string_view meant = "\"\\\b\f\n\r\t";
    constexpr std::string_view written = "\"\\bfnrt";
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    *to++ = '\\';
    if (const std::size_t i = meant.find(c); i != std::string_view::npos) {
        *to++ = written[i];
        return to;
    }
    to = copied("u00", to);
    *to++ = hexadecimal[static_cast<unsigned char>(c) / 16];
    *to++ = hexadecimal[static_cast<unsigned char>(c) % 16];
    return to;
}

} // namespace

void JsonText::key(std::string_view plainName) {
    char* to = place(plainName.size() + 3);
    *to++ = '"';
    to = copied(plainName, to);
    *to++ = '"';
    *to++ = ':';
    placed(to);
    needsComma_ = false;
}

void JsonText::anyKey(std::string_view name) {
    value(name);
    needsComma_ = false;
    char* to = place(1);
    *to++ = ':';
    placed(to);
}

void JsonText::value(std::string_view text) {
    char* to = place(text.size() * maxEscapeBytes + 2);
    *to++ = '"';
    for (auto next = text.begin(); next != text.end();) {
        const auto special = std::find_if(next, text.end(), needsEscape);
        to = std::copy(next, special, to);
        next = special;
        if (next != text.end())
            to = escaped(*next++, to);
    }
    *to++ = '"';
    placed(to);
    needsComma_ = true;
}

void JsonText::name(std::string_view plainName) {
    char* to = place(plainName.size() + 2);
    *to++ = '"';
    to = copied(plainName, to);
    *to++ = '"';
    placed(to);
    needsComma_ = true;
}

void JsonText::begin(char bracket) {
    char* to = place(1);
    *to++ = bracket;
    placed(to);
    needsComma_ = false;
}

void JsonText::end(char bracket) {
    needsComma_ = false;
    char* to = place(1);
    *to++ = bracket;
    placed(to);
    needsComma_ = true;
}

void JsonText::append(std::string_view json) {
    placed(copied(json, place(json.size())));
    needsComma_ = true;
}

void JsonText::unsignedNumber(std::uint64_t number) {
    char* const to = place(maxNumberBytes);
    placed(std::to_chars(to, to + maxNumberBytes, number).ptr);
    needsComma_ = true;
}

void JsonText::signedNumber(std::int64_t number) {
    char* const to = place(maxNumberBytes);
    placed(std::to_chars(to, to + maxNumberBytes, number).ptr);
    needsComma_ = true;
}

void JsonText::value(double number) {
    char* const to = place(maxNumberBytes);
    placed(std::to_chars(to, to + maxNumberBytes, number).ptr);
    needsComma_ = true;
}

char* JsonText::place(std::size_t bytes) {
    if (const std::size_t needed = size_ + bytes + 1; needed > buffer_.size())
        buffer_.resize(std::max(needed, 2 * buffer_.size()));
    char* to = buffer_.data() + size_;
    if (needsComma_)
        *to++ = ',';
    return to;
}

} // namespace trichevron::core
