// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The particle after each kind of value that is inserted into a Korean sentence.
#include "core/catalogue/message.h"
#include "core/catalogue/named_argument.h"
#include "core/catalogue/pattern.h"
#include "core/catalogue/plural.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trichevron::core {
namespace {

struct Particle {
    std::string value;
    std::string direction; ///< with 로 or 으로, as a Korean says it
};

std::vector<Particle> particles() {
    return {
        // numbers
        {"0", "으로"},
        {"1", "로"},
        {"2", "로"},
        {"3", "으로"},
        {"4", "로"},
        {"5", "로"},
        {"6", "으로"},
        {"7", "로"},
        {"8", "로"},
        {"9", "로"},
        {"1024", "로"},
        {"2,048", "로"},
        {"100,000", "으로"},
        {"1.5", "로"},
        {"-1", "로"},
        {"32 × 32 × 1", "로"},
        {"(31, 3)", "으로"},
        {"block (3, 2)", "로"},
        // units
        {"100 %", "로"},
        {"48 KiB", "로"},
        {"227.5 MiB", "로"},
        {"3.2 ms", "로"},
        {"1.4 µs", "로"},
        {"2 s", "로"},
        {"4,021 GB/s", "로"},
        {"1.98 GHz", "로"},
        {"2×", "로"},
        {"90°", "로"},
        // codes and identifiers
        {"cudaErrorInvalidValue", "로"},
        {"cudaErrorInvalidConfiguration", "으로"},
        {"cudaErrorLaunchTimeout", "으로"},
        {"cudaErrorLaunchFailure", "로"},
        {"cudaErrorIllegalAddress", "로"},
        {"cudaErrorInvalidDevice", "로"},
        {"cudaErrorInvalidResourceHandle", "로"},
        {"cudaErrorCooperativeLaunchTooLarge", "로"},
        {"cudaErrorMemoryAllocation", "으로"},
        {"CUDA_ERROR_INVALID_VALUE", "로"},
        {"cudaLaunchKernelEx", "로"},
        {"cudaMalloc", "으로"},
        {"blockDim", "으로"},
        {"blockDim.x", "로"},
        {"gridDim", "으로"},
        {"threadIdx", "로"},
        {"dim3", "로"},
        {"float4", "로"},
        {"float", "로"},
        {"int", "로"},
        {"sm_90", "으로"},
        {"--json", "으로"},
        {"__launch_bounds__", "로"},
        {"main.cu", "로"},
        // words and names
        {"matrixAdd", "로"},
        {"matrixAdd(float*, float*)", "로"},
        {"vectorCopy(void)", "로"},
        {"histogram", "으로"},
        {"kernel", "로"},
        {"block", "으로"},
        {"rank", "로"},
        {"warp", "로"},
        {"map", "으로"},
        {"loop", "로"},
        {"tile", "로"},
        {"time", "으로"},
        {"size", "로"},
        {"type", "으로"},
        {"sync", "로"},
        {"atomic", "으로"},
        {"event", "로"},
        {"offset", "으로"},
        {"output", "으로"},
        {"warning", "으로"},
        {"flag", "로"},
        {"error", "로"},
        {"NVIDIA H200", "으로"},
        {"NVIDIA A10", "으로"},
        // abbreviations are spelled
        {"SM", "으로"},
        {"GPC", "로"},
        {"CUDA", "로"},
        {"PTX", "로"},
        {"nvcc", "로"},
        {"NVCTRL", "로"},
        {"n", "으로"},
        {"x", "로"},
        // Hangul, also with remarks in brackets and in quotation marks
        {"블록", "으로"},
        {"커널", "로"},
        {"스레드", "로"},
        {"오류(fault)", "로"},
        {"실행 한도(launch bounds)", "로"},
        {"판정 (모델)", "으로"},
        {"\"블록\"", "으로"},
        {"“커널”", "로"},
        {"H200 (기록)", "으로"},
    };
}

TEST(KoreanEnding, EachValueHasItsParticle) {
    for (const Particle& one : particles()) {
        const Ending ending = koreanEnding(one.value);
        EXPECT_EQ(one.value + (ending == Ending::Other ? "으로" : "로"), one.value + one.direction);
    }
}

TEST(KoreanEnding, AParticleWithTwoFormsTakesRieulForAConsonant) {
    const auto object = [](const char* value) {
        const Argument argument{"v", std::string(value)};
        return fillPattern("{v}{v, ending, vowel {를} other {을}}", {&argument, 1}, noPlural);
    };
    EXPECT_EQ(object("커널"), "커널을");
    EXPECT_EQ(object("1"), "1을");
    EXPECT_EQ(object("cudaErrorInvalidValue"), "cudaErrorInvalidValue를");
    EXPECT_EQ(object("100 %"), "100 %를");
}

TEST(KoreanEnding, TakesAnyBytes) {
    for (const char* text : {"", "(", ")", "()", "))", "\xEA", "\x80\x80\x80\x80\x80", "a(\xFF)", " ( )"})
        EXPECT_NO_FATAL_FAILURE(koreanEnding(text));
    EXPECT_EQ(koreanEnding(""), Ending::Other);
}

} // namespace
} // namespace trichevron::core
