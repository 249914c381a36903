// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/timeline/timeline_raster.h"

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

// Pixels of the plot.
constexpr double barGap = 1;     ///< between bars
constexpr double roomForGap = 5; ///< minimum size of bars with a gap
constexpr double minBarWidth =
    0.25; ///< of a bar, so that one shorter than the resolution of the timer is visible
constexpr float minCover = 0.25F;
constexpr float minTouched = 1e-3F; ///< less is a rounding error at the edge of a pixel

} // namespace

/// The pixels of an interval; the first and the last are covered in part.
struct TimelineRaster::Span {
    int first = 0;
    int last = -1; ///< less than the first if it covers nothing
    float firstPart = 0;
    float lastPart = 0;

    Span(double begin, double end, int size) {
        begin = std::clamp(begin, 0.0, static_cast<double>(size));
        end = std::clamp(end, 0.0, static_cast<double>(size));
        if (end <= begin)
            return;
        first = static_cast<int>(begin);
        last = static_cast<int>(std::ceil(end)) - 1;
        if (first == last) {
            firstPart = lastPart = static_cast<float>(end - begin);
        } else {
            firstPart = static_cast<float>(first + 1 - begin);
            lastPart = static_cast<float>(end - last);
        }
    }
    float part(int pixel) const { return pixel == first ? firstPart : pixel == last ? lastPart : 1.0F; }
};

std::uint32_t categoryOf(const core::TimelineBar& bar, core::TimelineColour by) {
    switch (by) {
    case core::TimelineColour::Round:
        return bar.round;
    case core::TimelineColour::Cluster:
        return bar.cluster;
    case core::TimelineColour::Kernel:
        return bar.kernel;
    }
    return 0;
}

bool isHatched(std::uint32_t category) {
    return category / BarColours().size() % 2 == 1;
}

bool hasRoomForHatching(double width, double height) {
    return width >= barHatchPeriod && height >= roomForGap;
}

QRectF TimelineWindow::place(const core::TraceTimeline& timeline, std::uint32_t rank) const {
    const core::TimelineBar& bar = timeline.barOf(rank);
    const core::TimelinePlace at = timeline.computePlace(rank);
    const double height = pixelsPerRow() / timeline.slotCount();
    const double left = (static_cast<double>(bar.begin) - from) * pixelsPerNanosecond();
    const double right = (static_cast<double>(bar.end) - from) * pixelsPerNanosecond();
    return {left, (static_cast<double>(at.sm) - top) * pixelsPerRow() + at.slot * height, right - left,
            height};
}

void TimelineRaster::add(const Span& x, const Span& y, const Sum& colour, bool hatched) {
    for (int row = y.first; row <= y.last; ++row) {
        const float high = y.part(row);
        Sum* const line = sums_.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(width_);
        for (int column = x.first; column <= x.last; ++column) {
            float cover = high * x.part(column);
            if (hatched)
                cover *= hatching_[static_cast<std::size_t>(row) + static_cast<std::size_t>(column)];
            Sum& sum = line[column];
            sum.red += colour.red * cover;
            sum.green += colour.green * cover;
            sum.blue += colour.blue * cover;
            sum.cover += cover;
        }
    }
}

void TimelineRaster::finish() {
    for (int row = 0; row < height_; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image_.scanLine(row));
        const Sum* sum = sums_.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(width_);
        for (int column = 0; column < width_; ++column, ++sum) {
            if (sum->cover < minTouched) {
                line[column] = 0;
                continue;
            }
            const float alpha = std::clamp(sum->cover, minCover, 1.0F);
            const float scale = alpha / sum->cover; // premultiplied
            line[column] = qRgba(static_cast<int>(sum->red * scale), static_cast<int>(sum->green * scale),
                                 static_cast<int>(sum->blue * scale), static_cast<int>(alpha * 255));
        }
    }
}

const QImage& TimelineRaster::draw(const core::TraceTimeline& timeline, const TimelineWindow& window,
                                   core::TimelineColour by, const BarColours& colours) {
    width_ = window.pixels.width();
    height_ = window.pixels.height();
    if (image_.size() != window.pixels)
        image_ = QImage(window.pixels, QImage::Format_ARGB32_Premultiplied);
    sums_.assign(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), Sum{});
    const double ratio = window.pixelRatio;
    hatching_.resize(static_cast<std::size_t>(width_) + static_cast<std::size_t>(height_));
    for (std::size_t diagonal = 0; diagonal < hatching_.size(); ++diagonal) {
        const double at = std::fmod(static_cast<double>(diagonal) / ratio, barHatchPeriod);
        hatching_[diagonal] = at < barHatchStroke ? 1.0F : static_cast<float>(barHatchOpacity);
    }
    std::array<Sum, BarColours().size()> sums;
    for (std::size_t i = 0; i < colours.size(); ++i)
        sums[i] = {static_cast<float>(colours[i].red()), static_cast<float>(colours[i].green()),
                   static_cast<float>(colours[i].blue()), 1};

    const double gap = barGap * ratio;
    const double leastParted = roomForGap * ratio;
    const double perNs = window.pixelsPerNanosecond();
    const double rowHeight = window.pixelsPerRow();
    const double height = rowHeight / std::max(timeline.slotCount(), 1U);
    const auto rows = static_cast<double>(timeline.sms().size());
    const auto firstRow = static_cast<std::size_t>(std::clamp(std::floor(window.top), 0.0, rows));
    const auto endRow = static_cast<std::size_t>(std::clamp(std::ceil(window.bottom), 0.0, rows));
    for (std::size_t sm = firstRow; sm < endRow; ++sm) {
        const double y = (static_cast<double>(sm) - window.top) * rowHeight;
        for (std::uint32_t slot = 0; slot < timeline.slotCount(); ++slot) {
            const bool parted =
                height >= leastParted || (slot + 1 == timeline.slotCount() && rowHeight >= leastParted);
            const Span high(y + slot * height,
                            y + (slot + 1) * height - (parted ? std::min(gap, height / 2) : 0), height_);
            if (high.last < high.first)
                continue;
            for (const core::TimelineBar& bar : timeline.bars(sm, slot, window.from, window.to)) {
                const double begin = (static_cast<double>(bar.begin) - window.from) * perNs;
                double end = (static_cast<double>(bar.end) - window.from) * perNs;
                end = end - begin >= leastParted ? end - gap : std::max(end, begin + minBarWidth * ratio);
                const std::uint32_t category = categoryOf(bar, by);
                const bool hatched =
                    isHatched(category) && hasRoomForHatching((end - begin) / ratio, height / ratio);
                add(Span(begin, end, width_), high, sums[category % sums.size()], hatched);
            }
        }
    }
    finish();
    return image_;
}

} // namespace trichevron::gui
