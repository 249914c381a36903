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

namespace trichevron {

/// Marks an empty optional in tables of cases.
inline constexpr auto none = std::nullopt;

/// A test that needs a device; skipped without one, with the backend's message as the reason.
class GpuTest : public testing::Test {
protected:
    void SetUp() override;
    /// One backend for all tests of the process, so that the context is created only once.
    static Backend& backend();
    static const DeviceProperties& device();
    /// The demos that the device can run and that do not fail on purpose.
    static std::vector<KernelInfo> runnableKernels();
    static LaunchRequest launchRequest(const std::string& kernel, const LaunchConfig& config);
    /// The suggested launch of the kernel, with the opt-ins it needs.
    static LaunchRequest suggestedLaunch(const KernelInfo& kernel);
    LaunchResult launch(const std::string& kernel, const LaunchConfig& config,
                        const KernelOptIns& optIns = {});
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
LaunchConfig launchConfig(const GridExtent& grid, const BlockExtent& block,
                          LaunchApi api = LaunchApi::CudaLaunchKernel);

/// Text for failing cases.
inline void PrintTo(LaunchApi api, std::ostream* out) {
    *out << toString(api);
}
inline void PrintTo(StreamKind stream, std::ostream* out) {
    *out << toString(stream);
}

/// Fails unless `call` throws a BackendError of this kind. Returns its message.
template <class Call>
std::string thrownMessage(BackendErrorKind kind, const Call& call) {
    try {
        call();
    } catch (const BackendError& error) {
        EXPECT_EQ(error.kind(), kind) << error.what();
        return error.what();
    }
    ADD_FAILURE() << "no exception was thrown";
    return {};
}

} // namespace trichevron
