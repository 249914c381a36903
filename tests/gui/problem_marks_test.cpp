// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a block at a close zoom says of the problem, in space and flat: its elements, and the line where the
// problem ends.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "tests/case_name.h"
#include "tests/gui/readable_texts.h"
#include "tests/gui/waiting.h"

#include <QApplication>
#include <QImage>
#include <QLineF>
#include <QTest>
#include <QWheelEvent>

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <optional>
#include <set>
#include <utility>

namespace trichevron::gui {
namespace {

const core::LaunchShape tiled{{64, 64, 1}, {1, 1, 1}, {16, 16, 1}};
const core::Cell blockAtEnd{63, 31, 0}; ///< a quarter of its threads along x are outside of 1020 elements

struct FormOfView : test::NamedCase {
    bool isFlat;
};

class ZoomedBlock : public testing::TestWithParam<FormOfView> {
protected:
    void show(HierarchyView& view, const core::ProblemExtent& problem) const {
        view.resize(1200, 800);
        view.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&view, test::waitMs));
        view.canvas()->setMotionReduced(true);
        view.setColours(colours_);
        view.setLaunch(tiled, problem);
        view.setFlat(GetParam().isFlat);
    }
    static void zoomIn(HierarchyView& view, const QPointF& at) {
        QWheelEvent event(at, view.canvas()->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(view.canvas(), &event);
    }
    /// The middle of the top of the box that has the block.
    static std::optional<QPointF> placeOf(HierarchyView& view, const core::Cell& block) {
        const core::ScenePanel& panel = view.canvas()->scene().panels.front();
        const auto box = panel.boxAt(block);
        const auto place = box ? view.canvas()->visiblePointOf(0, *box) : std::nullopt;
        return place ? std::optional(QPointF(*place)) : std::nullopt;
    }
    /// On the screen, from the middle of a block to that of the next one on each axis.
    struct Steps {
        QPointF middle;
        QPointF x;
        QPointF y;
    };
    /// None before each block has a box of its own.
    static std::optional<Steps> stepsAtEnd(HierarchyView& view) {
        if (!view.canvas()->scene().panels.front().fullDetail())
            return std::nullopt;
        const auto here = placeOf(view, blockAtEnd);
        const auto before = placeOf(view, {blockAtEnd[0] - 1, blockAtEnd[1], 0});
        const auto above = placeOf(view, {blockAtEnd[0], blockAtEnd[1] - 1, 0});
        if (!here || !before || !above)
            return std::nullopt;
        return Steps{*here, *here - *before, *here - *above};
    }
    /// Pixels in the colour of the line in a part of the block's top: towards greater x and y, where three
    /// quarters of x are (`side` is 1), or opposite to it (-1). No label is there.
    int linePixels(HierarchyView& view, const Steps& steps, double side) const {
        const QImage picture = view.canvas()->grab().toImage();
        const double ratio = picture.devicePixelRatio();
        std::set<std::pair<int, int>> found;
        for (double x = 0.12; x < 0.32; x += 0.005)
            for (double y = 0.22; y < 0.38; y += 0.005) {
                const QPointF at = (steps.middle + side * (x * steps.x + y * steps.y)) * ratio;
                const QPoint pixel(static_cast<int>(std::floor(at.x())),
                                   static_cast<int>(std::floor(at.y())));
                if (picture.valid(pixel) && isLine(picture.pixelColor(pixel)))
                    found.emplace(pixel.x(), pixel.y());
            }
        return static_cast<int>(found.size());
    }
    static QString wordsOf(HierarchyView& view) {
        QString all; // a text of two lines is painted in pieces
        for (const test::ReadableText& text : test::paintedTexts(*view.canvas()))
            all += text.text + QLatin1Char(' ');
        return all.replace(QChar(QChar::Nbsp), QLatin1Char(' ')).simplified();
    }

private:
    /// The hatches of blocks with idle threads are lighter.
    bool isLine(const QColor& colour) const {
        const QColor& ink = colours_.text;
        return std::abs(colour.red() - ink.red()) + std::abs(colour.green() - ink.green()) +
                   std::abs(colour.blue() - ink.blue()) <
               150;
    }

    SceneColours colours_ = SceneColours::light();
};

TEST_P(ZoomedBlock, SaysItsElementsAndShowsWhereTheProblemEnds) {
    HierarchyView view;
    HierarchyView whole; // its problem ends where its last block does
    show(view, {1020, 1024, 1});
    show(whole, {1024, 1024, 1});
    ASSERT_TRUE(placeOf(view, blockAtEnd) && placeOf(whole, blockAtEnd));
    const QPointF at = *placeOf(view, blockAtEnd) + QPointF(2, 1);
    EXPECT_FALSE(wordsOf(view).contains(QStringLiteral("elements ("))) << "the boxes are small";
    bool hasLooked = false;
    bool hasElements = false;
    for (int turns = 0; turns < 200 && !hasElements; ++turns) {
        zoomIn(view, at);
        zoomIn(whole, at);
        if (view.path().level != core::HierarchyLevel::Grid)
            break;
        const auto steps = stepsAtEnd(view);
        const auto stepsOfWhole = stepsAtEnd(whole);
        constexpr double largeEnough = 60; // pixels; its elements take more
        if (!steps || !stepsOfWhole || QLineF(QPointF(), steps->x).length() < largeEnough)
            continue;
        if (!hasLooked) {
            hasLooked = true;
            EXPECT_GE(linePixels(view, *steps, 1), 3) << "the line where the problem ends";
            EXPECT_EQ(linePixels(view, *steps, -1), 0) << "the block has no other line";
            EXPECT_EQ(linePixels(whole, *stepsOfWhole, 1), 0) << "all its threads have elements";
        }
        hasElements = wordsOf(view).contains(QStringLiteral("elements (1008, 496, 0) to (1019, 511, 0)"));
    }
    EXPECT_TRUE(hasLooked);
    EXPECT_TRUE(hasElements) << wordsOf(view).toStdString();
}

INSTANTIATE_TEST_SUITE_P(Forms, ZoomedBlock,
                         testing::Values(FormOfView{"Space", false}, FormOfView{"Flat", true}),
                         test::caseName<FormOfView>);

} // namespace
} // namespace trichevron::gui
