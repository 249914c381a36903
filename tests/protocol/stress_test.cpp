// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Many requests, cancels at any time, an input that ends at any time, and a slow reader: work for
// ThreadSanitizer. Each test plays random sequences, one for each seed. A failure names its seed, and
// TRICHEVRON_STRESS_SEED=N begins with it.
#include "tests/protocol/conversation.h"
#include "tests/protocol/slow_backend.h"
#include "tests/support/buffer_transport.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <random>
#include <thread>
#include <unistd.h>
#include <vector>

namespace trichevron::core::protocol {
namespace {

using Random = std::mt19937;

std::uint32_t below(Random& random, std::uint32_t count) {
    return static_cast<std::uint32_t>(random() % count);
}

void pauseSometimes(Random& random) {
    if (below(random, 4) == 0)
        std::this_thread::sleep_for(std::chrono::microseconds(below(random, 500)));
}

/// Both ends of a connection to a server in this process.
class Connection {
public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default;

    virtual Transport& serversEnd() = 0;
    virtual void send(std::string_view line) = 0;
    virtual void endInput() = 0;
    virtual std::string take() = 0;
};

class OverBuffers final : public Connection {
public:
    Transport& serversEnd() override { return transport_; }
    void send(std::string_view line) override { transport_.push(line); }
    void endInput() override { transport_.endInput(); }
    std::string take() override { return transport_.takeLine(); }

private:
    test::BufferTransport transport_;
};

class OverPipes final : public Connection {
public:
    OverPipes() {
        EXPECT_EQ(::pipe2(in_.data(), O_CLOEXEC), 0);
        EXPECT_EQ(::pipe2(out_.data(), O_CLOEXEC), 0);
        server_ = std::make_unique<DescriptorTransport>(in_[0], out_[1]);
        client_ = std::make_unique<DescriptorTransport>(out_[0], in_[1]);
    }
    ~OverPipes() override {
        for (const int end : {in_[0], out_[0], out_[1]})
            ::close(end);
    }
    Transport& serversEnd() override { return *server_; }
    void send(std::string_view line) override { EXPECT_TRUE(client_->writeLine(line)); }
    void endInput() override { ::close(in_[1]); }
    std::string take() override {
        std::string line;
        EXPECT_EQ(client_->readLine(line), ReadStatus::Line);
        return line;
    }

private:
    std::array<int, 2> in_{};
    std::array<int, 2> out_{};
    std::unique_ptr<DescriptorTransport> server_;
    std::unique_ptr<DescriptorTransport> client_;
};

/// Follows the last line of a server.
constexpr std::string_view lastLine = "the server has returned";

/// A server on a separate thread. Launches return immediately; measurements run until they are cancelled.
class Served {
public:
    Served(Connection& connection, ProvenanceKind kind) : backend_(kind) {
        backend_.finishLaunches();
        options_.maxQueued = 16; // so that some requests are refused
        options_.progressInterval = std::chrono::milliseconds(1);
        options_.heartbeat = std::chrono::milliseconds(1);
        options_.grace = std::chrono::milliseconds(20);
        options_.endProcess = [](EndReason) {};
        thread_ = std::thread([this, &connection] {
            serve(backend_, connection.serversEnd(), options_);
            connection.serversEnd().writeLine(std::string(lastLine) + '\n');
        });
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    ~Served() { thread_.join(); }

private:
    test::SlowBackend backend_;
    ServerOptions options_;
    std::thread thread_;
};

std::string anyRequest(Random& random, int id) {
    switch (below(random, 6)) {
    case 0:
        return test::launchLine(id);
    case 1:
    case 2:
        return test::measureLine(id);
    case 3:
        return toLine(Request{id, std::string(method::devices), Json::object()});
    case 4:
        return toLine(Request{id, "unknown", Json::object()});
    default: // a result or an error, depending on the device
        return toLine(Request{id, std::string(method::kernels), {{"device", below(random, 4)}}});
    }
}

std::string anyCancel(Random& random, int ids) {
    const int id = 2 + static_cast<int>(below(random, static_cast<std::uint32_t>(ids)));
    return toLine(Notification{std::string(method::cancel), {{"id", id}}});
}

/// Counts the responses to each request. Ids start at 2.
class Answers {
public:
    explicit Answers(int requests) : counts_(static_cast<std::size_t>(requests)) {}

    void take(const std::string& line) {
        const Message message = parseMessage(line);
        const auto* response = std::get_if<Response>(&message);
        if (response == nullptr || response->id == 1)
            return;
        ASSERT_TRUE(response->id.has_value()) << line;
        EXPECT_EQ(counts_.at(static_cast<std::size_t>(*response->id - 2))++, 0)
            << "second response: " << line;
        ++answered_;
    }
    bool areAll() const { return answered_ == counts_.size(); }

private:
    std::vector<int> counts_;
    std::size_t answered_ = 0;
};

constexpr int requestsEach = 30;

/// Two threads send requests, a third cancels random ones. The input ends after all responses.
void playToTheEnd(Connection& connection, Random& random, ProvenanceKind kind) {
    const Served served(connection, kind);
    connection.send(test::handshakeLine());
    std::atomic<bool> answered = false;
    std::vector<std::thread> writers;
    writers.reserve(3);
    for (int i = 0; i < 2; ++i)
        writers.emplace_back([&connection, i, own = Random(random())]() mutable {
            for (int j = 0; j < requestsEach; ++j) {
                connection.send(anyRequest(own, 2 + i * requestsEach + j));
                pauseSometimes(own);
            }
        });
    writers.emplace_back([&connection, &answered, own = Random(random())]() mutable {
        while (!answered) {
            connection.send(anyCancel(own, 2 * requestsEach));
            pauseSometimes(own);
        }
    });
    Answers answers(2 * requestsEach);
    while (!answers.areAll() && !testing::Test::HasFailure()) {
        answers.take(connection.take());
        pauseSometimes(random);
    }
    answered = true;
    for (std::thread& writer : writers)
        writer.join();
    connection.endInput();
    while (connection.take() != lastLine) {
    }
}

/// One thread sends requests and cancels, and ends the input at a random time.
void breakOff(Connection& connection, Random& random, ProvenanceKind kind) {
    const Served served(connection, kind);
    std::thread writer([&connection, own = Random(random())]() mutable {
        connection.send(test::handshakeLine());
        const std::uint32_t count = below(own, requestsEach);
        for (std::uint32_t i = 0; i < count; ++i) {
            connection.send(anyRequest(own, 2 + static_cast<int>(i)));
            pauseSometimes(own);
            connection.send(anyCancel(own, requestsEach));
        }
        connection.endInput();
    });
    Answers answers(requestsEach);
    for (std::string line = connection.take(); line != lastLine; line = connection.take()) {
        answers.take(line);
        pauseSometimes(random);
    }
    writer.join();
}

constexpr std::uint32_t seedsEach = 30;

std::uint32_t firstSeed() {
    const char* given = std::getenv("TRICHEVRON_STRESS_SEED");
    return given == nullptr ? 1 : static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10));
}

template <class Link>
void repeat(void (*play)(Connection&, Random&, ProvenanceKind)) {
    std::signal(SIGPIPE, SIG_IGN);
    const std::uint32_t first = firstSeed();
    for (std::uint32_t seed = first; seed < first + seedsEach; ++seed) {
        Random random(seed);
        Link link;
        play(link, random, seed % 2 == 0 ? ProvenanceKind::Live : ProvenanceKind::Recorded);
        if (testing::Test::HasFailure()) {
            ADD_FAILURE() << "with TRICHEVRON_STRESS_SEED=" << seed;
            return;
        }
    }
}

TEST(Stress, OverBuffersEachRequestGetsOneResponse) {
    repeat<OverBuffers>(playToTheEnd);
}
TEST(Stress, OverPipesEachRequestGetsOneResponse) {
    repeat<OverPipes>(playToTheEnd);
}
TEST(Stress, OverBuffersTheInputMayEndAtAnyTime) {
    repeat<OverBuffers>(breakOff);
}
TEST(Stress, OverPipesTheInputMayEndAtAnyTime) {
    repeat<OverPipes>(breakOff);
}

} // namespace
} // namespace trichevron::core::protocol
