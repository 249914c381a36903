// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Nothing but the protocol is on a worker's output, whatever a library in it writes there.
#include "core/json/json_reader.h"
#include "tests/protocol/conversation.h"
#include "tests/support/child_process.h"
#include "tests/support/eventually.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace trichevron {
namespace {

void loadTheNoise() {
    ::setenv("LD_PRELOAD", TRICHEVRON_NOISY_LIBRARY, 1);
    // Of a program that ASan watches, ASan wants to be the first library; it need not be for this.
    const char* options = std::getenv("ASAN_OPTIONS");
    ::setenv("ASAN_OPTIONS",
             (std::string(options == nullptr ? "" : options) + ":verify_asan_link_order=0").c_str(), 1);
}

test::ChildProcess noisyWorker(const std::string& log) {
    test::Streams streams = test::pipes();
    // The log goes to a file, so that nobody has to read it for the worker to go on.
    ::close(std::exchange(streams.childs[2],
                          ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)));
    return {TRICHEVRON_CLI, {"worker", "--replay"}, test::fixtureResources, streams, loadTheNoise};
}

TEST(Noise, OfALibraryIsInTheLogAndNotInTheProtocol) {
    const test::TemporaryDirectory directory;
    const std::string log = directory / "log";
    test::ChildProcess worker = noisyWorker(log);
    worker.write(test::handshakeLine());
    std::string line = worker.readLine();
    // What a library writes when it is loaded is written before anything of ours runs, and comes through. The
    // promise begins with the first answer.
    EXPECT_EQ(line, "noise before main by write");
    while (line.starts_with("noise "))
        line = worker.readLine();
    EXPECT_EQ(test::responsesOf(line).size(), 1U);

    const auto size = std::filesystem::file_size(log);
    int id = 1;
    EXPECT_TRUE(test::eventually([&] {
        worker.write(test::launchLine(++id));
        EXPECT_EQ(test::responsesOf(worker.readLine()).size(), 1U);
        return testing::Test::HasFailure() || std::filesystem::file_size(log) > size + 20'000;
    }));
    worker.closeInput();
    EXPECT_EQ(worker.restOfOutput(), "");
    EXPECT_EQ(worker.wait(), 0);
    const std::string text = readFile(log);
    for (const char* noise : {"noise by write\n", "noise by printf\n", "noise by cout\n"})
        EXPECT_NE(text.find(noise), std::string::npos) << noise;
}

} // namespace
} // namespace trichevron
