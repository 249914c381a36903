// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// JSON of launch results and measurements, and its errors.
#include "core/catalogue/language.h"
#include "core/catalogue/message_literal.h"
#include "core/catalogue/pseudo_translation.h"
#include "core/model_json/model_json.h"
#include "core/recording/recording.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

template <class Value, class Read>
void expectResultRoundTrip(const Value& value, Read read) {
    const Json json = parseJson(toJson(value).dump(), "again");
    EXPECT_EQ(read(JsonReader(json)), value) << json;
}

/// A result with every part except threads, which its JSON leaves out.
LaunchResult fullResult() {
    LaunchResult result;
    result.lastError = ApiAnswer{9, "cudaErrorInvalidConfiguration", "invalid configuration argument"};
    result.synchronisation = ApiAnswer{700, "cudaErrorIllegalAddress", "an illegal “access”\n"};
    result.verification = Verification{
        18446744073709551615U, 1,
        "{wrong} of {all} bins are wrong: {first}."_msg.with(
            "wrong"_a = 1, "all"_a = "2,5", "first"_a = "bin {bin} is empty"_msg.with("bin"_a = 7))};
    result.placement = Placement{{0, -1, 131}};
    result.hostTimeline = {{"launch returned"_msg, 3.25}, {verbatim("synchronised by hand"), 1000}};
    result.tables = {{"Bins in blocks of {size}"_msg.with("size"_a = 32),
                      {"bin"_msg, verbatim("cudaError")},
                      {{verbatim("0"), verbatim("12")}, {"none"_msg, verbatim("")}}},
                     {verbatim("Nothing"), {verbatim("x")}, {}}};
    result.contextLost = true;
    return result;
}

Measurement fullMeasurement() {
    Measurement measurement;
    measurement.result = fullResult();
    measurement.samplesMicroseconds = {0.1, 1.0 / 3, 1e6};
    measurement.smClockMegahertz = {1980, 1979.5, 0};
    measurement.hotMicroseconds = {0.05};
    measurement.hotBatch = 4294967295;
    measurement.launchMicroseconds = {2.5, 2.25};
    measurement.warmUps = 15;
    measurement.discarded = 3;
    measurement.throttled = true;
    measurement.includesLaunchLatency = true;
    measurement.work = Work{18446744073709551615U, 0, 7, "elements"};
    measurement.reference = DeviceReference{4.1e12, 1.75};
    measurement.stopped = StopReason::Converged;
    measurement.provenance.kind = ProvenanceKind::Live;
    measurement.provenance.smClock = Hertz{1.98e9};
    return measurement;
}

TEST(ResultJson, RoundTrips) {
    expectResultRoundTrip(fullResult(), launchResultFromJson);
    expectResultRoundTrip(LaunchResult{}, launchResultFromJson);
    expectResultRoundTrip(fullMeasurement(), measurementFromJson);
    expectResultRoundTrip(Measurement{}, measurementFromJson);
}

TEST(ResultJson, HasTheEnglishTextBesideEachMessage) {
    setLanguage(languageForCode(pseudoLanguageCode));
    const Json json = toJson(fullResult());
    setLanguage(languageForCode("en"));
    EXPECT_EQ(json["verification"]["summary"], "1 of 2,5 bins are wrong: bin 7 is empty.");
    EXPECT_EQ(json["verification"]["summaryText"]["message"], "{wrong} of {all} bins are wrong: {first}.");
    EXPECT_EQ(json["hostTimeline"][0]["what"], "launch returned");
    EXPECT_EQ(json["hostTimeline"][0]["whatText"]["message"], "launch returned");
    EXPECT_FALSE(json["hostTimeline"][1].contains("whatText"));
    const Json& table = json["tables"][0];
    EXPECT_EQ(table["title"], "Bins in blocks of 32");
    EXPECT_EQ(table["titleText"]["arguments"]["size"], 32);
    EXPECT_EQ(table["columns"], parseJson(R"(["bin","cudaError"])", ""));
    EXPECT_EQ(table["columnTexts"][0]["message"], "bin");
    EXPECT_TRUE(table["columnTexts"][1].is_null());
    EXPECT_EQ(table["rows"], parseJson(R"([["0","12"],["none",""]])", ""));
    EXPECT_TRUE(table["rowTexts"][0].is_null());
    EXPECT_EQ(table["rowTexts"][1][0]["message"], "none");
    for (const char* name : {"titleText", "columnTexts", "rowTexts"})
        EXPECT_FALSE(json["tables"][1].contains(name)) << name;
}

/// A recording of an earlier release has no messages.
TEST(ResultJson, TextsWithoutMessagesAreReadToo) {
    Json json = toJson(fullResult());
    json["verification"].erase("summaryText");
    json["hostTimeline"][0].erase("whatText");
    for (const char* name : {"titleText", "columnTexts", "rowTexts"})
        json["tables"][0].erase(name);
    const LaunchResult result = launchResultFromJson(JsonReader(json));
    EXPECT_EQ(result.verification->summary, verbatim("1 of 2,5 bins are wrong: bin 7 is empty."));
    EXPECT_EQ(result.tables[0].title, verbatim("Bins in blocks of 32"));
    EXPECT_EQ(result.tables[0].columns, (std::vector{verbatim("bin"), verbatim("cudaError")}));
    EXPECT_EQ(result.hostTimeline[0].what.message.context(), "gpu");
    EXPECT_EQ(result.hostTimeline[0].what.text(), "launch returned");
    EXPECT_EQ(result.tables[0].rows[1][0].message.context(), "gpu");
}

TEST(ResultJson, AbsentPartsAreMissing) {
    const Json json = toJson(LaunchResult{});
    for (const char* name : {"lastError", "hostTimeline", "tables", "threads", "contextLost"})
        EXPECT_FALSE(json.contains(name)) << name;
}

TEST(ResultJson, ThreadsRoundTripOnTheirOwn) {
    const std::vector<ThreadColumn> threads{{"threadIdx.x", {0, 1}}, {"SM", {9007199254740992U, 0}}};
    const Json json = threadsJson(threads);
    EXPECT_EQ(threadsFromJson(JsonReader(json)), threads);
    LaunchResult result;
    result.threads = threads;
    EXPECT_FALSE(toJson(result).contains("threads"));
}

TEST(ResultJson, AMeasurementWithColdTimesAloneIsRead) {
    Json json = toJson(fullMeasurement());
    for (const char* name : {"smClockMegahertz", "hotMicroseconds", "launchMicroseconds", "hotBatch",
                             "warmUps", "discarded", "throttled", "hostInTimes", "work", "reference"})
        json.erase(name);
    Measurement expected = fullMeasurement();
    Measurement plain;
    plain.result = expected.result;
    plain.samplesMicroseconds = expected.samplesMicroseconds;
    plain.stopped = expected.stopped;
    plain.provenance = expected.provenance;
    EXPECT_EQ(measurementFromJson(JsonReader(json)), plain);
}

struct ResultFieldCase : test::NamedCase {
    const char* pointer; ///< which field is replaced
    Json value;
    std::string sentence;
};
class MalformedMeasurement : public testing::TestWithParam<ResultFieldCase> {};

TEST_P(MalformedMeasurement, IsOneSentenceWithThePath) {
    Json json = toJson(fullMeasurement());
    json[Json::json_pointer(GetParam().pointer)] = GetParam().value;
    try {
        measurementFromJson(JsonReader(json));
        ADD_FAILURE() << "was read";
    } catch (const InputError& error) {
        EXPECT_EQ(error.what(), GetParam().sentence);
    }
}

Json repeated(std::size_t times, const Json& element) {
    Json json = Json::array();
    for (std::size_t i = 0; i < times; ++i)
        json.push_back(element);
    return json;
}

INSTANTIATE_TEST_SUITE_P(
    ResultJson, MalformedMeasurement,
    testing::Values(
        ResultFieldCase{
            "NoSuchReason", "/stopped", "tired",
            "/stopped: expected \"samplesReached\", \"converged\", \"budgetSpent\", \"cancelled\", "
            "\"refused\" or \"interrupted\", found \"tired\""},
        ResultFieldCase{
            "ClocksOfOtherSamples", "/smClockMegahertz", Json::array({1980}),
            "/smClockMegahertz: expected as many values as samplesMicroseconds has, found an array of 1"},
        ResultFieldCase{"ANegativeTime", "/hotMicroseconds/0", -1,
                        "/hotMicroseconds/0: expected a number, not negative, found -1"},
        ResultFieldCase{
            "ANegativeCopy", "/reference/copyBytesPerSecond", -0.5,
            "/reference/copyBytesPerSecond: expected bytes in a second, not negative, found -0.5"},
        ResultFieldCase{"AFractionOfAByte", "/work/bytesRead", 0.5,
                        "/work/bytesRead: expected an integer from 0 to 18446744073709551615, found 0.5"},
        ResultFieldCase{"AMomentBeforeTheLaunch", "/result/hostTimeline/1/microseconds", -3,
                        "/result/hostTimeline/1/microseconds: expected microseconds, not negative, found -3"},
        ResultFieldCase{"TooManyMoments", "/result/hostTimeline",
                        repeated(65, {{"what", "x"}, {"microseconds", 1}}),
                        "/result/hostTimeline: expected at most 64 events, found an array of 65"},
        ResultFieldCase{"ATableWithoutColumns", "/result/tables/0/columns", Json::array(),
                        "/result/tables/0/columns: expected 1 to 16 headings, found an array of 0"},
        ResultFieldCase{
            "ARowThatIsTooShort", "/result/tables/0/rows/1", Json::array({"1"}),
            "/result/tables/0/rows/1: expected 2 texts, one for each column, found an array of 1"},
        ResultFieldCase{"AMessageThatIsNone", "/result/verification/summaryText/message", "{",
                        "/result/verification/summaryText/message: expected a message of the catalogue, "
                        "found \"{\""},
        ResultFieldCase{
            "TooFewMessagesOfColumns", "/result/tables/0/columnTexts", Json::array({nullptr}),
            "/result/tables/0/columnTexts: expected 2 messages, one for each text, found an array "
            "of 1"},
        ResultFieldCase{"TooFewMessagesOfARow", "/result/tables/0/rowTexts/1", Json::array(),
                        "/result/tables/0/rowTexts/1: expected 2 messages, one for each text, found an array "
                        "of 0"},
        ResultFieldCase{"TooManyRowsOfMessages", "/result/tables/1/rowTexts", Json::array({nullptr}),
                        "/result/tables/1/rowTexts: expected 0 rows of messages, as many as there are rows, "
                        "found an array of 1"},
        ResultFieldCase{"ACellThatIsANumber", "/result/tables/0/rows/1/1", 5,
                        "/result/tables/0/rows/1/1: expected a string, found 5"},
        ResultFieldCase{"TooManyRows", "/result/tables/1/rows", repeated(257, Json::array({"x"})),
                        "/result/tables/1/rows: expected at most 256 rows, found an array of 257"},
        ResultFieldCase{"TooManyTables", "/result/tables",
                        repeated(9, {{"title", "t"}, {"columns", {"x"}}, {"rows", Json::array()}}),
                        "/result/tables: expected at most 8 tables, found an array of 9"},
        ResultFieldCase{"ALastErrorWithoutACode",
                        "/result/lastError",
                        {{"name", "cudaSuccess"}, {"message", ""}},
                        "/result/lastError/code: this field is missing"}),
    test::caseName<ResultFieldCase>);

struct ThreadsCase : test::NamedCase {
    const char* text;
    const char* sentence;
};
class MalformedThreads : public testing::TestWithParam<ThreadsCase> {};

TEST_P(MalformedThreads, IsOneSentenceWithThePath) {
    const Json json = parseJson(GetParam().text, "test");
    try {
        threadsFromJson(JsonReader(json));
        ADD_FAILURE() << "was read";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().sentence);
    }
}

INSTANTIATE_TEST_SUITE_P(
    ResultJson, MalformedThreads,
    testing::Values(
        ThreadsCase{"ColumnsOfSeveralLengths", R"([{"name":"a","values":[1,2]},{"name":"b","values":[1]}])",
                    "/1/values: expected 2 values, as many as the first column has, found an "
                    "array of 1"},
        ThreadsCase{"MoreThanADoubleHolds", R"([{"name":"a","values":[9007199254740993]}])",
                    "/0/values/0: expected an integer from 0 to 9007199254740992, found "
                    "9007199254740993"},
        ThreadsCase{"AColumnWithoutAName", R"([{"values":[1]}])", "/0/name: this field is missing"}),
    test::caseName<ThreadsCase>);

TEST(ResultJson, KernelInfosRoundTrip) {
    KernelInfo kernel;
    kernel.id = "histogram";
    kernel.chapter = "Atomics";
    kernel.title = "Histogram";
    kernel.summary = "Counts.";
    kernel.problemAxes = 2;
    kernel.problemAxisNames = {"elements", "bins"};
    kernel.minimum = {9, 0};
    kernel.attributes.numRegs = 32;
    kernel.suggestedOptIns = {{100'000}, true, 50};
    const auto again = [](const Json& json) { return kernelInfoFromJson(JsonReader(json)); };
    Json json = toJson(kernel);
    EXPECT_EQ(toJson(again(json)), json);
    EXPECT_EQ(again(json).problemAxisNames, kernel.problemAxisNames);
    EXPECT_EQ(again(json).suggestedOptIns, kernel.suggestedOptIns);
    for (const char* name : {"chapter", "problemAxisNames", "suggestedOptIns"})
        json.erase(name);
    EXPECT_EQ(again(json).chapter, "");
    EXPECT_EQ(again(json).suggestedOptIns, KernelOptIns{});
    json["problemAxisNames"] = Json::array({"a", "b", "c", "d"});
    try {
        again(json);
        ADD_FAILURE() << "was read";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(),
                     "/problemAxisNames: expected an array of at most 3 names, found an array of 4");
    }
}

TEST(KernelInfo, OptInsWithoutSuggestionAreThoseOfTheKernel) {
    KernelInfo kernel;
    kernel.attributes.optIns = {{45'056}, false, 50}; // as with 4 KiB of static shared memory
    EXPECT_EQ(initialOptIns(kernel), kernel.attributes.optIns);
    kernel.suggestedOptIns = {{100'000}, true, -1};
    EXPECT_EQ(initialOptIns(kernel), (KernelOptIns{{100'000}, true, 50}));
}

TEST(KernelInfo, NamesTheComputeCapabilityThatItNeeds) {
    KernelInfo kernel;
    kernel.title = "Cluster histogram";
    kernel.minimum = {9, 0};
    EXPECT_EQ(kernelUnavailableReason(kernel, {9, 0}), "");
    EXPECT_EQ(kernelUnavailableReason(kernel, {12, 1}), "");
    EXPECT_EQ(kernelUnavailableReason(kernel, {8, 6}),
              "Cluster histogram needs compute capability 9.0 or above, and this device has 8.6.");
}

TEST(RequestJson, LimitsAreReadWithinBounds) {
    MeasureRequest request;
    request.launch.kernel = "k";
    request.limits = {7, Seconds{0.25}, 0.5};
    expectResultRoundTrip(request, measureRequestFromJson);
    SweepRequest sweep;
    sweep.kernel = "k";
    sweep.points.resize(2);
    sweep.limits = {100'000, Seconds{3}, 0};
    expectResultRoundTrip(sweep, sweepRequestFromJson);
    Json json = toJson(request);
    for (const char* name : {"samples", "budgetSeconds", "precision"})
        json.erase(name);
    EXPECT_EQ(measureRequestFromJson(JsonReader(json)).limits, MeasureLimits{});
    for (const double wrong : {-0.1, 1.5}) {
        json["precision"] = wrong;
        EXPECT_THROW(measureRequestFromJson(JsonReader(json)), InputError) << wrong;
    }
}

} // namespace
} // namespace trichevron::core
