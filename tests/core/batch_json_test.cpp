// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batch_json.h"
#include "core/json/file_io.h"
#include "core/model_json/model_json.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/support/batch_lines.h"
#include "tests/support/pseudo_language.h"

#include <gtest/gtest.h>

#include <map>
#include <tuple>
#include <vector>

namespace trichevron::core {
namespace {

std::string answerTo(BatchQuestion question, std::string_view line) {
    BatchAnswers answers(question, test::h200Limits());
    answers.answer(line, 1);
    return std::string(answers.text());
}

Json checked(std::string_view line) {
    return parseJson(answerTo(BatchQuestion::Check, line), "answer");
}

struct LineCase : test::NamedCase {
    std::string line;
    const char* answer;
};
class UnreadableLine : public testing::TestWithParam<LineCase> {};

TEST_P(UnreadableLine, HasAnErrorReplyInItsPlace) {
    BatchAnswers answers(BatchQuestion::Check, test::h200Limits());
    EXPECT_FALSE(answers.answer(GetParam().line, 3));
    EXPECT_EQ(answers.text(), GetParam().answer + std::string("\n"));
}

INSTANTIATE_TEST_SUITE_P(
    BatchJson, UnreadableLine,
    testing::Values(
        LineCase{
            "NegativeBlock", R"({"id":7,"gridDim":[1],"blockDim":[-1]})",
            R"({"id":7,"inputError":"line 3: /blockDim/0: expected an integer from 0 to 4294967295, found -1"})"},
        LineCase{"NoGrid", R"({"id":"a","blockDim":[1]})",
                 R"({"id":"a","inputError":"line 3: /gridDim: this field is missing"})"},
        LineCase{"NoBlock", R"({"id":1,"gridDim":[1]})",
                 R"({"id":1,"inputError":"line 3: /blockDim: this field is missing"})"},
        LineCase{"Truncated", R"({"id":7,"gridDim":[1)",
                 R"({"id":null,"inputError":"line 3: column 21: the text ends in the middle of a value"})"},
        LineCase{"Empty", "", R"({"id":null,"inputError":"line 3: expected JSON, found nothing"})"},
        LineCase{"NotJson", "id 7",
                 R"({"id":null,"inputError":"line 3: column 1: not JSON: unexpected 'i'"})"},
        LineCase{"TrailingGarbage", R"({"id":7,"gridDim":[1],"blockDim":[1]},)",
                 R"({"id":null,"inputError":"line 3: column 38: not JSON: unexpected ','"})"},
        LineCase{"ZeroByte", std::string("{\"id\":7}\0", 9),
                 R"({"id":null,"inputError":"line 3: column 9: not JSON: unexpected byte 0x00"})"},
        LineCase{
            "WrongType", R"({"id":7,"gridDim":[1],"blockDim":[1],"kernel":{"numRegs":"many"}})",
            R"({"id":7,"inputError":"line 3: /kernel/numRegs: expected an integer from 0 to 4294967295, found \"many\""})"},
        LineCase{
            "RealForAnInteger", R"({"id":7,"gridDim":[1.0],"blockDim":[1]})",
            R"({"id":7,"inputError":"line 3: /gridDim/0: expected an integer from 0 to 4294967295, found 1.0"})"},
        LineCase{
            "OfTwoIdsTheLast", R"({"id":7,"id":{"b":1,"a":[-0,"\u00e9\n"],"b":2},"gridDim":1})",
            R"({"id":{"b":1,"a":[-0,"é\n"],"b":2},"inputError":"line 3: /gridDim: expected an array, found 1"})"},
        LineCase{
            "PathPastADeclaration",
            R"({"gridDim":[1],"kernel":{"numRegs":1,"declared":{"blockSize":{"block":[1,true]}}}})",
            R"({"id":null,"inputError":"line 3: /kernel/declared/blockSize/block/1: expected an integer from 0 to 4294967295, found true"})"},
        LineCase{
            "TwoDeclaredClusters",
            R"({"gridDim":[2],"kernel":{"numRegs":1,"declared":{"clusterDims":[2],"blockSize":{"block":[128],"cluster":[2]}}}})",
            R"({"id":null,"inputError":"line 3: /kernel/declared/blockSize/cluster: expected null, since the compiler refuses a cluster in __block_size__ beside __cluster_dims__, found an array of 1"})"},
        LineCase{
            "CarveoutThatCannotBeSet",
            R"({"gridDim":[2],"blockDim":[1],"kernel":{"numRegs":1,"preferredShmemCarveout":101}})",
            R"({"id":null,"inputError":"line 3: /kernel/preferredShmemCarveout: expected an integer from -1 to 100, since cudaFuncSetAttribute returns cudaErrorInvalidValue (1) for any other, and the driver's log says “Requested preferred shared mem carveout invalid 101”, found 101"})"},
        LineCase{
            "CarveoutOfAnotherType",
            R"({"gridDim":[2],"blockDim":[1],"kernel":{"numRegs":1,"preferredShmemCarveout":1.5}})",
            R"({"id":null,"inputError":"line 3: /kernel/preferredShmemCarveout: expected an integer from -1 to 100, found 1.5"})"},
        LineCase{
            "NegativeOptIn",
            R"({"gridDim":[2],"blockDim":[1],"kernel":{"numRegs":1,"maxDynamicSharedSizeBytes":-1}})",
            R"({"id":null,"inputError":"line 3: /kernel/maxDynamicSharedSizeBytes: expected an integer from 0 to 2147483647, since cudaFuncSetAttribute returns cudaErrorInvalidValue (1) for a negative one, and the driver's log says “Requested dynamic shared mem size cannot be negative -1”, found -1"})"},
        LineCase{"NotAnObject", "7",
                 R"({"id":null,"inputError":"line 3: top level: expected an object, found 7"})"},
        LineCase{
            "ClusterOfAPlainLaunch",
            R"({"id":7,"api":"cudaLaunchKernel","gridDim":[2],"blockDim":[1],"clusterDim":[2]})",
            R"({"id":7,"inputError":"line 3: /clusterDim: expected null, since cudaLaunchKernel cannot carry a cluster dimension (only cudaLaunchKernelEx and cuLaunchKernelEx can), found an array of 1"})"},
        LineCase{
            "UnknownApi", R"({"id":7,"api":"launch","gridDim":[2],"blockDim":[1]})",
            R"({"id":7,"inputError":"line 3: /api: expected one of \"cudaLaunchKernel\", \"cudaLaunchKernelEx\", \"cudaLaunchCooperativeKernel\", \"cuLaunchKernel\", \"cuLaunchKernelEx\", \"cuLaunchCooperativeKernel\", \"cudaGraphAddKernelNode\", found \"launch\""})"},
        LineCase{
            "DriverSharedMemoryPast32Bits",
            R"({"id":7,"api":"cuLaunchKernel","gridDim":[2],"blockDim":[1],"dynamicSmemBytes":4294967296})",
            R"({"id":7,"inputError":"line 3: /dynamicSmemBytes: expected an integer from 0 to 4294967295, found 4294967296"})"},
        LineCase{
            "MoreBarriersThanABlockHas",
            R"({"id":7,"gridDim":[2],"blockDim":[1],"kernel":{"numRegs":1,"numBlockBarriers":17}})",
            R"({"id":7,"inputError":"line 3: /kernel/numBlockBarriers: expected an integer from 0 to 16, found 17"})"},
        LineCase{
            "NumberPast64Bits", R"({"id":7,"gridDim":[18446744073709551616],"blockDim":[1]})",
            R"({"id":7,"inputError":"line 3: /gridDim/0: expected an integer from 0 to 4294967295, found 18446744073709551616"})"},
        LineCase{"RegistersMissing", R"({"id":7,"gridDim":[2],"blockDim":[1],"kernel":{"name":"k"}})",
                 R"({"id":7,"inputError":"line 3: /kernel/numRegs: this field is missing"})"},
        LineCase{
            "NoKernelForTheDevice",
            R"({"id":7,"gridDim":[2],"blockDim":[1],"kernel":[{"numRegs":1,"binaryVersion":80}]})",
            R"({"id":7,"inputError":"line 3: /kernel: none of the kernels runs on a device of compute capability 9.0: they are for sm_80"})"}),
    test::caseName<LineCase>);

TEST(BatchJson, RepliesAccumulateUntilCleared) {
    BatchAnswers answers(BatchQuestion::Check, test::h200Limits());
    const std::string first = R"({"id":"a","gridDim":[1],"blockDim":[1]})";
    EXPECT_TRUE(answers.answer(first, 1));
    EXPECT_FALSE(answers.answer("{", 2));
    answers.refuse(3, "longer than allowed");
    EXPECT_EQ(answers.text(),
              answerTo(BatchQuestion::Check, first) +
                  "{\"id\":null,\"inputError\":\"line 2: column 2: the text ends in the middle "
                  "of a value\"}\n"
                  "{\"id\":null,\"inputError\":\"line 3: longer than allowed\"}\n");
    answers.clear();
    EXPECT_TRUE(answers.answer(first, 4));
    EXPECT_EQ(answers.text(), answerTo(BatchQuestion::Check, first));
}

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& item : object.items())
        keys.push_back(item.key());
    return keys;
}

TEST(BatchJson, AReplyHasItsMembersInOrder) {
    using Keys = std::vector<std::string>;
    const Json answer = checked(
        R"({"id":-7,"api":"cudaLaunchKernelEx","gridDim":[131],"blockDim":[65],"clusterDim":[5],"kernel":{"numRegs":9,"binaryVersion":80}})");
    EXPECT_EQ(answer.at("id"), -7);
    EXPECT_EQ(keysOf(answer), (Keys{"id", "valid", "error", "reportedFirst", "violations", "advice",
                                    "totalBlocks", "totalThreads", "occupancy", "assumption"}));
    const Json& violation = answer.at("violations").at(0);
    EXPECT_EQ(keysOf(violation), (Keys{"rule", "value", "limit", "source", "error", "message", "fixes"}));
    EXPECT_EQ(keysOf(violation.at("fixes").at(0)), (Keys{"fix", "label", "message", "change"}));
    EXPECT_EQ(keysOf(answer.at("advice").at(0)), (Keys{"rule", "value", "limit", "source", "message"}));
    EXPECT_EQ(keysOf(answer.at("occupancy")),
              (Keys{"maxActiveBlocksPerMultiprocessor", "limiters", "blocksAllowedBy", "warpsPerBlock",
                    "activeWarps", "maxWarps", "registersPerBlock", "sharedMemoryPerBlock", "launchable",
                    "waves", "maxActiveClusters", "maxPotentialClusterSize"}));
}

TEST(BatchJson, ClustersThatLimitHaveTheirBlocksToo) {
    const Json clustered =
        checked(R"({"api":"cudaLaunchKernelEx","gridDim":[64],"blockDim":[64],"clusterDim":[2]})")
            .at("occupancy");
    EXPECT_EQ(clustered.at("limiters"), Json::array({"clusters"}));
    EXPECT_EQ(clustered.at("blocksAllowedBy").at("clusters"), 8);
    const Json other =
        checked(R"({"api":"cudaLaunchKernelEx","gridDim":[64],"blockDim":[64]})").at("occupancy");
    EXPECT_FALSE(other.at("blocksAllowedBy").contains("clusters"));
}

TEST(BatchJson, AFixListsOnlyTheFieldsThatItChanges) {
    std::map<std::string, std::string> changes;
    const Json answer = checked(
        R"({"api":"cudaLaunchKernelEx","gridDim":[144],"blockDim":[64],"clusterDim":[9],"dynamicSmemBytes":50000})");
    for (const Json& violation : answer.at("violations"))
        for (const Json& fix : violation.at("fixes"))
            changes[fix.at("fix")] = fix.at("change").dump();
    EXPECT_EQ(changes,
              (std::map<std::string, std::string>{
                  {"allowNonPortableCluster", R"({"kernel":{"nonPortableClusterSizeAllowed":true}})"},
                  {"setCluster", R"({"clusterDim":[8,1,1]})"},
                  {"removeCluster", R"({"clusterDim":null})"},
                  {"setSmemOptIn", R"({"kernel":{"maxDynamicSharedSizeBytes":50000}})"},
                  {"setDynamicSmem", R"({"dynamicSmemBytes":49152})"}}));
}

/// The general parser skips a byte order mark; the plain parser leaves the line to it.
std::string forTheGeneralParser(std::string_view line) {
    return "\xEF\xBB\xBF" + std::string(line);
}

struct ApiCase : test::NamedCase {
    const char* fields;
    const char* api;
};
class ApiOfALine : public testing::TestWithParam<ApiCase> {};

TEST_P(ApiOfALine, IsThatOfWhatItCarries) {
    const Json line =
        parseJson("{\"gridDim\":[8],\"blockDim\":[64]" + std::string(GetParam().fields) + "}", "line");
    EXPECT_EQ(toString(launchConfigFromJson(JsonReader(line)).api), GetParam().api);
    EXPECT_TRUE(checked(line.dump()).contains("valid"));
}

INSTANTIATE_TEST_SUITE_P(
    BatchJson, ApiOfALine,
    testing::Values(ApiCase{{"Plain"}, "", "cudaLaunchKernel"},
                    ApiCase{{"Cluster"}, R"(,"clusterDim":[2])", "cudaLaunchKernelEx"},
                    ApiCase{{"NumberAttribute"}, R"(,"priority":0)", "cudaLaunchKernelEx"},
                    ApiCase{{"ClusterAttribute"}, R"(,"preferredClusterDim":[4])", "cudaLaunchKernelEx"},
                    ApiCase{
                        {"NullsCarryNothing"}, R"(,"clusterDim":null,"priority":null)", "cudaLaunchKernel"},
                    ApiCase{{"AFunctionThatIsGivenStays"},
                            R"(,"api":"cuLaunchKernelEx","clusterDim":[2])",
                            "cuLaunchKernelEx"}),
    test::caseName<ApiCase>);

struct IgnoredCase : test::NamedCase {
    std::string line;
    const char* ignored; ///< as JSON; null where the answer names none
    BatchQuestion question = BatchQuestion::Check;
};
class IgnoredFields : public testing::TestWithParam<IgnoredCase> {};

TEST_P(IgnoredFields, AreListedInTheAnswer) {
    for (const std::string& line : {GetParam().line, forTheGeneralParser(GetParam().line)}) {
        const Json answer = parseJson(answerTo(GetParam().question, line), "answer");
        ASSERT_FALSE(answer.contains("inputError")) << answer;
        EXPECT_EQ(answer.value("ignoredFields", Json()).dump(), GetParam().ignored) << line;
    }
}

INSTANTIATE_TEST_SUITE_P(
    BatchJson, IgnoredFields,
    testing::Values(
        IgnoredCase{"None", R"({"id":1,"gridDim":[1],"blockDim":[1]})", "null"},
        IgnoredCase{"Misspelled", R"({"gridDim":[1],"blockDim":[1],"dynamicSmem":1})", R"(["/dynamicSmem"])"},
        IgnoredCase{"InTheKernel",
                    R"({"gridDim":[1],"blockDim":[1],"kernel":{"numRegs":1,"regs":2},"optIns":{"a":1}})",
                    R"(["/kernel/regs","/optIns"])"},
        IgnoredCase{
            "InADeclaration",
            R"({"gridDim":[1],"kernel":{"numRegs":1,"declared":{"block":1,"blockSize":{"block":[1],"x":2}}}})",
            R"(["/kernel/declared/block","/kernel/declared/blockSize/x"])"},
        IgnoredCase{
            "InAListOfKernels",
            R"({"gridDim":[1],"blockDim":[1],"kernel":[{"numRegs":1,"binaryVersion":90},{"numRegs":1,"binaryVersion":80,"x":1}]})",
            R"(["/kernel/1/x"])"},
        IgnoredCase{"NullIsRead",
                    R"({"gridDim":[1],"blockDim":[1],"clusterDim":null,"problem":null,"kernel":null})",
                    "null"},
        IgnoredCase{"NotInsideOfTheId", R"({"id":{"a":1,"b":[{"c":2}]},"gridDim":[1],"blockDim":[1]})",
                    "null"},
        IgnoredCase{"OfTwoKernelsTheLastIsRead",
                    R"({"gridDim":[1],"blockDim":[1],"kernel":{"a":1},"kernel":{"numRegs":1}})",
                    R"(["/kernel"])"},
        IgnoredCase{"AFieldThatIsGivenAgain", R"({"id":1,"id":2,"gridDim":[1],"blockDim":[1],"gridDim":[2]})",
                    R"(["/id","/gridDim"])"},
        IgnoredCase{"AFieldOfTheKernelThatIsGivenThreeTimes",
                    R"({"gridDim":[1],"blockDim":[1],"kernel":{"numRegs":1,"numRegs":2,"numRegs":3}})",
                    R"(["/kernel/numRegs","/kernel/numRegs"])"},
        IgnoredCase{"AKeyThatNeedsEscapes", R"({"gridDim":[1],"blockDim":[1],"a/b~c\n\"":1})",
                    R"(["/a~1b~0c\n\""])"},
        IgnoredCase{"OfAnOccupancyLine",
                    R"({"kernel":{"numRegs":1},"blockSize":32,"dynamicSmem":1,"gridDim":[1]})",
                    R"(["/dynamicSmem","/gridDim"])", BatchQuestion::Occupancy}),
    test::caseName<IgnoredCase>);

TEST(BatchJson, AnErrorListsTheFieldsThatNoLineHas) {
    const auto ignored = [](BatchQuestion question, std::string_view line) {
        const Json answer = parseJson(answerTo(question, line), "answer");
        EXPECT_TRUE(answer.contains("inputError")) << answer;
        EXPECT_EQ(answer.at("id"), 7);
        return answer.value("ignoredFields", Json()).dump();
    };
    for (const bool isGeneral : {false, true}) {
        const auto asSent = [isGeneral](std::string_view line) {
            return isGeneral ? forTheGeneralParser(line) : std::string(line);
        };
        EXPECT_EQ(ignored(BatchQuestion::Check,
                          asSent(R"({"id":7,"grid":[1],"blockDim":[1],"kernel":{"regs":1}})")),
                  R"(["/grid"])");
        EXPECT_EQ(ignored(BatchQuestion::Occupancy,
                          asSent(R"({"id":7,"kernel":{"numRegs":1},"block":32,"gridDim":[1]})")),
                  R"(["/block","/gridDim"])");
    }
}

TEST(BatchJson, AnErrorListsNoFieldThatWasOnlyNotReached) {
    for (const auto& [question, schema, wrong] :
         {std::tuple(BatchQuestion::Check, "check-line", "gridDim"),
          std::tuple(BatchQuestion::Occupancy, "occupancy-line", "kernel")}) {
        const Json fields =
            parseJson(readFile(std::string(TRICHEVRON_RESOURCES_DIR "/schemas/") + schema + ".schema.json"),
                      schema)
                .at("properties");
        Json line;
        for (const auto& field : fields.items())
            line[field.key()] = field.key() == wrong ? Json("wrong") : Json();
        const Json answer = parseJson(answerTo(question, line.dump()), "answer");
        EXPECT_TRUE(answer.contains("inputError")) << answer;
        EXPECT_FALSE(answer.contains("ignoredFields")) << answer;
    }
}

struct PlainId : test::NamedCase {
    const char* id;
};
class ExactId : public testing::TestWithParam<PlainId> {};

TEST_P(ExactId, ComesBackAsItWasSent) {
    const std::string line = "{\"id\":" + std::string(GetParam().id) + R"(,"gridDim":[1],"blockDim":[1]})";
    for (const std::string& sent : {line, forTheGeneralParser(line)})
        EXPECT_TRUE(answerTo(BatchQuestion::Check, sent)
                        .starts_with("{\"id\":" + std::string(GetParam().id) + ",\"valid\":true"))
            << answerTo(BatchQuestion::Check, sent);
}

INSTANTIATE_TEST_SUITE_P(
    BatchJson, ExactId,
    testing::Values(PlainId{"Past64Bits", "18446744073709551616"},
                    PlainId{"BelowMinus64Bits", "-9223372036854775809"},
                    PlainId{"ThirtyDigits", "123456789012345678901234567890"}, PlainId{"MinusZero", "-0"},
                    PlainId{"Real", "1.10"}, PlainId{"Exponent", "1E+2"}, PlainId{"Tiny", "1e-400"},
                    PlainId{"ManyDigits", "0.1000000000000000055511151231257827"},
                    PlainId{"Nested", R"([{"a":18446744073709551616,"a":null},true,"é\t"])"}),
    test::caseName<PlainId>);

TEST(BatchJson, BothParsersGiveTheSameReply) {
    test::BatchLines lines(7);
    int readable = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::string line = i % 2 == 0 ? lines.broken() : lines.damaged(lines.accepted());
        const BatchQuestion question = i % 5 == 0 ? BatchQuestion::Occupancy : BatchQuestion::Check;
        PlainJson plain;
        if (!plain.parse(line))
            continue;
        ++readable;
        ASSERT_EQ(answerTo(question, line), answerTo(question, forTheGeneralParser(line))) << line;
    }
    EXPECT_GT(readable, 10'000) << "too few lines were plain JSON to say anything";
}

TEST(BatchJson, BenchmarkLinesAreAcceptedOrRefusedAsNamed) {
    test::BatchLines lines(8);
    for (int i = 0; i < 1000; ++i) {
        const std::string accepted = lines.accepted();
        EXPECT_TRUE(PlainJson().parse(accepted)) << accepted;
        EXPECT_EQ(checked(accepted).at("valid"), true) << accepted;
        const std::string broken = lines.broken();
        const std::size_t violations = checked(broken).at("violations").size();
        EXPECT_TRUE(violations == 1 || violations == 2) << broken;
    }
}

TEST(BatchJson, OccupancyIsThatOfBlocksInTheClustersThatTheKernelDeclares) {
    const auto blocksOf = [](std::string_view declared) {
        const std::string line =
            R"({"kernel":{"numRegs":32)" + std::string(declared) + R"(},"blockSize":64})";
        return parseJson(answerTo(BatchQuestion::Occupancy, line), "answer")
            .at("maxActiveBlocksPerMultiprocessor")
            .get<int>();
    };
    EXPECT_EQ(blocksOf(""), 32);
    EXPECT_EQ(blocksOf(R"(,"declared":{"clusterDims":[2,1,1]})"), 8);
    EXPECT_EQ(blocksOf(R"(,"declared":{"blockSize":{"block":[64,1,1],"cluster":[2,1,1]}})"), 8);
}

TEST(BatchJson, AttributesOfAnotherArchitectureAreAnAssumption) {
    const Json answer =
        parseJson(answerTo(BatchQuestion::Occupancy,
                           R"({"id":1,"kernel":{"numRegs":32,"binaryVersion":80},"blockSize":256})"),
                  "answer");
    EXPECT_EQ(answer.at("assumption"), "the attributes of the kernel for sm_80 are taken to hold on a device "
                                       "of compute capability 9.0");
    EXPECT_EQ(answer.at("maxActiveBlocksPerMultiprocessor"), 8);
}

TEST(BatchJson, ErrorsAreNamedAsTheLaunchingFunctionNamesThem) {
    const auto errorWith = [](const char* line) { return checked(line).at("error").get<std::string>(); };
    EXPECT_EQ(errorWith(R"({"gridDim":[1],"blockDim":[2048]})"), "cudaErrorInvalidValue");
    EXPECT_EQ(errorWith(R"({"api":"cuLaunchKernel","gridDim":[1],"blockDim":[2048]})"),
              "CUDA_ERROR_INVALID_VALUE");
    EXPECT_EQ(errorWith(R"({"api":"cuLaunchKernel","gridDim":[1],"blockDim":[1024]})"), "CUDA_SUCCESS");
}

TEST(BatchJson, CountsThatDoublesCannotRepresentAreDecimalStrings) {
    const Json answer = checked(R"({"gridDim":[2147483647,65535,65535],"blockDim":[1024]})");
    EXPECT_EQ(answer.at("totalThreads"), "9444444733164249676800");
    EXPECT_EQ(answer.at("totalBlocks"), "9223090559730712575");
}

TEST(BatchJson, AnswersInEnglishWhateverTheLanguageIs) {
    for (const char* line :
         {R"({"id":1,"gridDim":[1],"blockDim":[2048],"kernel":{"numRegs":255,"binaryVersion":80}})",
          R"({"id":1,"gridDim":[1],"blockDim":[-1]})", R"({"id":1,)", ""}) {
        const std::string english = answerTo(BatchQuestion::Check, line);
        const test::PseudoLanguage language;
        EXPECT_EQ(answerTo(BatchQuestion::Check, line), english);
    }
}

} // namespace
} // namespace trichevron::core
