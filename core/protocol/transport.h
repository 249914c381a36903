// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How the server's lines come and go.
#pragma once

#include "core/protocol/line_buffer.h"
#include "core/protocol/message.h"

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace trichevron::protocol {

class Transport {
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Waits for a line and gives it without its newline. One thread reads.
    virtual ReadStatus readLine(std::string& line) = 0;
    /// Writes a whole line, which ends in a newline. Any thread may write. False when nobody reads any more.
    virtual bool writeLine(std::string_view line) = 0;
};

/// Over two file descriptors, which stay open. The process should ignore SIGPIPE.
class DescriptorTransport final : public Transport {
public:
    DescriptorTransport(int input, int output, std::size_t maxLineBytes = maxMessageBytes);

    ReadStatus readLine(std::string& line) override;
    bool writeLine(std::string_view line) override;
    /// Whether the next line has arrived already, so that readLine() will not wait for it.
    bool hasLine() const { return pending_.hasLine(); }

private:
    int input_;
    int output_;
    LineBuffer pending_; ///< read and not given out yet
    std::mutex writing_;
};

/// In memory, for tests and for a client in the same process.
class BufferTransport final : public Transport {
public:
    explicit BufferTransport(std::size_t maxLineBytes = maxMessageBytes) : input_(maxLineBytes) {}

    ReadStatus readLine(std::string& line) override;
    bool writeLine(std::string_view line) override;

    /// The other end: gives the server input, …
    void push(std::string_view bytes);
    void endInput();
    /// … and takes the next line that it wrote, without its newline, as soon as there is one.
    std::string takeLine();
    /// From now on writing fails, as with a pipe that nobody reads.
    void breakOutput();

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    LineBuffer input_;
    std::string output_;
    bool ended_ = false;
    bool broken_ = false;
};

} // namespace trichevron::protocol
