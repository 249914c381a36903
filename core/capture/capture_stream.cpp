// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_stream.h"

#include <cstdint>

namespace trichevron::core {

namespace {

constexpr std::size_t headBytes = 5; ///< the kind, and how many bytes follow, the lowest first
constexpr std::size_t mostContent = std::size_t{4} << 20U;
constexpr std::string_view hexDigits = "0123456789abcdef";

} // namespace

std::string frameText(CaptureFrameKind kind, std::string_view content) {
    std::string text(1, static_cast<char>(kind));
    for (unsigned int shift = 0; shift < 32; shift += 8)
        text += static_cast<char>(content.size() >> shift & 0xFFU);
    return text.append(content);
}

std::optional<CaptureFrame> CaptureFrames::next() {
    const std::string_view rest = std::string_view(rest_).substr(begin_);
    if (isDamaged_ || rest.size() < headBytes)
        return std::nullopt;
    std::size_t size = 0;
    for (std::size_t i = 0; i < 4; ++i)
        size |= std::size_t{static_cast<unsigned char>(rest[1 + i])} << (8 * i);
    if (size > mostContent) {
        isDamaged_ = true;
        return std::nullopt;
    }
    if (rest.size() < headBytes + size) {
        rest_.erase(0, begin_);
        begin_ = 0;
        return std::nullopt;
    }
    begin_ += headBytes + size;
    return CaptureFrame{static_cast<CaptureFrameKind>(rest[0]), std::string(rest.substr(headBytes, size))};
}

std::string wordsAsOne(const std::vector<std::string>& words) {
    std::string one;
    for (const std::string& word : words) {
        for (const char c : word) {
            one += hexDigits[static_cast<unsigned char>(c) >> 4U];
            one += hexDigits[static_cast<unsigned char>(c) & 0xFU];
        }
        one += "00"; // no word of a command has this byte
    }
    return one;
}

std::optional<std::vector<std::string>> wordsOf(std::string_view one) {
    std::vector<std::string> words;
    std::string word;
    for (std::size_t i = 0; i + 1 < one.size(); i += 2) {
        const std::size_t high = hexDigits.find(one[i]);
        const std::size_t low = hexDigits.find(one[i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        const char c = static_cast<char>(high << 4U | low);
        if (c != '\0') {
            word += c;
        } else {
            words.push_back(word);
            word.clear();
        }
    }
    if (one.size() % 2 != 0 || !word.empty() || words.empty())
        return std::nullopt;
    return words;
}

} // namespace trichevron::core
