// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// How a kernel of the user's own is known is told in the language that is set, and kept in files in English.
#include "core/demo/demo_text.h"
#include "core/own_kernel/own_kernel.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/support/pseudo_language.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct OriginCase : test::NamedCase {
    OwnKernel::Origin origin;
    std::string file;
    std::string english;
};

class OwnKernelWords : public testing::TestWithParam<OriginCase> {
protected:
    static OwnKernel kernel() {
        KernelResources version;
        version.name = version.mangledName = "mine";
        version.architecture = "sm_90";
        version.numRegs = 32;
        version.sharedSizeBytes = Bytes{};
        return {GetParam().origin, GetParam().file, "2026-11-29T10:00:00Z", {version}};
    }
    static DeviceProperties device() { return test::h200Limits(); }
};

TEST_P(OwnKernelWords, FollowTheLanguage) {
    const std::optional<KernelInfo> info = kernelInfoFor(kernel(), device());
    ASSERT_TRUE(info);
    EXPECT_EQ(summaryFor(*info), GetParam().english + "; sm_90");
    {
        const test::PseudoLanguage other;
        EXPECT_NE(summaryFor(*info), GetParam().english + "; sm_90");
        EXPECT_EQ(kernelInfoFor(kernel(), device())->summary, GetParam().english + "; sm_90")
            << "files are in English";
    }
    EXPECT_EQ(summaryFor(*info), GetParam().english + "; sm_90");
}

TEST_P(OwnKernelWords, OfAFileFollowTheLanguageToo) {
    KernelInfo read = *kernelInfoFor(kernel(), device());
    read.ownSummary = {}; // a file has the English words
    tellOwnSummary(read, {kernel()});
    const test::PseudoLanguage other;
    EXPECT_NE(summaryFor(read), read.summary);
    read.ownSummary = {};
    read.summary = "of another program";
    tellOwnSummary(read, {kernel()});
    EXPECT_EQ(summaryFor(read), "of another program");
}

INSTANTIATE_TEST_SUITE_P(
    AllOrigins, OwnKernelWords,
    testing::Values(
        OriginCase{{"Typed"}, OwnKernel::Origin::Typed, "", "typed 2026-11-29"},
        OriginCase{{"Pasted"}, OwnKernel::Origin::Pasted, "", "pasted 2026-11-29"},
        OriginCase{{"File"}, OwnKernel::Origin::File, "/home/me/trace.json", "trace.json, read 2026-11-29"},
        OriginCase{{"Source"}, OwnKernel::Origin::Source, "/home/me/a.cu", "a.cu, compiled 2026-11-29"},
        OriginCase{{"Text"}, OwnKernel::Origin::Source, "", "compiled from a text 2026-11-29"}),
    test::caseName<OriginCase>);

} // namespace
} // namespace trichevron::core
