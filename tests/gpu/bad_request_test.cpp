// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Invalid requests: each error is one sentence, and the next launch works.
#include "tests/gpu/gpu_test.h"

#include <limits>

namespace trichevron::gpu {
namespace {

struct BadCase : test::NamedCase {
    const char* kernel;
    void (*change)(core::LaunchRequest&);
    core::BackendErrorKind kind;
    const char* message;
};

class BadRequest : public GpuTest, public testing::WithParamInterface<BadCase> {};

TEST_P(BadRequest, HasTheExpectedMessage) {
    core::LaunchRequest request = launchRequest(GetParam().kernel, launchConfig({4, 1, 1}, {64, 1, 1}));
    GetParam().change(request);
    EXPECT_EQ(thrownMessage(GetParam().kind, [&] { backend().launch(request, {}); }), GetParam().message);
    core::MeasureRequest measure;
    measure.launch = request;
    EXPECT_EQ(thrownMessage(GetParam().kind, [&] { backend().measure(measure, {}); }), GetParam().message);
    expectStillWorks();
}

using R = core::LaunchRequest;
INSTANTIATE_TEST_SUITE_P(
    Table, BadRequest,
    testing::Values(
        BadCase{"ClusterWithoutEx", "threadIds",
                [](R& r) {
                    r.config.clusterDim = core::ClusterExtent{2, 1, 1};
                },
                core::BackendErrorKind::BadRequest,
                "cudaLaunchKernel cannot carry a cluster dimension: launch with cudaLaunchKernelEx."},
        BadCase{"ClusterWithoutExOfTheDriver", "threadIds",
                [](R& r) {
                    r.config.api = core::LaunchApi::CuLaunchCooperativeKernel;
                    r.config.clusterDim = core::ClusterExtent{2, 1, 1};
                },
                core::BackendErrorKind::BadRequest,
                "cuLaunchCooperativeKernel cannot carry a cluster dimension: launch with cuLaunchKernelEx."},
        BadCase{"DynamicSharedMemoryPast32BitsOfTheDriver", "threadIds",
                [](R& r) {
                    r.config.api = core::LaunchApi::CuLaunchKernel;
                    r.config.dynamicSmemBytes = {std::uint64_t{1} << 32};
                },
                core::BackendErrorKind::BadRequest,
                "dynamicSmemBytes is 4,294,967,296: cuLaunchKernel takes at most 4,294,967,295 bytes."},
        BadCase{"OptInPastAnInteger", "threadIds",
                [](R& r) { r.optIns.maxDynamicSharedSizeBytes = {std::uint64_t{1} << 31}; },
                core::BackendErrorKind::BadRequest,
                "maxDynamicSharedSizeBytes is 2,147,483,648: cudaFuncSetAttribute takes at most "
                "2,147,483,647 bytes."},
        BadCase{"ProblemForThreadIds", "threadIds",
                [](R& r) {
                    r.config.problem = core::ProblemExtent{10, 1, 1};
                },
                core::BackendErrorKind::BadRequest,
                "Thread IDs takes no problem size: leave out the problem 10 × 1 × 1."},
        BadCase{"ProblemOfTwoAxesForAVector", "vectorAdd",
                [](R& r) {
                    r.config.problem = core::ProblemExtent{10, 2, 1};
                },
                core::BackendErrorKind::BadRequest,
                "The problem is 10 × 2 × 1, but Vector addition takes one axis, x: set the other axes to 1."},
        BadCase{"ProblemOfThreeAxesForAMatrix", "matrixAdd",
                [](R& r) {
                    r.config.problem = core::ProblemExtent{10, 2, 3};
                },
                core::BackendErrorKind::BadRequest,
                "The problem is 10 × 2 × 3, but Matrix addition takes two axes, x and y: set z to 1."},
        BadCase{"ProblemTooLarge", "matrixAdd",
                [](R& r) {
                    r.config.problem = core::ProblemExtent{~0U, ~0U, 1};
                },
                core::BackendErrorKind::BadRequest,
                "The problem has 18,446,744,065,119,617,025 elements, more than this kernel's limit of "
                "68,719,476,736: "
                "make the problem smaller."},
        BadCase{
            "GridTooLargeWithoutAProblem", "vectorAdd",
            [](R& r) {
                r.config.gridDim = {134217728, 1, 1};
                r.config.blockDim = {1024, 1, 1};
            },
            core::BackendErrorKind::BadRequest,
            "The problem has 137,438,953,472 elements, more than this kernel's limit of 68,719,476,736: make "
            "the grid "
            "smaller, or give a problem size."}),
    test::caseName<BadCase>);

TEST_F(GpuTest, UnknownKernelErrorListsAllKernels) {
    std::string known;
    for (const core::KernelInfo& kernel : backend().kernels(0))
        known += (known.empty() ? "" : ", ") + kernel.id;
    const core::LaunchRequest request = launchRequest("sgemm", launchConfig({4, 1, 1}, {64, 1, 1}));
    EXPECT_EQ(thrownMessage(core::BackendErrorKind::UnknownKernel, [&] { backend().launch(request, {}); }),
              "There is no demo kernel \"sgemm\": choose one of " + known + ".");
    expectStillWorks();
}

} // namespace
} // namespace trichevron::gpu
