// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The names of kernels that are shown: short ones, and what tells those apart that have the same.
#include "core/program/kernel_names.h"
#include "core/program/program_comparison.h"
#include "tests/case_name.h"
#include "tests/core/traced_program.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

namespace trichevron::core {
namespace {

using Names = std::vector<std::string>;

TEST(ShortKernelName, IsTheNameWithoutNamespacesTypesAndParameters) {
    const std::pair<const char*, const char*> table[] = {
        {"k", "k"},
        {"void k(int)", "k"},
        {"void at::native::reduce_kernel<512, 1, at::native::Op<float> >(int, T*)", "reduce_kernel"},
        {"void at::native::(anonymous namespace)::multi_tensor<4, Meta<2> >(int)", "multi_tensor"},
        {"sm90_xmma_gemm_f32f32_tn_n_tilesize128x128x8", "sm90_xmma_gemm_f32f32_tn_n_tilesize128x128x8"},
        {"f(void (*)(int))", "f"},
        {"ns::{lambda(int)#1}", "ns::{lambda(int)#1}"},
        {"", ""},
    };
    for (const auto& [whole, name] : table)
        EXPECT_EQ(shortKernelName(whole), name);
}

struct DistinctCase : test::NamedCase {
    Names kernels;
    Names names;
};
class DistinctKernelNames : public testing::TestWithParam<DistinctCase> {};

TEST_P(DistinctKernelNames, HaveWhatTellsThemApart) {
    EXPECT_EQ(distinctKernelNames(GetParam().kernels), GetParam().names);
}

INSTANTIATE_TEST_SUITE_P(
    KernelNames, DistinctKernelNames,
    testing::Values(
        DistinctCase{"NamesOfTheirOwnStayShort", {"void a::f<int>(int)", "void b::g(int)"}, {"f", "g"}},
        DistinctCase{"TemplateArguments",
                     {"void reduceK<float>(float*)", "void reduceK<double>(double*)", "g"},
                     {"reduceK<float>", "reduceK<double>", "g"}},
        DistinctCase{"Namespaces", {"a::k(int)", "b::k(int)"}, {"a::k", "b::k"}},
        DistinctCase{"OneInANamespace", {"k", "a::k"}, {"k", "a::k"}},
        DistinctCase{"Parameters", {"k(int)", "k(float*)"}, {"k(int)", "k(float*)"}},
        DistinctCase{
            "OnlyTheReturnType", {"void k<1>(int)", "int k<1>(int)"}, {"void k<1>(int)", "int k<1>(int)"}},
        DistinctCase{
            "WhatTheyHaveInCommonIsLeftOut",
            {"void at::native::vec<4, at::native::CUDAFunctor_add<float>, std::array<char*, 3ul> >(int)",
             "void at::native::vec<4, at::native::MulFunctor<float>, std::array<char*, 3ul> >(int)"},
            {"vec<…CUDAFunctor_add…>", "vec<…MulFunctor…>"}},
        DistinctCase{"TheMiddleOfALongPart",
                     {"k<A" + std::string(100, 'x') + ">", "k<B" + std::string(100, 'x') + ">"},
                     {"k<A" + std::string(18, 'x') + "…" + std::string(19, 'x') + ">",
                      "k<B" + std::string(18, 'x') + "…" + std::string(19, 'x') + ">"}}),
    test::caseName<DistinctCase>);

TEST(KernelNames, ADifferenceInTheMiddleOfALongPartIsShown) {
    const std::string many(60, 'x');
    const Names names =
        distinctKernelNames(Names{"k<" + many + "1" + many + ">", "k<" + many + "2" + many + ">", "k<int>"});
    EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), 3U);
}

TEST(KernelNames, APartHasAsManyBytesAsTheCallerWants) {
    const std::string many(60, 'x');
    const Names kernels{"k<A" + many + ">(int)", "k<B" + many + ">(int)"};
    EXPECT_EQ(distinctKernelNames(kernels, 8), (Names{"k<Axx…xxx>", "k<Bxx…xxx>"}));
    EXPECT_EQ(distinctKernelNames(kernels, std::string::npos),
              (Names{"k<A" + many + ">", "k<B" + many + ">"}));
}

TEST(KernelNames, ATextIsNotCutInsideACharacter) {
    EXPECT_EQ(shortenedInTheMiddle("ääää", 5), "ä…ä");
    EXPECT_EQ(shortenedInTheMiddle("abcdef", 4), "ab…ef");
    EXPECT_EQ(shortenedInTheMiddle("abcd", 4), "abcd");
}

TEST(KernelNames, OfTwoProgramsDifferInBoth) {
    test::TracedLaunch first{test::calm()};
    first.kernel = "a::k(int)";
    test::TracedLaunch second{test::calm()};
    second.kernel = "b::k(int)";
    const ProgramComparison comparison =
        comparePrograms(test::analysisOf({first}), test::analysisOf({second}));
    std::set<std::string> names;
    for (const KernelChange& change : comparison.kernels)
        names.insert(change.name);
    EXPECT_EQ(names, (std::set<std::string>{"a::k", "b::k"}));
}

} // namespace
} // namespace trichevron::core
