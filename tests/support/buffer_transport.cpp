// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/buffer_transport.h"

namespace trichevron::test {

core::protocol::ReadStatus BufferTransport::readLine(std::string& line) {
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

} // namespace trichevron::test
