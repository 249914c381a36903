// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_client.h"

#include "core/capture/piped_program.h"
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/descriptor.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>

namespace trichevron::core {

namespace {

constexpr std::string_view serverName = "trichevron-cli";

/// "123-1690000000.trichevron-capture": another machine names no other file here.
bool isPartName(std::string_view name) {
    constexpr std::string_view digits = "0123456789";
    const std::size_t dash = name.find('-');
    if (dash == std::string_view::npos || dash == 0)
        return false;
    const std::size_t end = name.find_first_not_of(digits, dash + 1);
    return name.find_first_not_of(digits) == dash && end > dash + 1 && end != std::string_view::npos &&
           name.substr(end) == ".trichevron-capture";
}

/// "e4": exit status 4; "s9": signal 9; "n2": not started, errno 2. None where it is none of them.
std::optional<ForegroundResult> endOf(std::string_view text) {
    using End = ForegroundResult::End;
    constexpr std::size_t most = 255;
    const auto number = text.empty() ? std::nullopt : numberOf(text.substr(1));
    if (!number || *number > most)
        return std::nullopt;
    switch (text[0]) {
    case 'n':
        return ForegroundResult{End::NotStarted, static_cast<int>(*number)};
    case 's':
        return ForegroundResult{End::Signalled, static_cast<int>(*number)};
    case 'e':
        return ForegroundResult{End::Exited, static_cast<int>(*number)};
    default:
        return std::nullopt;
    }
}

} // namespace

bool isCaptureServer(std::string_view word) {
    const bool isQuoted =
        word.size() > 1 && (word.front() == '\'' || word.front() == '"') && word.front() == word.back();
    if (isQuoted)
        word = word.substr(1, word.size() - 2);
    return std::filesystem::path(word).filename() == serverName;
}

std::optional<std::vector<std::string>> captureServerOf(std::vector<std::string> workerCommand) {
    for (std::size_t i = workerCommand.size(); i-- > 1;) {
        if (workerCommand[i] != "worker" || !isCaptureServer(workerCommand[i - 1]))
            continue;
        workerCommand.resize(i);
        workerCommand.insert(workerCommand.end(), {"capture", "--serve"});
        return workerCommand;
    }
    // In one word for the shell of the other machine: "cd build && ./trichevron-cli worker".
    for (const std::string_view quote : {"", "'", "\""}) {
        const std::string server = std::string(serverName) + std::string(quote);
        const std::string together = server + " worker";
        for (std::size_t i = workerCommand.size(); i-- > 0;) {
            std::string& word = workerCommand[i];
            const std::size_t at = word.rfind(together);
            const std::size_t end = at == std::string::npos ? at : at + together.size();
            if (at == std::string::npos || (end < word.size() && word[end] != ' '))
                continue;
            word.replace(at, end - at, server + " capture --serve");
            return workerCommand;
        }
    }
    return std::nullopt;
}

CaptureClient::CaptureClient(CaptureRequest request, const CaptureParts& parts)
    : request_(std::move(request)), parts_(parts) {}

void CaptureClient::receive(std::string_view bytes) {
    if (hasEnded())
        return;
    if (hasBegun_) {
        frames_.add(bytes);
    } else {
        try {
            const auto rest = hello_.add(bytes);
            if (!rest)
                return;
            hasBegun_ = true;
            send(CaptureFrameKind::Begin, requestText(request_));
            frames_.add(*rest);
        } catch (const InputError& error) {
            problem_ = error.text();
            return;
        }
    }
    try {
        while (auto frame = hasEnded() ? std::nullopt : frames_.next())
            onFrame(std::move(*frame));
    } catch (const InputError&) { // of a sentence
        problem_ = notTheStreamText();
    }
    if (frames_.isDamaged())
        problem_ = notTheStreamText();
}

void CaptureClient::onFrame(CaptureFrame frame) {
    switch (frame.kind) {
    case CaptureFrameKind::Output:
    case CaptureFrameKind::Errors:
        printed_.push_back(std::move(frame));
        break;
    case CaptureFrameKind::Part:
        addToPart(frame.content);
        break;
    case CaptureFrameKind::Taken:
        inputUnderWay_ -= std::min(inputUnderWay_, numberOf(frame.content).value_or(0));
        break;
    case CaptureFrameKind::InputEnd:
        inputEnded_ = true;
        break;
    case CaptureFrameKind::NoPart:
        lossOfParts_ = sentenceOf(frame.content);
        break;
    case CaptureFrameKind::Problem:
        problem_ = sentenceOf(frame.content);
        break;
    case CaptureFrameKind::End:
        end_ = endOf(frame.content);
        if (!end_)
            problem_ = notTheStreamText();
        break;
    default:
        break;
    }
}

void CaptureClient::addToPart(std::string_view content) {
    const std::size_t end = content.find('\n');
    const std::string_view name = content.substr(0, end);
    if (end == std::string_view::npos || !isPartName(name) || lossOfParts_)
        return;
    const std::string path = parts_.folder() + "/" + std::string(name);
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
    std::string text(content.substr(end + 1));
    while (!text.empty() && !lossOfParts_) {
        if (file.number() >= 0 && writeSome(file.number(), text))
            continue;
        lossOfParts_ = InputError(parts_.folder(),
                                  "cannot be written: {reason}"_msg.with("reason"_a = std::strerror(errno)))
                           .text();
        stopCapturing();
    }
}

Text CaptureClient::lostText() const {
    return hasBegun_ ? "the connection ended before the program did"_msg.with()
                     : "the connection ended before trichevron-cli answered there"_msg.with();
}

std::size_t CaptureClient::roomForInput() const {
    return takesInput() ? mostInputUnderWay - std::min(mostInputUnderWay, inputUnderWay_) : 0;
}

void CaptureClient::giveInput(std::string_view bytes) {
    inputUnderWay_ += bytes.size();
    send(CaptureFrameKind::Input, bytes);
}

void CaptureClient::endInput() {
    inputEnded_ = true;
    send(CaptureFrameKind::InputEnd);
}

void CaptureClient::signal(int number) {
    send(CaptureFrameKind::Signal, std::to_string(number));
}

void CaptureClient::stopCapturing() {
    if (!std::exchange(isStopped_, true))
        send(CaptureFrameKind::Stop);
}

std::vector<CaptureFrame> CaptureClient::takePrinted() {
    return std::exchange(printed_, {});
}

} // namespace trichevron::core
