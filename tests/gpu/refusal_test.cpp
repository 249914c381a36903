// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches that the device refuses: its code is returned, and the next launch works.
#include "core/launch/cuda_status.h"
#include "tests/gpu/gpu_test.h"

namespace trichevron::gpu {
namespace {

struct RefusalCase : test::NamedCase {
    void (*change)(core::LaunchRequest&);
    core::CudaStatus expected;
    bool exOnly = false;
    bool cooperativeOnly = false;
    /// Code of a cooperative launch that is also too large: the device reports that first.
    std::optional<core::CudaStatus> cooperatively = std::nullopt;
};

class Refusal : public GpuTest, public testing::WithParamInterface<RefusalCase> {};

TEST_P(Refusal, ReturnsTheCodeOfTheDevice) {
    const RefusalCase& refusal = GetParam();
    if (refusal.exOnly)
        SKIP_WITHOUT_CLUSTERS();
    for (const core::LaunchApi api : core::allLaunchApis) {
        if (refusal.exOnly && !canSetClusterDim(api))
            continue;
        if (refusal.cooperativeOnly && !canSetClusterDim(api) && !isCooperativeApi(api))
            continue;
        // The launch is small enough to be resident as a whole, so that cooperative launches fail only for
        // the tested reason.
        for (const char* kernel : {"threadIds", "matrixAdd", "vectorAdd"}) {
            SCOPED_TRACE(std::string(toString(api)) + " " + kernel);
            core::LaunchRequest request = launchRequest(kernel, launchConfig({16, 1, 1}, {64, 1, 1}, api));
            refusal.change(request);
            const core::LaunchResult result = backend().launch(request, {});
            const core::CudaStatus expected = refusal.cooperatively && isCooperative(request.config)
                                                  ? *refusal.cooperatively
                                                  : refusal.expected;
            EXPECT_EQ(result.launch.code, static_cast<int>(expected));
            EXPECT_EQ(result.launch.name,
                      isDriverApi(api) ? driverErrorName(expected) : runtimeErrorName(expected));
            EXPECT_FALSE(result.launch.message.empty());
            EXPECT_EQ(result.launch.failsAt.has_value(), isGraphNode(api));
            EXPECT_FALSE(result.synchronisation);
            EXPECT_FALSE(result.verification);
            EXPECT_FALSE(result.placement);
        }
        expectStillWorks();
    }
}

using R = core::LaunchRequest;
INSTANTIATE_TEST_SUITE_P(
    Table, Refusal,
    testing::Values(
        RefusalCase{"GridXZero", [](R& r) { r.config.gridDim.x = 0; }, core::CudaStatus::InvalidValue},
        RefusalCase{"GridYZero", [](R& r) { r.config.gridDim.y = 0; }, core::CudaStatus::InvalidValue},
        RefusalCase{"GridZZero", [](R& r) { r.config.gridDim.z = 0; }, core::CudaStatus::InvalidValue},
        RefusalCase{"GridXOverLimit", [](R& r) { r.config.gridDim.x = 2147483648U; },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"GridYOverLimit", [](R& r) { r.config.gridDim.y = 65536; },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"GridZOverLimit", [](R& r) { r.config.gridDim.z = 65536; },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"GridAllOnes",
                    [](R& r) {
                        r.config.gridDim = {~0U, ~0U, ~0U};
                    },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"BlockXZero", [](R& r) { r.config.blockDim.x = 0; }, core::CudaStatus::InvalidValue},
        RefusalCase{"BlockZZero", [](R& r) { r.config.blockDim.z = 0; }, core::CudaStatus::InvalidValue},
        RefusalCase{"BlockXOverLimit",
                    [](R& r) {
                        r.config.blockDim = {1025, 1, 1};
                    },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"BlockYOverLimit",
                    [](R& r) {
                        r.config.blockDim = {1, 1025, 1};
                    },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"BlockZOverLimit",
                    [](R& r) {
                        r.config.blockDim = {1, 1, 65};
                    },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"BlockVolumeOverLimit",
                    [](R& r) {
                        r.config.blockDim = {32, 64, 1};
                    },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"BlockVolumeOverflows32Bits",
                    [](R& r) {
                        r.config.blockDim = {65536, 65536, 1};
                    },
                    core::CudaStatus::InvalidValue},
        RefusalCase{"DynamicSharedMemoryOverLimit",
                    [](R& r) {
                        r.config.gridDim = {64, 4, 4};
                        r.config.dynamicSmemBytes = {49153};
                    },
                    core::CudaStatus::InvalidValue, false, false,
                    core::CudaStatus::CooperativeLaunchTooLarge},
        RefusalCase{"DynamicSharedMemoryOverOptIn",
                    [](R& r) {
                        r.config.gridDim = {64, 4, 4};
                        r.config.dynamicSmemBytes = {65537};
                        r.optIns.maxDynamicSharedSizeBytes = {65536};
                    },
                    core::CudaStatus::InvalidValue, false, false,
                    core::CudaStatus::CooperativeLaunchTooLarge},
        RefusalCase{"ClusterPartlyZero",
                    [](R& r) {
                        r.config.clusterDim = core::ClusterExtent{2, 0, 1};
                    },
                    core::CudaStatus::InvalidClusterSize, true},
        RefusalCase{"ClusterDoesNotDivideGrid",
                    [](R& r) {
                        r.config.clusterDim = core::ClusterExtent{3, 1, 1};
                    },
                    core::CudaStatus::InvalidClusterSize, true},
        RefusalCase{"ClusterOverPortableSize",
                    [](R& r) {
                        r.config.clusterDim = core::ClusterExtent{16, 1, 1};
                    },
                    core::CudaStatus::InvalidClusterSize, true},
        RefusalCase{"ClusterOverNonPortableSize",
                    [](R& r) {
                        r.config.gridDim = {32, 1, 1};
                        r.config.clusterDim = core::ClusterExtent{32, 1, 1};
                        r.optIns.nonPortableClusterSizeAllowed = true;
                    },
                    core::CudaStatus::InvalidClusterSize, true},
        RefusalCase{"CooperativeTooLarge",
                    [](R& r) {
                        r.config.gridDim = {100000, 1, 1};
                        r.config.cooperative = true;
                    },
                    core::CudaStatus::CooperativeLaunchTooLarge, false, true}),
    test::caseName<RefusalCase>);

TEST_F(GpuTest, RefusedOptInNamesTheCall) {
    core::LaunchRequest request = launchRequest("matrixAdd", launchConfig({4, 4, 1}, {16, 16, 1}));
    request.optIns.maxDynamicSharedSizeBytes = device().sharedMemPerBlockOptin + core::Bytes{1};
    const core::LaunchResult result = backend().launch(request, {});
    EXPECT_EQ(result.launch.code, 1);
    EXPECT_EQ(result.launch.name, "cudaErrorInvalidValue");
    EXPECT_NE(
        result.launch.message.find("cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize, "),
        std::string::npos)
        << result.launch.message;
    EXPECT_FALSE(result.synchronisation);
    EXPECT_FALSE(result.verification);
    expectStillWorks();
}

} // namespace
} // namespace trichevron::gpu
