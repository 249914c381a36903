// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/timeline_marks.h"

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

core::LaunchShape shapeOf(std::uint32_t blocks) {
    core::LaunchShape shape;
    shape.grid = {blocks, 1, 1};
    shape.block = {32, 1, 1};
    return shape;
}

/// Two SMs with one slot each: the second one is late in each round.
core::BlockTrace fiveBlocks() {
    core::BlockTrace trace;
    trace.blocks = 5;
    trace.blockSm = {0, 1, 0, 1, 0};
    trace.beginNanoseconds = {0, 10, 100, 130, 200};
    trace.endNanoseconds = {90, 120, 190, 210, 300};
    return trace;
}

TEST(TimelineMarks, ARoundBeginsWithItsFirstBlockAndTheTailWithTheLastBlock) {
    const core::BlockTrace trace = fiveBlocks();
    const core::TimelineMarks marks = timelineMarks(trace, analyse(trace, shapeOf(5)));
    EXPECT_EQ(marks.roundBegins, (std::vector<std::uint64_t>{0, 100, 200}));
    ASSERT_TRUE(marks.tail);
    EXPECT_EQ(marks.tail->lastBegin, 200U);
    EXPECT_EQ(marks.tail->nanoseconds, 100U);
}

TEST(TimelineMarks, ACutTraceHasNone) {
    core::BlockTrace trace = fiveBlocks();
    trace.blocks = 9; // four were not traced
    const core::TimelineMarks marks = timelineMarks(trace, analyse(trace, shapeOf(9)));
    EXPECT_TRUE(marks.roundBegins.empty());
    EXPECT_FALSE(marks.tail);
    EXPECT_TRUE(timelineMarks({}, analyse({}, shapeOf(1))).roundBegins.empty());
}

} // namespace
} // namespace trichevron::test
