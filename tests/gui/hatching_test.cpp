// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hatching is the same on the screen, in a larger picture and in a picture of vectors.
#include "app/gui/render/hatching.h"

#include "app/gui/export/pictures.h"
#include "app/gui/hierarchy/legend.h"
#include "app/gui/hierarchy/scene_boxes.h"
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/render/vector_faces.h"
#include "app/gui/text/type_scale.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QSvgRenderer>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
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

/// The rows of a picture that have a clearly darker or brighter pixel than most of the picture.
int rowsWithInk(const QImage& picture) {
    std::map<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    const QRgb ground =
        std::max_element(counts.begin(), counts.end(), [](const auto& one, const auto& other) {
            return one.second < other.second;
        })->first;
    int rows = 0;
    for (int y = 0; y < picture.height(); ++y) {
        bool isInked = false;
        for (int x = 0; x < picture.width(); ++x)
            isInked = isInked || std::abs(qGray(picture.pixel(x, y)) - qGray(ground)) > 20;
        rows += isInked ? 1 : 0;
    }
    return rows;
}

/// The top of a large box of the hierarchy with this pattern, seen from above.
QImage boxPicture(core::Pattern pattern, const gui::SceneColours& colours, bool asVectors) {
    core::ScenePanel panel;
    core::SceneBox box;
    box.size = {1, 1, 1};
    box.pattern = pattern;
    panel.boxes.push_back(box);
    const std::vector<gui::RenderBox> boxes = gui::renderBoxes(panel, colours);
    gui::Camera camera;
    camera.yaw = 0;
    camera.pitch = 90;
    camera = camera.fitted({0, 0, 0}, {1, 1, 1}, QRectF(0, 0, 100, 100), 200);
    const std::vector<gui::RenderGroup> groups{{boxes, camera}};
    const gui::Picture picture = gui::render(groups, {QSize(100, 100), colours.background.rgb(), 1, 1, 1});
    QImage image = picture.image().copy();
    if (asVectors) {
        QPainter painter(&image);
        gui::paintFaces(painter, gui::facesByDepth(groups, picture));
    }
    return image.copy(30, 30, 40, 40);
}

/// The swatch of an entry of the legend, four times as large as usual.
QImage swatchPicture(core::Pattern pattern, const gui::SceneColours& colours) {
    QFont font = QApplication::font();
    font.setPixelSize(48);
    const gui::Legend legend({{core::Hue::Neutral, pattern, "entry", false, {}}}, font, 2000);
    QImage image(legend.size().toSize(), QImage::Format_RGB32);
    image.fill(colours.background);
    QPainter painter(&image);
    legend.paint(painter, {}, colours);
    painter.end();
    const double scale = gui::typeScale(font);
    const double middle = image.height() / 2.0;
    return image.copy(QRectF(10 * scale, middle - 5.5 * scale, 11 * scale, 11 * scale)
                          .toAlignedRect()
                          .adjusted(4, 4, -4, -4));
}

TEST(ClippedHatching, OfAnAreaFarLargerThanThePictureOnlyThePartInItIsDrawn) {
    for (const gui::Hatching hatching : {gui::Hatching::Rising, gui::Hatching::Falling,
                                         gui::Hatching::Crossed, gui::Hatching::Level, gui::Hatching::Dots}) {
        const auto drawn = [&](const QRectF& area) {
            QImage image(100, 100, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setClipRect(image.rect());
            gui::paintHatching(painter, area, hatching, Qt::black);
            return image;
        };
        // As large as a cell of a map that is zoomed in as far as possible.
        const QImage far = drawn({-5e6, -5e6, 1e7, 1e7});
        const QImage near = drawn({0, 0, 100, 100});
        int differing = 0;
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x)
                differing += std::abs(qGray(far.pixel(x, y)) - qGray(near.pixel(x, y))) > 8 ? 1 : 0;
        EXPECT_EQ(differing, 0) << static_cast<int>(hatching);
        EXPECT_GT(rowsWithInk(near), 0) << static_cast<int>(hatching);
    }
}

TEST(HatchingOfTheHierarchy, BoxesOfWhichNothingIsKnownAreDottedAndIdleOnesAreStriped) {
    for (const gui::SceneColours& colours : {gui::SceneColours::light(), gui::SceneColours::dark()}) {
        SCOPED_TRACE(colours.background.name().toStdString());
        const auto expectStripesAndDots = [](const QImage& partlyIdle, const QImage& notTraced) {
            EXPECT_EQ(rowsWithInk(partlyIdle), partlyIdle.height()) << "a stripe crosses every row";
            EXPECT_GT(rowsWithInk(notTraced), 0);
            EXPECT_LT(rowsWithInk(notTraced), notTraced.height() * 3 / 4) << "rows are between the dots";
        };
        for (const bool asVectors : {false, true}) {
            SCOPED_TRACE(asVectors ? "vectors" : "pixels");
            expectStripesAndDots(boxPicture(core::Pattern::PartlyIdle, colours, asVectors),
                                 boxPicture(core::Pattern::Unknown, colours, asVectors));
        }
        SCOPED_TRACE("legend");
        expectStripesAndDots(swatchPicture(core::Pattern::PartlyIdle, colours),
                             swatchPicture(core::Pattern::Unknown, colours));
    }
}

TEST(HatchingOfTheHierarchy, TheLegendHasTheColoursOfTheTopsOfTheBoxes) {
    // The mean of a picture; the shares of ground and ink differ a little with its size.
    const auto greyOf = [](const QImage& image) {
        long long sum = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                sum += qGray(image.pixel(x, y));
        return static_cast<double>(sum) / (image.width() * image.height());
    };
    for (const gui::SceneColours& colours : {gui::SceneColours::light(), gui::SceneColours::dark()})
        for (const core::Pattern pattern :
             {core::Pattern::None, core::Pattern::PartlyIdle, core::Pattern::Waiting, core::Pattern::Unknown})
            EXPECT_NEAR(greyOf(swatchPicture(pattern, colours)), greyOf(boxPicture(pattern, colours, false)),
                        25)
                << colours.background.name().toStdString() << " " << static_cast<int>(pattern);
}

} // namespace
} // namespace trichevron::test
