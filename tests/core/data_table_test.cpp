// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_reader.h"
#include "core/table/data_table.h"
#include "tests/case_name.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>

#include <limits>

namespace trichevron::core {
namespace {

/// Parses RFC 4180 to check the writer: quotes, doubled quotes, line breaks in cells.
std::vector<std::vector<std::string>> readCsv(const std::string& text) {
    std::vector<std::vector<std::string>> rows{{""}};
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char at = text[i];
        if (quoted && at == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            rows.back().back() += '"';
            ++i;
        } else if (at == '"') {
            quoted = !quoted;
        } else if (!quoted && at == ',') {
            rows.back().emplace_back();
        } else if (!quoted && at == '\n') {
            rows.push_back({""});
        } else {
            rows.back().back() += at;
        }
    }
    rows.pop_back(); // after the last line's end
    return rows;
}

struct CellCase : test::NamedCase {
    TableCell cell;
    const char* csv;
    const char* markdown;
    const char* json;
};
const CellCase cells[] = {
    {"Empty", {}, "", "", "null"},
    {"Whole", std::int64_t{-12}, "-12", "-12", "-12"},
    {"LargestWhole", std::numeric_limits<std::int64_t>::max(), "9223372036854775807", "9223372036854775807",
     "9223372036854775807"},
    {"FractionWithAllItsDigits", 0.1 + 0.2, "0.30000000000000004", "0.30000000000000004",
     "0.30000000000000004"},
    {"NotANumberIsEmpty", std::numeric_limits<double>::quiet_NaN(), "", "", "null"},
    {"InfinityIsEmpty", std::numeric_limits<double>::infinity(), "", "", "null"},
    {"PlainText", std::string("32 × 8"), "32 × 8", "32 × 8", "\"32 × 8\""},
    {"Comma", std::string("1,024"), "\"1,024\"", "1,024", "\"1,024\""},
    {"Quote", std::string("say \"no\""), "\"say \"\"no\"\"\"", "say \"no\"", "\"say \\\"no\\\"\""},
    {"LineBreak", std::string("a\nb"), "\"a\nb\"", "a<br>b", "\"a\\nb\""},
    {"CarriageReturn", std::string("a\r\nb"), "\"a\r\nb\"", "a<br>b", "\"a\\r\\nb\""},
    {"BlankAtTheEdge", std::string(" a"), "\" a\"", " a", "\" a\""},
    {"Bar", std::string("a|b"), "a|b", "a\\|b", "\"a|b\""},
    {"Link", std::string("http://a.b"), "http://a.b", "http:&#8203;//a.b", "\"http://a.b\""},
    {"Backslash", std::string("a\\b"), "a\\b", "a\\\\b", "\"a\\\\b\""},
    {"Emphasis", std::string("__global__ *p"), "__global__ *p", "\\_\\_global\\_\\_ \\*p",
     "\"__global__ *p\""},
    {"Tag", std::string("k<<<1>>> & <b>"), "k<<<1>>> & <b>", "k\\<\\<\\<1\\>\\>\\> \\& \\<b\\>",
     "\"k<<<1>>> & <b>\""},
};

class CellTest : public testing::TestWithParam<CellCase> {
protected:
    static DataTable table() { return {"", {"a", "b"}, {{GetParam().cell, std::int64_t{7}}}}; }
};

TEST_P(CellTest, InCsv) {
    EXPECT_EQ(csvText(table()), std::string("a,b\n") + GetParam().csv + ",7\n");
    if (const auto* text = std::get_if<std::string>(&GetParam().cell)) {
        EXPECT_EQ(readCsv(csvText(table())).at(1).at(0), *text);
    }
}

TEST_P(CellTest, InMarkdown) {
    const std::string text = markdownText(table());
    EXPECT_EQ(text.substr(text.rfind("\n| ") + 1), std::string("| ") + GetParam().markdown + " | 7 |\n");
}

TEST_P(CellTest, InJson) {
    const Json json = Json::parse(jsonText(table()));
    EXPECT_EQ(json["rows"][0][0], Json::parse(GetParam().json));
    EXPECT_EQ(json["rows"][0][1], 7);
}

INSTANTIATE_TEST_SUITE_P(DataTable, CellTest, testing::ValuesIn(cells), test::caseName<CellCase>);

const DataTable example{
    "Times of k", {"block, x", "median (µs)"}, {{std::int64_t{32}, 1.5}, {std::int64_t{64}}}};

TEST(DataTable, AShortRowEndsInEmptyCells) {
    EXPECT_EQ(csvText(example), "\"block, x\",median (µs)\n32,1.5\n64,\n");
    EXPECT_EQ(Json::parse(jsonText(example))["rows"][1], Json::parse("[64, null]"));
}

TEST(DataTable, MarkdownHasATitleAndRightAlignsNumbers) {
    DataTable table = example;
    table.columns.emplace_back("name");
    table.rows[0].emplace_back("first");
    EXPECT_EQ(markdownText(table),
              "### Times of k\n\n| block, x | median (µs) | name |\n| ---: | ---: | --- |\n"
              "| 32 | 1.5 | first |\n| 64 |  |  |\n");
}

TEST(DataTable, JsonStatesFormatAndVersion) {
    const Json json = Json::parse(jsonText(example));
    EXPECT_EQ(json["format"], "trichevron-table");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["title"], "Times of k");
    EXPECT_EQ(json["columns"], Json::array({"block, x", "median (µs)"}));
    EXPECT_EQ(test::schemaErrors(jsonText(example), "table"), "");
    EXPECT_EQ(test::schemaErrors(jsonText({}), "table"), "");
    EXPECT_NE(test::schemaErrors(R"({"format":"trichevron-table","version":1,"title":""})", "table"), "");
}

TEST(DataTable, SaysInEachFormatWhatItIsAbout) {
    DataTable table = example;
    table.about = {{"kernel", "k"}, {"driver", {}}, {"bytes", std::int64_t{48}}};
    EXPECT_EQ(csvText(table), "\"block, x\",median (µs),kernel,driver,bytes\n32,1.5,k,,48\n64,,k,,48\n");
    EXPECT_EQ(markdownText(table),
              "### Times of k\n\n- kernel: k\n- bytes: 48\n\n| block, x | median (µs) |\n| ---: | ---: |\n"
              "| 32 | 1.5 |\n| 64 |  |\n");
    const Json json = Json::parse(jsonText(table));
    EXPECT_EQ(json["about"], Json::parse(R"({"kernel": "k", "driver": null, "bytes": 48})"));
    EXPECT_EQ(test::schemaErrors(jsonText(table), "table"), "");
}

TEST(DataTable, CsvWithoutColumnsIsEmpty) {
    EXPECT_EQ(csvText({}), "");
    EXPECT_TRUE(DataTable{}.isEmpty());
    EXPECT_FALSE(example.isEmpty());
}

struct TextCase : test::NamedCase {
    const char* text;
    TableCell cell;
};
const TextCase texts[] = {
    {"Nothing", "", {}},
    {"Digits", "12", std::int64_t{12}},
    {"Negative", "-3", std::int64_t{-3}},
    {"Separated", "1,024", std::int64_t{1024}},
    {"SeparatedTwice", "12,345,678", std::int64_t{12345678}},
    {"SeparatedFraction", "1,234.5", 1234.5},
    {"NegativeSeparated", "-123,456", std::int64_t{-123456}},
    {"Fraction", "0.25", 0.25},
    {"LeadingZerosStay", "007", std::string("007")},
    {"LeadingZerosOfAFractionStay", "00.5", std::string("00.5")},
    {"TwoNumbersStay", "1,2", std::string("1,2")},
    {"MisplacedSeparatorStays", "1024,5", std::string("1024,5")},
    {"SeparatorAtTheStartStays", ",123", std::string(",123")},
    {"UnitStays", "12 µs", std::string("12 µs")},
    {"SignAloneStays", "-", std::string("-")},
    {"PointAtTheEndStays", "1.", std::string("1.")},
    {"PointAtTheStartStays", ".5", std::string(".5")},
    {"ExponentStays", "1e5", std::string("1e5")},
    {"TooLargeStays", "99999999999999999999", std::string("99999999999999999999")},
    {"InfinityStays", "inf", std::string("inf")},
};

class CellFromTextTest : public testing::TestWithParam<TextCase> {};
TEST_P(CellFromTextTest, Is) {
    EXPECT_EQ(cellFromText(GetParam().text), GetParam().cell);
}
INSTANTIATE_TEST_SUITE_P(DataTable, CellFromTextTest, testing::ValuesIn(texts), test::caseName<TextCase>);

} // namespace
} // namespace trichevron::core
