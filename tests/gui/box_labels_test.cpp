// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The labels on the boxes of the hierarchy: a block bears its own index, at every size and in every
// colouring, and each label lies on the top of its box, in type that can be read, or is left out.
#include "app/gui/hierarchy/canvas_input.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/theme/theme.h"
#include "core/scene/colouring.h"
#include "core/scene/scene_facts.h"
#include "core/scene/scene_text.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"

#include <QApplication>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace trichevron::test {
namespace {

struct LabelCase {
    core::LaunchShape shape;
    QSize size;
    double type;           ///< times the usual type
    int turns = 0;         ///< of the picture, to the left
    bool areDrawn = false; ///< the boxes are large enough for sure
};

class BoxLabelsTest : public testing::TestWithParam<LabelCase> {
protected:
    void SetUp() override {
        canvas.setMotionReduced(true);
        canvas.resize(GetParam().size);
        QFont font = canvas.font();
        font.setPointSizeF(font.pointSizeF() * GetParam().type);
        canvas.setFont(font);
        canvas.setLaunch(GetParam().shape, {});
        canvas.setColouring(*core::findColouring("cluster"));
        canvas.show();
        for (int turn = 0; turn < GetParam().turns; ++turn)
            canvas.execute(gui::ViewCommand::TurnLeft);
        canvas.finishMotion();
        handleAllEvents();
    }

    const core::ScenePanel& panel() { return canvas.scene().panels.front(); }
    /// What a step of one box along this axis is on the screen, for a unit of the scene.
    QPointF unitAlong(std::size_t axis) {
        core::Cell last{0, 0, 0};
        last.at(axis) = panel().whole.size.at(axis) - 1;
        const std::size_t from = panel().boxAt({0, 0, 0}).value();
        const std::size_t to = panel().boxAt(last).value();
        const QPointF along = canvas.visiblePointOf(0, to).value() - canvas.visiblePointOf(0, from).value();
        return along / static_cast<double>(panel().boxes[to].corner[axis] - panel().boxes[from].corner[axis]);
    }
    std::optional<std::size_t> boxAt(const QPointF& at) {
        for (std::size_t box = 0; box < panel().boxes.size(); ++box)
            if (canvas.isSeenAt(0, box, at))
                return box;
        return std::nullopt; // a number of the legend
    }

    gui::HierarchyCanvas canvas;
};

TEST_P(BoxLabelsTest, EachIndexLiesOnTheTopOfItsBlock) {
    constexpr double shareOfCapitals = 0.58; // of the height of a line
    const QPointF x = unitAlong(0);
    const QPointF y = unitAlong(1);
    const double area = std::abs(x.x() * y.y() - x.y() * y.x());
    constexpr double leastHeight = 8;
    std::size_t drawn = 0;
    for (const ReadableText& text : paintedTexts(canvas)) {
        const QPointF middle = QRectF(text.place).center();
        const auto box = text.text.startsWith(QLatin1Char('(')) ? boxAt(middle) : std::nullopt;
        if (!box)
            continue;
        ++drawn;
        EXPECT_EQ(text.text.toStdString(),
                  indexLabel(GetParam().shape, core::PanelKind::Grid, panel().boxes[*box]));
        EXPECT_GE(text.place.height(), leastHeight) << text.text.toStdString();
        const double wide = text.place.width() - 2; // of whole pixels
        const double high = shareOfCapitals * text.place.height();
        const auto& size = panel().boxes[*box].size;
        EXPECT_LE((wide * std::abs(y.y()) + high * std::abs(y.x())) / (area * size[0]), 1.02)
            << text.text.toStdString();
        EXPECT_LE((wide * std::abs(x.y()) + high * std::abs(x.x())) / (area * size[1]), 1.02)
            << text.text.toStdString();
        for (const QPointF& corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)})
            EXPECT_TRUE(
                canvas.isSeenAt(0, *box, middle + QPointF(corner.x() * wide, corner.y() * high) * 0.4))
                << text.text.toStdString();
    }
    EXPECT_TRUE(drawn == 0 || drawn == panel().boxes.size()) << drawn << " of " << panel().boxes.size();
    if (GetParam().areDrawn) {
        EXPECT_GT(drawn, 0U);
    }
}

const core::LaunchShape pairs{{16, 16, 1}, {2, 1, 1}, {16, 16, 1}};
const core::LaunchShape rows{{24, 12, 1}, {4, 2, 1}, {32, 4, 1}};
const core::LaunchShape few{{6, 4, 1}, {2, 1, 1}, {32, 1, 1}};

INSTANTIATE_TEST_SUITE_P(Sizes, BoxLabelsTest,
                         testing::Values(LabelCase{pairs, {782, 480}, 1}, LabelCase{pairs, {1200, 800}, 1},
                                         LabelCase{pairs, {1200, 800}, 1.5},
                                         LabelCase{pairs, {3840, 2000}, 4.5},
                                         LabelCase{pairs, {1200, 800}, 1, 3},
                                         LabelCase{rows, {900, 600}, 1.5}, LabelCase{rows, {1900, 1000}, 1},
                                         LabelCase{few, {1200, 800}, 1, 0, true}));

/// What stands on the boxes of a panel, in the order of the boxes.
std::vector<QStringList> labelsOf(gui::HierarchyCanvas& canvas, std::size_t panel) {
    std::vector<QStringList> labels(canvas.scene().panels.at(panel).boxes.size());
    for (const ReadableText& text : paintedTexts(canvas))
        for (std::size_t box = 0; box < labels.size(); ++box)
            if (canvas.isSeenAt(panel, box, QRectF(text.place).center()))
                labels[box] << text.text;
    return labels;
}

class BlockLabels : public testing::Test {
protected:
    void show(const core::LaunchShape& shape, const QSize& size, std::string_view colouring) {
        canvas.setMotionReduced(true);
        canvas.resize(size);
        canvas.setLaunch(shape, {});
        canvas.setColouring(*core::findColouring(colouring));
        canvas.show();
        handleAllEvents();
    }
    void showFacts(const core::SceneFacts& facts) {
        canvas.setFacts(std::make_shared<core::SceneFacts>(facts));
        canvas.finishMotion();
        handleAllEvents();
    }
    std::vector<QStringList> labels(std::size_t panel = 0) { return labelsOf(canvas, panel); }

    gui::HierarchyCanvas canvas;
};

TEST_F(BlockLabels, InAnOpenClusterEachBlockHasItsOwnIndexAndNotTheNumberOfTheCluster) {
    const core::LaunchShape line{{128, 1, 1}, {2, 1, 1}, {32, 1, 1}};
    const core::LaunchShape plane{{16, 8, 1}, {2, 1, 1}, {32, 1, 1}};
    for (const bool isFlat : {false, true}) {
        SCOPED_TRACE(isFlat);
        canvas.setFlat(isFlat);
        show(line, {1200, 800}, "cluster");
        canvas.setPath(pathToCluster(line, {26, 0, 0}));
        canvas.finishMotion();
        handleAllEvents();
        EXPECT_EQ(labels(1), (std::vector<QStringList>{{QStringLiteral("52")}, {QStringLiteral("53")}}));
        show(plane, {1200, 800}, "cluster");
        canvas.setPath(pathToCluster(plane, {2, 0, 0}));
        canvas.finishMotion();
        handleAllEvents();
        EXPECT_EQ(labels(1),
                  (std::vector<QStringList>{{QStringLiteral("(4, 0)")}, {QStringLiteral("(5, 0)")}}))
            << "as in the grid, whose index has two axes";
    }
}

TEST_F(BlockLabels, AtEverySizeABlockHasItsIndexAndWhereThereIsRoomItsWave) {
    const core::LaunchShape shape{{8, 4, 1}, {1, 1, 1}, {32, 1, 1}};
    core::SceneFacts facts;
    facts.hasDevice = true;
    facts.concurrentBlocks = 10;
    for (const QSize& size : {QSize(900, 600), QSize(1600, 1000), QSize(3840, 2160)}) {
        SCOPED_TRACE(size.width());
        show(shape, size, "wave");
        showFacts(facts);
        const std::vector<core::SceneBox> boxes = canvas.scene().panels.front().boxes;
        const std::vector<QStringList> drawn = labels();
        ASSERT_EQ(drawn.size(), 32U);
        for (std::size_t box = 0; box < drawn.size(); ++box) {
            ASSERT_FALSE(drawn[box].isEmpty()) << box;
            EXPECT_EQ(drawn[box].front().toStdString(), indexLabel(shape, core::PanelKind::Grid, boxes[box]));
            const QString wave = QStringLiteral("wave %1").arg(box / 10);
            if (drawn[box].size() > 1) {
                EXPECT_EQ(drawn[box].at(1), wave);
            }
            if (size.width() == 3840) {
                EXPECT_TRUE(drawn[box].contains(wave)) << "the boxes have room for it";
            }
        }
    }
}

TEST_F(BlockLabels, ValuesThatAreAllTheSameAreLeftToTheLegend) {
    show({{4, 1, 1}, {1, 1, 1}, {32, 1, 1}}, {1200, 800}, "sm");
    canvas.setFlat(true);
    const auto drawnFor = [this](const std::vector<std::int32_t>& sms) {
        core::SceneFacts facts;
        facts.observed = observedBlocks(core::Placement{sms}, "recorded");
        showFacts(facts);
        QStringList all;
        for (const QStringList& box : labels())
            all << box.join(QLatin1Char('|'));
        return all.join(QLatin1Char(' ')).toStdString();
    };
    EXPECT_EQ(drawnFor({7, 7, 9, 7}), "0|SM 7 1|SM 7 2|SM 9 3|SM 7");
    EXPECT_EQ(drawnFor({7, 7, 7, 7}), "0 1 2 3") << "the legend says that all are on SM 7";
}

TEST_F(BlockLabels, AllBlocksHaveTheirIndicesOrNoneHas) {
    for (const std::uint32_t blocks : {4U, 9U, 11U, 20U, 40U, 99U, 101U, 200U, 400U}) {
        show({{blocks * 2, 2, 1}, {2, 2, 1}, {32, 1, 1}}, {1200, 800}, "cluster");
        canvas.setFlat(true);
        handleAllEvents();
        std::size_t drawn = 0;
        const std::vector<QStringList> all = labels();
        for (const QStringList& box : all)
            drawn += box.isEmpty() ? 0 : 1;
        EXPECT_TRUE(drawn == 0 || drawn == all.size()) << drawn << " of " << all.size();
        if (blocks <= 4) {
            EXPECT_GT(drawn, 0U);
        }
    }
}

TEST_F(BlockLabels, TheIndicesDoNotOverlapInSpace) {
    for (const core::ClusterExtent& cluster : {core::ClusterExtent{1, 2, 1}, {2, 2, 2}, {1, 1, 2}}) {
        show({{4, 4, 2}, cluster, {32, 1, 1}}, {1200, 800}, "cluster");
        std::vector<QRect> places;
        for (const ReadableText& text : paintedTexts(canvas))
            if (text.text.startsWith(QLatin1Char('(')))
                places.push_back(text.place.adjusted(1, 4, -1, -4)); // without their edges
        EXPECT_GE(places.size(), 8U) << cluster.y;
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(places[i].intersects(places[j])) << cluster.y << ": " << i << ", " << j;
    }
}

TEST_F(BlockLabels, InAPresentationTheyGrowWithItsTypeOrAreLeftOut) {
    const auto least = [this](int blocks, double scale) {
        gui::applyPresentationType(*qApp, scale, gui::ThemeChoice::Light);
        show({{static_cast<std::uint32_t>(blocks), 1, 1}, {1, 1, 1}, {32, 1, 1}}, {1600, 900}, "level");
        canvas.setFlat(true);
        handleAllEvents();
        int height = 0;
        for (const ReadableText& text : paintedTexts(canvas)) {
            bool isNumber = false;
            text.text.toInt(&isNumber);
            if (isNumber)
                height = height == 0 ? text.place.height() : std::min(height, text.place.height());
        }
        gui::applyPresentationType(*qApp, 0, gui::ThemeChoice::Light);
        return height;
    };
    constexpr double scale = 2.25; // of a screen of 1920 × 1080 pixels
    std::set<bool> areDrawn;
    for (const int blocks : {8, 32, 128, 256, 512, 1024}) {
        const int height = least(blocks, scale);
        areDrawn.insert(height > 0);
        if (height > 0) {
            EXPECT_GE(height, 8 * scale) << blocks;
        }
    }
    EXPECT_EQ(areDrawn.size(), 2U) << "large boxes have labels, small ones none";
}

TEST(BoxLabels, SmallBoxesHaveSmallerNumbersBeforeTheyHaveNone) {
    const auto heightOfNumbers = [](const QSize& size) {
        gui::HierarchyCanvas canvas;
        canvas.setMotionReduced(true);
        canvas.resize(size);
        canvas.setLaunch(pairs, {});
        canvas.setColouring(*core::findColouring("level"));
        canvas.show();
        handleAllEvents();
        for (const ReadableText& text : paintedTexts(canvas))
            if (text.text == QStringLiteral("(12, 7)"))
                return text.place.height();
        return 0;
    };
    std::vector<int> heights;
    for (int width = 600; width <= 2400; width += 150)
        heights.push_back(heightOfNumbers({width, width * 2 / 3}));
    EXPECT_EQ(heights.front(), 0);
    EXPECT_NEAR(heights.back(), *std::max_element(heights.begin(), heights.end()), 1) << "in whole pixels";
    const std::set<int> sizes(heights.begin(), heights.end());
    EXPECT_GE(sizes.size(), 3U) << "none, a small type, the usual one";
}

} // namespace
} // namespace trichevron::test
