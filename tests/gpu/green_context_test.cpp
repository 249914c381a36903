// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches in streams of green contexts, compared with the prediction.
#include "core/device/green_context.h"
#include "core/evaluation/evaluation.h"
#include "core/trace/block_trace.h"
#include "tests/gpu/gpu_test.h"

#include <algorithm>
#include <set>

namespace trichevron::gpu {
namespace {

class GreenContext : public GpuTest {
protected:
    /// Every size of a green context, and one that is rounded up.
    static std::vector<std::uint32_t> sizes() {
        std::set<std::uint32_t> all;
        for (std::uint32_t asked = 1; asked <= device().multiProcessorCount; ++asked)
            all.insert(core::greenContextSms(device(), asked));
        std::vector<std::uint32_t> asked(all.begin(), all.end());
        asked.push_back(asked.front() + 1);
        return asked;
    }
    static core::LaunchConfig greenLaunch(std::uint32_t sms, const core::GridExtent& grid,
                                          core::LaunchApi api = core::LaunchApi::CudaLaunchKernel) {
        return withGreenContext(launchConfig(grid, {256, 1, 1}, api), sms);
    }
    static core::Evaluation predicted(const std::string& kernel, const core::LaunchRequest& request) {
        for (const core::KernelInfo& info : backend().kernels(0))
            if (info.id == kernel) {
                core::KernelAttributes attributes = info.attributes;
                attributes.optIns = request.optIns;
                return evaluate(request.config, attributes, device());
            }
        ADD_FAILURE() << "no kernel " << kernel;
        return {};
    }
};

std::set<std::int32_t> smsOf(const core::BlockTrace& trace, std::uint32_t kernel) {
    const std::size_t half = trace.blockSm.size() / trace.kernels;
    const auto begin = trace.blockSm.begin() + static_cast<std::ptrdiff_t>(kernel * half);
    return {begin, begin + static_cast<std::ptrdiff_t>(half)};
}

TEST_F(GreenContext, RunsOnAsManySmsAsItHas) {
    for (const std::uint32_t sms : sizes()) {
        SCOPED_TRACE(sms);
        const core::BlockTrace trace =
            backend().trace(launchRequest("vectorAdd", greenLaunch(sms, {8192, 1, 1})), {});
        ASSERT_TRUE(trace.result.launch.ok()) << trace.result.launch.name;
        EXPECT_EQ(smsOf(trace, 0).size(), core::greenContextSms(device(), sms));
    }
    const core::BlockTrace all =
        backend().trace(launchRequest("vectorAdd", launchConfig({8192, 1, 1}, {256, 1, 1})), {});
    EXPECT_EQ(smsOf(all, 0).size(), device().multiProcessorCount);
}

TEST_F(GreenContext, HoldsACooperativeGridAsPredicted) {
    for (const std::uint32_t sms : sizes()) {
        SCOPED_TRACE(sms);
        core::LaunchRequest request = launchRequest(
            "gridSync", greenLaunch(sms, {1, 1, 1}, core::LaunchApi::CudaLaunchCooperativeKernel));
        const core::Count most = predicted("gridSync", request).blocksPerWave;
        request.config.gridDim.x = static_cast<std::uint32_t>(most);
        EXPECT_TRUE(predicted("gridSync", request).accepted);
        const core::LaunchResult fits = backend().launch(request, {});
        EXPECT_TRUE(fits.launch.ok()) << fits.launch.name;
        ASSERT_TRUE(fits.verification);
        EXPECT_EQ(fits.verification->mismatches, 0U);
        ++request.config.gridDim.x;
        const core::LaunchResult tooLarge = backend().launch(request, {});
        EXPECT_EQ(tooLarge.launch.code, static_cast<int>(predicted("gridSync", request).predicted));
        EXPECT_EQ(tooLarge.launch.code, static_cast<int>(core::CudaStatus::CooperativeLaunchTooLarge));
    }
}

TEST_F(GreenContext, RefusesClustersAsPredicted) {
    SKIP_WITHOUT_CLUSTERS();
    for (const std::uint32_t sms : sizes())
        for (std::uint32_t cluster = 1; cluster <= 17; ++cluster)
            for (const std::int64_t policy : {0, 1, 2}) {
                SCOPED_TRACE(std::to_string(sms) + " SMs, cluster " + std::to_string(cluster) + ", policy " +
                             std::to_string(policy));
                core::LaunchRequest request = launchRequest(
                    "vectorAdd", greenLaunch(sms, {cluster * 12, 1, 1}, core::LaunchApi::CudaLaunchKernelEx));
                request.config.clusterDim = core::ClusterExtent{cluster, 1, 1};
                request.config.attributes.clusterSchedulingPolicyPreference = policy;
                request.optIns.nonPortableClusterSizeAllowed = true;
                const core::LaunchResult result = backend().launch(request, {});
                EXPECT_EQ(result.launch.code, static_cast<int>(predicted("vectorAdd", request).predicted))
                    << result.launch.name;
            }
}

TEST_F(GreenContext, OfMoreSmsThanTheDeviceHasIsRefused) {
    for (const core::LaunchApi api : {core::LaunchApi::CudaLaunchKernel, core::LaunchApi::CuLaunchKernel}) {
        const core::LaunchRequest request =
            launchRequest("vectorAdd", greenLaunch(device().multiProcessorCount + 1, {16, 1, 1}, api));
        const core::LaunchResult result = backend().launch(request, {});
        EXPECT_EQ(result.launch.code, static_cast<int>(core::CudaStatus::InvalidResourceConfiguration));
        EXPECT_EQ(result.launch.name, isDriverApi(api)
                                          ? driverErrorName(core::CudaStatus::InvalidResourceConfiguration)
                                          : runtimeErrorName(core::CudaStatus::InvalidResourceConfiguration));
        EXPECT_EQ(static_cast<int>(predicted("vectorAdd", request).predicted), result.launch.code);
    }
    expectStillWorks();
}

TEST_F(GreenContext, TwoKernelsRunSideBySide) {
    const std::uint32_t half = core::greenContextSms(device(), device().multiProcessorCount / 2 - 4);
    if (2 * half > device().multiProcessorCount)
        GTEST_SKIP() << device().name << " has too few SMs for two green contexts";
    // so many blocks that each kernel fills its SMs for several waves
    const core::LaunchRequest request = launchRequest("twoStreams", greenLaunch(half, {4096, 1, 1}));
    const core::BlockTrace trace = backend().trace(request, {});
    ASSERT_TRUE(trace.result.launch.ok()) << trace.result.launch.name;
    ASSERT_EQ(trace.kernels, 2U);
    const std::set<std::int32_t> first = smsOf(trace, 0);
    const std::set<std::int32_t> second = smsOf(trace, 1);
    EXPECT_EQ(first.size(), half);
    EXPECT_EQ(second.size(), half);
    std::vector<std::int32_t> shared;
    std::set_intersection(first.begin(), first.end(), second.begin(), second.end(),
                          std::back_inserter(shared));
    EXPECT_TRUE(shared.empty());
    EXPECT_GT(summarise(trace).overlapNanoseconds.value_or(0), 0U);
}

TEST_F(GreenContext, IsMeasuredAndTakesLongerWithFewerSms) {
    const auto median = [&](const core::LaunchConfig& config) {
        core::MeasureRequest request;
        request.launch = launchRequest("vectorAdd", config);
        request.limits.samples = 11;
        std::vector<double> samples = backend().measure(request, {}).samplesMicroseconds;
        EXPECT_EQ(samples.size(), 11U);
        std::sort(samples.begin(), samples.end());
        return samples.empty() ? 0 : samples[samples.size() / 2];
    };
    const core::LaunchConfig whole = launchConfig({65536, 1, 1}, {256, 1, 1});
    EXPECT_GT(median(withGreenContext(whole, 8)), median(whole));
}

/// The second kernel of two streams waits for an event that the first records by a launch attribute.
struct EventCase : test::NamedCase {
    std::optional<core::MemberValues> core::LaunchAttributes::*event;
    bool beginsBeforeTheEnd; ///< of the first kernel
};
class LaunchEvent : public GreenContext, public testing::WithParamInterface<EventCase> {};

TEST_P(LaunchEvent, LetsTheSecondKernelBegin) {
    core::LaunchConfig config = launchConfig({4096, 1, 1}, {256, 1, 1}, core::LaunchApi::CudaLaunchKernelEx);
    config.stream = core::StreamKind::NonBlocking;
    config.attributes.*GetParam().event = core::MemberValues{core::launch_event::withoutTiming};
    const core::BlockTrace trace = backend().trace(launchRequest("twoStreams", config), {});
    ASSERT_TRUE(trace.result.launch.ok()) << trace.result.launch.name;
    ASSERT_EQ(trace.kernels, 2U);
    const auto half = static_cast<std::ptrdiff_t>(trace.beginNanoseconds.size() / 2);
    const auto lastBegin =
        *std::max_element(trace.beginNanoseconds.begin(), trace.beginNanoseconds.begin() + half);
    const auto firstEnd =
        *std::max_element(trace.endNanoseconds.begin(), trace.endNanoseconds.begin() + half);
    const auto secondBegin =
        *std::min_element(trace.beginNanoseconds.begin() + half, trace.beginNanoseconds.end());
    // "a best effort" (cuda.h): some blocks of the first may begin after it
    const auto later = std::count_if(trace.beginNanoseconds.begin(), trace.beginNanoseconds.begin() + half,
                                     [&](std::uint64_t begin) { return begin > secondBegin; });
    EXPECT_LT(later, half / 10) << "of " << half << " blocks of the first began after it";
    EXPECT_EQ(secondBegin < firstEnd, GetParam().beginsBeforeTheEnd);
    std::printf("%lld of %lld blocks of the first kernel began after the second\n",
                static_cast<long long>(later), static_cast<long long>(half));
    std::printf(
        "second kernel began %+.2f us after the last block of the first began, %+.2f us after its end\n",
        (static_cast<double>(secondBegin) - static_cast<double>(lastBegin)) / 1e3,
        (static_cast<double>(secondBegin) - static_cast<double>(firstEnd)) / 1e3);
}

INSTANTIATE_TEST_SUITE_P(Events, LaunchEvent,
                         testing::Values(EventCase{{"OfTheCompletedLaunchOnceAllBlocksHaveBegun"},
                                                   &core::LaunchAttributes::launchCompletionEvent,
                                                   true},
                                         EventCase{{"ThatIsProgrammaticAfterTheEndOutsideOfAGraph"},
                                                   &core::LaunchAttributes::programmaticEvent,
                                                   false}),
                         test::caseName<EventCase>);

struct StructCase : test::NamedCase {
    std::optional<core::MemberValues> core::LaunchAttributes::*attribute;
    core::MemberValues values;
};
class StructAttribute : public GreenContext, public testing::WithParamInterface<StructCase> {};

TEST_P(StructAttribute, LeavesTheResultAsItIs) {
    for (const core::LaunchApi api :
         {core::LaunchApi::CudaLaunchKernelEx, core::LaunchApi::CuLaunchKernelEx}) {
        core::LaunchConfig config = launchConfig({256, 1, 1}, {256, 1, 1}, api);
        config.attributes.*GetParam().attribute = GetParam().values;
        const core::LaunchResult result = launch("vectorAdd", config);
        EXPECT_TRUE(result.launch.ok()) << result.launch.name;
        ASSERT_TRUE(result.verification);
        EXPECT_EQ(result.verification->mismatches, 0U);
    }
}

using A = core::LaunchAttributes;
INSTANTIATE_TEST_SUITE_P(
    Accepted, StructAttribute,
    testing::Values(StructCase{{"DomainMap"}, &A::memSyncDomainMap, {1, 3}},
                    StructCase{{"PersistingWindow"}, &A::accessPolicyWindow, {65536, 0.5, 2, 1}},
                    StructCase{{"LargestWindow"}, &A::accessPolicyWindow, {134217728, 1, 1, 0}},
                    StructCase{{"ProgrammaticEvent"}, &A::programmaticEvent, {2, 0, 1}},
                    StructCase{{"CompletionEvent"}, &A::launchCompletionEvent, {2, 0}}),
    test::caseName<StructCase>);

} // namespace
} // namespace trichevron::gpu
