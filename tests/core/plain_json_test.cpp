// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/batch/plain_json.h"
#include "core/json/json_limits.h"
#include "core/json/json_reader.h"
#include "tests/case_name.h"
#include "tests/support/batch_lines.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct PlainCase : test::NamedCase {
    std::string text;
};

class Plain : public testing::TestWithParam<PlainCase> {};

TEST_P(Plain, IsReadAsTheGeneralParserReadsIt) {
    PlainJson plain;
    ASSERT_TRUE(plain.parse(GetParam().text));
    const Json read = JsonValue(plain.root()).json();
    const Json expected = parseJson(GetParam().text, "text");
    EXPECT_EQ(read, expected);
    EXPECT_EQ(read.dump(), expected.dump());
}

INSTANTIATE_TEST_SUITE_P(
    PlainJson, Plain,
    testing::Values(PlainCase{"Null", "null"}, PlainCase{"Booleans", "[true,false]"},
                    PlainCase{"Blanks", " \t\r\n{ \"a\" : [ 1 , 2 ] , \"b\" : { } } \n"},
                    PlainCase{"EmptyString", R"([""])"}, PlainCase{"EmptyArrayAndObject", "[[],{}]"},
                    PlainCase{"Zeros", "[0,-0,0.0,-0.0]"},
                    PlainCase{"Extremes", "[18446744073709551615,-9223372036854775808]"},
                    PlainCase{"Past64Bits", "[18446744073709551616,-9223372036854775809]"},
                    PlainCase{"Reals", "[1.0,1e2,1E+2,-2.5e-3,123456789.123456789,1.7976931348623157e308]"},
                    PlainCase{"Delete", "\"\x7f\""},
                    PlainCase{"OfTwoMembersTheLast", R"({"a":1,"b":2,"a":{"c":3,"c":4}})"},
                    PlainCase{"DeepestNesting",
                              std::string(maxJsonDepth, '[') + std::string(maxJsonDepth, ']')}),
    test::caseName<PlainCase>);

class NotPlain : public testing::TestWithParam<PlainCase> {};

TEST_P(NotPlain, IsRefusedForTheGeneralParser) {
    EXPECT_FALSE(PlainJson().parse(GetParam().text));
}

INSTANTIATE_TEST_SUITE_P(
    PlainJson, NotPlain,
    testing::Values(
        PlainCase{"Nothing", ""}, PlainCase{"Blank", "  "}, PlainCase{"TwoValues", "1 2"},
        PlainCase{"Escape", R"("\n")"}, PlainCase{"OutsideAscii", "\"é\""},
        PlainCase{"ControlCharacter", "\"\t\""}, PlainCase{"OpenString", "\"a"},
        PlainCase{"ZeroByte", std::string("1\0", 2)}, PlainCase{"ByteOrderMark", "\xEF\xBB\xBF{}"},
        PlainCase{"LeadingZero", "01"}, PlainCase{"Plus", "+1"}, PlainCase{"MinusAlone", "-"},
        PlainCase{"PointAlone", "1."}, PlainCase{"NoDigitBeforePoint", ".5"},
        PlainCase{"ExponentAlone", "1e+"}, PlainCase{"Hexadecimal", "0x1"}, PlainCase{"NotANumber", "NaN"},
        PlainCase{"HugeReal", "1e999"}, PlainCase{"HalfAWord", "tru"}, PlainCase{"LongWord", "nullx"},
        PlainCase{"TrailingComma", "[1,]"}, PlainCase{"TrailingCommaInObject", R"({"a":1,})"},
        PlainCase{"MissingComma", "[1 2]"}, PlainCase{"MissingColon", R"({"a" 1})"},
        PlainCase{"KeyIsNoString", "{1:2}"}, PlainCase{"OpenArray", "[1"},
        PlainCase{"OpenObject", R"({"a":1)"}, PlainCase{"WrongBracket", "[1}"},
        PlainCase{"TooDeep", std::string(maxJsonDepth + 1, '[') + std::string(maxJsonDepth + 1, ']')}),
    test::caseName<PlainCase>);

TEST(PlainJson, TakesAsManyMembersAsTheGeneralParser) {
    std::string text = "{";
    for (std::size_t i = 0; i < maxJsonMembers; ++i)
        text += "\"a\":0,";
    text.back() = '}';
    EXPECT_TRUE(PlainJson().parse(text));
    EXPECT_NO_THROW(parseJson(text, "text"));
    text.back() = ',';
    text += "\"a\":0}";
    EXPECT_FALSE(PlainJson().parse(text));
    EXPECT_THROW(parseJson(text, "text"), InputError);
}

TEST(PlainJson, ReadsNothingThatTheGeneralParserRefuses) {
    test::BatchLines lines(5);
    PlainJson plain;
    int read = 0;
    for (int i = 0; i < 100'000; ++i) {
        const std::string line = lines.damaged(lines.accepted());
        if (!plain.parse(line))
            continue;
        ++read;
        Json expected;
        ASSERT_NO_THROW(expected = parseJson(line, "line")) << line;
        ASSERT_EQ(JsonValue(plain.root()).json().dump(), expected.dump()) << line;
    }
    EXPECT_GT(read, 10'000) << "too few damaged lines were still JSON to say anything";
}

TEST(JsonValue, ThePathOfAValueIsFoundByIdentity) {
    const std::string text = R"({"a":[1,{"b/c~":1}],"a":[1,{"b/c~":1}]})";
    PlainJson plain;
    ASSERT_TRUE(plain.parse(text));
    const Json general = parseJson(text, "text");
    for (const JsonValue& root : {JsonValue(plain.root()), JsonValue(general)}) {
        const JsonReader found = JsonReader(root).at("a").elements().at(1).at("b/c~");
        EXPECT_EQ(found.path(), "/a/1/b~1c~0");
        EXPECT_EQ(JsonReader(root).path(), "");
    }
}

} // namespace
} // namespace trichevron::core
