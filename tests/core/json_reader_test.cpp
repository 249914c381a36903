// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_limits.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/measurement/launch_result.h"
#include "core/model_json/model_json.h"
#include "core/sweep/sweep.h"
#include "core/trace/block_trace.h"
#include "tests/case_name.h"
#include "tests/support/input_error_message.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>

namespace trichevron::core {
namespace {

struct UnreadableCase : test::NamedCase {
    std::string text;
    const char* sentence;
};
class UnreadableText : public testing::TestWithParam<UnreadableCase> {};

TEST_P(UnreadableText, IsOneSentenceWithItsPosition) {
    EXPECT_EQ(test::inputErrorMessage([] { parseJson(GetParam().text, "a.json"); }), GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    JsonReader, UnreadableText,
    testing::Values(
        UnreadableCase{"Empty", "", "a.json: expected JSON, found nothing"},
        UnreadableCase{"Blank", " \n\t", "a.json: expected JSON, found nothing"},
        UnreadableCase{"EndsInObject", "{\n  \"a\": 1",
                       "a.json: line 2 column 9: the text ends in the middle of a value"},
        UnreadableCase{"EndsInString", "{\"a\": \"b",
                       "a.json: line 1 column 9: the text ends in the middle of a value"},
        UnreadableCase{"EndsInArray", "[1,\n[2,",
                       "a.json: line 2 column 4: the text ends in the middle of a value"},
        UnreadableCase{"EndsInWord", "tru",
                       "a.json: line 1 column 4: the text ends in the middle of a value"},
        UnreadableCase{"TrailingComma", "[1,]", "a.json: line 1 column 4: not JSON: unexpected ']'"},
        UnreadableCase{"NotJson", "hello", "a.json: line 1 column 1: not JSON: unexpected 'h'"},
        UnreadableCase{"TwoValues", "{}\n{}", "a.json: line 2 column 1: not JSON: unexpected '{'"},
        UnreadableCase{"BadUtf8", "\"\xff\"", "a.json: line 1 column 2: the text is not UTF-8"},
        UnreadableCase{"HugeNumber", "[1e999]", "a.json: a number is too large for 64 bits"},
        UnreadableCase{"ZeroByteAfterAValue", std::string("{}\0{", 4),
                       "a.json: line 1 column 3: not JSON: unexpected byte 0x00"},
        UnreadableCase{"ControlCharacter", std::string("[\x01]"),
                       "a.json: line 1 column 2: not JSON: unexpected byte 0x01"},
        UnreadableCase{"TooDeep", std::string(1'000'000, '['),
                       "a.json: line 1 column 65: nested deeper than 64 levels"}),
    test::caseName<UnreadableCase>);

TEST(JsonReader, AnErrorInALineNamesOnlyTheColumn) {
    EXPECT_EQ(test::inputErrorMessage([] { parseJsonLine("[1", "line 3"); }),
              "line 3: column 3: the text ends in the middle of a value");
}

TEST(JsonReader, AnObjectWithTooManyMembersIsRefusedBeforeParsing) {
    std::string text = "{";
    for (int i = 0; i < 200'000; ++i)
        text += "\"" + std::to_string(i) + "\":0,";
    EXPECT_NE(test::inputErrorMessage([&] {
                  parseJson(text, "a.json");
              }).find("an object of more than 10000 members"),
              std::string::npos);
}

TEST(JsonReader, ATextOfTooManyValuesIsRefusedBeforeParsing) {
    const auto repeated = [](const char* piece, std::size_t times) {
        std::string text = "[";
        for (std::size_t i = 0; i < times; ++i)
            text += piece;
        return text;
    };
    for (const char* piece : {"[],", "{},", "\"\","})
        EXPECT_NE(test::inputErrorMessage([&] {
                      parseJson(repeated(piece, maxJsonParts + 1), "a.json");
                  }).find("more than 4000000 objects, arrays, keys and strings"),
                  std::string::npos)
            << piece;
    EXPECT_NE(test::inputErrorMessage([&] {
                  parseJson(repeated("0,", maxJsonValues), "a.json");
              }).find("more than 16000000 values"),
              std::string::npos);
}

TEST(JsonReader, TheLimitOfValuesLeavesRoomForTheLargestSession) {
    constexpr std::uint64_t sweep = 2 * maxSweepSamples; // a time and a clock each
    constexpr std::uint64_t trace = std::uint64_t{3} * maxTracedBlocks;
    constexpr std::uint64_t threads = maxThreadColumns * maxReportedThreads;
    EXPECT_GT(maxJsonValues, sweep + trace + threads + std::uint64_t{1'000'000});
}

TEST(JsonReader, BracketsInStringsDoNotCountAsDepth) {
    const std::string text = "\"" + std::string(1000, '[') + "\\\"" + std::string(1000, '{') + "\"";
    EXPECT_EQ(parseJson(text, "a.json").get<std::string>().size(), 2001U);
}

struct ValueCase : test::NamedCase {
    const char* text;
    std::function<void(const JsonReader&)> read;
    const char* sentence;
};
class WrongValue : public testing::TestWithParam<ValueCase> {};

TEST_P(WrongValue, NamesThePathTheBoundsAndWhatWasFound) {
    const Json json = parseJson(GetParam().text, "test");
    EXPECT_EQ(test::inputErrorMessage([&] { GetParam().read(JsonReader(json)); }), GetParam().sentence);
}

void readU32(const JsonReader& reader) {
    reader.at("a").integer<std::uint32_t>();
}
void readI64(const JsonReader& reader) {
    reader.at("a").integer<std::int64_t>();
}
void readU64(const JsonReader& reader) {
    reader.at("a").integer<std::uint64_t>();
}

INSTANTIATE_TEST_SUITE_P(
    JsonReader, WrongValue,
    testing::Values(
        ValueCase{"Negative", R"({"a":-1})", readU32,
                  "/a: expected an integer from 0 to 4294967295, found -1"},
        ValueCase{"Past32Bits", R"({"a":4294967296})", readU32,
                  "/a: expected an integer from 0 to 4294967295, found 4294967296"},
        ValueCase{"Past64Bits", R"({"a":18446744073709551616})", readU64,
                  "/a: expected an integer from 0 to 18446744073709551615, found 1.8446744073709552e+19"},
        ValueCase{"PastSigned64Bits", R"({"a":9223372036854775808})", readI64,
                  "/a: expected an integer from -9223372036854775808 to 9223372036854775807, found "
                  "9223372036854775808"},
        ValueCase{"Fractional", R"({"a":1.5})", readU32,
                  "/a: expected an integer from 0 to 4294967295, found 1.5"},
        ValueCase{"Text", R"({"a":"many"})", readU32,
                  "/a: expected an integer from 0 to 4294967295, found \"many\""},
        ValueCase{"Bool", R"({"a":true})", readU32,
                  "/a: expected an integer from 0 to 4294967295, found true"},
        ValueCase{"Null", R"({"a":null})", readU32,
                  "/a: expected an integer from 0 to 4294967295, found null"},
        ValueCase{"Missing", R"({"b":1})", readU32, "/a: this field is missing"},
        ValueCase{"NotAnObject", "[1]", readU32, "top level: expected an object, found an array of 1"},
        ValueCase{"KeyWithSlash", R"({"b/c~":{}})", [](const JsonReader& r) { r.at("b/c~").at("d"); },
                  "/b~1c~0/d: this field is missing"},
        ValueCase{"Element", R"({"a":[1,"x"]})",
                  [](const JsonReader& r) { r.at("a").elements().at(1).boolean(); },
                  "/a/1: expected true or false, found \"x\""},
        ValueCase{"LongText", R"({"a":"0123456789012345678901234567890123456789012345678901234567890"})",
                  [](const JsonReader& r) { r.at("a").number(); },
                  "/a: expected a number, found \"01234567890123456789012345678901234567890123456…"},
        ValueCase{"TooManyAxes", R"({"a":[1,2,3,4]})",
                  [](const JsonReader& r) { extentFromJson<level::Grid>(r.at("a")); },
                  "/a: expected an array of 1 to 3 integers, found an array of 4"},
        ValueCase{"WrongFormat", R"({"format":"other","version":1})",
                  [](const JsonReader& r) { expectFormat(r, "trichevron-device", 1); },
                  "/format: expected \"trichevron-device\", found \"other\""},
        ValueCase{
            "LaterVersion", R"({"format":"trichevron-device","version":2})",
            [](const JsonReader& r) { expectFormat(r, "trichevron-device", 1); },
            "/version: expected version 1 of trichevron-device, the only one this program reads, found 2"}),
    test::caseName<ValueCase>);

TEST(JsonReader, ReadsTheExtremesOf64Bits) {
    const Json json = parseJson("[18446744073709551615,-9223372036854775808]", "test");
    const auto elements = JsonReader(json).elements();
    EXPECT_EQ(elements[0].integer<std::uint64_t>(), 18446744073709551615U);
    EXPECT_EQ(elements[1].integer<std::int64_t>(), std::numeric_limits<std::int64_t>::min());
}

class Files : public testing::Test {
protected:
    test::TemporaryDirectory directory_;
};

TEST_F(Files, AMissingFileIsNamedWithTheReason) {
    EXPECT_EQ(test::inputErrorMessage([] { readFile("/nowhere/a.json"); }),
              "/nowhere/a.json: cannot be opened: No such file or directory");
    EXPECT_NE(test::inputErrorMessage([this] {
                  readFile(directory_.path());
              }).find("cannot be read: Is a directory"),
              std::string::npos);
}

TEST_F(Files, WritingReplacesTheWholeFileAndLeavesNoTemporaryFile) {
    const std::string path = directory_ / "a.json";
    writeFileAtomically(path, "a longer first content");
    writeFileAtomically(path, "second");
    EXPECT_EQ(readFile(path), "second");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory_.path()), {}), 1);
}

TEST_F(Files, AFileThatCannotBeWrittenIsNamed) {
    EXPECT_EQ(test::inputErrorMessage([] { writeFileAtomically("/nowhere/a.json", "x"); }),
              "/nowhere/a.json: cannot be written: No such file or directory");
}

TEST(JsonWriter, FilesKeepPlainArraysOnOneLine) {
    const Json json = parseJson(R"({"a":[1,2],"b":{"c":[]},"d":[{"e":1}]})", "test");
    EXPECT_EQ(fileText(json), "{\n  \"a\": [1,2],\n  \"b\": {\n    \"c\": []\n  },\n  \"d\": [\n    {\n      "
                              "\"e\": 1\n    }\n  ]\n}\n");
    EXPECT_EQ(parseJson(fileText(json), "again"), json);
}

} // namespace
} // namespace trichevron::core
