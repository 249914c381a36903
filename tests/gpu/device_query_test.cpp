// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/device_query.h"
#include "tests/gpu/gpu_test.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <regex>
#include <set>
#include <string_view>

namespace trichevron::gpu {
namespace {

TEST(NamedAttributes, AreAllAttributesOfTheToolkit) {
    std::set<std::string_view> names;
    for (const auto& [attribute, name] : namedAttributes()) {
        EXPECT_TRUE(names.insert(name).second) << name << " twice";
        EXPECT_FALSE(std::regex_match(name, std::regex("cudaDevAttrReserved[0-9]+"))) << name;
    }
    // CUDA 13.0 defines 124 of the numbers 1 to 147 and reserves others; later toolkits add more.
    EXPECT_GE(names.size(), 124U);
    EXPECT_TRUE(names.contains("cudaDevAttrMaxThreadsPerBlock"));
    EXPECT_TRUE(names.contains("cudaDevAttrOnlyPartialHostNativeAtomicSupported"));
}

class DeviceQuery : public GpuTest {};

TEST_F(DeviceQuery, ContainsEveryAttributeOfTheDevice) {
    std::size_t reported = 0;
    for (const auto& [attribute, name] : namedAttributes()) {
        int value = 0;
        if (cudaDeviceGetAttribute(&value, attribute, 0) != cudaSuccess) {
            (void)cudaGetLastError();
            EXPECT_FALSE(device().attributes.contains(name)) << name;
            continue;
        }
        ++reported;
        ASSERT_TRUE(device().attributes.contains(name)) << name;
        EXPECT_EQ(device().attributes.at(name), value) << name;
    }
    EXPECT_EQ(device().attributes.size(), reported);
    EXPECT_GE(reported, 100U);
    std::printf("%zu of %zu attributes reported by %s\n", reported, namedAttributes().size(),
                device().name.c_str());
}

/// A field of DeviceProperties and its attribute.
struct TypedField : test::NamedCase {
    std::uint64_t (*read)(const core::DeviceProperties&);
};

class DeviceField : public GpuTest, public testing::WithParamInterface<TypedField> {};

TEST_P(DeviceField, EqualsItsAttribute) {
    ASSERT_TRUE(device().attributes.contains(GetParam().name));
    EXPECT_EQ(GetParam().read(device()), static_cast<std::uint64_t>(device().attributes.at(GetParam().name)));
}

using D = core::DeviceProperties;
INSTANTIATE_TEST_SUITE_P(
    Table, DeviceField,
    testing::Values(
        TypedField{"cudaDevAttrMaxThreadsPerBlock",
                   [](const D& d) -> std::uint64_t { return d.maxThreadsPerBlock; }},
        TypedField{"cudaDevAttrMaxBlockDimX", [](const D& d) -> std::uint64_t { return d.maxThreadsDim[0]; }},
        TypedField{"cudaDevAttrMaxBlockDimZ", [](const D& d) -> std::uint64_t { return d.maxThreadsDim[2]; }},
        TypedField{"cudaDevAttrMaxGridDimX", [](const D& d) -> std::uint64_t { return d.maxGridSize[0]; }},
        TypedField{"cudaDevAttrMaxGridDimY", [](const D& d) -> std::uint64_t { return d.maxGridSize[1]; }},
        TypedField{"cudaDevAttrWarpSize", [](const D& d) -> std::uint64_t { return d.warpSize; }},
        TypedField{"cudaDevAttrMultiProcessorCount",
                   [](const D& d) -> std::uint64_t { return d.multiProcessorCount; }},
        TypedField{"cudaDevAttrMaxSharedMemoryPerBlock",
                   [](const D& d) -> std::uint64_t { return d.sharedMemPerBlock.value; }},
        TypedField{"cudaDevAttrMaxSharedMemoryPerBlockOptin",
                   [](const D& d) -> std::uint64_t { return d.sharedMemPerBlockOptin.value; }},
        TypedField{"cudaDevAttrMaxSharedMemoryPerMultiprocessor",
                   [](const D& d) -> std::uint64_t { return d.sharedMemPerMultiprocessor.value; }},
        TypedField{"cudaDevAttrReservedSharedMemoryPerBlock",
                   [](const D& d) -> std::uint64_t { return d.reservedSharedMemPerBlock.value; }},
        TypedField{"cudaDevAttrMaxRegistersPerBlock",
                   [](const D& d) -> std::uint64_t { return d.regsPerBlock; }},
        TypedField{"cudaDevAttrMaxRegistersPerMultiprocessor",
                   [](const D& d) -> std::uint64_t { return d.regsPerMultiprocessor; }},
        TypedField{"cudaDevAttrMaxThreadsPerMultiProcessor",
                   [](const D& d) -> std::uint64_t { return d.maxThreadsPerMultiProcessor; }},
        TypedField{"cudaDevAttrMaxBlocksPerMultiprocessor",
                   [](const D& d) -> std::uint64_t { return d.maxBlocksPerMultiProcessor; }},
        TypedField{"cudaDevAttrComputeCapabilityMajor",
                   [](const D& d) -> std::uint64_t {
                       return static_cast<std::uint64_t>(d.computeCapability.major);
                   }},
        TypedField{"cudaDevAttrCooperativeLaunch",
                   [](const D& d) -> std::uint64_t { return d.cooperativeLaunch ? 1 : 0; }},
        TypedField{"cudaDevAttrClusterLaunch",
                   [](const D& d) -> std::uint64_t { return d.clusterLaunch ? 1 : 0; }}),
    test::caseName<TypedField>);

TEST_F(DeviceQuery, ContainsTheOtherPropertiesExceptBoardIds) {
    const auto& other = device().otherProperties;
    EXPECT_EQ(std::get<std::int64_t>(other.at("l2CacheSize")),
              device().attributes.at("cudaDevAttrL2CacheSize"));
    EXPECT_EQ(std::get<std::vector<std::int64_t>>(other.at("maxTexture3D")).size(), 3U);
    EXPECT_GT(std::get<std::int64_t>(other.at("totalConstMem")), 0);
    EXPECT_GT(device().totalGlobalMem.value, 0U);
    for (const char* name : {"uuid", "luid", "luidDeviceNodeMask", "name", "reserved", "warpSize"})
        EXPECT_FALSE(other.contains(name)) << name;
}

TEST_F(DeviceQuery, HasItsProvenance) {
    const core::Provenance& provenance = device().provenance;
    EXPECT_EQ(provenance.kind, core::ProvenanceKind::Live);
    EXPECT_EQ(provenance.device, device().name);
    EXPECT_GE(provenance.cudaDriverVersion, 13000);
    EXPECT_EQ(provenance.runtimeVersion, CUDART_VERSION);
    EXPECT_EQ(provenance.source, "cudaGetDeviceProperties, cudaDeviceGetAttribute");
    EXPECT_TRUE(std::regex_match(provenance.date, std::regex(R"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)")))
        << provenance.date;
    if (!provenance.driverVersion.empty()) {
        EXPECT_TRUE(std::regex_match(provenance.driverVersion, std::regex(R"(\d+\.\d+(\.\d+)?)")))
            << provenance.driverVersion;
    }
    std::printf("%s, driver %s, SM %.0f MHz, memory %.0f MHz\n", provenance.device.c_str(),
                provenance.driverVersion.empty() ? "unknown" : provenance.driverVersion.c_str(),
                provenance.smClock.value_or(core::Hertz{}).value / 1e6,
                provenance.memoryClock.value_or(core::Hertz{}).value / 1e6);
}

TEST_F(DeviceQuery, ReadsKernelAttributesFromTheDevice) {
    const std::vector<core::KernelInfo> kernels = backend().kernels(0);
    ASSERT_FALSE(kernels.empty());
    for (const core::KernelInfo& kernel : kernels) {
        if (!kernelUnavailableReason(kernel, device().computeCapability).empty())
            continue;
        const core::KernelAttributes& attributes = kernel.attributes;
        SCOPED_TRACE(kernel.id);
        EXPECT_EQ(attributes.name, kernel.id);
        EXPECT_GT(attributes.numRegs, 0U);
        EXPECT_GT(attributes.maxThreadsPerBlock, 0U);
        EXPECT_LE(attributes.maxThreadsPerBlock, device().maxThreadsPerBlock);
        EXPECT_EQ(attributes.optIns.maxDynamicSharedSizeBytes,
                  device().sharedMemPerBlock - attributes.sharedSizeBytes);
        EXPECT_FALSE(attributes.optIns.nonPortableClusterSizeAllowed);
        EXPECT_EQ(attributes.optIns.preferredShmemCarveout, -1);
        EXPECT_GE(attributes.binaryVersion, 75);
        EXPECT_GE(attributes.ptxVersion, 75);
        std::printf("%s: %u registers, binary %d, PTX %d\n", kernel.id.c_str(), attributes.numRegs,
                    attributes.binaryVersion, attributes.ptxVersion);
    }
}

TEST_F(DeviceQuery, DerivesTheSmsPerGpc) {
    if (!device().clusterLaunch)
        GTEST_SKIP() << "this device has no clusters";
    const std::vector<std::uint32_t>& groups = device().smsPerGpc;
    ASSERT_FALSE(groups.empty());
    EXPECT_EQ(std::accumulate(groups.begin(), groups.end(), 0U), device().multiProcessorCount);
    EXPECT_TRUE(std::is_sorted(groups.rbegin(), groups.rend()));
    EXPECT_TRUE(device().notes.contains("clusterGroups"));
    std::string text;
    for (const std::uint32_t group : groups)
        text += (text.empty() ? "" : ", ") + std::to_string(group);
    std::printf("SMs per GPC: %s\n", text.c_str());
}

TEST_F(DeviceQuery, UnknownOrdinalIsNoDevice) {
    const std::string message =
        thrownMessage(core::BackendErrorKind::NoDevice, [&] { backend().kernels(4096); });
    EXPECT_NE(message.find("There is no device 4096"), std::string::npos) << message;
}

} // namespace
} // namespace trichevron::gpu
