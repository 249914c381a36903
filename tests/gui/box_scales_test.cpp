// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many blocks a box of a large grid in clusters stands for is said, also where it is not as many along
// each axis.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "core/text/number_text.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::test {
namespace {

/// The blocks of the largest box along each axis.
core::Cell largestOf(const core::ScenePanel& panel) {
    core::Cell largest{1, 1, 1};
    for (const core::SceneBox& box : panel.boxes)
        for (std::size_t axis = 0; axis < 3; ++axis)
            largest.at(axis) = std::max(largest.at(axis), box.cells.size.at(axis));
    return largest;
}

/// "each box stands for 16 × 1 blocks", along the axes that the grid has.
std::string scaleText(const core::Cell& blocks, const core::GridExtent& grid) {
    std::string text = "each box stands for " + core::withSeparators(blocks[0]);
    if (grid.y > 1 || grid.z > 1)
        text += " × " + core::withSeparators(blocks[1]);
    if (grid.z > 1)
        text += " × " + core::withSeparators(blocks[2]);
    return text + " blocks";
}

TEST(BoxScales, TheNoteAndTheDescriptionSayHowManyBlocksABoxStandsForAlongEachAxis) {
    int unequal = 0;
    int single = 0;
    for (const core::GridExtent& grid : {core::GridExtent{24, 24, 1},
                                         {64, 64, 1},
                                         {1024, 64, 1},
                                         {4096, 4096, 1},
                                         {65536, 1, 1},
                                         {64, 64, 64}})
        for (const std::uint32_t blocks : {1U, 2U, 8U, 16U})
            for (const QSize& size : {QSize(320, 240), QSize(900, 600), QSize(1900, 1000)})
                for (const bool areClustersTheSubject : {false, true}) {
                    gui::HierarchyCanvas canvas;
                    canvas.resize(size);
                    canvas.setOnlyWholeClusters(areClustersTheSubject);
                    canvas.setLaunch({grid, {blocks, 1, 1}, {16, 16, 1}}, std::nullopt);
                    const core::ScenePanel& panel = canvas.scene().panels.front();
                    const core::Cell largest = largestOf(panel);
                    const bool areSeveral = largest != core::Cell{1, 1, 1};
                    const std::string where = std::to_string(grid.x) + " × " + std::to_string(grid.y) +
                                              " in " + std::to_string(blocks) + ", " +
                                              std::to_string(size.width()) + " pixels: " + panel.note;
                    EXPECT_EQ(panel.note.find("each box stands for") != std::string::npos, areSeveral)
                        << where;
                    single += areSeveral ? 0 : 1;
                    if (!areSeveral)
                        continue;
                    const std::string scale = scaleText(largest, grid);
                    EXPECT_NE(panel.note.find(scale), std::string::npos) << where;
                    EXPECT_NE(canvas.accessibleDescription().toStdString().find(scale), std::string::npos)
                        << where;
                    unequal += largest[0] != largest[1] && grid.y > 1 ? 1 : 0;
                }
    EXPECT_GT(single, 0);
    EXPECT_GT(unequal, 0) << "else the test does not show that both axes are named";
}

} // namespace
} // namespace trichevron::test
