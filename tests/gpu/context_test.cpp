// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Missing devices, incorrect kernels, and lost contexts.
#include "gpu/cuda_backend.h"
#include "gpu/cuda_call.h"
#include "tests/gpu/gpu_test.h"
#include "tests/gpu/test_demos.h"

#include <cstdlib>
#include <string_view>

namespace trichevron::gpu {
namespace {

struct StickyCase : test::NamedCase {
    int code;
    bool sticky;
};

class StickyError : public testing::TestWithParam<StickyCase> {};

TEST_P(StickyError, IsRecognised) {
    EXPECT_EQ(isSticky(static_cast<cudaError_t>(GetParam().code)), GetParam().sticky);
}

INSTANTIATE_TEST_SUITE_P(
    Table, StickyError,
    testing::Values(StickyCase{"Success", 0, false}, StickyCase{"InvalidValue", 1, false},
                    StickyCase{"MemoryAllocation", 2, false}, StickyCase{"NoDevice", 100, false},
                    StickyCase{"NoKernelImage", 209, false}, StickyCase{"EccUncorrectable", 214, true},
                    StickyCase{"Contained", 226, true}, StickyCase{"NotReady", 600, false},
                    StickyCase{"IllegalAddress", 700, true}, StickyCase{"LaunchOutOfResources", 701, false},
                    StickyCase{"LaunchTimeout", 702, true}, StickyCase{"Assert", 710, true},
                    StickyCase{"HardwareStackError", 714, true}, StickyCase{"IllegalInstruction", 715, true},
                    StickyCase{"MisalignedAddress", 716, true}, StickyCase{"InvalidAddressSpace", 717, true},
                    StickyCase{"InvalidPc", 718, true}, StickyCase{"LaunchFailure", 719, true},
                    StickyCase{"CooperativeLaunchTooLarge", 720, false},
                    StickyCase{"NotSupported", 801, false}, StickyCase{"InvalidClusterSize", 912, false}),
    test::caseName<StickyCase>);

TEST(CudaCall, ThrowsCodeCallAndLocation) {
    unsigned line = 0;
    try {
        line = __LINE__ + 1;
        checkCuda(cudaErrorInvalidValue, "cudaMalloc");
        FAIL() << "nothing was thrown";
    } catch (const CudaError& error) {
        EXPECT_EQ(error.code(), cudaErrorInvalidValue);
        EXPECT_STREQ(error.call(), "cudaMalloc");
        EXPECT_EQ(error.location().line, line);
        EXPECT_TRUE(std::string_view(error.location().file).ends_with("context_test.cpp"));
        EXPECT_EQ(std::string(error.what()),
                  "cudaMalloc returned cudaErrorInvalidValue (1): invalid argument [context_test.cpp:" +
                      std::to_string(line) + "]");
    }
    EXPECT_NO_THROW(checkCuda(cudaSuccess, "cudaMalloc"));
}

/// Exits with 0 if every call throws an error that says that there is no device.
[[noreturn]] void callWithoutDevice() {
    // The driver reads this when it starts, so this needs a process of its own.
    setenv("CUDA_VISIBLE_DEVICES", "-1", 1);
    const auto backend = makeCudaBackend();
    int right = 0;
    const auto expectNoDevice = [&](const auto& call) {
        try {
            call();
        } catch (const core::BackendError& error) {
            std::fprintf(stderr, "%s\n", error.what());
            right += meansNoDevice(error.kind()) ? 1 : 0;
        }
    };
    expectNoDevice([&] { backend->devices(); });
    expectNoDevice([&] { backend->kernels(0); });
    expectNoDevice([&] { backend->launch({}, {}); });
    expectNoDevice([&] { backend->measure({}, {}); });
    expectNoDevice([&] { backend->trace({}, {}); });
    std::_Exit(right == 5 ? 0 : 1);
}

TEST(NoDeviceDeathTest, EveryCallReportsWhatIsMissing) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(callWithoutDevice(), testing::ExitedWithCode(0),
                "No NVIDIA driver was found on this machine: install one, or use a recorded device\\.|"
                "The NVIDIA driver finds no CUDA device that this program may use");
}

class WrongDemo : public GpuTest {
protected:
    static core::LaunchResult launchWrong(core::Backend& backend, const char* kernel) {
        core::LaunchRequest request = launchRequest(kernel, launchConfig({2, 1, 1}, {32, 1, 1}));
        return backend.launch(request, {});
    }
};

TEST_F(WrongDemo, WrongSumIsDetected) {
    const auto own = makeCudaBackendWith(makeWrongDemos);
    const core::LaunchResult result = launchWrong(*own, "wrongSum");
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->checked, 64U);
    EXPECT_EQ(result.verification->mismatches, 2U);
    EXPECT_TRUE(result.verification->summary.text().starts_with(
        "2 of 64 elements are wrong: the first is element 5, with "))
        << result.verification->summary.text();
}

TEST_F(WrongDemo, MissingRecordsAreDetected) {
    const auto own = makeCudaBackendWith(makeWrongDemos);
    const core::LaunchResult result = launchWrong(*own, "silent");
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->mismatches, 64U);
    EXPECT_EQ(result.verification->summary.text(),
              "0 of 64 threads wrote IDs that match the formulas; the first "
              "wrong one: thread (0, 0, 0) of block (0, 0, 0) wrote nothing.");
}

/// Launches a kernel that faults, in a process of its own, since the fault loses the context. Exits with the
/// code of the synchronisation if all later calls are refused as expected.
[[noreturn]] void faultAndContinue(const char* kernel, core::LaunchApi api) {
    int code = 1;
    {
        const auto backend = makeCudaBackend();
        core::LaunchRequest request;
        request.kernel = kernel;
        request.config = launchConfig({4, 1, 1}, {64, 1, 1}, api);
        const core::LaunchResult result = backend->launch(request, {});
        if (result.launch.ok() && result.synchronisation && !result.verification && result.contextLost) {
            std::fprintf(stderr, "%s\n", result.synchronisation->name.c_str());
            code = result.synchronisation->code;
        }
        request.kernel = "vectorAdd";
        try {
            backend->launch(request, {});
            code = 1;
        } catch (const core::BackendError& error) {
            std::fprintf(stderr, "%s\n", error.what());
            if (error.kind() != core::BackendErrorKind::ContextLost)
                code = 1;
        }
        try {
            backend->devices();
            code = 1;
        } catch (const core::BackendError& error) {
            if (error.kind() != core::BackendErrorKind::ContextLost)
                code = 1;
        }
    }
    // An exit status has 8 bits.
    std::_Exit(code & 0xFF);
}

struct FaultCase : test::NamedCase {
    const char* kernel;
    core::LaunchApi api;
    int code;
    const char* errorName;
};

class FaultDeathTest : public GpuTest, public testing::WithParamInterface<FaultCase> {};

TEST_P(FaultDeathTest, IsReturnedByTheSynchronisationAndLosesTheContext) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const FaultCase& fault = GetParam();
    EXPECT_EXIT(faultAndContinue(fault.kernel, fault.api), testing::ExitedWithCode(fault.code & 0xFF),
                std::string(fault.errorName) + "\n(.|\n)*The GPU's context was lost to cudaError");
}

INSTANTIATE_TEST_SUITE_P(
    Table, FaultDeathTest,
    testing::Values(
        FaultCase{"IllegalAddress", "illegalAddress", core::LaunchApi::CudaLaunchKernel, 700,
                  "cudaErrorIllegalAddress"},
        FaultCase{"IllegalAddressByTheDriver", "illegalAddress", core::LaunchApi::CuLaunchKernel, 700,
                  "CUDA_ERROR_ILLEGAL_ADDRESS"},
        FaultCase{"MisalignedAddress", "misalignedAddress", core::LaunchApi::CudaLaunchKernelEx, 716,
                  "cudaErrorMisalignedAddress"},
        FaultCase{"Assert", "deviceAssert", core::LaunchApi::CudaLaunchKernel, 710, "cudaErrorAssert"},
        FaultCase{"Trap", "trapped", core::LaunchApi::CudaLaunchKernel, 719, "cudaErrorLaunchFailure"}),
    test::caseName<FaultCase>);

} // namespace
} // namespace trichevron::gpu
