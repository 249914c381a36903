// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/renderer.h"

#include "app/gui/render/band.h"
#include "app/gui/render/threads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>

namespace trichevron::gui {
namespace {

constexpr int bandRows = 16; // image rows; a band's buffers stay in the second-level cache
/// Fewer boxes than this are sorted into bands sooner than a thread has begun.
constexpr std::size_t fewBoxes = 20'000;

/// The mean of two by two colours, two channels at a time.
QRgb meanOfFour(const QRgb* upper, const QRgb* lower) {
    constexpr QRgb even = 0x00FF00FFU;
    const QRgb low = (upper[0] & even) + (upper[1] & even) + (lower[0] & even) + (lower[1] & even);
    const QRgb high = ((upper[0] >> 8U) & even) + ((upper[1] >> 8U) & even) + ((lower[0] >> 8U) & even) +
                      ((lower[1] >> 8U) & even);
    return 0xFF000000U | ((low >> 2U) & even) | (((high >> 2U) & even) << 8U);
}

struct Drawn {
    float maxDepth;
    std::uint32_t box; ///< of its group
};

/// The boxes of a group that reach into a band, and the columns that they take, in samples.
struct Bin {
    std::vector<Drawn> boxes;
    float left = 1e9F;
    float right = -1e9F;
    float maxDepth = -1e30F;
    float minDepth = 1e30F;

    void add(const ScreenBounds& bounds, std::uint32_t box) {
        boxes.push_back({bounds.maxDepth, box});
        left = std::min(left, bounds.left);
        right = std::max(right, bounds.right);
        maxDepth = std::max(maxDepth, bounds.maxDepth);
        minDepth = std::min(minDepth, bounds.maxDepth);
    }
    void add(const Bin& other) {
        boxes.insert(boxes.end(), other.boxes.begin(), other.boxes.end());
        left = std::min(left, other.left);
        right = std::max(right, other.right);
        maxDepth = std::max(maxDepth, other.maxDepth);
        minDepth = std::min(minDepth, other.minDepth);
    }
};

/// Everything that the threads share; each takes band after band.
class Job {
public:
    Job(std::span<const RenderGroup> groups, const RenderSettings& settings, QImage& image,
        std::uint32_t* items);

    std::size_t bands() const { return bands_; }
    /// The groups' boxes, band by band.
    void sortIntoBands(int threads);

    /// What a thread keeps from band to band.
    struct Worker {
        Band band;
        std::vector<QRgb> colours; ///< of the samples, where a pixel has several
        std::vector<std::uint32_t> items;
        std::vector<std::uint32_t> order;
    };
    void paint(std::size_t number, Worker& worker) const;

private:
    using Bins = std::vector<Bin>; ///< by group and band
    void sortPart(std::size_t group, std::size_t from, std::size_t to, Bins& bins) const;
    void paintGroup(std::size_t group, const Bin& bin, Worker& worker) const;
    void finish(const Worker& worker, int from, int columns, int top, int rows) const;
    QRgb* lineAt(int y) const {
        return reinterpret_cast<QRgb*>(bits_ + static_cast<std::size_t>(y) * stride_);
    }
    const Bin& binOf(std::size_t group, std::size_t band) const { return bins_[group * bands_ + band]; }

    std::span<const RenderGroup> groups_;
    std::vector<GroupView> views_;
    std::vector<std::uint32_t> starts_; ///< of the items of a group
    Bins bins_;
    std::size_t bands_ = 0;
    QRgb background_;
    int samples_;
    int width_; ///< pixels
    int height_;
    uchar* bits_;
    std::size_t stride_;
    std::uint32_t* items_;
};

Job::Job(std::span<const RenderGroup> groups, const RenderSettings& settings, QImage& image,
         std::uint32_t* items)
    : groups_(groups), background_(settings.background), samples_(std::clamp(settings.samples, 1, 2)),
      width_(image.width()), height_(image.height()), bits_(image.bits()),
      stride_(static_cast<std::size_t>(image.bytesPerLine())), items_(items) {
    bands_ = static_cast<std::size_t>((height_ + bandRows - 1) / bandRows);
    std::uint32_t start = 0;
    views_.reserve(groups.size());
    for (std::size_t g = 0; g < groups.size(); ++g) {
        views_.emplace_back(groups[g].camera, settings.pixelRatio * samples_, static_cast<float>(g) * 1e5F);
        starts_.push_back(start);
        start += static_cast<std::uint32_t>(groups[g].boxes.size());
    }
}

void Job::sortPart(std::size_t group, std::size_t from, std::size_t to, Bins& bins) const {
    const auto rows = static_cast<float>(bandRows * samples_);
    const auto width = static_cast<float>(width_ * samples_);
    const auto last = static_cast<float>(bands_ - 1);
    const std::span<const RenderBox> boxes = groups_[group].boxes;
    const GroupView& view = views_[group];
    BoxShape shape;
    for (std::size_t b = from; b < to; ++b) {
        if (boxes[b].size == Point3{})
            continue;
        if (boxes[b].size != shape.size)
            shape = view.computeShape(boxes[b].size);
        const ScreenBounds bounds = shape.boundsAt(view.at(boxes[b].corner));
        const float top = bounds.top / rows;
        const float bottom = bounds.bottom / rows;
        if (bounds.right < 0 || bounds.left > width || bottom < 0 || top >= last + 1)
            continue;
        const auto first = static_cast<std::size_t>(std::max(top, 0.0F));
        const auto end = static_cast<std::size_t>(std::min(bottom, last)) + 1;
        for (std::size_t band = first; band < end; ++band)
            bins[group * bands_ + band].add(bounds, static_cast<std::uint32_t>(b));
    }
}

void Job::sortIntoBands(int threads) {
    bins_.resize(groups_.size() * bands_);
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        const std::size_t count = groups_[group].boxes.size();
        if (count < fewBoxes || threads < 2) {
            sortPart(group, 0, count, bins_);
            continue;
        }
        const auto parts = static_cast<std::size_t>(threads);
        std::vector<Bins> own(parts, Bins(bins_.size()));
        std::atomic<std::size_t> next{0};
        onThreads(threads, [&] {
            for (std::size_t part = next++; part < parts; part = next++)
                sortPart(group, count * part / parts, count * (part + 1) / parts, own[part]);
        });
        // In the order of the parts, so that the picture does not depend on the order of the threads.
        for (const Bins& part : own)
            for (std::size_t band = 0; band < bands_; ++band)
                bins_[group * bands_ + band].add(part[group * bands_ + band]);
    }
}

/// The boxes of a bin, roughly front to back (a bucket sort by depth), so that the boxes behind are found
/// occluded. Within a bucket the later box comes first.
void sortFrontToBack(const Bin& bin, std::vector<std::uint32_t>& order) {
    constexpr std::size_t steps = 256;
    std::array<std::uint32_t, steps + 1> starts{};
    const float span = std::max(bin.maxDepth - bin.minDepth, 1e-6F);
    const float scale = static_cast<float>(steps - 1) / span;
    const auto stepOf = [&](const Drawn& drawn) {
        return static_cast<std::size_t>((bin.maxDepth - drawn.maxDepth) * scale);
    };
    for (const Drawn& drawn : bin.boxes)
        ++starts[stepOf(drawn) + 1];
    for (std::size_t step = 0; step < steps; ++step)
        starts[step + 1] += starts[step];
    order.resize(bin.boxes.size());
    for (std::size_t i = bin.boxes.size(); i-- > 0;)
        order[starts[stepOf(bin.boxes[i])]++] = bin.boxes[i].box;
}

void Job::paintGroup(std::size_t group, const Bin& bin, Worker& worker) const {
    sortFrontToBack(bin, worker.order);
    const GroupView& view = views_[group];
    // Those of the previous box, because most boxes are alike.
    BoxShape shape;
    RenderBox like;
    std::array<FacePaint, 3> paints{};
    for (const std::uint32_t number : worker.order) {
        const RenderBox& box = groups_[group].boxes[number];
        if (box.size != shape.size)
            shape = view.computeShape(box.size);
        const Camera::Projected corner = view.at(box.corner);
        const ScreenBounds bounds = shape.boundsAt(corner);
        if (worker.band.isOccluded(bounds))
            continue;
        if (box.colour != like.colour || box.ink != like.ink || box.hatch != like.hatch) {
            like = box;
            paints = view.paints(box);
        }
        for (std::size_t side = 0; side < 3; ++side)
            worker.band.paint(corner, shape.faces[side], paints[side], starts_[group] + number + 1);
        worker.band.markPainted(bounds);
    }
}

void Job::paint(std::size_t number, Worker& worker) const {
    const int top = static_cast<int>(number) * bandRows;
    const int rows = std::min(bandRows, height_ - top);
    for (int y = top; y < top + rows; ++y) {
        std::uint32_t* itemLine = items_ + static_cast<std::size_t>(y) * static_cast<std::size_t>(width_);
        std::fill(itemLine, itemLine + width_, 0U);
    }
    float left = 1e9F;
    float right = -1e9F;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        left = std::min(left, binOf(group, number).left);
        right = std::max(right, binOf(group, number).right);
    }
    // Only the columns that boxes cover, in whole pixels.
    const auto scale = static_cast<float>(samples_);
    const int from = static_cast<int>(std::max(0.0F, std::floor(left / scale)));
    const int to = static_cast<int>(std::min(static_cast<float>(width_), std::ceil(right / scale) + 1));
    const bool isWithoutBoxes = from >= to;
    // The means of samples are written to the pixels between, which are most of a large picture.
    const bool writesMeans = !isWithoutBoxes && samples_ > 1;
    for (int y = top; y < top + rows; ++y) {
        QRgb* begin = lineAt(y);
        QRgb* end = begin + width_;
        std::fill(begin, writesMeans ? begin + from : end, background_);
        if (writesMeans)
            std::fill(begin + to, end, background_);
    }
    if (isWithoutBoxes)
        return;
    const BandArea area{from * samples_, (to - from) * samples_, top * samples_, rows * samples_};
    BandTarget target;
    if (samples_ == 1) {
        target.colours = lineAt(top) + from;
        target.items = items_ + static_cast<std::size_t>(top) * static_cast<std::size_t>(width_) + from;
        target.stride = target.itemStride = static_cast<std::size_t>(width_);
    } else {
        const std::size_t count = static_cast<std::size_t>(area.width) * static_cast<std::size_t>(area.rows);
        worker.colours.assign(count, background_);
        worker.items.assign(count, 0);
        const auto stride = static_cast<std::size_t>(area.width);
        target = {worker.colours.data(), worker.items.data(), stride, stride};
    }
    worker.band.begin(area, target);
    for (std::size_t group = groups_.size(); group-- > 0;) // later groups are in front
        paintGroup(group, binOf(group, number), worker);
    if (samples_ > 1)
        finish(worker, from, to - from, top, rows);
}

void Job::finish(const Worker& worker, int from, int columns, int top, int rows) const {
    const std::size_t wide = static_cast<std::size_t>(columns) * static_cast<std::size_t>(samples_);
    for (int y = 0; y < rows; ++y) {
        QRgb* line = lineAt(top + y) + from;
        std::uint32_t* itemLine =
            items_ + static_cast<std::size_t>(top + y) * static_cast<std::size_t>(width_) + from;
        const std::size_t row = static_cast<std::size_t>(y) * static_cast<std::size_t>(samples_) * wide;
        const QRgb* upper = worker.colours.data() + row;
        const std::uint32_t* seen = worker.items.data() + row;
        const QRgb* lower = upper + wide;
        for (std::size_t x = 0; x < static_cast<std::size_t>(columns); ++x) {
            line[x] = meanOfFour(upper + 2 * x, lower + 2 * x);
            itemLine[x] = seen[2 * x];
        }
    }
}

} // namespace

Picture render(std::span<const RenderGroup> groups, const RenderSettings& settings, Picture reused) {
    Picture picture = std::move(reused);
    const QSize size(std::max(1, settings.size.width()), std::max(1, settings.size.height()));
    if (picture.image_.size() != size || !picture.image_.isDetached())
        picture.image_ = QImage(size, QImage::Format_RGB32); // opaque: is drawn by copying
    picture.items_.resize(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()));
    picture.groupStarts_.clear();
    std::uint32_t start = 0;
    for (const RenderGroup& group : groups) {
        picture.groupStarts_.push_back(start);
        start += static_cast<std::uint32_t>(group.boxes.size());
    }
    Job job(groups, settings, picture.image_, picture.items_.data());
    job.sortIntoBands(settings.threads);
    std::atomic<std::size_t> next{0};
    onThreads(settings.threads, [&] {
        Job::Worker worker;
        for (std::size_t number = next++; number < job.bands(); number = next++)
            job.paint(number, worker);
    });
    picture.image_.setDevicePixelRatio(settings.pixelRatio);
    return picture;
}

std::vector<bool> Picture::visibleBoxes(std::size_t group, std::size_t boxes) const {
    std::vector<bool> visible(boxes, false);
    const std::uint32_t first = groupStarts_.at(group) + 1;
    for (const std::uint32_t item : items_)
        if (item >= first && item - first < boxes)
            visible[item - first] = true;
    return visible;
}

std::optional<Picture::Item> Picture::itemAt(const QPointF& at) const {
    const double ratio = image_.devicePixelRatio();
    return itemAt(static_cast<int>(at.x() * ratio), static_cast<int>(at.y() * ratio));
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

} // namespace trichevron::gui
