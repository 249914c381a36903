// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the tests of the CUDA backend share.
#pragma once

#include "core/backend/backend.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <ostream>
#include <vector>

namespace trichevron {

/// In tables of cases: nothing is given.
inline constexpr auto none = std::nullopt;

/// A test that needs a device: skipped, with the backend's sentence as the reason, where there is none.
class GpuTest : public testing::Test {
protected:
    void SetUp() override;
    /// One backend for all tests of the process, so that the context is made once.
    static Backend& backend();
    static const DeviceProperties& device();
    /// The demos that end well and that the device can run.
    static std::vector<KernelInfo> soundKernels();
    static LaunchRequest requestOf(const std::string& kernel, const LaunchConfig& config);
    /// The launch that the kernel suggests, with the opt-ins that it needs.
    static LaunchRequest suggestedFor(const KernelInfo& kernel);
    LaunchResult launch(const std::string& kernel, const LaunchConfig& config,
                        const KernelOptIns& optIns = {});
    /// Fails unless a plain launch is accepted and its result is right.
    void expectStillWorks();
};

/// Skips the rest of the test on a device without clusters.
#define SKIP_WITHOUT_CLUSTERS()                                                                              \
    do {                                                                                                     \
        if (!device().clusterLaunch)                                                                         \
            GTEST_SKIP() << device().name << " has no thread block clusters";                                \
    } while (false)

/// A launch of grid and block with one API.
LaunchConfig launchOf(const GridExtent& grid, const BlockExtent& block,
                      LaunchApi api = LaunchApi::CudaLaunchKernel);

/// What a failing case is called.
inline void PrintTo(LaunchApi api, std::ostream* out) {
    *out << nameOf(api);
}
inline void PrintTo(StreamKind stream, std::ostream* out) {
    *out << nameOf(stream);
}

/// Fails unless `call` throws a BackendError of this kind; gives its sentence.
template <class Call>
std::string sentenceOfThrown(BackendErrorKind kind, const Call& call) {
    try {
        call();
    } catch (const BackendError& error) {
        EXPECT_EQ(error.kind(), kind) << error.what();
        return error.what();
    }
    ADD_FAILURE() << "nothing was thrown";
    return {};
}

} // namespace trichevron
