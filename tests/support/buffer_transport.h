// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A transport in memory, for a server and its client in the same process.
#pragma once

#include "core/protocol/transport.h"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace trichevron::test {

class BufferTransport final : public core::protocol::Transport {
public:
    explicit BufferTransport(std::size_t maxLineBytes = core::protocol::maxMessageBytes)
        : input_(maxLineBytes) {}

    // The server's end.
    core::protocol::ReadStatus readLine(std::string& line) override;
    bool writeLine(std::string_view line) override;

    // The client's end.
    void push(std::string_view bytes);
    void endInput();
    /// Waits for the next line of the server and returns it without its newline.
    std::string takeLine();
    /// From now on writing fails, as to a pipe without a reader.
    void breakOutput();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    core::protocol::LineBuffer input_;
    std::string output_;
    bool ended_ = false;
    bool broken_ = false;
};

} // namespace trichevron::test
