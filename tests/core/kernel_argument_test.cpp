// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/argument/compared_output.h"
#include "core/argument/input_file.h"
#include "core/argument/kernel_argument.h"
#include "core/argument/output_summary.h"
#include "core/argument/own_launch.h"
#include "core/argument/proposed_arguments.h"
#include "core/compile/source_kernels.h"
#include "core/errors/input_error.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace trichevron::core {
namespace {

template <class Call>
std::string refusal(const Call& call) {
    try {
        call();
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

constexpr LaunchSizes sizes{10, 20, 3, 5, 64};

struct SizeCase {
    const char* name;
    const char* text;
    const char* result; ///< the number, or a part of the refusal
};

class SizeExpression : public testing::TestWithParam<SizeCase> {};

TEST_P(SizeExpression, IsEvaluated) {
    std::string result;
    const std::string refused =
        refusal([&] { result = std::to_string(evaluateSize(GetParam().text, sizes, "--arg")); });
    if (refused != "accepted")
        result = refused;
    EXPECT_NE(result.find(GetParam().result), std::string::npos) << result;
}

INSTANTIATE_TEST_SUITE_P(
    Sizes, SizeExpression,
    testing::Values(SizeCase{"NIsTheVolumeOfTheProblem", "N", "600"},
                    SizeCase{"EachAxis", "nx + 2 * ny - nz", "47"},
                    SizeCase{"TheShapeOfTheLaunch", "blocks * threads", "320"},
                    SizeCase{"BracketsAndDivision", "(N + 255) / 256", "3"},
                    SizeCase{"Remainder", "N % 7", "5"}, SizeCase{"Negative", "-3 - -5", "2"},
                    SizeCase{"DivisionByZero", "1 / (nx - 10)", "divides by zero"},
                    SizeCase{"TooLarge", "9223372036854775807 + 1", "does not fit in 64 bits"},
                    SizeCase{"TooLargeANumber", "99999999999999999999", "does not fit in 64 bits"},
                    SizeCase{"UnknownName", "n", "expected a number, or integer arithmetic"},
                    SizeCase{"Empty", "", "expected a number, or integer arithmetic"},
                    SizeCase{"OpenBracket", "(N", "expected a number, or integer arithmetic"},
                    SizeCase{"Rest", "N N", "expected a number, or integer arithmetic"}),
    [](const auto& testInfo) { return testInfo.param.name; });

TEST(SizeExpression, IsCheckedWithoutSizes) {
    EXPECT_EQ(refusal([] { checkSize("N / (nx - 1)", "--arg"); }), "accepted");
    EXPECT_NE(refusal([] { checkSize("N / (nx - ", "--arg"); }), "accepted");
    EXPECT_NE(refusal([] { checkSize(std::string(1000, '('), "--arg"); }), "accepted");
}

struct RoundTrip {
    const char* name;
    const char* text;
    const char* written; ///< what is written of it, or a part of the refusal
};

class ArgumentText : public testing::TestWithParam<RoundTrip> {};

TEST_P(ArgumentText, IsReadAndWritten) {
    std::string written;
    const std::string refused = refusal([&] {
        const KernelArgument argument = parseKernelArgument(GetParam().text, "--arg");
        written = toString(argument);
        EXPECT_EQ(parseKernelArgument(written, "--arg"), argument);
    });
    if (refused != "accepted")
        written = refused;
    EXPECT_NE(written.find(GetParam().written), std::string::npos) << written;
}

INSTANTIATE_TEST_SUITE_P(
    Arguments, ArgumentText,
    testing::Values(
        RoundTrip{"Buffer", "y=float[N]", "y=float[N]"},
        RoundTrip{"Random", "x = const float [ nx*ny ] : random(7)", "x=const float[nx*ny]:random(7)"},
        RoundTrip{"Ramp", "k=unsigned int[4]:ramp", "k=unsigned[4]:ramp"},
        RoundTrip{"Vector", "v=float4[N]:zeros", "v=float4[N]"},
        RoundTrip{"VectorOfBytes", "v=unsigned char[3]", "v=uint8_t[3]"},
        RoundTrip{"File", "w=half[N]:file(a b.bin)", "w=half[N]:file(a b.bin)"},
        RoundTrip{"Scalar", "n=N", "n=N"}, RoundTrip{"TypedScalar", "a=double:2.5", "a=double:2.5"},
        RoundTrip{"Bytes", "s=hex:00fFA0", "s=hex:00ffa0"}, RoundTrip{"Null", "p=null", "p=null"},
        RoundTrip{"NoName", "=N", "expected NAME="}, RoundTrip{"NoValue", "n", "expected NAME="},
        RoundTrip{"UnknownType", "x=flaot[N]", "there is no type \"flaot\""},
        RoundTrip{"UnknownFill", "x=float[N]:noise", "a buffer is filled with"},
        RoundTrip{"SeedTooLarge", "x=float[N]:random(4294967296)", "--arg"},
        RoundTrip{"OddDigits", "s=hex:0", "expected two hexadecimal digits for each byte"},
        RoundTrip{"Infinity", "a=float:-inf", "a=float:-inf"}, RoundTrip{"NotANumber", "a=nan", "a=nan"},
        RoundTrip{"MoreThanADoubleHolds", "a=float:-1.5e400", "a=float:-1.5e400"},
        RoundTrip{"MoreThanAnIntegerHolds", "n=99999999999999999999", "n=99999999999999999999"},
        RoundTrip{"NoCount", "x=float[]", "expected a number, or integer arithmetic"},
        RoundTrip{"NoNumber", "a=float:1e", "expected a number, or integer arithmetic"}),
    [](const auto& testInfo) { return testInfo.param.name; });

std::vector<KernelArgument> parsed(std::initializer_list<const char*> texts) {
    std::vector<KernelArgument> arguments;
    for (const char* text : texts)
        arguments.push_back(parseKernelArgument(text, "--arg"));
    return arguments;
}

TEST(ResolvedArguments, HaveTheSizesOfTheParameters) {
    const std::vector<KernelParameter> parameters{{0, 8}, {8, 4}, {12, 4}, {16, 8}, {24, 2}, {26, 3}};
    const auto resolved =
        resolveArguments(parsed({"x=float4[N]", "n=N", "a=2.5", "d=0.5", "h=half:1.5", "s=hex:010203"}),
                         parameters, sizes, Bytes{1 << 20});
    ASSERT_EQ(resolved.size(), 6U);
    EXPECT_TRUE(resolved[0].isBuffer);
    EXPECT_EQ(resolved[0].count, 600U);
    EXPECT_EQ(resolved[0].lanes(), 2400U);
    EXPECT_EQ(resolved[0].size().value, 9600U);
    EXPECT_EQ(resolved[1].value, std::string("\x58\x02\0\0", 4));
    float a = 0;
    std::memcpy(&a, resolved[2].value.data(), 4);
    EXPECT_EQ(a, 2.5F);
    double d = 0;
    std::memcpy(&d, resolved[3].value.data(), 8);
    EXPECT_EQ(d, 0.5);
    EXPECT_EQ(resolved[4].value, std::string("\x00\x3e", 2));
    EXPECT_EQ(resolved[5].value, "\x01\x02\x03");
}

struct WrongCase {
    const char* name;
    const char* argument;
    std::uint32_t parameter;
    const char* message;
};

class WrongArgument : public testing::TestWithParam<WrongCase> {};

TEST_P(WrongArgument, IsOneSentence) {
    const std::vector<KernelParameter> parameters{{0, GetParam().parameter}};
    const std::string message = refusal([&] {
        resolveArguments(parsed({GetParam().argument}), parameters, sizes, Bytes{std::uint64_t{141} << 30U});
    });
    EXPECT_NE(message.find(GetParam().message), std::string::npos) << message;
    EXPECT_EQ(message.find('\n'), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    Wrong, WrongArgument,
    testing::Values(
        WrongCase{"BufferForAnInt", "x=float[N]", 4, "has 8 bytes, and parameter 1 of the kernel has 4"},
        WrongCase{"DoubleForAFloat", "a=double:1.0", 4, "has 8 bytes, and parameter 1"},
        WrongCase{"ShortStruct", "s=hex:00", 816, "has 1 byte, and parameter 1 of the kernel has 816"},
        WrongCase{"NumberForAStruct", "s=1", 816, "give the argument its type"},
        WrongCase{"NegativeCount", "x=float[nx - 100]", 8, "has -90 elements"},
        WrongCase{"TwoHundredGigabytes", "x=float[50000000000]", 8,
                  "need 195,312,500 KiB, and the device has 144,384 MiB"},
        WrongCase{"LargerThanAnyMemory", "x=double[9223372036854775807]", 8, "larger than any memory"},
        WrongCase{"FractionForAnInt", "n=int:1.5", 4, "n: 1.5 is no value of int"},
        WrongCase{"InfinityForAnInt", "n=int:-inf", 4, "n: -inf is no value of int"},
        WrongCase{"NotANumberForAnInt", "n=int:nan", 4, "n: nan is no value of int"}),
    [](const auto& testInfo) { return testInfo.param.name; });

struct LimitCase {
    const char* name;
    const char* type;
    std::vector<const char*> held;
    std::vector<const char*> beyond;
    const char* limits; ///< what is said of one beyond
};

class ScalarLimits : public testing::TestWithParam<LimitCase> {};

TEST_P(ScalarLimits, AreThoseOfTheType) {
    const std::string type = GetParam().type;
    const std::vector<KernelParameter> parameters{{0, sizeOf(*elementTypeFromName(type))}};
    const auto resolvedAs = [&](const std::string& value) {
        return refusal([&] {
            resolveArguments(std::vector{parseKernelArgument("a=" + type + ':' + value, "--arg")}, parameters,
                             sizes, Bytes{1 << 20});
        });
    };
    for (const std::string value : GetParam().held)
        EXPECT_EQ(resolvedAs(value), "accepted") << value;
    for (const std::string value : GetParam().beyond)
        EXPECT_EQ(resolvedAs(value),
                  "a: " + value + " is out of range: " + type + " holds " + GetParam().limits);
}

constexpr const char* floatLimits = "-3.40282e+38 to 3.40282e+38";

INSTANTIATE_TEST_SUITE_P(
    Types, ScalarLimits,
    testing::Values(
        LimitCase{"Int8", "int8_t", {"-128", "127", "1.27e2"}, {"-129", "128"}, "-128 to 127"},
        LimitCase{"UInt8", "uint8_t", {"0", "255", "-0"}, {"-1", "256"}, "0 to 255"},
        LimitCase{"Int16", "int16_t", {"-32768", "32767"}, {"-32769", "32768"}, "-32,768 to 32,767"},
        LimitCase{"UInt16", "uint16_t", {"0", "65535"}, {"-1", "65536"}, "0 to 65,535"},
        LimitCase{"Int32",
                  "int",
                  {"-2147483648", "2147483647", "2e9"},
                  {"3000000000", "-2147483649", "3e9"},
                  "-2,147,483,648 to 2,147,483,647"},
        LimitCase{"UInt32", "unsigned", {"0", "4294967295"}, {"-1", "4294967296"}, "0 to 4,294,967,295"},
        LimitCase{"Int64",
                  "int64_t",
                  {"-9223372036854775808", "9223372036854775807"},
                  {"-9223372036854775809", "9223372036854775808", "1e19", "99999999999999999999999"},
                  "-9,223,372,036,854,775,808 to 9,223,372,036,854,775,807"},
        LimitCase{"UInt64",
                  "uint64_t",
                  {"0", "18446744073709551615", "1e19"},
                  {"-1", "18446744073709551616"},
                  "0 to 18,446,744,073,709,551,615"},
        LimitCase{"Half",
                  "half",
                  {"65504", "-65504", "65519", "1e-30", "inf", "-inf", "nan"},
                  {"65520", "-7e4", "1e400"},
                  "-65,504 to 65,504"},
        LimitCase{"BFloat16",
                  "bfloat16",
                  {"3.3e38", "inf", "nan"},
                  {"3.4e38", "-1e39"},
                  "-3.38953e+38 to 3.38953e+38"},
        LimitCase{"Float",
                  "float",
                  {"3.4e38", "1e-400", "-1e-400", "0e999999999999999999999", "inf", "nan"},
                  {"1e99", "-1.5e400", "1e99999999999999999999", "0.001e403"},
                  floatLimits},
        LimitCase{"Double",
                  "double",
                  {"1e308", "1e-400", "0.00001e312", "-inf", "nan", "99999999999999999999"},
                  {"1.8e308", "-1.5e400"},
                  "-1.79769e+308 to 1.79769e+308"}),
    [](const auto& testInfo) { return testInfo.param.name; });

TEST(ScalarLimits, OfAnExpressionAreThoseOfItsValue) {
    const std::vector<KernelParameter> byte{{0, 1}};
    EXPECT_EQ(refusal([&] { resolveArguments(parsed({"n=int8_t:N"}), byte, sizes, Bytes{1}); }),
              "n: N = 600 is out of range: int8_t holds -128 to 127");
    EXPECT_EQ(refusal([&] { resolveArguments(parsed({"n=uint8_t:nx - ny"}), byte, sizes, Bytes{1}); }),
              "n: nx - ny = -10 is out of range: uint8_t holds 0 to 255");
}

TEST(ScalarLimits, WithoutATypeAreThoseOfBothSigns) {
    const std::vector<KernelParameter> parameters{{0, 4}};
    for (const char* held : {"n=-1", "n=4294967295"})
        EXPECT_EQ(refusal([&] { resolveArguments(parsed({held}), parameters, sizes, Bytes{1}); }),
                  "accepted");
    EXPECT_EQ(refusal([&] { resolveArguments(parsed({"n=4294967296"}), parameters, sizes, Bytes{1}); }),
              "n: 4294967296 is out of range: an integer of 4 bytes holds -2,147,483,648 to 4,294,967,295");
}

TEST(ScalarValues, WrittenAsInfinityAreInfinite) {
    const auto resolved =
        resolveArguments(parsed({"a=float:-inf", "b=half:nan", "c=inf"}),
                         std::vector<KernelParameter>{{0, 4}, {4, 2}, {8, 8}}, sizes, Bytes{1});
    EXPECT_EQ(laneNumber(ScalarType::Float, resolved[0].value.data()),
              -std::numeric_limits<double>::infinity());
    EXPECT_TRUE(std::isnan(laneNumber(ScalarType::Half, resolved[1].value.data())));
    EXPECT_EQ(laneNumber(ScalarType::Double, resolved[2].value.data()),
              std::numeric_limits<double>::infinity());
}

TEST(InputFiles, ThatAreMissingAreNamedWithTheArgument) {
    EXPECT_EQ(refusal([] { readInputFile("x", "/nothere.bin"); }),
              "x: /nothere.bin: cannot be opened: No such file or directory");
    ASSERT_TRUE(findInputFileProblem("x", "/nothere.bin"));
    EXPECT_EQ(findInputFileProblem("x", "/nothere.bin")->text(),
              "x: /nothere.bin: cannot be opened: No such file or directory");
    EXPECT_EQ(findInputFileProblem("x", "/")->text(), "x: /: cannot be read: Is a directory");
}

TEST(ResolvedArguments, OfAWrongNumberAreRefused) {
    const std::vector<KernelParameter> parameters{{0, 8}, {8, 4}};
    EXPECT_EQ(refusal([&] { resolveArguments(parsed({"x=float[N]"}), parameters, sizes, Bytes{1 << 20}); }),
              "the kernel has 2 parameters, and 1 argument is given");
}

TEST(ArgumentProblems, AreThoseOfEachArgument) {
    const std::vector<KernelParameter> parameters{{0, 8}, {8, 4}, {16, 8}, {24, 4}};
    const auto problems = findArgumentProblems(
        parsed({"x=float[nx - 100]", "n=N", "y=float[N]", "a=double:1.0", "more=1"}), parameters, sizes);
    ASSERT_EQ(problems.size(), 4U) << "as many as there are parameters";
    ASSERT_TRUE(problems[0]);
    EXPECT_EQ(problems[0]->text(), "x: the buffer has -90 elements; it needs at least 0");
    EXPECT_FALSE(problems[1]);
    EXPECT_FALSE(problems[2]);
    ASSERT_TRUE(problems[3]);
    EXPECT_EQ(problems[3]->text(), "a: the argument has 8 bytes, and parameter 4 of the kernel has 4");
}

TEST(ProposedArguments, ComeFromTheSource) {
    const auto kernels = findSourceKernels(
        "template <class T> __global__ void f(const T* __restrict__ in, float *out, const int width, "
        "unsigned int n,\n"
        "    std::size_t count, float a = 2, float4 v, Table t, int** heads, bool flag, long long k, int "
        "rows[4]) {}");
    ASSERT_EQ(kernels.size(), 1U);
    std::string all;
    for (const KernelArgument& argument : proposeArguments(kernels[0].parameters, {{0, 8},
                                                                                   {8, 8},
                                                                                   {16, 4},
                                                                                   {20, 4},
                                                                                   {24, 8},
                                                                                   {32, 4},
                                                                                   {48, 16},
                                                                                   {64, 2},
                                                                                   {72, 8},
                                                                                   {80, 1},
                                                                                   {88, 8},
                                                                                   {96, 8}}))
        all += toString(argument) + ' ';
    EXPECT_EQ(all,
              "in=const uint8_t[64 * N] out=float[N] width=int:nx n=unsigned:N count=uint64_t:N a=float:2.0 "
              "v=float4:1 t=hex:0000 heads=uint8_t[8 * N] flag=uint8_t:1 k=int64_t:1 rows=int[N] ");
}

TEST(ProposedArguments, ComeFromADemangledName) {
    const std::vector<std::string> types =
        parameterTypesOf("void ns::f<std::pair<int, 4>>(float const*, int, Pair<int, 4>*)");
    EXPECT_EQ(types, (std::vector<std::string>{"float const*", "int", "Pair<int, 4>*"}));
    std::string all;
    for (const KernelArgument& argument : proposeArguments(types, {}))
        all += toString(argument) + ' ';
    EXPECT_EQ(all, "arg0=const float[N]:random(1) arg1=int:N arg2=uint8_t[64 * N] ");
    EXPECT_TRUE(parameterTypesOf("plain").empty());
    EXPECT_TRUE(parameterTypesOf("f()").empty());
}

TEST(ProposedArguments, HaveTheTypesOfTheNameAndTheNamesOfTheSource) {
    using Declarations = std::vector<std::string>;
    EXPECT_EQ(parameterDeclarations("void scale<float>(float const*, int)", {"const T* x", "int n"}, {}),
              (Declarations{"float const* x", "int n"}));
    EXPECT_EQ(parameterDeclarations("scale(float*, int)", {"const T* x"}, {}),
              (Declarations{"float*", "int"}));
    EXPECT_EQ(parameterDeclarations("scale", {"float* x"}, {}), Declarations{"float* x"});
    EXPECT_EQ(parameterDeclarations("scale", {}, {{0, 8}, {8, 4}, {12, 2}, {14, 1}, {16, 24}}),
              (Declarations{"float*", "int", "short", "char", "struct"}));
}

TEST(ElementTypes, OfHalfThePrecisionAreConvertedAsTheDeviceDoes) {
    for (std::uint32_t bits = 0; bits < 0x10000U; ++bits) {
        const auto half = static_cast<std::uint16_t>(bits);
        if (!std::isnan(halfToFloat(half))) {
            ASSERT_EQ(floatToHalf(halfToFloat(half)), half);
        }
        if (!std::isnan(bfloat16ToFloat(half))) {
            ASSERT_EQ(floatToBfloat16(bfloat16ToFloat(half)), half);
        }
    }
    EXPECT_EQ(floatToHalf(1.0F + 1.0F / 2048), 0x3C00); // a tie goes to the even one
    EXPECT_EQ(floatToHalf(65520.0F), 0x7C00);
}

TEST(OutputSummary, IgnoresWhatIsNoNumberInMinimumAndMaximum) {
    const std::vector<float> values{std::numeric_limits<float>::quiet_NaN(), 3, -1, 7};
    OutputSummary summary("y", {ScalarType::Float, 1});
    const std::string_view bytes(reinterpret_cast<const char*>(values.data()), 16);
    summary.add(bytes.substr(0, 8));
    summary.add(bytes.substr(8));
    EXPECT_EQ(summary.minimum(), -1);
    EXPECT_EQ(summary.maximum(), 7);
    EXPECT_EQ(summary.notNumbers(), 1U);
    OutputSummary other("y", {ScalarType::Float, 1});
    other.add(bytes);
    EXPECT_EQ(summary.checksum(), other.checksum());
    std::vector<float> changed = values;
    changed[2] = -2;
    OutputSummary third("y", {ScalarType::Float, 1});
    third.add({reinterpret_cast<const char*>(changed.data()), 16});
    EXPECT_NE(summary.checksum(), third.checksum());
}

TEST(ComparedOutput, AllowsTheToleranceForFloatingPointOnly) {
    const auto mismatches = [](ScalarType type, auto found, auto expected, double tolerance) {
        const std::string wanted(reinterpret_cast<const char*>(&expected), sizeof expected);
        ComparedOutput compared({type, 1}, wanted, tolerance);
        compared.add({reinterpret_cast<const char*>(&found), sizeof found});
        return compared.mismatches();
    };
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(mismatches(ScalarType::Float, 1000.001F, 1000.0F, 1e-5), 0U);
    EXPECT_EQ(mismatches(ScalarType::Float, 1000.1F, 1000.0F, 1e-5), 1U);
    EXPECT_EQ(mismatches(ScalarType::Float, 1e-6F, 0.0F, 1e-5), 0U);
    EXPECT_EQ(mismatches(ScalarType::Float, nan, nan, 1e-5), 0U);
    EXPECT_EQ(mismatches(ScalarType::Float, nan, 1.0F, 1e-5), 1U);
    EXPECT_EQ(mismatches(ScalarType::Int32, 1000001, 1000000, 1e-5), 1U);
}

TEST(ComparedOutput, NamesTheFirstDifference) {
    const std::vector<int> expected{1, 2, 3, 4};
    const std::vector<int> found{1, 2, 5, 6, 7};
    ComparedOutput compared({ScalarType::Int32, 1}, {reinterpret_cast<const char*>(expected.data()), 16}, 0);
    compared.add({reinterpret_cast<const char*>(found.data()), 12});
    compared.add({reinterpret_cast<const char*>(found.data() + 3), 8});
    EXPECT_EQ(compared.mismatches(), 3U);
    EXPECT_EQ(compared.checked(), 5U);
    EXPECT_EQ(compared.firstDifference().text(), "element 2 is 5 instead of 3");
}

} // namespace
} // namespace trichevron::core
