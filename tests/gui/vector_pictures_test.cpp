// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of vectors has the boxes as polygons, up to a number of faces.
#include "app/gui/export/pictures.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/line_parts.h"
#include "core/scene/colouring.h"

#include <QBuffer>
#include <QImageReader>

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

TEST(VectorPicture, OfMoreThanTwentyThousandFacesHasAPictureInsideAtFourTimesTheSize) {
    gui::HierarchyCanvas canvas;
    canvas.resize(2400, 2000);
    canvas.setColouring(*core::findColouring("cluster"));
    canvas.setLaunch({{180, 90, 1}, {2, 1, 1}, {32, 1, 1}}, {});
    canvas.show();
    EXPECT_FALSE(canvas.isDrawnAsVectors());
    const QByteArray svg = gui::renderPicture(canvas, QStringLiteral("grid"), {gui::PictureKind::Svg, 1});
    EXPECT_TRUE(svg.contains("<image"));
    const QByteArray before("data:image/png;base64,");
    const qsizetype first = svg.indexOf(before) + before.size();
    ASSERT_GE(first, before.size());
    QByteArray png = QByteArray::fromBase64(svg.mid(first, svg.indexOf('"', first) - first));
    QBuffer inside(&png); // too large for an image to be read with Qt's usual limit
    EXPECT_EQ(QImageReader(&inside, "PNG").size(), 4 * canvas.size());
    canvas.setLaunch({{60, 30, 1}, {2, 1, 1}, {32, 1, 1}}, {});
    EXPECT_TRUE(canvas.isDrawnAsVectors());
}

/// A grid seen from above, where the top of each box and of the tray of each cluster is a face.
struct FaceCountCase {
    const char* name;
    core::GridExtent grid; ///< in clusters of two blocks
    std::size_t faces;
    bool isDrawnAsVectors;
};
class FaceCount : public testing::TestWithParam<FaceCountCase> {};

TEST_P(FaceCount, DecidesBetweenVectorsAndAPictureAtTwentyThousand) {
    gui::HierarchyCanvas canvas;
    canvas.resize(1200, 1000);
    canvas.setColouring(*core::findColouring("cluster"));
    canvas.setLaunch({GetParam().grid, {2, 1, 1}, {32, 1, 1}}, {});
    canvas.setFlat(true);
    canvas.show();
    const core::ScenePanel& panel = canvas.scene().panels.front();
    ASSERT_EQ(panel.boxes.size() + panel.trays.size(), GetParam().faces);
    EXPECT_EQ(canvas.isDrawnAsVectors(), GetParam().isDrawnAsVectors);
    const auto hasImage = [&canvas](gui::PictureKind kind, const char* image) {
        return gui::renderPicture(canvas, QStringLiteral("grid"), {kind, 1}).contains(image);
    };
    EXPECT_EQ(hasImage(gui::PictureKind::Pdf, "/Subtype /Image"), !GetParam().isDrawnAsVectors);
    EXPECT_EQ(hasImage(gui::PictureKind::Svg, "<image"), !GetParam().isDrawnAsVectors);
}

INSTANTIATE_TEST_SUITE_P(Limit, FaceCount,
                         testing::Values(FaceCountCase{"JustBelow", {132, 101, 1}, 19'998, true},
                                         FaceCountCase{"JustAbove", {118, 113, 1}, 20'001, false}),
                         [](const testing::TestParamInfo<FaceCountCase>& given) { return given.param.name; });

TEST(VectorPicture, StripesOfALegendEndAtTheirSwatchWithoutClipping) {
    const QRectF swatch(20, 30, 11, 11);
    const QPainterPath stripes = gui::stripesIn(swatch, 4, 1.4);
    EXPECT_FALSE(stripes.isEmpty());
    EXPECT_TRUE(swatch.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(stripes.boundingRect()));
    EXPECT_GT(stripes.boundingRect().width(), 10) << "they fill it";
}

TEST(VectorPicture, ALineStopsBesideTextsWithoutClipping) {
    const QLineF line(0, 10, 100, 10);
    const auto endsOf = [&](const std::vector<QRectF>& texts) {
        std::vector<double> ends;
        for (const QLineF& part : gui::partsOutside(line, texts)) {
            ends.push_back(part.x1());
            ends.push_back(part.x2());
        }
        return ends;
    };
    EXPECT_EQ(endsOf({}), (std::vector<double>{0, 100}));
    EXPECT_EQ(endsOf({{20, 0, 20, 20}}), (std::vector<double>{0, 20, 40, 100}));
    EXPECT_EQ(endsOf({{30, 0, 20, 20}, {20, 0, 20, 20}}), (std::vector<double>{0, 20, 50, 100}));
    EXPECT_EQ(endsOf({{20, 11, 20, 20}}), (std::vector<double>{0, 100})) << "below the line";
    EXPECT_EQ(endsOf({{-10, 0, 200, 20}}), std::vector<double>());
    EXPECT_EQ(endsOf({{90, 0, 20, 20}}), (std::vector<double>{0, 90}));
}

TEST(VectorPicture, ALineBeginsWhereItLeavesAShapeWithoutClipping) {
    const QPolygonF square({{0, 0}, {10, 0}, {10, 10}, {0, 10}});
    const QPolygonF otherWayRound({{0, 0}, {0, 10}, {10, 10}, {10, 0}});
    for (const QPolygonF& shape : {square, otherWayRound}) {
        EXPECT_EQ(gui::partAfter({5, 5, 30, 5}, shape), QLineF(10, 5, 30, 5));
        EXPECT_EQ(gui::partAfter({5, 5, 5, -15}, shape), QLineF(5, 0, 5, -15));
        EXPECT_EQ(gui::partAfter({10, 4, 30, 4}, shape), QLineF(10, 4, 30, 4)) << "it begins at the border";
        EXPECT_TRUE(gui::partAfter({5, 5, 8, 5}, shape).isNull()) << "it ends inside";
    }
}

} // namespace
} // namespace trichevron::test
