// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render/enlarged.h"

#include "app/gui/render/threads.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>

namespace trichevron::gui {
namespace {

/// The constant count lets the compiler vectorise the loop.
template <int times>
void repeatEach(const QRgb* from, QRgb* to, int count) {
    for (int i = 0; i < count; ++i)
        for (int copy = 0; copy < times; ++copy)
            to[i * times + copy] = from[i];
}

void enlargeRow(const QRgb* from, QRgb* to, int times, int pixels) {
    const int whole = pixels / times;
    switch (times) {
    case 2:
        repeatEach<2>(from, to, whole);
        break;
    case 3:
        repeatEach<3>(from, to, whole);
        break;
    default:
        for (int i = 0; i < whole; ++i)
            std::fill_n(to + std::ptrdiff_t{i} * times, times, from[i]);
    }
    if (whole * times < pixels)
        std::fill(to + std::ptrdiff_t{whole} * times, to + pixels, from[whole]);
}

/// Part of an image that may be written to: what a painter would write to, too.
struct Target {
    QRgb* first;
    std::ptrdiff_t stride;
};

/// None where the painter cuts or changes what it paints.
std::optional<Target> targetOf(const QPainter& painter, const QSize& pixels) {
    QPaintEngine& engine = *painter.paintEngine();
    QPaintDevice* device = engine.paintDevice();
    if (engine.type() != QPaintEngine::Raster || device == nullptr || device->devType() != QInternal::Image ||
        painter.hasClipping() || painter.opacity() < 1)
        return std::nullopt;
    auto& image = static_cast<QImage&>(*device);
    const QTransform transform = painter.deviceTransform();
    const QPoint origin = transform.map(QPointF(0, 0)).toPoint();
    const QRect place(origin, pixels);
    const QRegion clip = engine.systemClip();
    const bool isPlain =
        transform.type() <= QTransform::TxScale && transform.map(QPointF(0, 0)) == QPointF(origin) &&
        (image.format() == QImage::Format_RGB32 || image.format() == QImage::Format_ARGB32_Premultiplied);
    if (!isPlain || !image.rect().contains(place) ||
        !(clip.isEmpty() || QRegion(place).subtracted(clip).isEmpty()))
        return std::nullopt;
    const std::ptrdiff_t stride = image.bytesPerLine() / static_cast<std::ptrdiff_t>(sizeof(QRgb));
    return Target{reinterpret_cast<QRgb*>(image.bits()) + origin.y() * stride + origin.x(), stride};
}

} // namespace

void paintEnlarged(QPainter& painter, const QImage& picture, int times, const QSize& pixels, int threads) {
    const std::optional<Target> target = targetOf(painter, pixels);
    if (!target) {
        painter.drawImage(QPointF(0, 0), picture);
        return;
    }
    std::atomic<int> next{0};
    onThreads(threads, [&] {
        for (int row = next++; row < picture.height(); row = next++) {
            const int top = row * times;
            QRgb* first = target->first + top * target->stride;
            enlargeRow(reinterpret_cast<const QRgb*>(picture.constScanLine(row)), first, times,
                       pixels.width());
            for (int copy = 1; copy < times && top + copy < pixels.height(); ++copy)
                std::copy_n(first, pixels.width(), first + copy * target->stride);
        }
    });
}

} // namespace trichevron::gui
