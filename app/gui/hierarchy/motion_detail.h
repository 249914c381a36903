// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Chooses the detail of a moving picture by the time that its frames took, so that it keeps up with the
/// screen: a machine that is fast enough for the size of the picture keeps every pixel.
#pragma once

#include <chrono>
#include <deque>

namespace trichevron::gui {

using Milliseconds = std::chrono::duration<double, std::milli>;

class Stopwatch {
public:
    Milliseconds elapsed() const { return Clock::now() - begin_; }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point begin_ = Clock::now();
};

class MotionDetail {
public:
    /// What a frame took.
    struct Frame {
        Milliseconds boxes; ///< drawing the boxes: proportional to the pixels that are drawn
        Milliseconds rest;  ///< everything else: building the scene, copying the picture, labels
    };
    static constexpr int coarsest = 4;
    /// A picture has less detail where frames take longer than the limit; as much as keeps them below the
    /// goal. Between both nothing changes. The screen shows a frame each 16.7 ms.
    static constexpr Milliseconds usualLimit{13};
    static constexpr Milliseconds goal{10};

    /// A pixel of the picture stands for so many pixels of the screen, in each direction.
    int pixelsPerSample() const { return pixelsPerSample_; }
    /// A frame that was drawn with this detail.
    void addFrame(const Frame& frame);
    /// For a picture of another size.
    void reset();
    void setLimit(Milliseconds limit) { limit_ = limit; }

private:
    /// What frames like the last ones take with another detail, but for the slowest of them.
    Milliseconds predict(int pixelsPerSample) const;

    Milliseconds limit_ = usualLimit;
    int pixelsPerSample_ = 1;
    std::deque<Frame> frames_; ///< the last ones; the time for boxes is that of a picture with every pixel
};

} // namespace trichevron::gui
