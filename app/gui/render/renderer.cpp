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

/// A band of rows: its own colour, depth and item buffers at sample resolution.
struct Band {
    std::vector<QRgb> colours;
    std::vector<float> depths;
    std::vector<std::uint32_t> items;

    void clear(std::size_t samples, QRgb background) {
        colours.assign(samples, background);
        depths.assign(samples, -1e30F);
        items.assign(samples, 0);
    }
};

struct Limits {
    float from;
    float to;
};

/// Where 0 + margin <= start + slope·x <= 1 - margin.
void narrow(Limits& limits, float start, float slope, float margin) {
    const float low = margin - start;
    const float high = 1.0F - margin - start;
    if (std::fabs(slope) < 1e-9F) {
        if (low > 0 || high < 0)
            limits.to = limits.from - 1;
        return;
    }
    const float a = low / slope;
    const float b = high / slope;
    limits.from = std::max(limits.from, std::min(a, b));
    limits.to = std::min(limits.to, std::max(a, b));
}

class BandPainter {
public:
    BandPainter(Band& band, int width, int top, int rows)
        : band_(band), width_(width), top_(top), rows_(rows) {}

    void paint(const Face& face, const FacePaint& paint, std::uint32_t item) {
        const int firstRow = std::max(top_, static_cast<int>(std::ceil(face.top - 0.5F)));
        const int lastRow = std::min(top_ + rows_ - 1, static_cast<int>(std::floor(face.bottom - 0.5F)));
        for (int y = firstRow; y <= lastRow; ++y) {
            const float dy = static_cast<float>(y) + 0.5F - face.y;
            const float u = face.uy * dy;
            const float v = face.vy * dy;
            Limits outer{-face.x, static_cast<float>(width_) - face.x - 1e-3F};
            narrow(outer, u, face.ux, 0);
            narrow(outer, v, face.vx, 0);
            const int from = std::max(0, firstPixel(outer.from + face.x));
            const int to = std::min(width_, firstPixel(outer.to + face.x));
            if (from >= to)
                continue;
            Limits inner = outer;
            narrow(inner, u, face.ux, face.marginU);
            narrow(inner, v, face.vx, face.marginV);
            const int innerFrom = std::clamp(firstPixel(inner.from + face.x), from, to);
            const int innerTo = std::clamp(firstPixel(inner.to + face.x), innerFrom, to);
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
    static int firstPixel(float x) { return static_cast<int>(std::ceil(std::clamp(x, -1e6F, 1e6F) - 0.5F)); }

    void run(const Face& face, int y, int from, int to, float depth, QRgb colour, std::uint32_t item) {
        const std::size_t row = static_cast<std::size_t>(y - top_) * static_cast<std::size_t>(width_);
        for (int x = from; x < to; ++x) {
            const float near = depth + face.dx * (static_cast<float>(x) + 0.5F - face.x);
            const std::size_t at = row + static_cast<std::size_t>(x);
            if (near > band_.depths[at]) {
                band_.depths[at] = near;
                band_.colours[at] = colour;
                band_.items[at] = item;
            }
        }
    }

    void hatched(const Face& face, int y, int from, int to, float depth, const FacePaint& paint,
                 std::uint32_t item) {
        const int period = paint.period * (paint.hatch == Hatch::Dense ? 1 : 2);
        const int thick = std::max(1, paint.period * 2 / 5);
        for (int x = from; x < to; ++x)
            run(face, y, x, x + 1, depth, (x + y) % period < thick ? paint.ink : paint.fill, item);
    }

    Band& band_;
    int width_;
    int top_;
    int rows_;
};

/// The mean of samples × samples colours, channel by channel.
QRgb mean(const QRgb* first, int samples, std::size_t width) {
    unsigned red = 0;
    unsigned green = 0;
    unsigned blue = 0;
    for (int y = 0; y < samples; ++y)
        for (int x = 0; x < samples; ++x) {
            const QRgb colour = first[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)];
            red += (colour >> 16U) & 0xFFU;
            green += (colour >> 8U) & 0xFFU;
            blue += colour & 0xFFU;
        }
    const auto count = static_cast<unsigned>(samples * samples);
    return 0xFF000000U | ((red / count) << 16U) | ((green / count) << 8U) | (blue / count);
}

struct Drawn {
    std::uint32_t group;
    std::uint32_t box;
};

/// For every band the boxes that reach into it.
std::vector<std::vector<Drawn>> binned(std::span<const RenderGroup> groups, std::span<const GroupView> views,
                                       int bands, int rowsPerBand, int width) {
    std::vector<std::vector<Drawn>> bins(static_cast<std::size_t>(bands));
    for (std::uint32_t g = 0; g < groups.size(); ++g)
        for (std::uint32_t b = 0; b < groups[g].boxes.size(); ++b) {
            const ScreenBounds bounds = views[g].bounds(groups[g].boxes[b]);
            if (bounds.right < 0 || bounds.left > static_cast<float>(width))
                continue;
            const auto rows = static_cast<float>(rowsPerBand);
            const int first = static_cast<int>(std::clamp(std::floor(bounds.top / rows), 0.0F, 1e6F));
            const int last = static_cast<int>(std::clamp(std::floor(bounds.bottom / rows), -1.0F, 1e6F));
            for (int band = first; band <= std::min(last, bands - 1); ++band)
                bins[static_cast<std::size_t>(band)].push_back({g, b});
        }
    return bins;
}

} // namespace

Picture render(std::span<const RenderGroup> groups, const RenderSettings& settings) {
    Picture picture;
    const int samples = std::clamp(settings.samples, 1, 4);
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
    const int sampleWidth = width * samples;
    const auto bins = binned(groups, views, bands, bandRows * samples, sampleWidth);
    uchar* const bits = picture.image_.bits();
    const auto stride = static_cast<std::size_t>(picture.image_.bytesPerLine());

    std::atomic<int> next{0};
    const auto work = [&] {
        Band band;
        for (int number = next++; number < bands; number = next++) {
            const int top = number * bandRows;
            const int rows = std::min(bandRows, height - top);
            band.clear(static_cast<std::size_t>(sampleWidth) * static_cast<std::size_t>(rows * samples),
                       settings.background);
            BandPainter painter(band, sampleWidth, top * samples, rows * samples);
            for (const Drawn& drawn : bins[static_cast<std::size_t>(number)]) {
                const RenderBox& box = groups[drawn.group].boxes[drawn.box];
                const std::uint32_t item = picture.groupStarts_[drawn.group] + drawn.box + 1;
                for (std::size_t side = 0; side < 3; ++side)
                    if (const auto face = views[drawn.group].face(box, side))
                        painter.paint(*face, views[drawn.group].paint(box, side), item);
            }
            for (int y = 0; y < rows; ++y) {
                auto* line = reinterpret_cast<QRgb*>(bits + static_cast<std::size_t>(top + y) * stride);
                const std::size_t from =
                    static_cast<std::size_t>(y * samples) * static_cast<std::size_t>(sampleWidth);
                const std::size_t to = static_cast<std::size_t>(top + y) * static_cast<std::size_t>(width);
                for (int x = 0; x < width; ++x) {
                    const std::size_t at = from + static_cast<std::size_t>(x * samples);
                    line[x] = samples == 1
                                  ? band.colours[at]
                                  : mean(&band.colours[at], samples, static_cast<std::size_t>(sampleWidth));
                    picture.items_[to + static_cast<std::size_t>(x)] = band.items[at];
                }
            }
        }
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
