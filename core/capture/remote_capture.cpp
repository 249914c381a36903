// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/remote_capture.h"

#include "core/capture/piped_program.h"
#include "core/catalogue/message_literal.h"
#include "core/json/descriptor.h"
#include "core/process/shell_words.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <deque>
#include <utility>

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

constexpr int remotePollMs = 200;
constexpr int remoteEndPollMs = 10;
constexpr std::size_t mostRead = std::size_t{64} << 10U;
/// Frames that wait to be printed before nothing more is read.
constexpr std::size_t mostUnprinted = 16;
/// As ssh does where the connection is lost, and as this program does for a wrong command.
constexpr int lostStatus = 255;
constexpr int wrongCommandStatus = 2;

volatile std::sig_atomic_t remoteSignals[65] = {};

void noteSignal(int number) {
    remoteSignals[number] = 1;
}

class RemoteCapture {
public:
    RemoteCapture(const std::string& connection, const CaptureRequest& request, const CaptureParts& parts)
        : name_(connection), parts_(parts), client_(request, parts),
          connection_(captureServerCommand(connection), optionsOf()) {}

    RemoteCaptureResult run() {
        if (connection_.startError() != 0)
            throw InputError(name_, "cannot be started: {reason}"_msg.with(
                                        "reason"_a = std::strerror(connection_.startError())));
        while (connection_.output() >= 0 || !unprinted_.empty()) {
            wait();
            sendSignals();
            if (client_.hasBegun() && parts_.isStopped())
                client_.stopCapturing();
        }
        connection_.closeInput();
        while (!connection_.end()) {
            ::poll(nullptr, 0, remoteEndPollMs);
            sendSignals();
        }
        return result();
    }

private:
    static PipedProgram::Options optionsOf() {
        PipedProgram::Options options;
        options.isDeafToKeys = true; // they are for the program, and are handed on
        return options;
    }

    void wait() {
        const bool takesInput = !isDone() && client_.roomForInput() > 0;
        const bool reads = connection_.output() >= 0 && unprinted_.size() < mostUnprinted;
        std::string& unsent = client_.unsent();
        std::array<pollfd, 4> ready{
            {{reads ? connection_.output() : -1, POLLIN, 0},
             {takesInput ? STDIN_FILENO : -1, POLLIN, 0},
             {unsent.empty() ? -1 : connection_.input(), POLLOUT, 0},
             {unprinted_.empty() ? -1 : descriptorOf(unprinted_.front()), POLLOUT, 0}}};
        if (::poll(ready.data(), ready.size(), remotePollMs) < 0)
            return;
        if (ready[0].revents != 0)
            readConnection();
        if (ready[1].revents != 0)
            readInput();
        if (ready[3].revents != 0)
            print();
        if (!unsent.empty() && connection_.input() >= 0 && !writeSome(connection_.input(), unsent))
            connection_.closeInput();
        if (connection_.input() < 0)
            unsent.clear();
    }

    bool isDone() const { return connection_.output() < 0; }

    void readInput() {
        std::string bytes;
        if (readSome(STDIN_FILENO, bytes, std::min(mostRead, client_.roomForInput())) < 0)
            client_.endInput();
        else if (!bytes.empty())
            client_.giveInput(bytes);
    }

    void readConnection() {
        std::string bytes;
        if (readSome(connection_.output(), bytes) < 0)
            connection_.closeOutput();
        client_.receive(bytes);
        for (CaptureFrame& frame : client_.takePrinted())
            unprinted_.push_back(std::move(frame));
        if (client_.hasEnded())
            connection_.closeOutput();
        if (client_.hasBegun() && !client_.takesInput() && !isInputClosed_) {
            isInputClosed_ = true;
            const Descriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
            ::dup2(nothing.number(), STDIN_FILENO); // who writes there is told, as by the program itself
        }
    }

    static int descriptorOf(const CaptureFrame& frame) {
        return frame.kind == CaptureFrameKind::Errors ? STDERR_FILENO : STDOUT_FILENO;
    }

    /// No more than a pipe that poll() found ready takes at once, so that signals are still handed on while
    /// nobody reads. Where nobody will read any more, the program gets a signal, as if it wrote there itself.
    void print() {
        CaptureFrame& frame = unprinted_.front();
        std::string piece = frame.content.substr(0, PIPE_BUF);
        const std::size_t size = piece.size();
        if (!writeSome(descriptorOf(frame), piece)) {
            if (!std::exchange(hasBrokenPipe_, true))
                client_.signal(SIGPIPE);
            piece.clear();
            frame.content.clear();
        } else {
            frame.content.erase(0, size - piece.size());
        }
        if (frame.content.empty())
            unprinted_.pop_front();
    }

    void sendSignals() {
        for (const int signal : handedOnSignals) {
            if (remoteSignals[signal] == 0)
                continue;
            remoteSignals[signal] = 0;
            if (client_.hasBegun() && !isDone()) {
                client_.signal(signal);
                continue;
            }
            connection_.signal(SIGTERM); // there is no program yet, or no more
            unprinted_.clear();
        }
    }

    RemoteCaptureResult result() const {
        using End = ForegroundResult::End;
        RemoteCaptureResult result;
        if (client_.end()) {
            result.end = *client_.end();
        } else if (client_.problem()) {
            result.end = {End::Exited, wrongCommandStatus};
            result.problem = InputError(name_, *client_.problem());
        } else {
            result.end = {End::Exited, lostStatus};
            result.problem = InputError(name_, client_.lostText());
        }
        result.losesParts = client_.end() && client_.lossOfParts();
        if (client_.lossOfParts() && !result.problem)
            result.problem = InputError(*client_.lossOfParts());
        return result;
    }

public:
    static constexpr std::array handedOnSignals{SIGTERM, SIGHUP, SIGUSR1, SIGUSR2, SIGINT, SIGQUIT};

private:
    std::string name_; ///< of the connection
    const CaptureParts& parts_;
    CaptureClient client_;
    PipedProgram connection_;
    std::deque<CaptureFrame> unprinted_;
    bool isInputClosed_ = false;
    bool hasBrokenPipe_ = false;
};

} // namespace

std::vector<std::string> captureServerCommand(const std::string& connection) {
    auto command = splitShellWords(connection);
    if (!command || command->empty())
        throw InputError("--on", "it is no command: {text}"_msg.with("text"_a = connection));
    if (auto server = captureServerOf(*command))
        return *server;
    if (!isCaptureServer(command->back()))
        command->emplace_back("trichevron-cli");
    command->insert(command->end(), {"capture", "--serve"});
    return *command;
}

RemoteCaptureResult captureRemotely(const std::string& connection, const CaptureRequest& request,
                                    const CaptureParts& parts) {
    std::signal(SIGPIPE, SIG_IGN);
    struct sigaction action {};
    action.sa_handler = noteSignal; // without SA_RESTART: poll() ends
    std::array<struct sigaction, RemoteCapture::handedOnSignals.size()> before{};
    for (std::size_t i = 0; i < before.size(); ++i)
        ::sigaction(RemoteCapture::handedOnSignals[i], &action, &before[i]);
    RemoteCaptureResult result = RemoteCapture(connection, request, parts).run();
    for (std::size_t i = 0; i < before.size(); ++i)
        ::sigaction(RemoteCapture::handedOnSignals[i], &before[i], nullptr);
    return result;
}

} // namespace trichevron::core
