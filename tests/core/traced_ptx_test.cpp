// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/inspect/traced_ptx.h"

#include <gtest/gtest.h>

#include <string>

namespace trichevron::core {
namespace {

constexpr std::string_view ptx = R"(// ret; in a comment
.version 9.0
.target sm_90
.address_size 64
.func helper() { ret; }
.visible .entry other(.param .u64 p) { ret; }
.visible .entry kernel(
	.param .u64 kernel_param_0
)
.maxntid 256
{
	.reg .pred %p<2>;
	@%p1 ret;
	/* exit; */
	@!%p1 bra $L;
	{ call.uni helper, (); }
$L:	exit;
}
.visible .entry after() { ret; }
)";

std::size_t countOf(const std::string& text, std::string_view what) {
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        ++count;
    return count;
}

TEST(TracedPtx, HasCodeAtTheEntryAndBeforeEachExitOfOneKernel) {
    const auto traced = tracedPtx(ptx, "kernel");
    ASSERT_TRUE(traced);
    EXPECT_EQ(countOf(*traced, ".global .align 8 .u64 trichevron_trace[5];"), 1U);
    EXPECT_EQ(countOf(*traced, "%smid"), 1U);
    EXPECT_EQ(countOf(*traced, "red.global.max.u64"), 2U);
    // The guarded exit is jumped over where its predicate is false.
    EXPECT_NE(traced->find("@!%p1 bra $tcvStay_0;"), std::string::npos);
    EXPECT_NE(traced->find("$tcvStay_0:"), std::string::npos);
    // What is outside of the kernel, and in comments, stays.
    EXPECT_NE(traced->find(".func helper() { ret; }"), std::string::npos);
    EXPECT_NE(traced->find(".visible .entry other(.param .u64 p) { ret; }"), std::string::npos);
    EXPECT_NE(traced->find(".visible .entry after() { ret; }"), std::string::npos);
    EXPECT_NE(traced->find("/* exit; */"), std::string::npos);
    EXPECT_LT(traced->find("trichevron_trace[5]"), traced->find(".func helper"));
}

TEST(TracedPtx, NeedsTheBodyOfTheKernel) {
    EXPECT_FALSE(tracedPtx(ptx, "kerne"));
    EXPECT_FALSE(tracedPtx(ptx, "helper"));
    EXPECT_FALSE(tracedPtx("", "kernel"));
    EXPECT_FALSE(tracedPtx(".address_size 64\n.entry kernel();", "kernel"));
    EXPECT_FALSE(tracedPtx(".address_size 64\n.entry kernel() { ret", "kernel"));
}

} // namespace
} // namespace trichevron::core
