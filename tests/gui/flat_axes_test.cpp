// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From above, too, each axis has its name and its size, and each layer its number.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "tests/case_name.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

struct FlatAxesCase {
    const char* name;
    core::GridExtent grid;
    std::vector<const char*> painted;
};
class FlatAxes : public testing::TestWithParam<FlatAxesCase> {};

TEST_P(FlatAxes, HaveTheirNamesAndSizes) {
    gui::HierarchyCanvas canvas;
    canvas.setMotionReduced(true);
    canvas.setLaunch({GetParam().grid, {1, 1, 1}, {32, 1, 1}}, {});
    canvas.show();
    canvas.setFlat(true);
    for (const QSize& size : {QSize(640, 420), QSize(900, 600)}) {
        canvas.resize(size);
        handleAllEvents();
        for (const char* wanted : GetParam().painted) {
            int seen = 0;
            for (const ReadableText& text : paintedTexts(canvas)) {
                const bool isIt =
                    QString(text.text).replace(QChar::Nbsp, QLatin1Char(' ')) == QString::fromUtf8(wanted);
                seen += isIt ? 1 : 0;
                EXPECT_TRUE(!isIt || canvas.rect().contains(text.place)) << wanted << " at " << size.width();
            }
            EXPECT_EQ(seen, 1) << wanted << " at " << size.width();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Grids, FlatAxes,
    testing::Values(FlatAxesCase{"Square", {63, 63, 1}, {"x: 63", "y: 63"}},
                    FlatAxesCase{"Wide", {40, 20, 1}, {"x: 40", "y: 20"}},
                    FlatAxesCase{"Line", {24, 1, 1}, {"x: 24"}},
                    FlatAxesCase{"FoldedLine", {3907, 1, 1}, {"x: 3,907, in rows of 128"}},
                    FlatAxesCase{"FoldedColumn", {4, 120, 1}, {"x: 4", "y: 120, in rows of 32"}},
                    FlatAxesCase{"Layers",
                                 {8, 4, 6},
                                 {"x: 8", "y: 4", "z = 0", "z = 1", "z = 2", "z = 3", "z = 4", "z = 5"}}),
    caseName<FlatAxesCase>);

} // namespace
} // namespace trichevron::test
