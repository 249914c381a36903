// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/protocol/transport.h"
#include "tests/support/buffer_transport.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace trichevron::core::protocol {
namespace {

struct Pipe {
    Pipe() { EXPECT_EQ(::pipe(ends.data()), 0); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        closeWriting();
        ::close(ends[0]);
    }
    void write(std::string_view bytes) const {
        EXPECT_EQ(::write(ends[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
    }
    void closeWriting() {
        if (ends[1] >= 0)
            ::close(std::exchange(ends[1], -1));
    }
    std::array<int, 2> ends{};
};

std::vector<std::string> linesOf(Transport& transport) {
    std::vector<std::string> lines;
    std::string line;
    while (true) {
        switch (transport.readLine(line)) {
        case ReadStatus::Line:
            lines.push_back(line);
            break;
        case ReadStatus::TooLong:
            lines.emplace_back("<too long>");
            break;
        case ReadStatus::Failed:
            lines.push_back(std::string("<failed: ") + std::strerror(errno) + ">");
            return lines;
        case ReadStatus::End:
            return lines;
        }
    }
}

TEST(Transport, OverAPipeLinesArriveCompleteHoweverTheyAreSplit) {
    Pipe pipe;
    DescriptorTransport transport(pipe.ends[0], -1);
    std::thread writer([&pipe] {
        for (const char c : std::string("first\r\nsecond\n\nlast without newline"))
            pipe.write(std::string_view(&c, 1));
        pipe.closeWriting();
    });
    EXPECT_EQ(linesOf(transport), (std::vector<std::string>{"first", "second", "", "last without newline"}));
    writer.join();
}

TEST(Transport, AReadErrorIsNotTheEndOfTheInput) {
    const int directory = ::open("/", O_RDONLY | O_CLOEXEC);
    ASSERT_GE(directory, 0);
    DescriptorTransport transport(directory, -1);
    EXPECT_EQ(linesOf(transport), std::vector<std::string>{"<failed: Is a directory>"});
    ::close(directory);
}

TEST(Transport, WaitsForANonBlockingPipe) {
    Pipe pipe;
    for (const int end : pipe.ends)
        ASSERT_EQ(::fcntl(end, F_SETFL, O_NONBLOCK), 0);
    const std::string large(1'000'000, 'a'); // exceeds the capacity of a pipe
    std::thread writer([&] {
        DescriptorTransport writing(-1, pipe.ends[1]);
        EXPECT_TRUE(writing.writeLine(large + "\n"));
        pipe.closeWriting();
    });
    DescriptorTransport transport(pipe.ends[0], -1);
    EXPECT_EQ(linesOf(transport), std::vector<std::string>{large});
    writer.join();
}

TEST(Transport, ALineBeyondTheLimitIsDroppedAndTheNextIsRead) {
    for (const std::size_t length : {16U, 17U, 100U, 200'000U}) {
        test::BufferTransport transport(16);
        transport.push(std::string(length, 'a') + "\n0123456789abcde\nnext\n" + std::string(length, 'b'));
        transport.endInput();
        EXPECT_EQ(linesOf(transport),
                  (std::vector<std::string>{"<too long>", "0123456789abcde", "next", "<too long>"}))
            << length;
    }
}

TEST(Transport, OverAPipeALineBeyondTheLimitIsDropped) {
    Pipe pipe;
    DescriptorTransport transport(pipe.ends[0], -1, 16);
    std::thread writer([&pipe] {
        pipe.write(std::string(300'000, 'a') + "\nnext\n");
        pipe.closeWriting();
    });
    EXPECT_EQ(linesOf(transport), (std::vector<std::string>{"<too long>", "next"}));
    writer.join();
}

TEST(Transport, WritingWithoutAReaderFails) {
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    ::close(ends[0]);
    DescriptorTransport transport(-1, ends[1]);
    EXPECT_FALSE(transport.writeLine("a\n"));
    ::close(ends[1]);
}

TEST(Transport, LinesOfSeveralThreadsDoNotMix) {
    Pipe pipe;
    DescriptorTransport writing(-1, pipe.ends[1]);
    DescriptorTransport reading(pipe.ends[0], -1);
    std::vector<std::thread> writers;
    for (const char c : {'a', 'b', 'c'})
        writers.emplace_back([&writing, c] {
            for (int i = 0; i < 20; ++i)
                EXPECT_TRUE(writing.writeLine(std::string(100'000, c) + "\n"));
        });
    std::string line;
    for (int i = 0; i < 60; ++i) {
        ASSERT_EQ(reading.readLine(line), ReadStatus::Line);
        EXPECT_EQ(line, std::string(100'000, line.front()));
    }
    for (std::thread& writer : writers)
        writer.join();
}

} // namespace
} // namespace trichevron::core::protocol
