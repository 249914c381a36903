// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers on the boxes of the hierarchy: each lies on the top of its box, in type that can be read, or is
// left out.
#include "app/gui/hierarchy/canvas_input.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/text/type_scale.h"
#include "core/scene/colouring.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace trichevron::test {
namespace {

struct LabelCase {
    core::LaunchShape shape;
    QSize size;
    double type;   ///< times the usual type
    int turns = 0; ///< of the picture, to the left
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

TEST_P(BoxLabelsTest, EachNumberLiesOnTheTopOfItsBox) {
    constexpr double shareOfCapitals = 0.58; // of the height of a line
    const QPointF x = unitAlong(0);
    const QPointF y = unitAlong(1);
    const double area = std::abs(x.x() * y.y() - x.y() * y.x());
    const double leastHeight = 8 * std::max(1.0, gui::typeScale(canvas.font()) / 2);
    std::size_t drawn = 0;
    for (const ReadableText& text : paintedTexts(canvas)) {
        bool isNumber = false;
        text.text.toInt(&isNumber);
        const QPointF middle = QRectF(text.place).center();
        const auto box = isNumber ? boxAt(middle) : std::nullopt;
        if (!box)
            continue;
        ++drawn;
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
    const core::Count clusters = volume(gridInClusters(GetParam().shape));
    EXPECT_TRUE(drawn == 0 || drawn == clusters) << drawn << " of " << static_cast<unsigned>(clusters);
}

const core::LaunchShape pairs{{16, 16, 1}, {2, 1, 1}, {16, 16, 1}};
const core::LaunchShape rows{{24, 12, 1}, {4, 2, 1}, {32, 4, 1}};

INSTANTIATE_TEST_SUITE_P(Sizes, BoxLabelsTest,
                         testing::Values(LabelCase{pairs, {782, 480}, 1}, LabelCase{pairs, {1200, 800}, 1},
                                         LabelCase{pairs, {1200, 800}, 1.5},
                                         LabelCase{pairs, {3840, 2000}, 4.5},
                                         LabelCase{pairs, {1200, 800}, 1, 3},
                                         LabelCase{rows, {900, 600}, 1.5}, LabelCase{rows, {1900, 1000}, 1}));

TEST(BoxLabels, SmallBoxesHaveSmallerNumbersBeforeTheyHaveNone) {
    const auto heightOfNumbers = [](const QSize& size) {
        gui::HierarchyCanvas canvas;
        canvas.setMotionReduced(true);
        canvas.resize(size);
        canvas.setLaunch(pairs, {});
        canvas.setColouring(*core::findColouring("cluster"));
        canvas.show();
        handleAllEvents();
        for (const ReadableText& text : paintedTexts(canvas))
            if (text.text == QStringLiteral("120"))
                return text.place.height();
        return 0;
    };
    const int large = heightOfNumbers({1600, 1100});
    const int small = heightOfNumbers({1100, 730});
    EXPECT_GT(large, small);
    EXPECT_GT(small, 0);
    EXPECT_EQ(heightOfNumbers({600, 400}), 0);
}

} // namespace
} // namespace trichevron::test
