// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"

#include "core/json/json_writer.h"
#include "core/protocol/transport.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace trichevron::cli {

namespace {

constexpr std::size_t maxLineBytes = std::size_t{1} << 20U;

/// The input of a batch: a file, or standard input.
class Input {
public:
    explicit Input(const std::string& path)
        : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {
        struct stat info {};
        const bool isThere = descriptor_ >= 0 && ::fstat(descriptor_, &info) == 0;
        if (isThere && S_ISDIR(info.st_mode))
            errno = EISDIR;
        else if (isThere)
            return;
        throw InputError(fmt::format("--batch: {}: cannot be read: {}", path, std::strerror(errno)));
    }
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input() {
        if (descriptor_ != STDIN_FILENO)
            ::close(descriptor_);
    }
    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

} // namespace

ExitStatus answerBatch(const std::string& path, const DeviceProperties& device, const AnswerLine& answer) {
    const Input input(path);
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is told by writeLine()
    protocol::DescriptorTransport lines(input.descriptor(), STDOUT_FILENO, maxLineBytes);
    ExitStatus status = ExitStatus::Fine;
    std::string line;
    for (std::uint64_t number = 1;; ++number) {
        const protocol::ReadStatus read = lines.readLine(line);
        if (read == protocol::ReadStatus::Failed)
            throw InputError(fmt::format("--batch: {} cannot be read past line {}: {}", path, number - 1,
                                         std::strerror(errno)));
        if (read == protocol::ReadStatus::End)
            return status;
        const std::string source = fmt::format("line {}", number);
        const BatchAnswer answered =
            read == protocol::ReadStatus::Line
                ? answer(line, source, device)
                : unreadableLine({}, fmt::format("{}: longer than {} bytes, the most that one line may have",
                                                 source, maxLineBytes));
        if (!answered.readable)
            status = ExitStatus::WrongUse;
        if (!lines.writeLine(compactText(answered.json) + '\n'))
            throw InputError(fmt::format("--batch: the answers cannot be written: {}", std::strerror(errno)));
    }
}

} // namespace trichevron::cli
