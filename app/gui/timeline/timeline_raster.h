// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Rasterises the bars of a timeline with area coverage: bars narrower than a pixel add to its opacity, so
/// that 100,000 bars give a correct picture quickly.
#pragma once

#include "core/trace/trace_timeline.h"

#include <QColor>
#include <QImage>

#include <array>
#include <vector>

namespace trichevron::gui {

/// The visible part of a timeline.
struct TimelineWindow {
    double from = 0; ///< nanoseconds
    double to = 0;
    double top = 0; ///< rows
    double bottom = 0;
    QSize pixels;
    double pixelRatio = 1; ///< pixels for each of the plot

    double pixelsPerNanosecond() const { return pixels.width() / (to - from); }
    double pixelsPerRow() const { return pixels.height() / (bottom - top); }
    /// The rectangle of a bar in the picture, without the gaps between bars.
    QRectF place(const core::TraceTimeline& timeline, std::uint32_t rank) const;
    friend bool operator==(const TimelineWindow&, const TimelineWindow&) = default;
};

using BarColours = std::array<QColor, 8>;

/// The number that selects the colour of a bar.
std::uint32_t categoryOf(const core::TimelineBar& bar, core::TimelineColour by);
/// Colours repeat from the ninth category on; bars of every other repetition are hatched.
bool isHatched(std::uint32_t category);

/// In pixels of the plot, also where a saved picture has more.
inline constexpr double barHatchPeriod = 6;
inline constexpr double barHatchStroke = 2;     ///< along x
inline constexpr double barHatchOpacity = 0.35; ///< between the strokes
/// Whether a bar of this size in pixels of the plot is large enough to be hatched.
bool hasRoomForHatching(double width, double height);

/// Reuses its memory for the next picture.
class TimelineRaster {
public:
    /// Transparent where no block ran. A pixel that a bar touches has at least a quarter of its opacity.
    const QImage& draw(const core::TraceTimeline& timeline, const TimelineWindow& window,
                       core::TimelineColour by, const BarColours& colours);

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
    std::vector<float> hatching_; ///< opacity by the diagonal, column + row
    int width_ = 0;
    int height_ = 0;
    QImage image_;
};

} // namespace trichevron::gui
