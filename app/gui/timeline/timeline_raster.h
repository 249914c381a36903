// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The bars of a timeline as pixels, each bar by the area that it covers: what is narrower than a pixel
/// becomes density, so that 100,000 bars are as true a picture as ten, and as quick to draw.
#pragma once

#include "core/trace/trace_timeline.h"

#include <QColor>
#include <QImage>

#include <array>
#include <vector>

namespace trichevron {

/// What part of a timeline is drawn.
struct TimelineWindow {
    double from = 0; ///< nanoseconds
    double to = 0;
    double top = 0; ///< rows
    double bottom = 0;
    QSize pixels;

    double pixelsPerNanosecond() const { return pixels.width() / (to - from); }
    double pixelsPerRow() const { return pixels.height() / (bottom - top); }
    /// Where a bar lies in the picture, without the gaps between bars.
    QRectF place(const TraceTimeline& timeline, std::uint32_t rank) const;
    friend bool operator==(const TimelineWindow&, const TimelineWindow&) = default;
};

using BarColours = std::array<QColor, 8>;

/// The number that a bar is coloured by.
std::uint32_t categoryOf(const TimelineBar& bar, TimelineColour by);
/// Colours are given out again from the ninth category on; those bars are hatched.
bool isHatched(std::uint32_t category);

/// Keeps its memory from picture to picture.
class TimelineRaster {
public:
    /// Transparent where no block ran. A pixel that a bar only touches has at least a quarter of its colour.
    const QImage& draw(const TraceTimeline& timeline, const TimelineWindow& window, TimelineColour by,
                       const BarColours& colours);

private:
    struct Sum {
        float red = 0;
        float green = 0;
        float blue = 0;
        float cover = 0;
    };
    struct Span;
    void add(const Span& x, const Span& y, const Sum& colour, bool hatched);
    void finish();

    std::vector<Sum> sums_;
    int width_ = 0;
    int height_ = 0;
    QImage image_;
};

} // namespace trichevron
