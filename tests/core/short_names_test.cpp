// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Short forms of names that are read side by side: what tells a name from the others is in its short form.
#include "core/text/short_names.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

using Names = std::vector<std::string>;

/// Room for so many characters.
ShortNames::Fits room(std::size_t characters) {
    return [characters](std::string_view words) {
        const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
        return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), begins)) <= characters;
    };
}

Names shortened(const Names& names, std::size_t characters) {
    const ShortNames shortNames(names);
    Names shown;
    for (const std::string& name : names)
        shown.push_back(shortNames.shortName(name, room(characters)));
    return shown;
}

struct ShortNamesCase : test::NamedCase {
    std::size_t characters;
    Names names;
    Names shown;
};
class ShortNamesTest : public testing::TestWithParam<ShortNamesCase> {};

TEST_P(ShortNamesTest, HaveWhatTellsThemApart) {
    EXPECT_EQ(shortened(GetParam().names, GetParam().characters), GetParam().shown);
}

INSTANTIATE_TEST_SUITE_P(
    ShortNames, ShortNamesTest,
    testing::Values(
        ShortNamesCase{"NamesThatFitStayWhole", 8, {"reduce_k", "a"}, {"reduce_k", "a"}},
        ShortNamesCase{
            "FunctorsOfOneTemplate",
            40,
            {"multi_tensor_apply_kernel<TensorListMetadata<2>, LerpFunctor<float>, float>",
             "multi_tensor_apply_kernel<TensorListMetadata<2>, SqrtFunctor<float>, float>"},
            {"multi_tensor_apply_kernel<…LerpFunctor…", "multi_tensor_apply_kernel<…SqrtFunctor…"}},
        ShortNamesCase{"ADifferenceAtTheEnd",
                       18,
                       {"a_kernel_with_a_long_name_forward", "a_kernel_with_a_long_name_backward"},
                       {"a_kernel_…forward", "a_kernel_…backward"}},
        ShortNamesCase{"ADifferenceAtTheBeginning",
                       16,
                       {"forward_of_a_layer_norm", "backward_of_a_layer_norm"},
                       {"forward_of_a_…", "backward_of_a_…"}},
        ShortNamesCase{"ADifferenceInTheMiddle",
                       20,
                       {"gemm_f32_tilesize64x64_stage3_aligned", "gemm_f32_tilesize128x64_stage3_aligned"},
                       {"gemm_…tilesize64x64…", "gemm…tilesize128x64…"}},
        ShortNamesCase{"TwoWordsWhereOneDoesNotSuffice",
                       24,
                       {"apply_to_all<Binary, Plus, float>", "apply_to_all<Binary, Minus, float>",
                        "apply_to_all<Unary, Plus, float>"},
                       {"apply_to_…Binary…Plus…", "apply_to_all<…Minus…", "apply_to_all<Unary,…"}},
        ShortNamesCase{"TheSameWordsInAnotherOrder",
                       14,
                       {"transpose<16, 32, float>", "transpose<32, 16, float>"},
                       {"transpose<16,…", "transpose<32,…"}},
        ShortNamesCase{"OnePartOfAnother",
                       20,
                       {"transpose<float>", "transpose<float, double>"},
                       {"transpose<float>", "transpose<…double>"}},
        ShortNamesCase{"TheSameNameTwice",
                       10,
                       {"normalize_rows", "normalize_rows", "normalize_columns"},
                       {"…rows", "…rows", "…columns"}},
        ShortNamesCase{"WhereNoWordFits", 3, {"abcdefgh", "ijklmnop"}, {"abcdefgh", "ijklmnop"}},
        ShortNamesCase{"WhatIsLeftOutAlready",
                       12,
                       {"f<…Plus, 1…>", "f<…Minus, 2, 3…>"},
                       {"f<…Plus, 1…>", "f<…Minus, 2…"}},
        ShortNamesCase{
            "Blanks", 10, {"epoch 1 of the training", "epoch 2 of the training"}, {"epoch 1…", "epoch 2…"}},
        ShortNamesCase{
            "LettersOutsideOfAscii", 9, {"größe_äußere_é", "größe_innere_é"}, {"…äußere…", "…innere…"}},
        ShortNamesCase{"AloneItBeginsAsTheWhole", 12, {"a_long_name_of_a_kernel"}, {"a_long_name…"}}),
    test::caseName<ShortNamesCase>);

TEST(ShortNames, AreNoLongerThanTheirRoomAndDifferWhereItLetsThem) {
    Names names;
    for (const char* tile : {"64x64", "128x64", "64x128", "128x128"})
        for (const char* layout : {"nn", "nt", "tn"})
            for (const char* type : {"float", "double", "__half"})
                names.push_back("void cutlass_gemm_" + std::string(tile) + "_" + layout +
                                "_align8<at::native::Operand<" + type + ", 4>, " + type + ">");
    for (std::size_t characters = 9; characters < 90; ++characters) {
        const Names shown = shortened(names, characters);
        for (const std::string& name : shown)
            EXPECT_TRUE(room(characters)(name)) << name;
        if (characters >= 26) {
            EXPECT_EQ(std::set<std::string>(shown.begin(), shown.end()).size(), names.size()) << characters;
        }
    }
}

TEST(ShortNames, ANameOfNoneOfThemStaysWhole) {
    EXPECT_EQ(ShortNames().shortName("another", room(3)), "another");
}

TEST(ShortNames, ManyLongNamesOfTheSameWordsAreShortened) {
    Names names;
    for (int i = 0; i < 300; ++i) {
        std::string name = "k<";
        for (int word = 0; word < 500; ++word)
            name += word == i ? "odd," : "even,";
        names.push_back(name + ">");
    }
    EXPECT_TRUE(room(20)(ShortNames(names).shortName(names.back(), room(20))));
}

} // namespace
} // namespace trichevron::core
