// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hatching is the same on the screen, in a larger picture and in a picture of vectors.
#include "app/gui/render/hatching.h"

#include "app/gui/export/pictures.h"
#include "app/gui/plots/sweep_heat_map.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QSvgRenderer>

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <memory>
#include <vector>

namespace trichevron::test {
namespace {

constexpr QSize hatchedSize(96, 72);

using Paint = std::function<void(QPainter&)>;

QImage paintedImage(const Paint& paint, int scale) {
    QImage image(hatchedSize * scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter);
    return image;
}

QImage paintedSvg(const Paint& paint) {
    QByteArray svg;
    QBuffer buffer(&svg);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(hatchedSize);
    generator.setViewBox(QRect(QPoint(), hatchedSize));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    QSvgRenderer renderer(svg);
    return paintedImage([&](QPainter& onImage) { renderer.render(&onImage, QRectF({}, hatchedSize)); }, 1);
}

/// The mean difference of the pixels of a picture to those of a larger one of the same, of 255.
double differenceOf(const QImage& picture, const QImage& larger) {
    const QImage small = larger.scaled(picture.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    double sum = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            sum += std::abs(qGray(picture.pixel(x, y)) - qGray(small.pixel(x, y)));
    return sum / picture.width() / picture.height();
}

double inkOf(const QImage& picture) {
    return differenceOf(picture, paintedImage([](QPainter&) {}, 1));
}

struct HatchingCase {
    const char* name;
    gui::Hatching hatching;
};
class EveryHatching : public testing::TestWithParam<HatchingCase> {
protected:
    Paint paintOf(const std::vector<QPolygonF>& areas) const {
        return [areas, hatching = GetParam().hatching](QPainter& painter) {
            gui::paintHatching(painter, areas, hatching, Qt::black);
        };
    }
    Paint whole() const { return paintOf({QPolygonF(QRectF({}, hatchedSize))}); }
};

TEST_P(EveryHatching, LooksTheSameAtEveryScaleAndAsAnSvg) {
    const QImage screen = paintedImage(whole(), 1);
    // What this allows is far less than its ink: lines in other places would differ by most of it.
    const double allowed = 0.4 * inkOf(screen);
    EXPECT_GT(inkOf(screen), 2) << "there is hatching";
    for (const int scale : {2, 4})
        EXPECT_LT(differenceOf(screen, paintedImage(whole(), scale)), allowed) << scale;
    EXPECT_LT(differenceOf(screen, paintedSvg(whole())), allowed);
}

TEST_P(EveryHatching, IsNoPatternInAPdf) {
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        QPainter painter(&writer);
        whole()(painter);
    }
    EXPECT_GT(pdf.size(), 500);
    EXPECT_FALSE(pdf.contains("/PatternType 1")) << "its density would be that of the device";
}

TEST_P(EveryHatching, ContinuesFromOneAreaToTheNext) {
    std::vector<QPolygonF> cells;
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 16; ++x)
            cells.emplace_back(QRectF(x * 6.0, y * 6.0, 6, 6));
    EXPECT_LT(differenceOf(paintedImage(whole(), 1), paintedImage(paintOf(cells), 1)), 0.5);
}

TEST_P(EveryHatching, StaysInItsArea) {
    const QPolygonF area({QPointF(20, 10), QPointF(70, 10), QPointF(80, 60), QPointF(30, 60)});
    const QImage image = paintedImage(paintOf({area}), 1);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool isNear = x >= 17 + (y - 10) / 5 && x <= 73 + (y - 10) / 5 && y >= 8 && y <= 61;
            EXPECT_TRUE(isNear || image.pixelColor(x, y) == Qt::white) << x << ", " << y;
        }
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryHatching,
                         testing::Values(HatchingCase{"Rising", gui::Hatching::Rising},
                                         HatchingCase{"Falling", gui::Hatching::Falling},
                                         HatchingCase{"Crossed", gui::Hatching::Crossed},
                                         HatchingCase{"Level", gui::Hatching::Level},
                                         HatchingCase{"Dots", gui::Hatching::Dots}),
                         [](const testing::TestParamInfo<HatchingCase>& given) { return given.param.name; });

TEST(HatchingOfAPlot, ACellOfASweepIsTheSameInAPictureAtFourTimesTheSize) {
    auto map = std::make_shared<core::SweepMap>();
    map->x = {8, 16};
    map->y = {8, 16};
    for (const core::CellState state : {core::CellState::Refused, core::CellState::Wrong,
                                        core::CellState::Missing, core::CellState::Measured}) {
        core::SweepCell cell;
        cell.state = state;
        map->cells.push_back(cell);
    }
    gui::SweepHeatMap heat;
    heat.resize(500, 400);
    heat.setPicture({map, gui::SweepColour::Time, {}, QStringLiteral("Sweep"), {}});
    const QImage screen = gui::renderImage(heat, 1);
    const QImage larger = gui::renderImage(heat, 4);
    for (std::size_t cell = 0; cell < 3; ++cell) {
        const QRect inside = heat.cellRect(cell).toAlignedRect().adjusted(3, 3, -3, -3);
        ASSERT_GT(inside.width(), 100);
        const QImage small = screen.copy(inside);
        QImage plain = small;
        plain.fill(screen.pixelColor(heat.cellRect(3).center().toPoint()));
        const double ink = differenceOf(small, plain);
        EXPECT_GT(ink, 2) << cell;
        EXPECT_LT(differenceOf(small, larger.copy(QRect(inside.topLeft() * 4, inside.size() * 4))), 0.5 * ink)
            << cell;
    }
}

} // namespace
} // namespace trichevron::test
