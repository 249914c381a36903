// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_stream.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/model_json/text_json.h"

#include <charconv>
#include <cstdint>

namespace trichevron::core {

namespace {

constexpr std::size_t headBytes = 5; ///< the kind, and how many bytes follow, the lowest first
constexpr std::size_t mostContent = std::size_t{4} << 20U;
constexpr std::size_t mostBeforeHello = std::size_t{64} << 10U;
constexpr std::string_view helloWord = "trichevron-capture-stream ";
constexpr std::string_view stacksFlag = "stacks";
constexpr std::string_view rangesFlag = "ranges";

/// Each ends with the byte that no word of a command has.
std::optional<std::vector<std::string>> fieldsOf(std::string_view text) {
    std::vector<std::string> fields;
    while (!text.empty()) {
        const std::size_t end = text.find('\0');
        if (end == std::string_view::npos)
            return std::nullopt;
        fields.emplace_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return fields;
}

} // namespace

std::string captureHelloText() {
    return std::string(helloWord) + std::string(captureStreamVersion) + '\n';
}

std::string frameText(CaptureFrameKind kind, std::string_view content) {
    std::string text(1, static_cast<char>(kind));
    for (unsigned int shift = 0; shift < 32; shift += 8)
        text += static_cast<char>(content.size() >> shift & 0xFFU);
    return text.append(content);
}

std::optional<std::size_t> numberOf(std::string_view content) {
    std::size_t number = 0;
    const char* const end = content.data() + content.size();
    const auto read = std::from_chars(content.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

std::string sentenceText(const Text& sentence) {
    return toJson(sentence).dump(-1, ' ', false, Json::error_handler_t::replace); // a path may be no UTF-8
}

Text sentenceOf(std::string_view content) {
    const Json json = parseJsonLine(content, "sentence");
    return textFromJson(JsonReader(json));
}

Text notTheStreamText() {
    return "what arrives is not the stream of a capture"_msg.with();
}

std::optional<CaptureFrame> CaptureFrames::next() {
    const std::string_view rest = std::string_view(rest_).substr(begin_);
    std::size_t size = 0;
    if (rest.size() >= headBytes)
        for (std::size_t i = 0; i < 4; ++i)
            size |= std::size_t{static_cast<unsigned char>(rest[1 + i])} << (8 * i);
    isDamaged_ = isDamaged_ || size > mostContent;
    if (isDamaged_ || rest.size() < headBytes + size) {
        rest_.erase(0, begin_);
        begin_ = 0;
        return std::nullopt;
    }
    begin_ += headBytes + size;
    return CaptureFrame{static_cast<CaptureFrameKind>(rest[0]), std::string(rest.substr(headBytes, size))};
}

std::optional<std::string> CaptureHello::add(std::string_view bytes) {
    before_ += bytes;
    for (std::size_t at = before_.find(helloWord); at != std::string::npos;
         at = before_.find(helloWord, at + 1)) {
        const std::size_t begin = at + helloWord.size();
        const std::size_t end = before_.find_first_not_of("0123456789", begin);
        if (end == begin || end == std::string::npos)
            continue;
        if (before_[end] == '\r')
            throw InputError(
                "the connection is a terminal, which changes what is sent: leave out the option that asks for one, such as -t or --pty"_msg
                    .with());
        if (before_[end] != '\n')
            continue;
        const std::string version = before_.substr(begin, end - begin);
        if (version != captureStreamVersion)
            throw InputError(
                "trichevron-cli there has version {there} of a capture's stream, this program version {here}: use the same Trichevron on both machines"_msg
                    .with("there"_a = version, "here"_a = captureStreamVersion));
        return before_.substr(end + 1);
    }
    if (before_.size() > mostBeforeHello)
        throw InputError(
            "trichevron-cli does not answer there: more than 64 KiB of something else came instead"_msg
                .with());
    return std::nullopt;
}

std::string requestText(const CaptureRequest& request) {
    std::string flags;
    if (request.settings.stacks)
        flags += stacksFlag;
    if (request.settings.ranges)
        flags += rangesFlag;
    std::string text;
    const auto add = [&](const std::string& field) { text.append(field).push_back('\0'); };
    add(std::to_string(request.settings.limit));
    add(flags);
    add(request.folder);
    for (const std::string& word : request.program)
        add(word);
    return text;
}

std::optional<CaptureRequest> requestOf(std::string_view text) {
    constexpr std::size_t fieldsBefore = 3;
    const auto fields = fieldsOf(text);
    if (!fields || fields->size() <= fieldsBefore)
        return std::nullopt;
    const auto limit = numberOf((*fields)[0]);
    if (!limit)
        return std::nullopt;
    const std::string& flags = (*fields)[1];
    CaptureRequest request;
    request.settings = {*limit, flags.find(stacksFlag) != std::string::npos,
                        flags.find(rangesFlag) != std::string::npos};
    request.folder = (*fields)[2];
    request.program.assign(fields->begin() + fieldsBefore, fields->end());
    return request;
}

} // namespace trichevron::core
