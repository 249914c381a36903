// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/motion_detail.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

namespace trichevron::gui {
namespace {

constexpr std::size_t keptFrames = 8;
/// A single frame may be slow because another program ran.
constexpr std::size_t ignoredSlowFrames = 1;

} // namespace

Milliseconds MotionDetail::predict(int pixelsPerSample) const {
    std::vector<Milliseconds> times;
    for (const Frame& frame : frames_)
        times.push_back(frame.rest + frame.boxes / (pixelsPerSample * pixelsPerSample));
    std::sort(times.begin(), times.end(), std::greater<>());
    return times[ignoredSlowFrames];
}

void MotionDetail::addFrame(const Frame& frame) {
    frames_.push_back({frame.boxes * (pixelsPerSample_ * pixelsPerSample_), frame.rest});
    if (frames_.size() > keptFrames)
        frames_.pop_front();
    if (frames_.size() <= ignoredSlowFrames)
        return;
    if (predict(pixelsPerSample_) > limit_) {
        while (pixelsPerSample_ < coarsest && predict(pixelsPerSample_) > std::min(goal, limit_))
            ++pixelsPerSample_;
    } else if (frames_.size() == keptFrames && pixelsPerSample_ > 1 &&
               predict(pixelsPerSample_ - 1) <= goal) {
        --pixelsPerSample_;
    }
}

void MotionDetail::reset() {
    pixelsPerSample_ = 1;
    frames_.clear();
}

} // namespace trichevron::gui
