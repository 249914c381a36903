// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/renderer.h"

#include "app/gui/render/faces.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace trichevron {
namespace {

constexpr int bandRows = 16; // image rows; a band's buffers stay in the second-level cache

/// Stripes along a row: all bits set where the ink is.
struct Stripes {
    int period = 0;
    int thick = 0;
    std::vector<QRgb> mask;
};

/// A band of rows: its own colour, depth and item buffers at sample resolution.
struct Band {
    std::vector<QRgb> colours;
    std::vector<float> depths;
    std::vector<std::uint32_t> items;
    std::array<Stripes, 2> stripes; ///< of dense and of sparse hatches

    void clear(std::size_t samples, QRgb background) {
        colours.assign(samples, background);
        depths.assign(samples, -1e30F);
        items.assign(samples, 0);
    }
};

class BandPainter {
public:
    BandPainter(Band& band, int left, int width, int top, int rows)
        : band_(band), left_(left), width_(width), top_(top), rows_(rows) {}

    void paint(const Face& face, const FacePaint& paint, std::uint32_t item) {
        const int firstRow = std::max(top_, static_cast<int>(std::ceil(face.top - 0.5F)));
        const int lastRow = std::min(top_ + rows_ - 1, static_cast<int>(std::floor(face.bottom - 0.5F)));
        for (int y = firstRow; y <= lastRow; ++y) {
            const float dy = static_cast<float>(y) + 0.5F - face.y;
            const float u = face.x - face.u.shift * dy;
            const float v = face.x - face.v.shift * dy;
            const int from = std::max(left_, firstPixel(std::max(u + face.u.low, v + face.v.low)));
            const int to = std::min(left_ + width_, firstPixel(std::min(u + face.u.high, v + face.v.high)));
            if (from >= to)
                continue;
            const int innerFrom =
                std::clamp(firstPixel(std::max(u + face.u.innerLow, v + face.v.innerLow)), from, to);
            const int innerTo =
                std::clamp(firstPixel(std::min(u + face.u.innerHigh, v + face.v.innerHigh)), innerFrom, to);
            const float depth = face.near + face.dy * dy;
            run(face, y, from, innerFrom, depth, paint.edge, item);
            if (paint.hatch == Hatch::None)
                run(face, y, innerFrom, innerTo, depth, paint.fill, item);
            else
                hatched(face, y, innerFrom, innerTo, depth, paint, item);
            run(face, y, innerTo, to, depth, paint.edge, item);
        }
    }

private:
    /// The first pixel whose middle is at x or right of it. Truncating a positive number is far cheaper than
    /// ceil(); the bounds are beyond every picture.
    static int firstPixel(float x) {
        constexpr int shift = 4096;
        return static_cast<int>(std::clamp(x, -1.0F * shift, 32768.0F) + (shift + 0.5F)) - shift;
    }

    /// As run(), in two colours: the ink where the mask is set.
    void hatched(const Face& face, int y, int from, int to, float depth, const FacePaint& paint,
                 std::uint32_t item) {
        const int period = paint.period * (paint.hatch == Hatch::Dense ? 1 : 2);
        // The stripes go on from box to box.
        const QRgb* mask = stripes(paint.hatch, period, std::max(1, paint.period / 3)) +
                           static_cast<std::size_t>(from + y) % static_cast<std::size_t>(period);
        const std::size_t at = static_cast<std::size_t>(y - top_) * static_cast<std::size_t>(width_) +
                               static_cast<std::size_t>(from - left_);
        float* depths = band_.depths.data() + at;
        QRgb* colours = band_.colours.data() + at;
        std::uint32_t* items = band_.items.data() + at;
        const float start = depth + face.dx * (static_cast<float>(from) + 0.5F - face.x);
        for (int x = 0; x < to - from; ++x) {
            const float near = start + face.dx * static_cast<float>(x);
            const QRgb colour = (paint.ink & mask[x]) | (paint.fill & ~mask[x]);
            const bool nearer = near > depths[x];
            depths[x] = nearer ? near : depths[x];
            colours[x] = nearer ? colour : colours[x];
            items[x] = nearer ? item : items[x];
        }
    }

    /// A mask of a row and a period more; made anew only where a group of boxes has other stripes.
    const QRgb* stripes(Hatch hatch, int period, int thick) {
        Stripes& kept = band_.stripes[hatch == Hatch::Dense ? 0 : 1];
        const std::size_t length = static_cast<std::size_t>(width_ + period);
        if (kept.period != period || kept.thick != thick || kept.mask.size() < length) {
            kept.period = period;
            kept.thick = thick;
            kept.mask.resize(length);
            for (std::size_t x = 0; x < length; ++x)
                kept.mask[x] = static_cast<int>(x % static_cast<std::size_t>(period)) < thick ? ~QRgb{0} : 0;
        }
        return kept.mask.data();
    }

    void run(const Face& face, int y, int from, int to, float depth, QRgb colour, std::uint32_t item) {
        const std::size_t at = static_cast<std::size_t>(y - top_) * static_cast<std::size_t>(width_) +
                               static_cast<std::size_t>(from - left_);
        float* depths = band_.depths.data() + at;
        QRgb* colours = band_.colours.data() + at;
        std::uint32_t* items = band_.items.data() + at;
        const float start = depth + face.dx * (static_cast<float>(from) + 0.5F - face.x);
        for (int x = 0; x < to - from; ++x) {
            const float near = start + face.dx * static_cast<float>(x);
            // Written either way: without a branch the compiler does several pixels at once.
            const bool nearer = near > depths[x];
            depths[x] = nearer ? near : depths[x];
            colours[x] = nearer ? colour : colours[x];
            items[x] = nearer ? item : items[x];
        }
    }

    Band& band_;
    int left_;
    int width_;
    int top_;
    int rows_;
};

/// The mean of two by two colours, two channels at a time.
QRgb meanOfFour(const QRgb* upper, const QRgb* lower) {
    constexpr QRgb even = 0x00FF00FFU;
    const QRgb low = (upper[0] & even) + (upper[1] & even) + (lower[0] & even) + (lower[1] & even);
    const QRgb high = ((upper[0] >> 8U) & even) + ((upper[1] >> 8U) & even) + ((lower[0] >> 8U) & even) +
                      ((lower[1] >> 8U) & even);
    return 0xFF000000U | ((low >> 2U) & even) | (((high >> 2U) & even) << 8U);
}

struct Drawn {
    std::uint32_t group;
    std::uint32_t box;
};

/// The boxes that reach into a band, and the columns that they take, in samples.
struct Bin {
    std::vector<Drawn> boxes;
    float left = 1e9F;
    float right = -1e9F;
};

std::vector<Bin> binned(std::span<const RenderGroup> groups, std::span<const GroupView> views, int bands,
                        int rowsPerBand, int width) {
    std::vector<Bin> bins(static_cast<std::size_t>(bands));
    const auto rows = static_cast<float>(rowsPerBand);
    for (std::uint32_t g = 0; g < groups.size(); ++g)
        for (std::uint32_t b = 0; b < groups[g].boxes.size(); ++b) {
            if (groups[g].boxes[b].size == Point3{})
                continue;
            const ScreenBounds bounds = views[g].bounds(groups[g].boxes[b]);
            if (bounds.right < 0 || bounds.left > static_cast<float>(width))
                continue;
            const int first = static_cast<int>(std::clamp(std::floor(bounds.top / rows), 0.0F, 1e6F));
            const int last = static_cast<int>(std::clamp(std::floor(bounds.bottom / rows), -1.0F, 1e6F));
            for (int band = first; band <= std::min(last, bands - 1); ++band) {
                Bin& bin = bins[static_cast<std::size_t>(band)];
                bin.boxes.push_back({g, b});
                bin.left = std::min(bin.left, bounds.left);
                bin.right = std::max(bin.right, bounds.right);
            }
        }
    return bins;
}

/// Everything that the threads share; each takes band after band.
struct Job {
    std::span<const RenderGroup> groups;
    std::span<const GroupView> views;
    std::span<const Bin> bins;
    std::span<const std::uint32_t> groupStarts;
    QRgb background;
    int samples;
    int width; ///< pixels
    int height;
    uchar* bits;
    std::size_t stride;
    std::uint32_t* items;

    void paint(std::size_t number, Band& band) const;
    void finish(const Band& band, int from, int columns, int top, int rows) const;
};

void Job::paint(std::size_t number, Band& band) const {
    const int top = static_cast<int>(number) * bandRows;
    const int rows = std::min(bandRows, height - top);
    for (int y = top; y < top + rows; ++y) {
        auto* line = reinterpret_cast<QRgb*>(bits + static_cast<std::size_t>(y) * stride);
        std::fill(line, line + width, background);
    }
    const Bin& bin = bins[number];
    if (bin.boxes.empty())
        return;
    // Only the columns that boxes take, in whole pixels.
    const auto scale = static_cast<float>(samples);
    const int from = static_cast<int>(std::max(0.0F, std::floor(bin.left / scale)));
    const int to = static_cast<int>(std::min(static_cast<float>(width), std::ceil(bin.right / scale) + 1));
    const int columns = to - from;
    if (columns <= 0)
        return;
    band.clear(static_cast<std::size_t>(columns * samples) * static_cast<std::size_t>(rows * samples),
               background);
    BandPainter painter(band, from * samples, columns * samples, top * samples, rows * samples);
    // Later boxes are nearer at most angles: the other way round less is painted over.
    for (std::size_t left = bin.boxes.size(); left-- > 0;) {
        const Drawn& drawn = bin.boxes[left];
        const RenderBox& box = groups[drawn.group].boxes[drawn.box];
        const GroupView& view = views[drawn.group];
        for (std::size_t side = 0; side < 3; ++side)
            if (const auto face = view.face(box, side))
                painter.paint(*face, view.paint(box, side), groupStarts[drawn.group] + drawn.box + 1);
    }
    finish(band, from, columns, top, rows);
}

void Job::finish(const Band& band, int from, int columns, int top, int rows) const {
    const std::size_t wide = static_cast<std::size_t>(columns) * static_cast<std::size_t>(samples);
    for (int y = 0; y < rows; ++y) {
        auto* line = reinterpret_cast<QRgb*>(bits + static_cast<std::size_t>(top + y) * stride) + from;
        std::uint32_t* itemLine =
            items + static_cast<std::size_t>(top + y) * static_cast<std::size_t>(width) + from;
        const std::size_t row = static_cast<std::size_t>(y) * static_cast<std::size_t>(samples) * wide;
        const QRgb* upper = band.colours.data() + row;
        const std::uint32_t* seen = band.items.data() + row;
        if (samples == 1) {
            std::copy(upper, upper + columns, line);
            std::copy(seen, seen + columns, itemLine);
            continue;
        }
        const QRgb* lower = upper + wide;
        for (std::size_t x = 0; x < static_cast<std::size_t>(columns); ++x) {
            line[x] = meanOfFour(upper + 2 * x, lower + 2 * x);
            itemLine[x] = seen[2 * x];
        }
    }
}

} // namespace

Picture render(std::span<const RenderGroup> groups, const RenderSettings& settings) {
    Picture picture;
    const int samples = std::clamp(settings.samples, 1, 2);
    const int width = std::max(1, settings.size.width());
    const int height = std::max(1, settings.size.height());
    picture.image_ = QImage(width, height, QImage::Format_ARGB32_Premultiplied);
    picture.items_.assign(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);

    std::vector<GroupView> views;
    std::uint32_t start = 0;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        views.emplace_back(groups[g].camera, settings.pixelRatio * samples, static_cast<float>(g) * 1e5F);
        picture.groupStarts_.push_back(start);
        start += static_cast<std::uint32_t>(groups[g].boxes.size());
    }
    const int bands = (height + bandRows - 1) / bandRows;
    const std::vector<Bin> bins = binned(groups, views, bands, bandRows * samples, width * samples);
    const Job job{groups,
                  views,
                  bins,
                  picture.groupStarts_,
                  settings.background,
                  samples,
                  width,
                  height,
                  picture.image_.bits(),
                  static_cast<std::size_t>(picture.image_.bytesPerLine()),
                  picture.items_.data()};
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Band band;
        for (std::size_t number = next++; number < bins.size(); number = next++)
            job.paint(number, band);
    };
    std::vector<std::thread> helpers;
    for (int thread = 1; thread < settings.threads; ++thread)
        helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers)
        helper.join();
    picture.image_.setDevicePixelRatio(settings.pixelRatio);
    return picture;
}

std::optional<Picture::Item> Picture::itemAt(int x, int y) const {
    if (x < 0 || y < 0 || x >= image_.width() || y >= image_.height())
        return std::nullopt;
    const std::uint32_t item = items_[static_cast<std::size_t>(y) * static_cast<std::size_t>(image_.width()) +
                                      static_cast<std::size_t>(x)];
    if (item == 0)
        return std::nullopt;
    std::size_t group = groupStarts_.size() - 1;
    while (groupStarts_[group] > item - 1)
        --group;
    return Item{group, item - 1 - groupStarts_[group]};
}

} // namespace trichevron
