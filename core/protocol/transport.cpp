// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/transport.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace trichevron::protocol {

namespace {

/// True when trying again can help: after a signal at once, with a descriptor that somebody made non-blocking
/// when it is ready.
bool passes(int error, int descriptor, short event) {
    if (error != EAGAIN)
        return error == EINTR;
    pollfd waiting{descriptor, event, 0};
    (void)::poll(&waiting, 1, -1);
    return true;
}

} // namespace

DescriptorTransport::DescriptorTransport(int input, int output, std::size_t maxLineBytes)
    : input_(input), output_(output), pending_(maxLineBytes) {}

ReadStatus DescriptorTransport::readLine(std::string& line) {
    bool atEnd = false;
    int failure = 0;
    while (true) {
        if (const auto status = pending_.take(line, atEnd)) {
            errno = failure;
            return *status == ReadStatus::End && failure != 0 ? ReadStatus::Failed : *status;
        }
        std::array<char, 65536> piece;
        const ssize_t count = ::read(input_, piece.data(), piece.size());
        if (count > 0)
            pending_.append({piece.data(), static_cast<std::size_t>(count)});
        else if (count == 0 || !passes(errno, input_, POLLIN)) {
            failure = count == 0 ? 0 : errno;
            atEnd = true;
        }
    }
}

bool DescriptorTransport::writeLine(std::string_view line) {
    const std::lock_guard lock(writing_);
    while (!line.empty()) {
        const ssize_t count = ::write(output_, line.data(), line.size());
        if (count < 0 && !passes(errno, output_, POLLOUT))
            return false;
        if (count > 0)
            line.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

ReadStatus BufferTransport::readLine(std::string& line) {
    std::unique_lock lock(mutex_);
    while (true) {
        if (const auto status = input_.take(line, ended_))
            return *status;
        const std::size_t before = input_.size();
        changed_.wait(lock, [&] { return ended_ || input_.size() != before; });
    }
}

bool BufferTransport::writeLine(std::string_view line) {
    const std::lock_guard lock(mutex_);
    if (broken_)
        return false;
    output_ += line;
    changed_.notify_all();
    return true;
}

void BufferTransport::push(std::string_view bytes) {
    const std::lock_guard lock(mutex_);
    input_.append(bytes);
    changed_.notify_all();
}

void BufferTransport::endInput() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
}

std::string BufferTransport::takeLine() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return output_.find('\n') != std::string::npos; });
    const std::size_t newline = output_.find('\n');
    std::string line = output_.substr(0, newline);
    output_.erase(0, newline + 1);
    return line;
}

void BufferTransport::breakOutput() {
    const std::lock_guard lock(mutex_);
    broken_ = true;
}

} // namespace trichevron::protocol
