// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/remote_capture.h"

#include "core/capture/capture_stream.h"
#include "core/capture/piped_program.h"
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/descriptor.h"
#include "core/process/shell_words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

constexpr int remotePollMs = 200;
constexpr std::size_t mostUnsent = std::size_t{256} << 10U;

volatile std::sig_atomic_t remoteSignals[65] = {};

void noteSignal(int number) {
    remoteSignals[number] = 1;
}

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

class RemoteCapture {
public:
    RemoteCapture(const std::vector<std::string>& server, const CaptureParts& parts)
        : parts_(parts), connection_(server, optionsOf()) {}

    RemoteCaptureResult run() {
        if (connection_.startError() != 0)
            return {true, {ForegroundResult::End::NotStarted, connection_.startError()}};
        while (connection_.output() >= 0) {
            wait();
            sendSignals();
            sendStop();
        }
        connection_.closeInput();
        const ForegroundResult end = connection_.wait();
        return end_ ? RemoteCaptureResult{false, *end_} : RemoteCaptureResult{true, end};
    }

private:
    static PipedProgram::Options optionsOf() {
        PipedProgram::Options options;
        options.isDeafToKeys = true; // they are for the program, and are handed on
        return options;
    }

    void wait() {
        const bool takesInput = hasBegun_ && !inputEnded_ && unsent_.size() < mostUnsent;
        std::array<pollfd, 3> ready{{{connection_.output(), POLLIN, 0},
                                     {takesInput ? STDIN_FILENO : -1, POLLIN, 0},
                                     {unsent_.empty() ? -1 : connection_.input(), POLLOUT, 0}}};
        if (::poll(ready.data(), ready.size(), remotePollMs) < 0)
            return;
        if (ready[0].revents != 0)
            readConnection();
        if (ready[1].revents != 0)
            readInput();
        if (!unsent_.empty() && connection_.input() >= 0 && !writeSome(connection_.input(), unsent_)) {
            connection_.closeInput();
            unsent_.clear();
        }
    }

    void readInput() {
        std::string bytes;
        const ssize_t size = readSome(STDIN_FILENO, bytes);
        if (size > 0)
            unsent_ += frameText(CaptureFrameKind::Input, bytes);
        inputEnded_ = size < 0;
        if (inputEnded_)
            unsent_ += frameText(CaptureFrameKind::InputEnd, "");
    }

    void readConnection() {
        std::string bytes;
        if (readSome(connection_.output(), bytes) < 0) {
            connection_.closeOutput();
            return;
        }
        if (!hasBegun_) {
            before_ += bytes;
            const std::size_t at = before_.find(captureStreamHello);
            if (at == std::string::npos)
                return;
            hasBegun_ = true;
            bytes = before_.substr(at + captureStreamHello.size());
        }
        frames_.add(bytes);
        while (const auto frame = frames_.next())
            onFrame(*frame);
        if (frames_.isDamaged())
            connection_.closeOutput();
    }

    void onFrame(const CaptureFrame& frame) {
        switch (frame.kind) {
        case CaptureFrameKind::Output:
            print(STDOUT_FILENO, frame.content);
            break;
        case CaptureFrameKind::Errors:
            print(STDERR_FILENO, frame.content);
            break;
        case CaptureFrameKind::Part:
            addToPart(frame.content);
            break;
        case CaptureFrameKind::End:
            setEnd(frame.content);
            connection_.closeOutput();
            break;
        default:
            break;
        }
    }

    /// As the program would: where nobody reads it any more, it gets a signal.
    void print(int descriptor, std::string text) {
        while (!text.empty())
            if (!writeSome(descriptor, text)) {
                unsent_ += frameText(CaptureFrameKind::Signal, std::to_string(SIGPIPE));
                return;
            }
    }

    void addToPart(const std::string& content) const {
        const std::size_t end = content.find('\n');
        const std::string name = content.substr(0, end);
        if (end == std::string::npos || !isPartName(name))
            return;
        const std::string path = parts_.folder() + "/" + name;
        const Descriptor file(
            ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600));
        std::string text = content.substr(end + 1);
        while (!text.empty())
            if (file.number() < 0 || !writeSome(file.number(), text))
                throw InputError(path,
                                 "cannot be written: {reason}"_msg.with("reason"_a = std::strerror(errno)));
    }

    void setEnd(std::string_view text) {
        ForegroundResult end;
        if (text.empty())
            return;
        end.end = text[0] == 'n'   ? ForegroundResult::End::NotStarted
                  : text[0] == 's' ? ForegroundResult::End::Signalled
                                   : ForegroundResult::End::Exited;
        std::from_chars(text.data() + 1, text.data() + text.size(), end.status);
        end_ = end;
    }

    void sendSignals() {
        for (const int signal : handedOnSignals) {
            if (remoteSignals[signal] == 0)
                continue;
            remoteSignals[signal] = 0;
            if (hasBegun_)
                unsent_ += frameText(CaptureFrameKind::Signal, std::to_string(signal));
            else
                connection_.signal(SIGTERM); // it is still being connected
        }
    }

    /// `trichevron-cli capture --stop` writes this file (capture_parts.h).
    void sendStop() {
        if (isStopSent_ || !hasBegun_ || !parts_.isStopped())
            return;
        isStopSent_ = true;
        unsent_ += frameText(CaptureFrameKind::Stop, "");
    }

public:
    static constexpr std::array handedOnSignals{SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGINT, SIGQUIT};

private:
    const CaptureParts& parts_;
    PipedProgram connection_;
    CaptureFrames frames_;
    std::string before_; ///< what arrived before the first frame
    std::string unsent_;
    bool hasBegun_ = false;
    bool inputEnded_ = false;
    bool isStopSent_ = false;
    std::optional<ForegroundResult> end_;
};

} // namespace

std::vector<std::string> captureServerCommand(const std::string& connection,
                                              const std::vector<std::string>& program,
                                              const CaptureSettings& settings) {
    auto command = splitShellWords(connection);
    if (!command || command->empty())
        throw InputError("--on", "it is no command: {text}"_msg.with("text"_a = connection));
    if (command->back() == "worker")
        command->pop_back();
    if (command->empty() || std::filesystem::path(command->back()).filename() != "trichevron-cli")
        command->emplace_back("trichevron-cli");
    command->insert(command->end(), {"capture", "--limit", std::to_string(settings.limit)});
    if (settings.stacks)
        command->emplace_back("--stacks");
    if (settings.ranges)
        command->emplace_back("--ranges");
    command->insert(command->end(), {"--serve", wordsAsOne(program)});
    return *command;
}

RemoteCaptureResult captureRemotely(const std::vector<std::string>& server, const CaptureParts& parts) {
    std::signal(SIGPIPE, SIG_IGN);
    struct sigaction action {};
    action.sa_handler = noteSignal; // without SA_RESTART: poll() ends
    std::array<struct sigaction, RemoteCapture::handedOnSignals.size()> before{};
    for (std::size_t i = 0; i < before.size(); ++i)
        ::sigaction(RemoteCapture::handedOnSignals[i], &action, &before[i]);
    const RemoteCaptureResult result = RemoteCapture(server, parts).run();
    for (std::size_t i = 0; i < before.size(); ++i)
        ::sigaction(RemoteCapture::handedOnSignals[i], &before[i], nullptr);
    return result;
}

} // namespace trichevron::core
