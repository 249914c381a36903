// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/capture/capture_server.h"

#include "core/capture/capture_parts.h"
#include "core/capture/capture_stream.h"
#include "core/capture/piped_program.h"
#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/json/descriptor.h"
#include "core/process/temporary_folder.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <unistd.h>

namespace trichevron::core {

namespace {

constexpr int servedPollMs = 100;
/// Until the other side closes the connection, after it was told the end.
constexpr std::chrono::seconds farewellPatience{10};
constexpr std::size_t sentAtATime = std::size_t{1} << 20U; ///< of a part
/// That waits to be sent before the program's output and its parts are left alone.
constexpr std::size_t mostUnsent = std::size_t{1} << 20U;
/// Of its output, that a pipe may still hold when it has ended: 1 MiB.
constexpr std::size_t mostLastPieces = 16;

/// A shell would take "~/" for the home folder.
std::string withHomeFolder(const std::string& path) {
    const char* home = std::getenv("HOME");
    return home != nullptr && path.starts_with("~/") ? home + path.substr(1) : path;
}

/// A program that runs, and its capture.
class ServedProgram {
public:
    ServedProgram(const CaptureRequest& request, const std::string& library)
        : parts_(folder_.file("capture")), program_(request.program, optionsOf(request.settings, library)) {}

    /// Of poll().
    std::array<pollfd, 3> waitsFor(bool sends) const {
        return {{{sends ? program_.output() : -1, POLLIN, 0},
                 {sends ? program_.errors() : -1, POLLIN, 0},
                 {input_.empty() ? -1 : program_.input(), POLLOUT, 0}}};
    }
    bool hasEnded() { return program_.startError() != 0 || program_.end(); }
    void signal(int number) const { program_.signal(number); }
    void stopCapturing() const {
        try {
            CaptureParts::stopCapturing(parts_.file());
        } catch (const InputError&) {
            // The program has removed the folder: lossOfParts().
        }
    }
    /// False: more than the other side may send.
    bool addInput(std::string_view bytes) {
        input_ += bytes;
        return input_.size() <= mostInputUnderWay;
    }
    void endInput() { inputEnds_ = true; }

    void writeInput(std::string& unsent) {
        const std::size_t before = input_.size();
        if (program_.input() < 0) {
            input_.clear();
            return;
        }
        const bool isRead = input_.empty() || writeSome(program_.input(), input_);
        if (input_.size() < before)
            unsent += frameText(CaptureFrameKind::Taken, std::to_string(before - input_.size()));
        if (!isRead)
            unsent += frameText(CaptureFrameKind::InputEnd);
        if (!isRead || (inputEnds_ && input_.empty()))
            program_.closeInput();
    }
    /// False: nothing is there at the moment.
    bool sendStreams(std::string& unsent) {
        bool isNew = false;
        std::string bytes;
        if (program_.output() >= 0) {
            if (readSome(program_.output(), bytes) < 0)
                program_.closeOutput();
            if (!bytes.empty())
                unsent += frameText(CaptureFrameKind::Output, bytes);
            isNew = !bytes.empty();
        }
        if (program_.errors() >= 0) {
            if (readSome(program_.errors(), bytes) < 0)
                program_.closeErrors();
            if (!bytes.empty())
                unsent += frameText(CaptureFrameKind::Errors, bytes);
            isNew = isNew || !bytes.empty();
        }
        return isNew;
    }
    std::vector<std::string> parts() const { return parts_.files(); }
    /// What is new at the end of a part. False: nothing more is there at the moment.
    bool sendPart(const std::string& path, std::string& unsent) {
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
        std::string text(sentAtATime, '\0');
        const ssize_t size = ::pread(file.number(), text.data(), text.size(), sent_[path]);
        // Room that is not written yet is zeros.
        text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
        text.resize(std::min(text.find('\0'), text.size()));
        if (text.empty())
            return false;
        sent_[path] += static_cast<off_t>(text.size());
        unsent +=
            frameText(CaptureFrameKind::Part, std::filesystem::path(path).filename().string() + '\n' + text);
        return text.size() == sentAtATime;
    }
    /// Why there is no part, but that the program used no CUDA.
    std::optional<Text> lossOfParts() const {
        if (program_.startError() != 0 || !parts_.files().empty())
            return std::nullopt;
        if (auto obstacle = parts_.obstacle())
            return obstacle;
        return hasCudaDriver() ? std::nullopt : std::optional(noDriverThereText());
    }
    /// As CaptureClient reads it.
    std::string endText() {
        if (program_.startError() != 0)
            return "n" + std::to_string(program_.startError());
        const ForegroundResult end = program_.wait();
        return (end.end == ForegroundResult::End::Signalled ? "s" : "e") + std::to_string(end.status);
    }

private:
    PipedProgram::Options optionsOf(const CaptureSettings& settings, const std::string& library) const {
        PipedProgram::Options options;
        options.pipesErrors = true;
        options.leadsGroup = true;
        options.environment = captureEnvironment(settings, library, parts_);
        return options;
    }

    TemporaryFolder folder_;
    CaptureParts parts_;
    PipedProgram program_;
    std::string input_; ///< that the program has not read
    bool inputEnds_ = false;
    std::map<std::string, off_t> sent_; ///< bytes of each part
};

class CaptureServer {
public:
    void run() {
        unsent_ = captureHelloText();
        while (!isLost_ && !isRefused_ && !(program_ && program_->hasEnded())) {
            wait();
            if (program_)
                serve();
        }
        if (isLost_ && program_)
            program_->signal(SIGHUP);
        else if (program_)
            sendRest();
        while (!unsent_.empty() && !isLost_)
            wait();
        // What is still on its way here must find a reader: srun gives up all output where it does not.
        const auto last = std::chrono::steady_clock::now() + farewellPatience;
        while (!isLost_ && std::chrono::steady_clock::now() < last)
            wait();
    }

private:
    void wait() {
        std::array<pollfd, 5> ready{};
        ready[0] = {STDIN_FILENO, POLLIN, 0};
        ready[1] = {unsent_.empty() ? -1 : STDOUT_FILENO, POLLOUT, 0};
        std::size_t count = 2;
        if (program_ && !isEnding_) {
            const auto programs = program_->waitsFor(hasRoom());
            std::copy(programs.begin(), programs.end(), ready.begin() + 2);
            count = ready.size();
        }
        ::poll(ready.data(), count, servedPollMs);
        if (ready[0].revents != 0)
            readFrames();
        if (ready[1].revents != 0)
            sendSome();
    }

    void waitForRoom() {
        while (!hasRoom() && !isLost_)
            wait();
    }
    bool hasRoom() const { return unsent_.size() - sent_ < mostUnsent; }

    /// What a pipe takes that poll() found ready, and no more: standard output may block.
    void sendSome() {
        std::string piece = unsent_.substr(sent_, PIPE_BUF);
        const std::size_t size = piece.size();
        isLost_ = isLost_ || !writeSome(STDOUT_FILENO, piece);
        sent_ += size - piece.size();
        if (sent_ < unsent_.size() && sent_ < mostUnsent)
            return;
        unsent_.erase(0, sent_);
        sent_ = 0;
    }

    void readFrames() {
        std::string bytes;
        isLost_ = isLost_ || readSome(STDIN_FILENO, bytes) < 0;
        frames_.add(bytes);
        while (const auto frame = frames_.next())
            onFrame(*frame);
        isLost_ = isLost_ || frames_.isDamaged();
    }

    void onFrame(const CaptureFrame& frame) {
        if (frame.kind == CaptureFrameKind::Begin && !program_ && !isRefused_)
            begin(frame.content);
        if (!program_ || isEnding_)
            return;
        switch (frame.kind) {
        case CaptureFrameKind::Input:
            isLost_ = isLost_ || !program_->addInput(frame.content);
            break;
        case CaptureFrameKind::InputEnd:
            program_->endInput();
            break;
        case CaptureFrameKind::Stop:
            program_->stopCapturing();
            break;
        case CaptureFrameKind::Signal:
            if (const auto number = numberOf(frame.content); number && *number > 0 && *number <= mostSignal)
                program_->signal(static_cast<int>(*number));
            break;
        default:
            break;
        }
    }

    void begin(std::string_view content) {
        try {
            auto request = requestOf(content);
            const std::string library = captureLibrary();
            if (!request)
                throw InputError(notTheStreamText());
            if (library.empty())
                throw InputError(noCaptureLibraryText());
            requireNoOtherTool(request->settings);
            request->program.front() = withHomeFolder(request->program.front());
            const std::string folder = withHomeFolder(request->folder);
            if (!folder.empty() && ::chdir(folder.c_str()) != 0)
                throw InputError(folder, "the program cannot begin in this folder: {reason}"_msg.with(
                                             "reason"_a = std::strerror(errno)));
            program_ = std::make_unique<ServedProgram>(*request, library);
        } catch (const InputError& error) {
            unsent_ += frameText(CaptureFrameKind::Problem, sentenceText(error.text()));
            isRefused_ = true;
        }
    }

    void serve() {
        program_->writeInput(unsent_);
        if (hasRoom())
            program_->sendStreams(unsent_);
        for (const std::string& part : program_->parts())
            if (hasRoom())
                program_->sendPart(part, unsent_);
    }

    /// What the program printed last, what was captured last, and how it ended. Children of it may go on.
    void sendRest() {
        isEnding_ = true;
        for (std::size_t i = 0; i < mostLastPieces && program_->sendStreams(unsent_); ++i)
            waitForRoom();
        for (const std::string& part : program_->parts())
            while (program_->sendPart(part, unsent_) && !isLost_)
                waitForRoom();
        if (const auto loss = program_->lossOfParts())
            unsent_ += frameText(CaptureFrameKind::NoPart, sentenceText(*loss));
        unsent_ += frameText(CaptureFrameKind::End, program_->endText());
    }

    static constexpr std::size_t mostSignal = 64;

    std::unique_ptr<ServedProgram> program_;
    CaptureFrames frames_;
    std::string unsent_;
    std::size_t sent_ = 0; ///< bytes at its beginning that are sent already
    bool isLost_ = false;
    bool isEnding_ = false;
    bool isRefused_ = false; ///< there is no program, and it is said why
};

} // namespace

void serveCapture() {
    std::signal(SIGPIPE, SIG_IGN);
    CaptureServer().run();
}

} // namespace trichevron::core
