// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reads and writes the lines of the protocol.
#pragma once

#include "core/protocol/line_buffer.h"
#include "core/protocol/message.h"

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace trichevron::core::protocol {

class Transport {
public:
    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    /// Waits for the next line and stores it without its newline. Only one thread may read.
    virtual ReadStatus readLine(std::string& line) = 0;
    /// Writes a line, newline included. Any thread may write. Returns false if the other side has closed.
    virtual bool writeLine(std::string_view line) = 0;
};

/// Two file descriptors, which it does not close. The process must ignore SIGPIPE.
class DescriptorTransport final : public Transport {
public:
    DescriptorTransport(int input, int output, std::size_t maxLineBytes = maxMessageBytes);

    ReadStatus readLine(std::string& line) override;
    bool writeLine(std::string_view line) override;
    /// True if readLine() returns without waiting.
    bool hasLine() const { return pending_.hasLine(); }

private:
    int input_;
    int output_;
    LineBuffer pending_; ///< bytes that were read and not returned yet
    std::mutex writing_;
};

} // namespace trichevron::core::protocol
