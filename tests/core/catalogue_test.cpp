// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Checks every device file of the program against the specification of its compute capability.
#include "core/device/architecture.h"
#include "core/model_json/model_json.h"
#include "core/resources/resources.h"
#include "tests/core/catalogue.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

namespace trichevron::core {
namespace {

/// The technical specifications per compute capability (CUDA C++ Programming Guide 13.0, table 27, and the
/// 13.x edition for 10.3 and 12.1). Memory sizes in KiB.
struct Specification {
    std::uint32_t blocksPerMultiprocessor;
    std::uint32_t threadsPerMultiprocessor;
    std::uint32_t sharedPerMultiprocessorKiB;
    std::uint32_t sharedPerBlockKiB;
};
const std::map<ComputeCapability, Specification> specifications{
    {{7, 5}, {16, 1024, 64, 64}},    {{8, 0}, {32, 2048, 164, 163}},  {{8, 6}, {16, 1536, 100, 99}},
    {{8, 7}, {16, 1536, 164, 163}},  {{8, 9}, {24, 1536, 100, 99}},   {{9, 0}, {32, 2048, 228, 227}},
    {{10, 0}, {32, 2048, 228, 227}}, {{10, 3}, {32, 2048, 228, 227}}, {{11, 0}, {24, 1536, 228, 227}},
    {{12, 0}, {24, 1536, 100, 99}},  {{12, 1}, {24, 1536, 100, 99}},
};

class Catalogue : public testing::TestWithParam<std::string> {
protected:
    DeviceProperties device = loadDevice(GetParam());
};

TEST_P(Catalogue, FileNameIsTheDeviceName) {
    EXPECT_EQ(std::filesystem::path(GetParam()).stem().string(), device.name);
}

TEST_P(Catalogue, LimitsMatchTheComputeCapability) {
    const auto found = specifications.find(device.computeCapability);
    ASSERT_NE(found, specifications.end());
    const Specification& specified = found->second;
    EXPECT_EQ(device.maxBlocksPerMultiProcessor, specified.blocksPerMultiprocessor);
    EXPECT_EQ(device.maxThreadsPerMultiProcessor, specified.threadsPerMultiprocessor);
    EXPECT_EQ(device.sharedMemPerMultiprocessor.value, specified.sharedPerMultiprocessorKiB * 1024ULL);
    EXPECT_EQ(device.sharedMemPerBlockOptin.value, specified.sharedPerBlockKiB * 1024ULL);
    EXPECT_EQ(device.sharedMemPerBlock, smemWithoutOptIn);
    EXPECT_EQ(device.warpSize, 32U);
    EXPECT_EQ(device.maxThreadsPerBlock, 1024U);
    EXPECT_EQ(device.maxThreadsDim, (std::array<std::uint32_t, 3>{1024, 1024, 64}));
    EXPECT_EQ(device.maxGridSize, (std::array<std::uint32_t, 3>{2147483647, 65535, 65535}));
    EXPECT_EQ(device.regsPerBlock, 65536U);
    EXPECT_EQ(device.regsPerMultiprocessor, 65536U);
    EXPECT_TRUE(device.cooperativeLaunch);
}

TEST_P(Catalogue, SharedMemoryMatchesTheArchitecture) {
    const Architecture architecture = architectureFor(device.computeCapability);
    EXPECT_EQ(device.sharedMemPerMultiprocessor.value, architecture.carveoutsKiB.back() * 1024ULL);
    EXPECT_EQ(device.sharedMemPerBlockOptin,
              device.sharedMemPerMultiprocessor - device.reservedSharedMemPerBlock);
    EXPECT_EQ(device.clusterLaunch, architecture.hasClusters);
}

TEST_P(Catalogue, SizesArePlausible) {
    EXPECT_GE(device.multiProcessorCount, 4U);
    EXPECT_LE(device.multiProcessorCount, 192U); // all SMs of GB202, the largest die so far
    EXPECT_GE(device.totalGlobalMem.value, 3ULL << 30U);
    EXPECT_LE(device.totalGlobalMem.value, 300ULL << 30U);
}

TEST_P(Catalogue, EveryValueOfASpecificationHasASource) {
    const Json json = toJson(device);
    std::set<std::string> properties;
    for (const auto& item : json.items())
        properties.insert(item.key());
    for (const auto& [name, note] : device.notes) {
        EXPECT_TRUE(properties.count(name) == 1) << name << " is not a property";
        EXPECT_FALSE(note.empty()) << name;
    }
    EXPECT_FALSE(device.provenance.date.empty());
    EXPECT_FALSE(device.provenance.source.empty());
    if (device.provenance.kind != ProvenanceKind::Specification)
        return;
    EXPECT_EQ(device.provenance.runtimeVersion, 0) << "a specification has no runtime version";
    for (const std::string& name : properties) {
        const Json& value = json.at(name);
        if (value.is_number() || value.is_boolean() || value.is_array()) {
            EXPECT_TRUE(name == "version" || device.notes.count(name) == 1) << name << " has no note";
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Devices, Catalogue, testing::ValuesIn(test::catalogue()), test::deviceCaseName);

TEST(WholeCatalogue, HasAllArchitecturesAndCommonDevices) {
    std::set<std::string> names;
    std::set<ComputeCapability> capabilities;
    for (const std::string& path : test::catalogue()) {
        const DeviceProperties device = loadDevice(path);
        EXPECT_TRUE(names.insert(device.name).second) << device.name << " is duplicated";
        capabilities.insert(device.computeCapability);
    }
    EXPECT_GE(names.size(), 24U);
    for (const auto& [capability, specification] : specifications)
        EXPECT_EQ(capabilities.count(capability), 1U) << capability.major << '.' << capability.minor;
    for (const char* name :
         {"Tesla T4", "NVIDIA GeForce RTX 2060", "NVIDIA GeForce RTX 3090", "NVIDIA GeForce RTX 4090",
          "NVIDIA GeForce RTX 5090", "NVIDIA A100-SXM4-80GB", "NVIDIA A10", "NVIDIA A30", "NVIDIA L4",
          "NVIDIA L40S", "NVIDIA H100 PCIe", "NVIDIA H100 80GB HBM3", "NVIDIA H200", "NVIDIA B200",
          "NVIDIA GB10", "Jetson AGX Orin 64GB", "NVIDIA Thor"})
        EXPECT_EQ(names.count(name), 1U) << name;
}

} // namespace
} // namespace trichevron::core
