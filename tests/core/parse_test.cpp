// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/parse.h"
#include "tests/case_name.h"
#include "tests/support/pseudo_language.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

namespace trichevron::core {
namespace {

struct GoodAxes : test::NamedCase {
    const char* text;
    GridExtent extent;
};
class AxesAreRead : public testing::TestWithParam<GoodAxes> {};
TEST_P(AxesAreRead, WithMissingAxesOne) {
    EXPECT_EQ(parseExtent<level::Grid>(GetParam().text, "--grid"), GetParam().extent);
}
INSTANTIATE_TEST_SUITE_P(Parse, AxesAreRead,
                         testing::Values(GoodAxes{"One", "63", {63, 1, 1}},
                                         GoodAxes{"Commas", "63,62", {63, 62, 1}},
                                         GoodAxes{"Crosses", "63x62x2", {63, 62, 2}},
                                         GoodAxes{"CrossesAroundAZero", "1x0x2", {1, 0, 2}},
                                         GoodAxes{"Blanks", " 1 , 2 , 3 ", {1, 2, 3}},
                                         GoodAxes{"ZeroIsForTheRulesToJudge", "0,1,1", {0, 1, 1}},
                                         GoodAxes{"Largest32Bits", "4294967295", {4294967295U, 1, 1}}),
                         test::caseName<GoodAxes>);

struct BadText : test::NamedCase {
    const char* text;
    const char* message;
};
class BadAxes : public testing::TestWithParam<BadText> {};
TEST_P(BadAxes, AreNamedInOneSentence) {
    try {
        parseExtent<level::Grid>(GetParam().text, "--grid");
        FAIL() << "no error for " << GetParam().text;
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().message);
    }
}
INSTANTIATE_TEST_SUITE_P(
    Parse, BadAxes,
    testing::Values(
        BadText{"Empty", "", "--grid: there is no number; give a whole number from 0 to 4,294,967,295"},
        BadText{"MissingAxis", "1,,2",
                "--grid: \"1,,2\": there is no number; give a whole number from 0 to 4,294,967,295"},
        BadText{"APartOfARow", "768row 300, column 700",
                "--grid: \"768row 300, column 700\": \"768row 300\" is not a number; give a whole number "
                "from 0 to 4,294,967,295"},
        BadText{"Negative", "-1", "--grid: \"-1\" is negative; give a whole number from 0 to 4,294,967,295"},
        BadText{"Fraction", "1.5",
                "--grid: \"1.5\" has a fraction; give a whole number from 0 to 4,294,967,295"},
        BadText{"Word", "many",
                "--grid: \"many\" is not a number; give a whole number from 0 to 4,294,967,295"},
        BadText{"Exponent", "1e3",
                "--grid: \"1e3\" is not a number; give a whole number from 0 to 4,294,967,295"},
        BadText{"Past32Bits", "4294967296",
                "--grid: \"4294967296\" is too large; give a whole number from 0 to 4,294,967,295"},
        BadText{"Past64Bits", "18446744073709551616",
                "--grid: \"18446744073709551616\" is too large; give a whole number from 0 to 4,294,967,295"},
        BadText{"Hexadecimal", "0x10",
                "--grid: \"0x10\" is not decimal; give whole numbers from 0 to 4,294,967,295"},
        BadText{"HexadecimalOnALaterAxis", "1,0x10",
                "--grid: \"0x10\" is not decimal; give whole numbers from 0 to 4,294,967,295"},
        BadText{"FourAxes", "1,2,3,4", "--grid: \"1,2,3,4\" has more than three axes; give x, x,y or x,y,z"}),
    test::caseName<BadText>);

struct GoodRow : test::NamedCase {
    const char* text;
    std::array<std::uint32_t, 3> row;
};
class RowIsRead : public testing::TestWithParam<GoodRow> {};
TEST_P(RowIsRead, AsItIsTypedOrPasted) {
    EXPECT_TRUE(isRow(GetParam().text));
    EXPECT_EQ(parseRow(GetParam().text, "block x"), GetParam().row);
}
INSTANTIATE_TEST_SUITE_P(Parse, RowIsRead,
                         testing::Values(GoodRow{{"Cross"}, "32x8", {32, 8, 1}},
                                         GoodRow{{"CapitalCross"}, "32X8X2", {32, 8, 2}},
                                         GoodRow{{"CommaAndBlank"}, "32, 8", {32, 8, 1}},
                                         GoodRow{{"TimesSign"}, "32 × 8 × 4", {32, 8, 4}},
                                         GoodRow{{"Dim3"}, "dim3(32, 8)", {32, 8, 1}},
                                         GoodRow{{"Dim3InBraces"}, "dim3 { 32, 8, 2 } ", {32, 8, 2}},
                                         GoodRow{{"Dim3OfOne"}, "dim3(256)", {256, 1, 1}},
                                         GoodRow{{"Tuple"}, "(16, 16)", {16, 16, 1}},
                                         GoodRow{{"Braces"}, "{16, 16}", {16, 16, 1}},
                                         GoodRow{{"Zero"}, "0, 2", {0, 2, 1}}),
                         test::caseName<GoodRow>);

TEST(Parse, ASingleNumberIsNoRow) {
    for (const char* text : {"32", " 32 ", "", "abc", "-1", "1e3", "1.5"})
        EXPECT_FALSE(isRow(text)) << text;
}

struct BadRow : test::NamedCase {
    const char* text;
    std::uint32_t min;
    std::size_t axes;
    const char* message;
};
class RowIsRefused : public testing::TestWithParam<BadRow> {};
TEST_P(RowIsRefused, InOneSentence) {
    try {
        parseRow(GetParam().text, "block x", GetParam().min, GetParam().axes);
        FAIL() << "no error for " << GetParam().text;
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().message);
    }
}
INSTANTIATE_TEST_SUITE_P(
    Parse, RowIsRefused,
    testing::Values(
        BadRow{{"SecondNumberIsMissing"},
               "32x",
               0,
               3,
               "block x: \"32x\": there is no number; give a whole number from 0 to 4,294,967,295"},
        BadRow{
            {"BracketIsOpen"},
            "dim3(32, 8",
            0,
            3,
            "block x: \"dim3(32, 8\": \"(32\" is not a number; give a whole number from 0 to 4,294,967,295"},
        BadRow{{"FourAxes"},
               "1x2x3x4",
               0,
               3,
               "block x: \"1x2x3x4\" has more than three axes; give x, x,y or x,y,z"},
        BadRow{
            {"ThousandsAreSeparated"},
            "1,000",
            0,
            3,
            "block x: \"1,000\" has a number that begins with 0; write 1000 for 1,000, and 8x8 for two axes"},
        BadRow{{"AnAxisIsBelowTheLeast"},
               "8x0",
               1,
               3,
               "block x: \"8x0\" has an axis of 0; give whole numbers from 1"},
        BadRow{{"MoreAxesThanTheKernelTakes"},
               "8x8",
               1,
               1,
               "block x: \"8x8\" has more axes than the 1 that this kernel takes"}),
    test::caseName<BadRow>);

TEST(Parse, BytesTakeBinaryUnits) {
    EXPECT_EQ(parseBytes("1000", "--smem"), Bytes{1000});
    EXPECT_EQ(parseBytes("48KiB", "--smem"), Bytes{49152});
    EXPECT_EQ(parseBytes("48 k", "--smem"), Bytes{49152});
    EXPECT_EQ(parseBytes("1MiB", "--smem"), Bytes{1048576});
    EXPECT_EQ(parseBytes("18446744073709551615", "--smem"), Bytes{18446744073709551615ULL});
}

TEST(Parse, BytesThatOverflow64BitsInTheirUnitAreRefused) {
    EXPECT_THROW(parseBytes("18446744073709551615KiB", "--smem"), InputError);
    EXPECT_THROW(parseBytes("18446744073709551616", "--smem"), InputError);
    EXPECT_THROW(parseBytes("-5KiB", "--smem"), InputError);
    EXPECT_THROW(parseBytes("5 parsecs", "--smem"), InputError);
    EXPECT_THROW(parseBytes("KiB", "--smem"), InputError);
}

TEST(Parse, BoundsAreNamed) {
    EXPECT_EQ(parseUnsigned("7", "--samples", 1, 10), 7U);
    try {
        parseUnsigned("0", "--samples", 1, 10);
        FAIL();
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), "--samples: \"0\" is too small; give a whole number from 1 to 10");
    }
}

TEST(Parse, ErrorsCanBeReadInAnotherLanguageLater) {
    try {
        parseUnsigned("0", "--samples", 1, 10);
        FAIL();
    } catch (const InputError& error) {
        EXPECT_EQ(error.text().text(), error.what());
        const test::PseudoLanguage language;
        const std::string translated = error.text().text();
        EXPECT_EQ(translated.find("small"), std::string::npos) << "a part has no translation";
        EXPECT_NE(translated.find("--samples"), std::string::npos);
        EXPECT_NE(translated.find("\"0\""), std::string::npos);
    }
}

} // namespace
} // namespace trichevron::core
