// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Parts of a capture that are read while they grow, as the library writes them: text, and room after it.
#include "core/import/capture_follower.h"
#include "core/import/import.h"
#include "core/json/file_io.h"
#include "core/json/gzip.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fcntl.h>
#include <string>
#include <unistd.h>

namespace trichevron::core {
namespace {

class CaptureFollowerTest : public testing::Test {
protected:
    static std::string recorded() {
        return gunzip(readFile(TRICHEVRON_TEST_DATA "/traces/h100-launches.trichevron-capture.gz"),
                      "capture");
    }
    /// Writes a piece of a part at its place, with room of 4 MiB as the library makes it.
    void write(const std::string& part, std::size_t at, std::string_view text) {
        const int file = ::open(part.c_str(), O_WRONLY | O_CREAT, 0600);
        ASSERT_GE(file, 0);
        ASSERT_EQ(::ftruncate(file, off_t{4} << 20U), 0);
        ASSERT_EQ(::pwrite(file, text.data(), text.size(), static_cast<off_t>(at)),
                  static_cast<ssize_t>(text.size()));
        ::close(file);
    }
    bool read(CaptureFollower& follower, const std::vector<std::string>& files) {
        return follower.read(files, cancelled_);
    }

    test::TemporaryDirectory folder_;
    std::string first_ = folder_ / "1-100.trichevron-capture";
    std::string second_ = folder_ / "2-200.trichevron-capture";
    std::atomic<bool> cancelled_ = false;
};

TEST_F(CaptureFollowerTest, WhatGrowsInPiecesBecomesTheWholeProgram) {
    const std::string text = recorded();
    CaptureFollower follower("capture");
    std::size_t launches = 0;
    for (std::size_t at = 0; at < text.size(); at += 7'777) {
        write(first_, at, std::string_view(text).substr(at, 7'777));
        EXPECT_TRUE(read(follower, {first_}));
        EXPECT_FALSE(read(follower, {first_})) << "nothing is new";
        EXPECT_GE(follower.soFar().launches.size(), launches);
        launches = follower.soFar().launches.size();
    }
    const Program whole = std::get<Program>(importFile(ImportSource("capture", text)));
    const Program followed = follower.soFar();
    ASSERT_EQ(followed.launches.size(), whole.launches.size());
    EXPECT_EQ(followed.configurations, whole.configurations);
    EXPECT_EQ(followed.kernels, whole.kernels);
    for (std::size_t i = 0; i < whole.launches.size(); ++i) {
        EXPECT_EQ(followed.launches[i].startNs, whole.launches[i].startNs);
        EXPECT_EQ(followed.launches[i].configuration, whole.launches[i].configuration);
        EXPECT_EQ(followed.launches[i].range, whole.launches[i].range);
    }
    EXPECT_FALSE(follower.problem());
}

TEST_F(CaptureFollowerTest, TwoProcessesAtOnceAreOneProgram) {
    const std::string text = recorded();
    const std::size_t half = text.size() / 2;
    CaptureFollower follower("capture");
    write(first_, 0, std::string_view(text).substr(0, half));
    write(second_, 0, std::string_view(text).substr(0, half));
    read(follower, {first_, second_});
    write(second_, half, std::string_view(text).substr(half));
    write(first_, half, std::string_view(text).substr(half));
    read(follower, {first_, second_});
    const Program whole = std::get<Program>(importFile(ImportSource("capture", text)));
    const Program followed = follower.soFar();
    EXPECT_EQ(followed.launches.size(), 2 * whole.launches.size());
    EXPECT_EQ(followed.devices.size(), whole.devices.size());
    EXPECT_EQ(followed.streams.size(), 2 * whole.streams.size());
}

TEST_F(CaptureFollowerTest, ALineWithAHoleIsReadWhenTheHoleIsFilled) {
    const std::string text = recorded();
    const std::size_t hole = text.size() / 2;
    write(first_, 0, std::string_view(text).substr(0, hole));
    write(first_, hole + 3, std::string_view(text).substr(hole + 3));
    CaptureFollower follower("capture");
    read(follower, {first_});
    const std::size_t before = follower.soFar().launches.size();
    write(first_, hole, std::string_view(text).substr(hole, 3));
    read(follower, {first_});
    EXPECT_LT(before, follower.soFar().launches.size());
    EXPECT_EQ(follower.soFar().launches.size(),
              std::get<Program>(importFile(ImportSource("capture", text))).launches.size());
}

TEST_F(CaptureFollowerTest, CountsAreOfTheLastLine) {
    const std::string begin =
        R"({"format":"trichevron-capture","version":1,"program":"p","process":1,"parent":0,"startNs":0,"flushPeriodMs":1000,"limit":1})"
        "\n"
        R"({"run":{"id":1,"kernel":0,"device":0,"context":1,"stream":7,"gridDim":[1,1,1],"blockDim":[32,1,1],"numRegs":8,"sharedSizeBytes":0,"dynamicSmemBytes":0}})"
        "\n[\"ran\",1,1,10,5]\n[\"runs\",1,7,70]\n";
    CaptureFollower follower("capture");
    write(first_, 0, begin);
    read(follower, {first_});
    EXPECT_EQ(follower.soFar().countedCount(), 7U);
    write(first_, begin.size(), "[\"runs\",1,9,90]\n{\"problem\":{\"kind\":\"cupti\",\"text\":\"none\"}}\n");
    read(follower, {first_});
    EXPECT_EQ(follower.soFar().countedCount(), 9U);
    EXPECT_TRUE(follower.problem());
}

TEST_F(CaptureFollowerTest, WhatIsNoCaptureIsLeftOut) {
    write(first_, 0, "{\"format\":\"trichevron-session\",\"version\":1}\n[\"ran\",1,1,10,5]\nnonsense\n");
    CaptureFollower follower("capture");
    EXPECT_TRUE(read(follower, {first_, folder_ / "3-300.trichevron-capture"}));
    EXPECT_FALSE(follower.hasLaunches());
}

} // namespace
} // namespace trichevron::core
