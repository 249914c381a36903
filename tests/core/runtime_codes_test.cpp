// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/runtime_codes.h"

#include "core/evaluation/evaluation.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct CodeCase : test::NamedCase {
    GridExtent grid;
    BlockExtent block;
    std::uint64_t smem;
    std::uint32_t numRegs;
    CudaStatus before13; ///< of runtimes before 13.0, by published reports
    CudaStatus since13;  ///< of CUDA 13.0 (seen on H200, driver 580)
};

class RuntimeCode : public testing::TestWithParam<CodeCase> {
protected:
    static CudaStatus predicted(int runtimeVersion, LaunchApi api) {
        DeviceProperties device = test::h200Limits();
        device.provenance.runtimeVersion = runtimeVersion;
        KernelAttributes kernel = test::plainKernel();
        kernel.numRegs = GetParam().numRegs;
        LaunchConfig config = test::makeLaunch(GetParam().grid, GetParam().block);
        config.api = api;
        config.dynamicSmemBytes = Bytes{GetParam().smem};
        const Evaluation evaluation = evaluate(config, kernel, device);
        EXPECT_FALSE(evaluation.findings.empty());
        EXPECT_EQ(evaluation.findings.front().error, evaluation.predicted);
        return evaluation.predicted;
    }
};

TEST_P(RuntimeCode, IsThatOfTheRuntimeInTheProvenance) {
    for (const LaunchApi api : {LaunchApi::CudaLaunchKernel, LaunchApi::CudaLaunchKernelEx}) {
        for (const int version : {11080, 12040, 12090})
            EXPECT_EQ(predicted(version, api), GetParam().before13) << version;
        for (const int version : {0, 13000, 13010})
            EXPECT_EQ(predicted(version, api), GetParam().since13) << version;
    }
}

TEST_P(RuntimeCode, IsTheSameInEveryVersionOfTheDriverApi) {
    for (const int version : {0, 11080, 12040, 13000})
        EXPECT_EQ(predicted(version, LaunchApi::CuLaunchKernel), GetParam().since13) << version;
}

constexpr std::uint32_t beyond = 2147483648U;
INSTANTIATE_TEST_SUITE_P(
    Rules, RuntimeCode,
    testing::Values(
        // https://github.com/pytorch/pytorch/issues/169909: the same launch with CUDA 12 and with 13.0
        CodeCase{"GridBeyondX",
                 {beyond, 1, 1},
                 {1, 1, 1},
                 0,
                 32,
                 CudaStatus::InvalidConfiguration,
                 CudaStatus::InvalidValue},
        // https://github.com/pytorch/pytorch/issues/142228: 65,536 in y
        CodeCase{"GridBeyondY",
                 {1, 65536, 1},
                 {64, 1, 1},
                 0,
                 32,
                 CudaStatus::InvalidConfiguration,
                 CudaStatus::InvalidValue},
        // https://github.com/NVIDIA/cuCollections/issues/75
        CodeCase{"GridZero",
                 {0, 1, 1},
                 {64, 1, 1},
                 0,
                 32,
                 CudaStatus::InvalidConfiguration,
                 CudaStatus::InvalidValue},
        // https://github.com/pytorch/pytorch/pull/38987
        CodeCase{"BlockZero",
                 {1, 1, 1},
                 {0, 1, 1},
                 0,
                 32,
                 CudaStatus::InvalidConfiguration,
                 CudaStatus::InvalidValue},
        CodeCase{"BlockBeyondZ",
                 {1, 1, 1},
                 {1, 1, 65},
                 0,
                 32,
                 CudaStatus::InvalidConfiguration,
                 CudaStatus::InvalidValue},
        // https://github.com/alpaka-group/alpaka3/pull/140: 1,536 threads
        CodeCase{"ThreadsPerBlock",
                 {1, 1, 1},
                 {512, 3, 1},
                 0,
                 32,
                 CudaStatus::InvalidConfiguration,
                 CudaStatus::InvalidValue},
        // https://github.com/HigherOrderCO/HVM1/issues/383: CUDA 12.4 and 12.5
        CodeCase{"SharedMemory",
                 {1, 1, 1},
                 {64, 1, 1},
                 500000,
                 32,
                 CudaStatus::InvalidValue,
                 CudaStatus::InvalidValue},
        // https://github.com/HigherOrderCO/HVM1/issues/293: CUDA 12.3
        CodeCase{"SharedMemoryWithoutOptIn",
                 {1, 1, 1},
                 {64, 1, 1},
                 49153,
                 32,
                 CudaStatus::InvalidValue,
                 CudaStatus::InvalidValue},
        // https://github.com/jacobaustin123/Titan/issues/25
        CodeCase{"Registers",
                 {1, 1, 1},
                 {1024, 1, 1},
                 0,
                 255,
                 CudaStatus::LaunchOutOfResources,
                 CudaStatus::LaunchOutOfResources},
        CodeCase{"Accepted", {1, 1, 1}, {64, 1, 1}, 0, 32, CudaStatus::Success, CudaStatus::Success}),
    test::caseName<CodeCase>);

TEST(CodeNote, NamesTheErrorOnTheOtherSideOf13AndUnknownErrors) {
    const auto noteOf = [](int version, RuleId rule, LaunchApi api = LaunchApi::CudaLaunchKernel) {
        return errorCodeNote(version, api, rule).value_or("");
    };
    EXPECT_EQ(noteOf(0, RuleId::ThreadsPerBlock), "runtimes before 13.0: cudaErrorInvalidConfiguration");
    EXPECT_EQ(noteOf(13000, RuleId::ThreadsPerBlock), "runtimes before 13.0: cudaErrorInvalidConfiguration");
    EXPECT_EQ(noteOf(12040, RuleId::ThreadsPerBlock),
              "by published reports about runtimes before 13.0; since 13.0 cudaErrorInvalidValue");
    EXPECT_EQ(noteOf(12040, RuleId::LaunchBoundsThreads), "seen with CUDA 13.0; not known for runtime 12.4");
    EXPECT_EQ(noteOf(13000, RuleId::LaunchBoundsThreads), "");
    EXPECT_EQ(noteOf(12040, RuleId::SharedMemoryOptIn), "");
    EXPECT_EQ(noteOf(12040, RuleId::ThreadsPerBlock, LaunchApi::CuLaunchKernel), "");
}

} // namespace
} // namespace trichevron::core
