// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_server.h"

#include "core/capture/capture_stream.h"
#include "core/capture/piped_program.h"
#include "core/json/descriptor.h"
#include "core/process/temporary_folder.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <map>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

constexpr int servedPollMs = 100;
constexpr std::size_t sentAtATime = std::size_t{1} << 20U; ///< of a part

class CaptureServer {
public:
    CaptureServer(const std::vector<std::string>& command, const CaptureSettings& settings,
                  const std::string& library)
        : parts_(folder_.file("capture")), program_(command, optionsOf(settings, library)) {}

    void run() {
        std::string hello(captureStreamHello);
        send(hello);
        while (program_.startError() == 0 && !isLost_ && !program_.end()) {
            wait();
            sendParts();
        }
        if (isLost_) {
            program_.signal(SIGHUP);
            return;
        }
        readStreams(); // what the program printed last
        while (sendParts()) {
        }
        sendEnd();
    }

private:
    PipedProgram::Options optionsOf(const CaptureSettings& settings, const std::string& library) const {
        PipedProgram::Options options;
        options.pipesErrors = true;
        options.leadsGroup = true;
        options.environment = captureEnvironment(settings, library, parts_);
        return options;
    }

    void wait() {
        std::array<pollfd, 4> ready{{{STDIN_FILENO, POLLIN, 0},
                                     {program_.output(), POLLIN, 0},
                                     {program_.errors(), POLLIN, 0},
                                     {input_.empty() ? -1 : program_.input(), POLLOUT, 0}}};
        ::poll(ready.data(), ready.size(), servedPollMs);
        if (ready[0].revents != 0)
            readFrames();
        readStreams();
        writeInput();
    }

    void readFrames() {
        std::string bytes;
        const ssize_t size = readSome(STDIN_FILENO, bytes);
        isLost_ = isLost_ || size < 0;
        frames_.add(bytes);
        while (const auto frame = frames_.next())
            onFrame(*frame);
        isLost_ = isLost_ || frames_.isDamaged();
    }

    void onFrame(const CaptureFrame& frame) {
        int signal = 0;
        switch (frame.kind) {
        case CaptureFrameKind::Input:
            input_ += frame.content;
            break;
        case CaptureFrameKind::InputEnd:
            inputEnds_ = true;
            break;
        case CaptureFrameKind::Stop:
            CaptureParts::stopCapturing(parts_.file());
            break;
        case CaptureFrameKind::Signal:
            std::from_chars(frame.content.data(), frame.content.data() + frame.content.size(), signal);
            if (signal > 0)
                program_.signal(signal);
            break;
        default:
            break;
        }
    }

    void writeInput() {
        if (program_.input() < 0)
            return;
        const bool isRead = input_.empty() || writeSome(program_.input(), input_);
        if (!isRead || (inputEnds_ && input_.empty())) {
            program_.closeInput();
            input_.clear();
        }
    }

    /// All that the program has printed so far.
    void readStreams() {
        std::string bytes;
        while (program_.output() >= 0) {
            const ssize_t size = readSome(program_.output(), bytes);
            if (size > 0)
                send(frameText(CaptureFrameKind::Output, bytes));
            else if (size < 0)
                program_.closeOutput();
            if (size <= 0)
                break;
        }
        while (program_.errors() >= 0) {
            const ssize_t size = readSome(program_.errors(), bytes);
            if (size > 0)
                send(frameText(CaptureFrameKind::Errors, bytes));
            else if (size < 0)
                program_.closeErrors();
            if (size <= 0)
                break;
        }
    }

    /// False: nothing is new.
    bool sendParts() {
        bool isNew = false;
        for (const std::string& path : parts_.files()) {
            const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
            std::string text(sentAtATime, '\0');
            const ssize_t size = ::pread(file.number(), text.data(), text.size(), sent_[path]);
            // Room that is not written yet is zeros.
            text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
            text.resize(std::min(text.find('\0'), text.size()));
            if (text.empty())
                continue;
            sent_[path] += static_cast<off_t>(text.size());
            isNew = true;
            send(frameText(CaptureFrameKind::Part,
                           std::filesystem::path(path).filename().string() + '\n' + text));
        }
        return isNew;
    }

    void sendEnd() {
        const auto end = program_.end();
        const std::string text =
            program_.startError() != 0
                ? "n" + std::to_string(program_.startError())
                : (end->end == ForegroundResult::End::Signalled ? "s" : "e") + std::to_string(end->status);
        send(frameText(CaptureFrameKind::End, text));
    }

    void send(std::string text) {
        while (!text.empty() && !isLost_) {
            isLost_ = !writeSome(STDOUT_FILENO, text);
            if (!text.empty() && !isLost_) {
                pollfd ready{STDOUT_FILENO, POLLOUT, 0};
                ::poll(&ready, 1, servedPollMs);
            }
        }
    }

    TemporaryFolder folder_;
    CaptureParts parts_;
    PipedProgram program_;
    CaptureFrames frames_;
    std::string input_; ///< that the program has not read
    bool inputEnds_ = false;
    bool isLost_ = false;
    std::map<std::string, off_t> sent_; ///< bytes of each part
};

} // namespace

void serveCapture(const std::vector<std::string>& command, const CaptureSettings& settings,
                  const std::string& library) {
    std::signal(SIGPIPE, SIG_IGN);
    CaptureServer(command, settings, library).run();
}

} // namespace trichevron::core
