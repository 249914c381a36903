// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The renderer: occlusion, picking, and that the picture does not depend on threads or on the order of boxes.
#include "app/gui/render/enlarged.h"
#include "app/gui/render/vector_faces.h"

#include <QPainter>

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <set>

namespace trichevron::gui {
namespace {

constexpr QRgb white = 0xFFFFFFFF;
constexpr QRgb blue = 0xFF0072B2;
constexpr QRgb orange = 0xFFE69F00;

RenderBox boxAt(const Point3& corner, QRgb colour = blue) {
    return {corner, {0.9F, 0.9F, 0.9F}, colour, 0xFF000000, Hatch::None};
}

RenderSettings settingsOf(int width, int height) {
    RenderSettings settings;
    settings.size = {width, height};
    settings.background = white;
    return settings;
}

Camera cameraFor(const std::vector<RenderBox>& boxes, double yaw, double pitch, const QSize& size) {
    Point3 min = boxes.front().corner;
    Point3 max = min;
    for (const RenderBox& box : boxes)
        for (std::size_t a = 0; a < 3; ++a) {
            min[a] = std::min(min[a], box.corner[a]);
            max[a] = std::max(max[a], box.corner[a] + box.size[a]);
        }
    Camera camera;
    camera.yaw = yaw;
    camera.pitch = pitch;
    return camera.fitted(min, max, QRectF(QPointF(5, 5), size - QSize(10, 10)), 200);
}

QPoint topOf(const RenderBox& box, const Camera& camera) {
    const auto at = camera.project(
        {box.corner[0] + box.size[0] / 2, box.corner[1] + box.size[1] / 2, box.corner[2] + box.size[2]});
    return {static_cast<int>(at.x), static_cast<int>(at.y)};
}

std::vector<RenderBox> carpet(int side) {
    std::vector<RenderBox> boxes;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            boxes.push_back(boxAt({static_cast<float>(x), static_cast<float>(y), 0}));
    return boxes;
}

struct ViewCase {
    double yaw;
    double pitch;
};
class Views : public testing::TestWithParam<ViewCase> {};

TEST_P(Views, EveryTopOfACarpetIsPicked) {
    const std::vector<RenderBox> boxes = carpet(12);
    const Camera camera = cameraFor(boxes, GetParam().yaw, GetParam().pitch, {400, 300});
    for (const int samples : {1, 2}) {
        RenderSettings settings = settingsOf(400, 300);
        settings.samples = samples;
        const std::vector<RenderGroup> groups{{boxes, camera}};
        const Picture picture = render(groups, settings);
        for (std::size_t b = 0; b < boxes.size(); ++b) {
            const QPoint at = topOf(boxes[b], camera);
            const auto item = picture.itemAt(at.x(), at.y());
            ASSERT_TRUE(item.has_value());
            EXPECT_EQ(item->box, b);
        }
    }
}

TEST_P(Views, TheNearerBoxCoversWhicheverOrderTheyComeIn) {
    std::mt19937 random(3);
    std::vector<RenderBox> boxes;
    boxes.reserve(60);
    for (int i = 0; i < 60; ++i)
        boxes.push_back(boxAt({static_cast<float>(random() % 6), static_cast<float>(random() % 6),
                               static_cast<float>(random() % 6)},
                              0xFF000000U | static_cast<QRgb>(random())));
    // Two boxes at the same position have no order.
    std::set<Point3> places;
    std::erase_if(boxes, [&](const RenderBox& box) { return !places.insert(box.corner).second; });
    const Camera camera = cameraFor(boxes, GetParam().yaw, GetParam().pitch, {300, 300});
    const std::vector<RenderBox> backwards(boxes.rbegin(), boxes.rend());
    const Picture one = render(std::vector<RenderGroup>{{boxes, camera}}, settingsOf(300, 300));
    const Picture other = render(std::vector<RenderGroup>{{backwards, camera}}, settingsOf(300, 300));
    int different = 0;
    int covered = 0;
    for (int y = 0; y < 300; ++y)
        for (int x = 0; x < 300; ++x) {
            const auto a = one.itemAt(x, y);
            const auto b = other.itemAt(x, y);
            covered += a ? 1 : 0;
            different += a.has_value() != b.has_value() || (a && a->box != boxes.size() - 1 - b->box) ? 1 : 0;
        }
    EXPECT_GT(covered, 1000);
    // Where two faces meet exactly, either may be visible.
    EXPECT_LE(different, covered / 200);
}

INSTANTIATE_TEST_SUITE_P(Angles, Views,
                         testing::Values(ViewCase{45, 42}, ViewCase{0, 90}, ViewCase{-70, 20},
                                         ViewCase{130, 60}, ViewCase{225, 35}, ViewCase{90, 45}),
                         [](const testing::TestParamInfo<ViewCase>& view) {
                             return "View" + std::to_string(view.index);
                         });

TEST(Renderer, ThreadsAndBandsDoNotShow) {
    const std::vector<RenderBox> boxes = carpet(30);
    const std::vector<RenderGroup> groups{{boxes, cameraFor(boxes, 45, 42, {500, 333})}};
    RenderSettings settings = settingsOf(500, 333);
    settings.samples = 2;
    settings.threads = 1;
    const Picture alone = render(groups, settings);
    settings.threads = 3;
    const Picture shared = render(groups, settings);
    EXPECT_TRUE(alone.image() == shared.image());
}

TEST(Renderer, ACoarsePictureShowsTheSameBoxesWithFewerSamples) {
    const std::vector<RenderBox> boxes = carpet(12);
    const Camera camera = cameraFor(boxes, 45, 42, {401, 303});
    const std::vector<RenderGroup> groups{{boxes, camera}};
    RenderSettings settings = settingsOf(401, 303);
    const Picture fine = render(groups, settings);
    for (const int times : {2, 3, 4}) {
        settings.size = {400 / times + 1, 302 / times + 1};
        settings.pixelRatio = 1.0 / times;
        const Picture coarse = render(groups, settings);
        for (std::size_t b = 0; b < boxes.size(); ++b) {
            const QPoint at = topOf(boxes[b], camera);
            const auto item = coarse.itemAt(QPointF(at));
            ASSERT_TRUE(item.has_value());
            EXPECT_EQ(item->box, b);
            EXPECT_EQ(coarse.image().pixel(at / times), fine.image().pixel(at)) << times;
        }
        EXPECT_EQ(coarse.image().pixel(400 / times, 302 / times), white);
    }
}

struct EnlargedCase {
    const char* name;
    QImage::Format format;
    double ratio; ///< of the image that is painted on
    QPoint moved; ///< the painter's origin
    bool isClipped;
};

class Enlarged : public testing::TestWithParam<EnlargedCase> {};

TEST_P(Enlarged, EachPixelBecomesASquare) {
    const EnlargedCase& given = GetParam();
    for (const int times : {2, 3, 4, 5}) {
        const QSize pixels(43, 31);
        QImage small((pixels.width() + times - 1) / times, (pixels.height() + times - 1) / times,
                     QImage::Format_RGB32);
        for (int y = 0; y < small.height(); ++y)
            for (int x = 0; x < small.width(); ++x)
                small.setPixel(x, y, qRgb(x * 5, y * 7, 40));
        small.setDevicePixelRatio(given.ratio / times);
        const QPoint origin = given.moved * given.ratio;
        QImage painted(QSize(60, 50), given.format);
        painted.fill(QColor(orange));
        painted.setDevicePixelRatio(given.ratio);
        {
            QPainter painter(&painted);
            painter.translate(given.moved);
            if (given.isClipped)
                painter.setClipRect(QRectF(0, 0, 10, 10));
            paintEnlarged(painter, small, times, pixels, 2);
        }
        const QRect place(origin, given.isClipped ? QSize(10, 10) : pixels);
        for (int y = 0; y < painted.height(); ++y)
            for (int x = 0; x < painted.width(); ++x) {
                const QPoint from = QPoint(x - origin.x(), y - origin.y());
                if (given.isClipped && place.contains(x, y)) // Qt paints it, and rounds in its own way
                    continue;
                const QRgb wanted = place.contains(x, y) ? small.pixel(from.x() / times, from.y() / times)
                                                         : QColor(orange).rgb();
                ASSERT_EQ(QColor(painted.pixel(x, y)).rgb(), wanted) << times << ": " << x << ", " << y;
            }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Devices, Enlarged,
    testing::Values(EnlargedCase{"Screen", QImage::Format_RGB32, 1, {0, 0}, false},
                    EnlargedCase{"Premultiplied", QImage::Format_ARGB32_Premultiplied, 1, {0, 0}, false},
                    EnlargedCase{"HighDensity", QImage::Format_RGB32, 2, {0, 0}, false},
                    EnlargedCase{"BesideOtherWidgets", QImage::Format_RGB32, 1, {7, 11}, false},
                    EnlargedCase{"Clipped", QImage::Format_RGB32, 1, {3, 2}, true}),
    [](const testing::TestParamInfo<EnlargedCase>& given) { return given.param.name; });

TEST(Renderer, NothingOfTheLastPictureIsLeftBesideTheBoxes) {
    const std::vector<RenderBox> wide = carpet(30);
    const std::vector<RenderBox> narrow{boxAt({0, 0, 0}, orange)};
    const Camera camera = cameraFor(wide, 45, 42, {401, 303});
    const std::vector<RenderGroup> before{{wide, camera}};
    const std::vector<RenderGroup> after{{narrow, camera}};
    for (const int samples : {1, 2}) {
        RenderSettings settings = settingsOf(401, 303);
        settings.samples = samples;
        const Picture reused = render(after, settings, render(before, settings));
        EXPECT_TRUE(reused.image() == render(after, settings).image()) << samples;
    }
}

TEST(VectorFaces, PaintedFromFarToNearTheyShowThePicture) {
    // Two layers of boxes on trays, seen from several sides.
    std::vector<RenderBox> boxes;
    for (const float z : {0.0F, 1.4F}) {
        for (const RenderBox& box : carpet(4)) {
            boxes.push_back(box);
            boxes.back().corner[2] = z;
            boxes.back().colour = 0xFF000000U | (static_cast<QRgb>(boxes.size()) * 7654321U);
        }
        boxes.push_back({{-0.1F, -0.1F, z - 0.1F}, {4.1F, 4.1F, 0.1F}, orange, orange, Hatch::None});
    }
    for (const double yaw : {45.0, -70.0, 130.0, 225.0, 0.0}) {
        const Camera camera = cameraFor(boxes, yaw, 40, {300, 300});
        const std::vector<RenderGroup> groups{{boxes, camera}};
        RenderSettings settings = settingsOf(300, 300);
        const Picture picture = render(groups, settings);
        QImage painted(300, 300, QImage::Format_ARGB32_Premultiplied);
        painted.fill(white);
        QPainter painter(&painted);
        paintFaces(painter, facesByDepth(groups, picture));
        painter.end();
        int differing = 0;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 300; ++x) {
                const QRgb a = painted.pixel(x, y);
                const QRgb b = picture.image().pixel(x, y);
                differing += std::abs(qRed(a) - qRed(b)) + std::abs(qBlue(a) - qBlue(b)) > 90 ? 1 : 0;
            }
        EXPECT_LT(differing, 300 * 300 / 40) << "at a yaw of " << yaw;
    }
}

TEST(Renderer, TheThreeFacesDifferAndAreOutlined) {
    const std::vector<RenderBox> boxes{boxAt({0, 0, 0})};
    const Picture picture =
        render(std::vector<RenderGroup>{{boxes, cameraFor(boxes, 45, 42, {200, 200})}}, settingsOf(200, 200));
    std::set<QRgb> colours;
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 200; ++x)
            colours.insert(picture.image().pixel(x, y));
    EXPECT_EQ(colours.size(), 1U + 3U + 3U) << "background, three faces, three outlines";
    EXPECT_TRUE(colours.contains(white));
    EXPECT_TRUE(colours.contains(blue));
}

TEST(Renderer, AHatchIsSeenOnTheTop) {
    std::vector<RenderBox> boxes{boxAt({0, 0, 0})};
    boxes[0].hatch = Hatch::Dense;
    boxes[0].ink = orange;
    const Camera camera = cameraFor(boxes, 45, 42, {200, 200});
    const auto inked = [&](Hatch hatch) {
        boxes[0].hatch = hatch;
        const Picture picture = render(std::vector<RenderGroup>{{boxes, camera}}, settingsOf(200, 200));
        int count = 0;
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 200; ++x)
                count += picture.image().pixel(x, y) == orange ? 1 : 0;
        return count;
    };
    EXPECT_EQ(inked(Hatch::None), 0);
    EXPECT_GT(inked(Hatch::Sparse), 100);
    EXPECT_GT(inked(Hatch::Dense), inked(Hatch::Sparse) * 3 / 2);
    EXPECT_GT(inked(Hatch::Dotted), 50);
}

TEST(Renderer, ALaterGroupCoversAnEarlierOne) {
    const std::vector<RenderBox> first{boxAt({0, 0, 0})};
    const std::vector<RenderBox> second{boxAt({0, 0, 0}, orange)};
    const Camera camera = cameraFor(first, 45, 42, {100, 100});
    const Picture picture =
        render(std::vector<RenderGroup>{{first, camera}, {second, camera}}, settingsOf(100, 100));
    const QPoint at = topOf(first.front(), camera);
    const auto item = picture.itemAt(at.x(), at.y());
    ASSERT_TRUE(item.has_value());
    EXPECT_EQ(item->group, 1U);
    EXPECT_EQ(item->box, 0U);
}

TEST(Renderer, PixelRatioScalesThePicture) {
    const std::vector<RenderBox> boxes = carpet(4);
    const Camera camera = cameraFor(boxes, 45, 42, {100, 100});
    RenderSettings settings = settingsOf(200, 200);
    settings.pixelRatio = 2;
    const Picture picture = render(std::vector<RenderGroup>{{boxes, camera}}, settings);
    EXPECT_EQ(picture.image().devicePixelRatio(), 2.0);
    const QPoint at = topOf(boxes[7], camera) * 2;
    ASSERT_TRUE(picture.itemAt(at.x(), at.y()).has_value());
    EXPECT_EQ(picture.itemAt(at.x(), at.y())->box, 7U);
}

TEST(Renderer, NothingIsSeenOutsideAndInAnEmptyPicture) {
    const Picture picture = render({}, settingsOf(20, 10));
    EXPECT_FALSE(picture.itemAt(5, 5).has_value());
    EXPECT_FALSE(picture.itemAt(-1, 5).has_value());
    EXPECT_FALSE(picture.itemAt(20, 5).has_value());
    EXPECT_EQ(picture.image().pixel(5, 5), white);
}

TEST(Renderer, BoxesFarOffTheScreenAreHarmless) {
    const std::vector<RenderBox> boxes = carpet(8);
    Camera camera = cameraFor(boxes, 45, 42, {100, 100});
    camera.scale *= 5000;
    camera.offset = {-400000, 300000};
    const Picture picture = render(std::vector<RenderGroup>{{boxes, camera}}, settingsOf(100, 100));
    EXPECT_EQ(picture.image().size(), QSize(100, 100));
}

} // namespace
} // namespace trichevron::gui
