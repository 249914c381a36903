// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Compares the types of NVRTC's functions with the toolkit's header, which is only ever included from there.
#include "core/compile/nvrtc_functions.h"

#include <gtest/gtest.h>

#include <nvrtc.h>
#include <type_traits>

namespace trichevron::core {
namespace {

/// How we write a type of the header: nvrtcResult as int, nvrtcProgram as void*.
template <class T>
struct Plain {
    using Type = std::conditional_t<std::is_enum_v<T>, int, T>;
};
template <>
struct Plain<nvrtcProgram> {
    using Type = NvrtcFunctions::Program;
};
template <>
struct Plain<nvrtcProgram*> {
    using Type = NvrtcFunctions::Program*;
};
template <class Result, class... Arguments>
struct Plain<Result (*)(Arguments...)> {
    using Type = typename Plain<Result>::Type (*)(typename Plain<Arguments>::Type...);
};

template <class Ours, class Theirs>
constexpr bool isSame = std::is_same_v<Ours, typename Plain<Theirs>::Type>;

TEST(NvrtcFunctions, HaveTheTypesOfTheHeader) {
    using F = NvrtcFunctions;
    EXPECT_EQ(static_cast<int>(NVRTC_SUCCESS), 0);
    EXPECT_EQ(sizeof(nvrtcResult), sizeof(int));
    EXPECT_TRUE((isSame<decltype(F::version), decltype(&nvrtcVersion)>));
    EXPECT_TRUE((isSame<decltype(F::architectureCount), decltype(&nvrtcGetNumSupportedArchs)>));
    EXPECT_TRUE((isSame<decltype(F::architectures), decltype(&nvrtcGetSupportedArchs)>));
    EXPECT_TRUE((isSame<decltype(F::create), decltype(&nvrtcCreateProgram)>));
    EXPECT_TRUE((isSame<decltype(F::destroy), decltype(&nvrtcDestroyProgram)>));
    EXPECT_TRUE((isSame<decltype(F::addName), decltype(&nvrtcAddNameExpression)>));
    EXPECT_TRUE((isSame<decltype(F::compile), decltype(&nvrtcCompileProgram)>));
    EXPECT_TRUE((isSame<decltype(F::logSize), decltype(&nvrtcGetProgramLogSize)>));
    EXPECT_TRUE((isSame<decltype(F::log), decltype(&nvrtcGetProgramLog)>));
    EXPECT_TRUE((isSame<decltype(F::cubinSize), decltype(&nvrtcGetCUBINSize)>));
    EXPECT_TRUE((isSame<decltype(F::cubin), decltype(&nvrtcGetCUBIN)>));
    EXPECT_TRUE((isSame<decltype(F::ptxSize), decltype(&nvrtcGetPTXSize)>));
    EXPECT_TRUE((isSame<decltype(F::ptx), decltype(&nvrtcGetPTX)>));
    EXPECT_TRUE((isSame<decltype(F::errorText), decltype(&nvrtcGetErrorString)>));
}

} // namespace
} // namespace trichevron::core
