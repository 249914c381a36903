// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/kernel_choice.h"
#include "core/model_json/model_json.h"
#include "core/resources/resources.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

const std::string fixtureDevice = TRICHEVRON_TEST_DATA "/test-fixture-gpu/devices/fixture-device.json";

template <class Value, class Read>
void expectRoundTrip(const Value& value, Read read) {
    const Json json = parseJson(toJson(value).dump(), "again");
    EXPECT_EQ(read(JsonReader(json)), value) << json;
}

LaunchConfig fullConfig() {
    LaunchConfig config;
    config.api = LaunchApi::CuLaunchKernelEx;
    config.gridDim = {4294967295U, 0, 65535};
    config.blockDim = {1, 2, 3};
    config.clusterDim = ClusterExtent{2, 1, 1};
    config.cooperative = true;
    config.dynamicSmemBytes = {4294967295U};
    config.stream = StreamKind::HighPriority;
    config.greenContextSmCount = 16;
    config.problem = ProblemExtent{1000, 1001, 1};
    return config;
}

KernelAttributes fullKernel() {
    KernelAttributes kernel;
    kernel.name = "k";
    kernel.numRegs = 255;
    kernel.sharedSizeBytes = {1};
    kernel.localSizeBytes = {2};
    kernel.constSizeBytes = {3};
    kernel.maxThreadsPerBlock = 128;
    kernel.numBlockBarriers = 16;
    kernel.ptxVersion = 80;
    kernel.binaryVersion = 90;
    kernel.optIns = {{100000}, true, 50};
    kernel.declared.launchBounds = LaunchBounds{128, std::nullopt, 8};
    kernel.declared.clusterDims = ClusterDimsUnspecified{};
    kernel.declared.blockSize = DeclaredBlockSize{{32, 4, 1}, ClusterExtent{2, 1, 1}};
    return kernel;
}

TEST(ModelJson, LaunchesRoundTrip) {
    expectRoundTrip(fullConfig(), launchConfigFromJson);
    expectRoundTrip(LaunchConfig{}, launchConfigFromJson);
}

TEST(ModelJson, EachFieldOfALaunchThatIsWrittenIsKnownAndRead) {
    const Json written = toJson(fullConfig());
    for (const auto& field : written.items()) {
        EXPECT_TRUE(isLaunchField(field.key())) << field.key();
        Json wrong = written;
        wrong[field.key()] = Json::object();
        try {
            launchConfigFromJson(JsonReader(wrong));
            ADD_FAILURE() << field.key() << " is not read";
        } catch (const InputError& error) {
            EXPECT_EQ(std::string(error.what()).find('/' + field.key() + ": expected "), 0U) << error.what();
        }
    }
    EXPECT_FALSE(isLaunchField("grid"));
}

TEST(ModelJson, DynamicSharedMemoryOfARuntimeLaunchHas64Bits) {
    LaunchConfig config;
    config.dynamicSmemBytes = {18446744073709551615U};
    expectRoundTrip(config, launchConfigFromJson);
}

TEST(ModelJson, KernelsRoundTrip) {
    expectRoundTrip(fullKernel(), kernelAttributesFromJson);
    expectRoundTrip(KernelAttributes{}, kernelAttributesFromJson);
    KernelAttributes other = fullKernel();
    other.declared.launchBounds = LaunchBounds{256, 0, std::nullopt};
    other.declared.clusterDims = ClusterExtent{4, 2, 1};
    other.declared.blockSize = DeclaredBlockSize{{32, 4, 1}, std::nullopt};
    other.registerLimit = 128;
    expectRoundTrip(other, kernelAttributesFromJson);
}

TEST(ModelJson, DevicesRoundTrip) {
    DeviceProperties device = loadDevice(fixtureDevice);
    EXPECT_EQ(device.name, "Test Fixture GPU");
    EXPECT_EQ(device.maxThreadsDim[2], 64U);
    device.otherProperties["negative"] = std::int64_t{-5};
    device.provenance.kind = ProvenanceKind::Live;
    device.provenance.memoryClock = Hertz{2.619e9};
    expectRoundTrip(device, devicePropertiesFromJson);
}

TEST(ModelJson, RequestsRoundTrip) {
    MeasureRequest request;
    request.launch = {2, "matrixAdd", fullConfig(), {{100000}, true, 100}, Seconds{0.25}};
    request.limits.samples = 100'000;
    request.limits.budget = Seconds{0.5};
    expectRoundTrip(request, measureRequestFromJson);
    expectRoundTrip(request.launch, launchRequestFromJson);
}

TEST(ModelJson, MissingOptionalFieldsHaveTheDefaultsOfCuda) {
    const Json line = parseJson(R"({"gridDim":[8],"blockDim":[256,2],"future":1})", "test");
    LaunchConfig expected;
    expected.gridDim = {8, 1, 1};
    expected.blockDim = {256, 2, 1};
    EXPECT_EQ(launchConfigFromJson(JsonReader(line)), expected);

    const Json kernel = parseJson(R"({"numRegs":32,"declared":{"launchBounds":[256]}})", "test");
    KernelAttributes attributes;
    attributes.numRegs = 32;
    attributes.maxThreadsPerBlock = 256;
    attributes.declared.launchBounds = LaunchBounds{256, std::nullopt, std::nullopt};
    EXPECT_EQ(kernelAttributesFromJson(JsonReader(kernel)), attributes);
}

TEST(ModelJson, StaticSharedMemoryReducesTheDynamicLimitWithoutOptIn) {
    const auto most = [](std::string_view kernel) {
        return kernelAttributesFromJson(JsonReader(parseJson(kernel, "test")))
            .optIns.maxDynamicSharedSizeBytes;
    };
    EXPECT_EQ(most(R"({"numRegs":32})"), Bytes{49152});
    EXPECT_EQ(most(R"({"numRegs":32,"sharedSizeBytes":4096})"), Bytes{45056});
    EXPECT_EQ(most(R"({"numRegs":32,"sharedSizeBytes":50000})"), Bytes{0});
    EXPECT_EQ(most(R"({"numRegs":32,"sharedSizeBytes":4096,"maxDynamicSharedSizeBytes":49152})"),
              Bytes{49152});
}

TEST(ModelJson, ALaunchOfADeclaredBlockNeedsNoBlock) {
    const Json line = parseJson(
        R"({"gridDim":[8],"kernel":{"numRegs":1,"declared":{"blockSize":{"block":[64,2]}}}})", "test");
    EXPECT_EQ(launchConfigFromJson(JsonReader(line)).blockDim, (BlockExtent{64, 2, 1}));
}

struct FieldCase : test::NamedCase {
    const char* pointer; ///< which field of the device file is replaced
    const char* value;   ///< by what; empty: it is taken away
    const char* sentence;
};
class MalformedDevice : public testing::TestWithParam<FieldCase> {};

TEST_P(MalformedDevice, IsOneSentenceWithThePath) {
    Json json = parseJson(readFile(fixtureDevice), "fixture");
    const Json::json_pointer pointer(GetParam().pointer);
    if (*GetParam().value == '\0')
        json[pointer.parent_pointer()].erase(pointer.back());
    else
        json[pointer] = parseJson(GetParam().value, "value");
    try {
        devicePropertiesFromJson(JsonReader(json));
        ADD_FAILURE() << "was read";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), GetParam().sentence);
    }
}

INSTANTIATE_TEST_SUITE_P(
    ModelJson, MalformedDevice,
    testing::Values(
        FieldCase{"NoName", "/name", "", "/name: this field is missing"},
        FieldCase{"NoFormat", "/format", "", "/format: this field is missing"},
        FieldCase{"WarpSizeZero", "/warpSize", "0", "/warpSize: expected an integer from 1 to 1024, found 0"},
        FieldCase{"NoMultiprocessors", "/multiProcessorCount", "0",
                  "/multiProcessorCount: expected an integer from 1 to 4294967295, found 0"},
        FieldCase{"FractionalLimit", "/maxThreadsPerBlock", "1024.5",
                  "/maxThreadsPerBlock: expected an integer from 1 to 65536, found 1024.5"},
        FieldCase{"NegativeBytes", "/totalGlobalMem", "-1",
                  "/totalGlobalMem: expected an integer from 0 to 18446744073709551615, found -1"},
        FieldCase{"TwoAxes", "/maxGridSize", "[1,2]",
                  "/maxGridSize: expected an array of 3 integers, found an array of 2"},
        FieldCase{"AxisPast32Bits", "/maxGridSize/1", "4294967296",
                  "/maxGridSize/1: expected an integer from 0 to 4294967295, found 4294967296"},
        FieldCase{"BoolAsNumber", "/clusterLaunch", "1", "/clusterLaunch: expected true or false, found 1"},
        FieldCase{
            "UnknownProvenance", "/provenance/kind", "\"guessed\"",
            "/provenance/kind: expected \"live\", \"recorded\" or \"specification\", found \"guessed\""},
        FieldCase{"NegativeClock", "/provenance/smClock", "-1.0",
                  "/provenance/smClock: expected a clock in hertz, not negative, found -1.0"},
        FieldCase{"TextAttribute", "/attributes/cudaDevAttrWarpSize", "\"32\"",
                  "/attributes/cudaDevAttrWarpSize: expected an integer from -9223372036854775808 to "
                  "9223372036854775807, found \"32\""}),
    test::caseName<FieldCase>);

TEST(ModelJson, TwoDeclaredClustersAreWhatTheCompilerRefuses) {
    const KernelDeclaration sizes{{}, ClusterExtent{2, 1, 1}, {}, false};
    const DeclaredBlockSize alone{{128, 1, 1}, {}};
    const DeclaredBlockSize withCluster{{128, 1, 1}, ClusterExtent{1, 1, 1}};
    const auto refused = [](KernelDeclaration declared, const DeclaredBlockSize& blockSize) {
        declared.blockSize = blockSize;
        return declaresTwoClusters(declared);
    };
    EXPECT_FALSE(declaresTwoClusters(sizes));
    EXPECT_FALSE(refused(sizes, alone));
    EXPECT_TRUE(refused(sizes, withCluster)) << "nvcc 13.0 refuses a cluster of one block, too";
    EXPECT_FALSE(refused({}, withCluster));
    EXPECT_FALSE(refused({{}, ClusterDimsUnspecified{}, {}, false}, withCluster)) << "nvcc 13.0 takes it";
}

TEST(ModelJson, AListGivesTheKernelForTheDevicesArchitecture) {
    const Json json = parseJson(
        R"([{"numRegs":1,"binaryVersion":80},{"numRegs":2,"binaryVersion":90},{"numRegs":3,"binaryVersion":100}])",
        "test");
    const ChosenKernel chosen = kernelForDevice(JsonReader(json), loadDevice(fixtureDevice));
    EXPECT_EQ(chosen.attributes.numRegs, 2U);
    EXPECT_EQ(chosen.assumption, "");
}

} // namespace
} // namespace trichevron::core
