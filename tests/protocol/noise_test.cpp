// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A worker's output contains only the protocol, even if a library writes to standard output.
#include "core/json/json_reader.h"
#include "tests/protocol/conversation.h"
#include "tests/support/child_process.h"
#include "tests/support/eventually.h"
#include "tests/support/odd_folder.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace trichevron::core {
namespace {

/// LD_PRELOAD takes blanks and colons for the end of a path, so the child names the library without its
/// folder, which LD_LIBRARY_PATH has; there only colons and semicolons end a path.
void preload(const std::filesystem::path& library) {
    ::setenv("LD_PRELOAD", library.filename().c_str(), 1);
    const char* folders = std::getenv("LD_LIBRARY_PATH");
    ::setenv(
        "LD_LIBRARY_PATH",
        (library.parent_path().string() + (folders == nullptr ? "" : ":" + std::string(folders))).c_str(), 1);
    // ASan requires to be the first library of an instrumented program, but works here without.
    const char* options = std::getenv("ASAN_OPTIONS");
    ::setenv("ASAN_OPTIONS",
             (std::string(options == nullptr ? "" : options) + ":verify_asan_link_order=0").c_str(), 1);
}

/// Its library is in a folder as a clone may be in.
test::ChildProcess noisyWorker(const test::TemporaryDirectory& directory, const std::string& log) {
    const std::string library = test::linkInOddFolder(directory.path(), TRICHEVRON_NOISY_LIBRARY);
    test::Streams streams = test::pipes();
    // The log goes to a file, since the worker would wait for a reader of a full pipe.
    ::close(std::exchange(streams.childs[2],
                          ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)));
    return {TRICHEVRON_CLI, {"worker", "--replay"}, test::fixtureResources, streams, [&library] {
                preload(library);
            }};
}

TEST(Noise, OfALibraryGoesToTheLogAndNotIntoTheProtocol) {
    const test::TemporaryDirectory directory;
    const std::string log = directory / "log";
    test::ChildProcess worker = noisyWorker(directory, log);
    worker.write(test::handshakeLine());
    std::string line = worker.readLine();
    // The output of a library's constructor comes before main(), so it reaches the pipe. After the first
    // reply there is only the protocol.
    EXPECT_EQ(line, "noise before main by write");
    while (line.starts_with("noise "))
        line = worker.readLine();
    EXPECT_EQ(test::responsesOf(line).size(), 1U);

    const auto size = std::filesystem::file_size(log);
    int id = 1;
    EXPECT_TRUE(test::eventually([&] {
        worker.write(test::launchLine(++id));
        EXPECT_EQ(test::responsesOf(test::readResponses(worker, 1)).size(), 1U);
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
} // namespace trichevron::core
