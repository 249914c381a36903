// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/conformance/child_process.h"

#include "core/backend/backend.h"
#include "gpu/gpu_message.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace trichevron::gpu {

namespace {

using Clock = std::chrono::steady_clock;

/// Precedes the bytes in the pipe.
struct Header {
    int failure = -1; ///< a BackendErrorKind if the bytes are an error message
    std::uint64_t size = 0;
};

[[noreturn]] void throwContextLost(core::Text text) {
    throw core::BackendError(core::BackendErrorKind::ContextLost, std::move(text));
}

void writeAll(int descriptor, const char* data, std::size_t size) {
    while (size > 0) {
        const ssize_t written = ::write(descriptor, data, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return; // the parent has ended
        data += written;
        size -= static_cast<std::size_t>(written);
    }
}

[[noreturn]] void runChild(const std::function<std::string()>& work, int descriptor) {
    Header header;
    std::string bytes;
    try {
        bytes = work();
    } catch (const core::BackendError& error) {
        header.failure = static_cast<int>(error.kind());
        bytes = error.what();
    } catch (const std::exception& error) {
        header.failure = static_cast<int>(core::BackendErrorKind::ContextLost);
        bytes = error.what();
    }
    header.size = bytes.size();
    std::array<char, sizeof header> head{};
    std::memcpy(head.data(), &header, sizeof header);
    writeAll(descriptor, head.data(), head.size());
    writeAll(descriptor, bytes.data(), bytes.size());
    ::_exit(0); // queued work on the device ends with the process
}

/// The child process as the parent sees it; killed on destruction.
class Child {
public:
    Child(pid_t process, int descriptor) : process_(process), descriptor_(descriptor) {}
    ~Child() {
        ::close(descriptor_);
        ::kill(process_, SIGKILL);
        while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    void read(char* data, std::size_t size, Clock::time_point end) const {
        while (size > 0) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
            pollfd waiting{descriptor_, POLLIN, 0};
            const int ready = ::poll(&waiting, 1, static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
            if (ready < 0 && errno == EINTR)
                continue;
            if (ready <= 0)
                throwContextLost(
                    "The process that queries the GPU exceeded its time limit and was stopped."_msg.with());
            const ssize_t count = ::read(descriptor_, data, size);
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                throwContextLost("The process that queries the GPU ended before it replied."_msg.with());
            data += count;
            size -= static_cast<std::size_t>(count);
        }
    }

private:
    pid_t process_;
    int descriptor_;
};

} // namespace

std::string runInChildProcess(const std::function<std::string()>& work, core::Seconds limit) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        throwContextLost("A pipe cannot be created: {reason}."_msg.with("reason"_a = std::strerror(errno)));
    const pid_t process = ::fork();
    if (process < 0)
        throwContextLost(
            "A process cannot be started: {reason}."_msg.with("reason"_a = std::strerror(errno)));
    if (process == 0) {
        ::close(ends[0]);
        runChild(work, ends[1]);
    }
    ::close(ends[1]);
    const Child child(process, ends[0]);
    const auto end = Clock::now() +
                     std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limit.value));
    std::array<char, sizeof(Header)> head{};
    child.read(head.data(), head.size(), end);
    Header header;
    std::memcpy(&header, head.data(), sizeof header);
    std::string bytes(header.size, '\0');
    child.read(bytes.data(), bytes.size(), end);
    if (header.failure >= 0)
        throw core::BackendError(static_cast<core::BackendErrorKind>(header.failure), core::verbatim(bytes));
    return bytes;
}

} // namespace trichevron::gpu
