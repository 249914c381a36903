// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Shared parts of the tests of the CUDA backend.
#pragma once

#include "core/backend/backend.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <ostream>
#include <vector>

namespace trichevron::gpu {

/// Marks an empty optional in tables of cases.
inline constexpr auto none = std::nullopt;

/// A test that needs a device; skipped without one, with the backend's message as the reason.
class GpuTest : public testing::Test {
protected:
    void SetUp() override;
    /// One backend for all tests of the process, so that the context is created only once.
    static core::Backend& backend();
    static const core::DeviceProperties& device();
    /// The demos that the device can run and that do not fail on purpose.
    static std::vector<core::KernelInfo> runnableKernels();
    static core::LaunchRequest launchRequest(const std::string& kernel, const core::LaunchConfig& config);
    /// The suggested launch of the kernel, with the opt-ins it needs.
    static core::LaunchRequest suggestedLaunch(const core::KernelInfo& kernel);
    core::LaunchResult launch(const std::string& kernel, const core::LaunchConfig& config,
                              const core::KernelOptIns& optIns = {});
    /// Fails unless a simple launch is accepted and its result is correct.
    void expectStillWorks();
};

/// Skips the rest of the test on a device without clusters.
#define SKIP_WITHOUT_CLUSTERS()                                                                              \
    do {                                                                                                     \
        if (!device().clusterLaunch)                                                                         \
            GTEST_SKIP() << device().name << " has no thread block clusters";                                \
    } while (false)

/// A configuration with the given grid, block and API.
core::LaunchConfig launchConfig(const core::GridExtent& grid, const core::BlockExtent& block,
                                core::LaunchApi api = core::LaunchApi::CudaLaunchKernel);

/// Text for failing cases.
inline void PrintTo(core::LaunchApi api, std::ostream* out) {
    *out << toString(api);
}
inline void PrintTo(core::StreamKind stream, std::ostream* out) {
    *out << toString(stream);
}

/// Fails unless `call` throws a BackendError of this kind. Returns its message.
template <class Call>
std::string thrownMessage(core::BackendErrorKind kind, const Call& call) {
    try {
        call();
    } catch (const core::BackendError& error) {
        EXPECT_EQ(error.kind(), kind) << error.what();
        return error.what();
    }
    ADD_FAILURE() << "no exception was thrown";
    return {};
}

} // namespace trichevron::gpu
