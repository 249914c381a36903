// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/batch_lines.h"

#include "app/cli/option_error.h"
#include "core/catalogue/language.h"
#include "core/json/file_io.h"
#include "core/protocol/transport.h"
#include "core/text/number_text.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <unistd.h>

namespace trichevron::cli {

namespace {

constexpr std::size_t maxLineBytes = std::size_t{1} << 20U;
/// Answers are flushed at this number of bytes, or before waiting for input.
constexpr std::size_t flushBytes = std::size_t{1} << 16U;

/// The input of a batch: a file, or standard input.
class Input {
public:
    explicit Input(const std::string& path) : descriptor_(path == "-" ? STDIN_FILENO : opened(path)) {}
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input() {
        if (descriptor_ != STDIN_FILENO)
            ::close(descriptor_);
    }
    int descriptor() const { return descriptor_; }

private:
    static int opened(const std::string& path) {
        try {
            return core::openRegularFile(path);
        } catch (const core::InputError& error) {
            throw optionError("--batch", error.text());
        }
    }

    int descriptor_;
};

} // namespace

ExitStatus answerBatch(const std::string& path, core::BatchQuestion question,
                       const core::DeviceProperties& device, const core::RuleSet& silenced) {
    const core::EnglishScope english; // the answers are JSON
    const Input input(path);
    std::signal(SIGPIPE, SIG_IGN); // writeLine() reports a closed output
    core::protocol::DescriptorTransport lines(input.descriptor(), STDOUT_FILENO, maxLineBytes);
    core::BatchAnswers answers(question, device, silenced);
    ExitStatus status = ExitStatus::Success;
    std::string line;
    for (std::uint64_t number = 1;; ++number) {
        // A client that waits for each answer gets it immediately; one that keeps writing gets many at a
        // time.
        if (answers.text().size() >= flushBytes || !lines.hasLine()) {
            if (!lines.writeLine(answers.text()))
                throw optionError("--batch", "cannot write the answers: {problem}"_msg.with(
                                                 "problem"_a = std::strerror(errno)));
            answers.clear();
        }
        const core::protocol::ReadStatus read = lines.readLine(line);
        if (read == core::protocol::ReadStatus::Failed)
            throw optionError("--batch", "{file}: cannot read beyond line {line}: {problem}"_msg.with(
                                             "file"_a = path, "line"_a = core::digits(number - 1),
                                             "problem"_a = std::strerror(errno)));
        if (read == core::protocol::ReadStatus::End)
            return status;
        if (read == core::protocol::ReadStatus::TooLong) {
            answers.refuse(number, "the line is longer than the maximum of {bytes} bytes"_msg(
                                       "bytes"_a = core::digits(maxLineBytes)));
            status = ExitStatus::UsageError;
        } else if (!answers.answer(line, number)) {
            status = ExitStatus::UsageError;
        }
    }
}

} // namespace trichevron::cli
