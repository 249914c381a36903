// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/band.h"

#include <algorithm>
#include <array>
#include <cmath>

// Also compiled for AVX2, which is chosen at run time. The results are the same, because neither version
// fuses multiply and add. Sanitizers are not initialised yet when the choice is made.
#if defined(__x86_64__) && defined(__ELF__) && defined(__GNUC__) && !defined(__clang__) &&                   \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TRICHEVRON_WIDEST_VECTORS [[gnu::target_clones("avx2", "default")]]
#else
#define TRICHEVRON_WIDEST_VECTORS
#endif

namespace trichevron::gui {
namespace {

constexpr int tileWidth = 16;
constexpr float farthest = -1e30F; ///< depth of the background
/// Tolerance for rounding between the depth of a box's nearest corner and of a sample of its face.
constexpr float depthMargin = 1e-3F;

/// What all rows of a face have in common.
struct Rows {
    const Face& face;
    const FacePaint& paint;
    const BandArea& area;
    const BandTarget& target;
    float* depths;    ///< area.width in a row
    const QRgb* mask; ///< of stripes or dots; null: none
    int period;
    int maskedRows; ///< of each period, that use the mask: all for stripes, the first ones for dots
    int shift;      ///< of the mask from one row to the next
    float x, y;     ///< of the face's corner in the picture
    std::uint32_t item;
    int first, end; ///< rows
};

/// The first sample whose centre is at x or right of it. Truncating a positive number is much faster than
/// ceil(); the clamp bounds lie outside every picture.
inline int firstSample(float x) {
    constexpr int shift = 4096;
    return static_cast<int>(std::clamp(x, -1.0F * shift, 32768.0F) + (shift + 0.5F)) - shift;
}

/// The samples [from, to) of a row. [innerFrom, innerTo) is filled, the rest is the outline.
struct Run {
    int y, from, innerFrom, innerTo, to;
};

/// `fillAt(x)` returns the fill of sample run.from + x.
template <class Fill>
inline void paintRun(const Rows& rows, const Run& run, float depth, const Fill& fillAt) {
    const auto row = static_cast<std::size_t>(run.y - rows.area.top);
    const auto column = static_cast<std::size_t>(run.from - rows.area.left);
    float* depths = rows.depths + row * static_cast<std::size_t>(rows.area.width) + column;
    QRgb* colours = rows.target.colours + row * rows.target.stride + column;
    std::uint32_t* items = rows.target.items + row * rows.target.itemStride + column;
    const float slope = rows.face.dx;
    const float start = depth + slope * (static_cast<float>(run.from) + 0.5F - rows.x);
    const QRgb edge = rows.paint.edge;
    const std::uint32_t item = rows.item;
    const int count = run.to - run.from;
    const int inner = run.innerFrom - run.from;
    const int outer = run.innerTo - run.from;
    // Always writes: without a branch the compiler vectorises the loop.
    for (int x = 0; x < count; ++x) {
        const float sample = start + slope * static_cast<float>(x);
        const QRgb fill = fillAt(x);
        const QRgb colour = x >= inner && x < outer ? fill : edge;
        const bool nearer = sample > depths[x];
        depths[x] = nearer ? sample : depths[x];
        colours[x] = nearer ? colour : colours[x];
        items[x] = nearer ? item : items[x];
    }
}

inline void paintPlain(const Rows& rows, const Run& run, float depth) {
    paintRun(rows, run, depth, [fill = rows.paint.fill](int) { return fill; });
}

/// Paints the ink where the mask is set, else the fill.
inline void paintHatched(const Rows& rows, const Run& run, float depth) {
    // Stripes and dots continue from one box to the next.
    const QRgb* mask = rows.mask + static_cast<std::size_t>(run.from + rows.shift * run.y) %
                                       static_cast<std::size_t>(rows.period);
    paintRun(rows, run, depth, [mask, fill = rows.paint.fill, ink = rows.paint.ink](int x) {
        return (ink & mask[x]) | (fill & ~mask[x]);
    });
}

TRICHEVRON_WIDEST_VECTORS void paintRows(const Rows& rows, float cornerDepth) {
    const Face& face = rows.face;
    const BandArea& area = rows.area;
    for (int y = rows.first; y < rows.end; ++y) {
        const float dy = static_cast<float>(y) + 0.5F - rows.y;
        const float u = rows.x - face.u.shift * dy;
        const float v = rows.x - face.v.shift * dy;
        Run run{};
        run.y = y;
        run.from = std::max(area.left, firstSample(std::max(u + face.u.low, v + face.v.low)));
        run.to = std::min(area.left + area.width, firstSample(std::min(u + face.u.high, v + face.v.high)));
        if (run.from >= run.to)
            continue;
        run.innerFrom = firstSample(std::max(u + face.u.innerLow, v + face.v.innerLow));
        run.innerTo = firstSample(std::min(u + face.u.innerHigh, v + face.v.innerHigh));
        const float depth = cornerDepth + face.dy * dy;
        if (rows.mask == nullptr || y % rows.period >= rows.maskedRows)
            paintPlain(rows, run, depth);
        else
            paintHatched(rows, run, depth);
    }
}

/// The smallest depth of a tile: of `columns` samples, at most tileWidth, in each row.
TRICHEVRON_WIDEST_VECTORS float minOf(const float* depths, std::size_t stride, int columns, int rows) {
    // A minimum for each column: a single one would make each sample wait for the one before.
    std::array<float, tileWidth> minima;
    minima.fill(-farthest);
    if (columns == tileWidth) { // a constant count: the compiler vectorises the loop
        for (int y = 0; y < rows; ++y, depths += stride)
            for (std::size_t x = 0; x < tileWidth; ++x)
                minima[x] = depths[x] < minima[x] ? depths[x] : minima[x];
    } else {
        for (int y = 0; y < rows; ++y, depths += stride)
            for (std::size_t x = 0; x < static_cast<std::size_t>(columns); ++x)
                minima[x] = std::min(minima[x], depths[x]);
    }
    return *std::min_element(minima.begin(), minima.end());
}

} // namespace

void Band::begin(const BandArea& area, const BandTarget& target) {
    area_ = area;
    target_ = target;
    depths_.assign(static_cast<std::size_t>(area.width) * static_cast<std::size_t>(area.rows), farthest);
    tiles_.assign(static_cast<std::size_t>((area.width + tileWidth - 1) / tileWidth), {farthest, 0});
}

Band::Tiles Band::tilesOf(const ScreenBounds& bounds) const {
    const auto left = static_cast<float>(area_.left);
    const auto last = static_cast<float>(area_.width - 1);
    const auto from = static_cast<std::size_t>(std::clamp(bounds.left - left, 0.0F, last));
    const auto to = static_cast<std::size_t>(std::clamp(bounds.right - left, 0.0F, last));
    return {from / tileWidth, to / tileWidth + 1};
}

void Band::updateTile(std::size_t number) {
    Tile& tile = tiles_[number];
    tile.paintedSinceUpdate = 0;
    const int from = static_cast<int>(number) * tileWidth;
    tile.minDepth = minOf(depths_.data() + from, static_cast<std::size_t>(area_.width),
                          std::min(tileWidth, area_.width - from), area_.rows);
}

bool Band::isOccluded(const ScreenBounds& bounds) {
    const Tiles tiles = tilesOf(bounds);
    const int enough = tileWidth * area_.rows;
    for (std::size_t number = tiles.from; number < tiles.to; ++number) {
        if (tiles_[number].paintedSinceUpdate >= enough)
            updateTile(number);
        if (tiles_[number].minDepth < bounds.maxDepth + depthMargin)
            return false;
    }
    return true;
}

void Band::markPainted(const ScreenBounds& bounds) {
    const Tiles tiles = tilesOf(bounds);
    const auto top = static_cast<float>(area_.top);
    const auto rows = static_cast<float>(area_.rows);
    const float high = std::clamp(bounds.bottom - top, 0.0F, rows) - std::clamp(bounds.top - top, 0.0F, rows);
    const float wide = std::min(bounds.right - bounds.left, static_cast<float>(tileWidth));
    for (std::size_t number = tiles.from; number < tiles.to; ++number)
        tiles_[number].paintedSinceUpdate += static_cast<int>(high * wide) + 1;
}

const QRgb* Band::stripes(bool isSparse, int period, int thick) {
    Stripes& kept = stripes_[isSparse ? 1 : 0];
    const std::size_t length = static_cast<std::size_t>(area_.width) + static_cast<std::size_t>(period);
    if (kept.period != period || kept.thick != thick || kept.mask.size() < length) {
        kept.period = period;
        kept.thick = thick;
        kept.mask.resize(length);
        for (std::size_t x = 0; x < length; ++x)
            kept.mask[x] = static_cast<int>(x % static_cast<std::size_t>(period)) < thick ? ~QRgb{0} : 0;
    }
    return kept.mask.data();
}

void Band::paint(const Camera::Projected& corner, const Face& face, const FacePaint& paint,
                 std::uint32_t item) {
    const int first = std::max(area_.top, firstSample(corner.y + face.top));
    const int end = std::min(area_.top + area_.rows, firstSample(corner.y + face.bottom));
    if (!face.isVisible || first >= end)
        return;
    Rows rows{face,  paint, area_, target_,           depths_.data(),    nullptr,
              0,     0,     0,     corner.x + face.x, corner.y + face.y, item,
              first, end};
    if (paint.hatch != Hatch::None) {
        const bool isSparse = paint.hatch == Hatch::Sparse;
        const bool isDotted = paint.hatch == Hatch::Dotted;
        const int thick = std::max(1, paint.period / 3);
        rows.period = paint.period * (isSparse ? 2 : 1);
        rows.mask = stripes(isSparse, rows.period, thick);
        rows.maskedRows = isDotted ? thick : rows.period;
        rows.shift = isDotted ? 0 : 1;
    }
    paintRows(rows, corner.depth + face.depth);
}

} // namespace trichevron::gui
