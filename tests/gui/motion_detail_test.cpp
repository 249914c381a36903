// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much detail a moving picture has, by the time that its frames took. The times are given.
#include "app/gui/hierarchy/motion_detail.h"

#include <gtest/gtest.h>

namespace trichevron::gui {
namespace {

/// A computer that takes so long for a picture with every pixel.
struct Computer {
    double boxes;
    double rest;
    MotionDetail::Frame frame(const MotionDetail& detail) const {
        const int pixels = detail.pixelsPerSample() * detail.pixelsPerSample();
        return {Milliseconds(boxes / pixels), Milliseconds(rest)};
    }
};

void draw(MotionDetail& detail, const Computer& computer, int frames) {
    for (int frame = 0; frame < frames; ++frame)
        detail.addFrame(computer.frame(detail));
}

TEST(MotionDetail, AFastComputerKeepsEveryPixel) {
    MotionDetail detail;
    draw(detail, {6, 6}, 100);
    EXPECT_EQ(detail.pixelsPerSample(), 1);
}

TEST(MotionDetail, TwoSlowFramesLoseAsMuchDetailAsTheGoalNeeds) {
    MotionDetail detail;
    draw(detail, {24, 4}, 1);
    EXPECT_EQ(detail.pixelsPerSample(), 1) << "a single slow frame changes nothing";
    draw(detail, {24, 4}, 1);
    EXPECT_EQ(detail.pixelsPerSample(), 2) << "4 + 24 / 4 ms";
    draw(detail, {24, 4}, 100);
    EXPECT_EQ(detail.pixelsPerSample(), 2);
    draw(detail, {60, 3}, 8);
    EXPECT_EQ(detail.pixelsPerSample(), 3);
}

TEST(MotionDetail, SingleSlowFramesAmongFastOnesChangeNothing) {
    MotionDetail detail;
    for (int times = 0; times < 10; ++times) {
        draw(detail, {100, 100}, 1);
        draw(detail, {4, 3}, 8);
        EXPECT_EQ(detail.pixelsPerSample(), 1);
    }
}

TEST(MotionDetail, NeverHasLessThanTheCoarsest) {
    MotionDetail detail;
    draw(detail, {500, 50}, 50);
    EXPECT_EQ(detail.pixelsPerSample(), MotionDetail::coarsest);
}

TEST(MotionDetail, ChangesNothingBetweenTheGoalAndTheLimit) {
    MotionDetail detail;
    draw(detail, {8, 4}, 50);
    EXPECT_EQ(detail.pixelsPerSample(), 1) << "12 ms";
    draw(detail, {20, 4}, 8);
    EXPECT_EQ(detail.pixelsPerSample(), 2);
    draw(detail, {8, 4}, 50);
    EXPECT_EQ(detail.pixelsPerSample(), 2) << "with every pixel it would be 12 ms again";
}

TEST(MotionDetail, HasEveryPixelAgainWhenFramesAreFast) {
    MotionDetail detail;
    draw(detail, {200, 8}, 8);
    EXPECT_EQ(detail.pixelsPerSample(), 4);
    draw(detail, {4, 3}, 30);
    EXPECT_EQ(detail.pixelsPerSample(), 1);
}

TEST(MotionDetail, BeginsWithEveryPixelForAPictureOfAnotherSize) {
    MotionDetail detail;
    draw(detail, {200, 8}, 8);
    detail.reset();
    EXPECT_EQ(detail.pixelsPerSample(), 1);
    draw(detail, {200, 8}, 1);
    EXPECT_EQ(detail.pixelsPerSample(), 1);
}

} // namespace
} // namespace trichevron::gui
