// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of vectors has the boxes as polygons, up to a number of faces.
#include "app/gui/export/pictures.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
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

} // namespace
} // namespace trichevron::test
