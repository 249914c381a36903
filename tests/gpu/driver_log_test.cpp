// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The lines of the driver's log. Needs no device: the dump was taken on an H200, driver 580.159.04.
#include "gpu/driver_log.h"

#include <gtest/gtest.h>

namespace trichevron::gpu {
namespace {

TEST(DriverLogLines, BracketsAndTheRepeatedCodeAreLeftOut) {
    EXPECT_EQ(sentencesOfLog(
                  "[07:07:01.972][139890711920640][CUDA][E] Requested block size of 4096 threads exceeds "
                  "device maximum 1024\n"
                  "[07:07:01.972][139890711920640][CUDA][E] Returning 1 (CUDA_ERROR_INVALID_VALUE) from "
                  "cuLaunchKernel\n"),
              std::vector<std::string>{"Requested block size of 4096 threads exceeds device maximum 1024"});
}

TEST(DriverLogLines, ADumpWithoutSentencesIsEmpty) {
    for (const char* dump :
         {"", "\n\n", "[07:07:01.972]", "[CUDA][E] Returning 701 (CUDA_ERROR) from cuLaunchKernel"})
        EXPECT_TRUE(sentencesOfLog(dump).empty()) << dump;
}

TEST(DriverLogLines, ALineWithoutBracketsAndAnOpenBracketAreKept) {
    EXPECT_EQ(sentencesOfLog("One\n[two"), (std::vector<std::string>{"One", "[two"}));
}

} // namespace
} // namespace trichevron::gpu
