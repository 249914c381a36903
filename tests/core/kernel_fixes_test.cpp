// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/kernel_fixes.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

/// A cooperative grid that is too large, for a kernel with this initial launch.
std::vector<Fix> fixesOffered(bool suggestsCooperative) {
    KernelInfo kernel;
    kernel.suggested = test::makeLaunch({64, 1, 1}, {512, 1, 1});
    kernel.suggested.cooperative = suggestsCooperative;
    LaunchConfig config = test::makeLaunch({100000, 1, 1}, {512, 1, 1});
    config.api = LaunchApi::CudaLaunchCooperativeKernel;
    Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    removeUnsuitableFixes(evaluation, kernel);
    const Finding* finding = test::findingFor(evaluation, RuleId::CooperativeTooLarge);
    return finding == nullptr ? std::vector<Fix>() : finding->fixes;
}

bool offersNotCooperative(const std::vector<Fix>& fixes) {
    return std::any_of(fixes.begin(), fixes.end(),
                       [](const Fix& fix) { return fix.id == FixId::NotCooperative; });
}

TEST(KernelFixes, NotCooperativeIsNotOfferedWhereTheKernelSynchronisesItsGrid) {
    EXPECT_TRUE(offersNotCooperative(fixesOffered(false)));
    const std::vector<Fix> fixes = fixesOffered(true);
    EXPECT_FALSE(offersNotCooperative(fixes));
    EXPECT_FALSE(fixes.empty()) << "a smaller grid";
}

} // namespace
} // namespace trichevron::core
