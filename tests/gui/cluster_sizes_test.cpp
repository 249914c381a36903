// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cluster sizes side by side: the drawings show the same blocks, and their titles name the shape.
#include "app/gui/hierarchy/cluster_sizes_view.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "tests/gui/waiting.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::gui {
namespace {

class SamePartOf : public testing::TestWithParam<core::GridExtent> {};

TEST_P(SamePartOf, AGridIsShownWithEachSizeOfCluster) {
    ClusterSizesView view;
    const core::GridExtent grid = GetParam();
    view.setLaunch({grid, {1, 1, 1}, {16, 16, 1}});
    view.show();
    bool isAnyPart = false;
    for (const QSize& size : {QSize(1152, 720), QSize(640, 560), QSize(3400, 1900), QSize(1152, 720)}) {
        view.resize(size);
        test::handleAllEvents();
        const core::Cell first = view.canvases().front()->scene().panels.front().region.size;
        for (HierarchyCanvas* canvas : view.canvases()) {
            const core::ScenePanel& panel = canvas->scene().panels.front();
            for (std::size_t a = 0; a < 3; ++a)
                EXPECT_EQ(std::min(panel.region.size[a], sizeOf(grid)[a]), first[a])
                    << size.width() << ": but for the blocks that round the grid up";
            isAnyPart = isAnyPart || panel.region != panel.whole;
        }
    }
    EXPECT_TRUE(isAnyPart);
}

INSTANTIATE_TEST_SUITE_P(ClusterSizesSideBySide, SamePartOf,
                         testing::Values(core::GridExtent{63, 63, 1}, core::GridExtent{64, 32, 16},
                                         core::GridExtent{3, 1000, 1}, core::GridExtent{100000, 1, 1}));

TEST(ClusterSizesSideBySide, TitlesNameTheShapeOfTheCluster) {
    ClusterSizesView view;
    view.setLaunch({{6, 4, 1}, {1, 1, 1}, {16, 16, 1}});
    EXPECT_TRUE(view.canvases()[1]->accessibleName().startsWith(QStringLiteral("Clusters of 2 × 1 × 1: ")))
        << view.canvases()[1]->accessibleName().toStdString();
    EXPECT_TRUE(view.canvases()[2]->accessibleName().startsWith(QStringLiteral("Clusters of 2 × 4 × 1: ")))
        << view.canvases()[2]->accessibleName().toStdString();
}

} // namespace
} // namespace trichevron::gui
