// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Which launch bounds and register limits of a kernel matter, before anything is compiled with them.
#include "core/compile/bounds_curve.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

BoundsRequest requestFor(std::optional<LaunchBounds> declared) {
    BoundsRequest request;
    request.device = test::h200Limits();
    request.mangledName = "k";
    KernelResources kernel;
    kernel.mangledName = "k";
    kernel.numRegs = 72;
    kernel.declared.launchBounds = declared;
    request.compiled.kernels = {kernel};
    return request;
}

TEST(ExpectedBounds, AreThoseThatAreCompiledWhereTheKernelDeclaresNone) {
    const BoundsRequest request = requestFor(std::nullopt);
    const std::vector<BoundsChoice> expected = expectedBoundsChoices(request);
    EXPECT_EQ(expected, boundsChoices(request, 72));
    EXPECT_GT(expected.size(), 4U);
    EXPECT_EQ(presentBoundsChoice(request), expected.front()) << "no bounds";
}

TEST(ExpectedBounds, HaveTheDeclaredOnes) {
    const BoundsRequest request = requestFor(LaunchBounds{256, 3, std::nullopt});
    const std::vector<BoundsChoice> expected = expectedBoundsChoices(request);
    EXPECT_NE(std::find(expected.begin(), expected.end(), presentBoundsChoice(request)), expected.end());
}

} // namespace
} // namespace trichevron::core
