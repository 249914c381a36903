// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of many waves: colours that are seen come before the scale of boxes with several of them.
#include "app/gui/hierarchy/legend.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_facts.h"

#include <QApplication>

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::test {
namespace {

QFont typeOfSize(double size) {
    QFont font = QApplication::font();
    font.setPointSizeF(size);
    return font;
}

/// 16 waves of a grid of many blocks, of which boxes of several waves have a place on a scale.
std::vector<core::LegendEntry> legendOfManyWaves() {
    core::SceneRequest request;
    request.shape = {{128, 128, 1}, {1, 1, 1}, {32, 8, 1}};
    request.colouring = core::findColouring("wave");
    auto facts = std::make_shared<core::SceneFacts>();
    facts->hasDevice = true;
    facts->concurrentBlocks = 1056;
    request.facts = facts;
    return buildScene(request).legend;
}

struct ScaleCase {
    const char* name;
    std::size_t boxesOnScale; ///< of a thousand; the others have the colour of a wave
    bool isDroppedBeforeTheThirdWave;
};
class LegendWithScale : public testing::TestWithParam<ScaleCase> {};

TEST_P(LegendWithScale, NamesTheColoursThatAreSeenBeforeTheScaleOfSeveral) {
    std::vector<core::LegendEntry> entries = legendOfManyWaves();
    int scales = 0;
    for (core::LegendEntry& entry : entries) {
        const bool isScale = !entry.rampEnd.empty();
        EXPECT_GT(entry.hue || isScale ? entry.boxes : 1U, 0U) << entry.text;
        scales += isScale ? 1 : 0;
        entry.boxes = isScale ? GetParam().boxesOnScale : (1000 - GetParam().boxesOnScale) / 9;
    }
    ASSERT_EQ(scales, 1);
    int without = 0;
    for (const double type : {9.0, 14.0})
        for (int width = 200; width < 2000; width += 10) {
            const QStringList texts = gui::Legend(entries, typeOfSize(type), width, true).texts();
            const std::string context =
                std::to_string(width) + ": " + texts.join(QStringLiteral(" | ")).toStdString();
            const bool hasScale = std::any_of(texts.begin(), texts.end(), [](const QString& text) {
                return text.startsWith(QStringLiteral("several waves"));
            });
            EXPECT_TRUE(texts.front().startsWith(QStringLiteral("wave 0: "))) << context;
            EXPECT_TRUE(!hasScale || texts.contains(QStringLiteral("1: 1,056"))) << context;
            if (GetParam().isDroppedBeforeTheThirdWave) {
                EXPECT_TRUE(!hasScale || texts.contains(QStringLiteral("2: 1,056"))) << context;
            }
            without += hasScale ? 0 : 1;
        }
    EXPECT_GT(without, 0) << "there are widths without room for it";
}

INSTANTIATE_TEST_SUITE_P(HierarchyLegend, LegendWithScale,
                         testing::Values(ScaleCase{"SeenLess", 100, true}, ScaleCase{"SeenMore", 900, false}),
                         [](const testing::TestParamInfo<ScaleCase>& given) { return given.param.name; });

TEST(HierarchyLegend, OnALowCanvasInLargeTypeTwoColoursAreNamedAndHowManyMore) {
    // One row as wide as the canvas of a window of 1024 × 700.
    const QStringList texts = gui::Legend(legendOfManyWaves(), typeOfSize(13.5), 500, true).texts();
    ASSERT_GE(texts.size(), 3) << texts.join(QStringLiteral(" | ")).toStdString();
    EXPECT_EQ(texts[0], QStringLiteral("wave 0: 1,056"));
    EXPECT_EQ(texts[1], QStringLiteral("1: 1,056"));
    EXPECT_TRUE(texts.last().startsWith(QLatin1Char('+'))) << texts.join(QStringLiteral(" | ")).toStdString();
}

} // namespace
} // namespace trichevron::test
