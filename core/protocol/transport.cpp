// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/transport.h"

#include <array>
#include <cerrno>
#include <poll.h>
#include <unistd.h>

namespace trichevron::core::protocol {

namespace {

/// True if the call must be repeated: after a signal, or, if the descriptor is non-blocking, once it is
/// ready.
bool canRetry(int error, int descriptor, short event) {
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
        else if (count == 0 || !canRetry(errno, input_, POLLIN)) {
            failure = count == 0 ? 0 : errno;
            atEnd = true;
        }
    }
}

bool DescriptorTransport::writeLine(std::string_view line) {
    const std::lock_guard lock(writing_);
    while (!line.empty()) {
        const ssize_t count = ::write(output_, line.data(), line.size());
        if (count < 0 && !canRetry(errno, output_, POLLOUT))
            return false;
        if (count > 0)
            line.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace trichevron::core::protocol
