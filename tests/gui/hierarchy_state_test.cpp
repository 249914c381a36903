// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The input and the state of the hierarchy's canvas, without a widget.
#include "app/gui/hierarchy/canvas_input.h"
#include "app/gui/hierarchy/canvas_state.h"
#include "tests/support/shapes.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace trichevron::gui {
namespace {

using test::matrix;

const core::LaunchShape squareGrid{{4000, 4000, 1}, {1, 1, 1}, {16, 16, 1}};
const CanvasRoom canvasRoom{{1200, 800}, 36, 60, {}};

QMouseEvent mouseEvent(QEvent::Type type, const QPointF& at, Qt::MouseButton button,
                       Qt::KeyboardModifiers modifiers = {}) {
    return {type, at, at, button, button, modifiers};
}

CanvasIntent keyIntent(int code, Qt::KeyboardModifiers modifiers = {}) {
    return CanvasInput::key(QKeyEvent(QEvent::KeyPress, code, modifiers));
}

TEST(CanvasInput, AClickActivatesAndADragOrbitsOrPans) {
    for (const bool isFlat : {false, true}) {
        CanvasInput input;
        input.press(mouseEvent(QEvent::MouseButtonPress, {100, 100}, Qt::LeftButton));
        const CanvasIntent click =
            input.release(mouseEvent(QEvent::MouseButtonRelease, {100, 100}, Qt::LeftButton));
        EXPECT_TRUE(std::holds_alternative<intent::Activate>(click));

        input.press(mouseEvent(QEvent::MouseButtonPress, {100, 100}, Qt::LeftButton));
        const CanvasIntent drag =
            input.move(mouseEvent(QEvent::MouseMove, {160, 100}, Qt::LeftButton), isFlat);
        EXPECT_EQ(std::holds_alternative<intent::Pan>(drag), isFlat);
        EXPECT_EQ(std::holds_alternative<intent::Orbit>(drag), !isFlat);
        const CanvasIntent end =
            input.release(mouseEvent(QEvent::MouseButtonRelease, {160, 100}, Qt::LeftButton));
        EXPECT_TRUE(std::holds_alternative<std::monostate>(end)) << "a drag is no click";
    }
}

TEST(CanvasInput, ShiftOrTheMiddleButtonPans) {
    CanvasInput input;
    input.press(mouseEvent(QEvent::MouseButtonPress, {100, 100}, Qt::MiddleButton));
    const CanvasIntent drag = input.move(mouseEvent(QEvent::MouseMove, {103, 101}, Qt::MiddleButton), false);
    ASSERT_TRUE(std::holds_alternative<intent::Pan>(drag));
    EXPECT_EQ(std::get<intent::Pan>(drag).by, QPointF(3, 1));
}

TEST(CanvasInput, ModifiersSelectBetweenStepsAndViewCommands) {
    EXPECT_TRUE(std::holds_alternative<intent::Step>(keyIntent(Qt::Key_Left)));
    EXPECT_EQ(std::get<ViewCommand>(keyIntent(Qt::Key_Left, Qt::ShiftModifier)), ViewCommand::TurnLeft);
    EXPECT_EQ(std::get<ViewCommand>(keyIntent(Qt::Key_Left, Qt::ControlModifier)), ViewCommand::MoveLeft);
    EXPECT_TRUE(std::holds_alternative<intent::GoUp>(keyIntent(Qt::Key_Escape)));
    EXPECT_TRUE(std::holds_alternative<std::monostate>(keyIntent(Qt::Key_Space))) << "left to the parent";
}

TEST(CanvasState, ActivatingABoxAnnouncesThePathOnce) {
    CanvasState state;
    state.setShape(matrix);
    const QSignalSpy paths(&state, &CanvasState::pathChanged);
    const QSignalSpy panels(&state, &CanvasState::panelsChanged);
    state.activate(core::PanelKind::Grid, {{2, 1, 0}, {1, 1, 1}});
    EXPECT_TRUE(state.navigation().path() == pathToBlock(matrix, {2, 1, 0}));
    EXPECT_EQ(paths.count(), 1);
    EXPECT_EQ(panels.count(), 1);
    EXPECT_EQ(state.cursor(), (core::Cell{2, 1, 0})) << "the cursor follows the selection";
    state.setPath(state.navigation().path());
    EXPECT_EQ(paths.count(), 1) << "the same path again changes nothing";
}

TEST(CanvasState, ZoomingTheGridGlidesUnlessMotionIsReduced) {
    CanvasState state;
    state.setShape(squareGrid);
    const ZoomTarget target{{600, 400}, {}, QPolygonF(QRectF(0, 0, 1200, 800)), 1};
    state.zoomBy(2, target, canvasRoom);
    EXPECT_TRUE(state.isGliding());
    EXPECT_DOUBLE_EQ(state.octaves(), 1);
    state.finishGlide();
    state.setMotionReduced(true);
    state.zoomBy(2, target, canvasRoom);
    EXPECT_FALSE(state.isGliding());
    EXPECT_DOUBLE_EQ(state.octaves(), 2);
    EXPECT_TRUE(state.panelZoom(canvasRoom).has_value());
    state.fit();
    EXPECT_FALSE(state.isGridZoomed());
    EXPECT_FALSE(state.panelZoom(canvasRoom).has_value());
}

// Turning moves the focus to the middle, and the boxes of a zoomed grid are built about the focus.
TEST(CanvasState, TurningAZoomedGridRebuildsItsBoxes) {
    CanvasState state;
    state.setShape(squareGrid);
    QSignalSpy boxes(&state, &CanvasState::visibleBoxesChanged);
    state.turnBy(10, 0, canvasRoom);
    EXPECT_EQ(boxes.count(), 0) << "the whole grid stays as it is";
    state.zoomBy(4, {{300, 200}, {}, QPolygonF(QRectF(0, 0, 1200, 800)), 1}, canvasRoom);
    boxes.clear();
    state.turnBy(10, 0, canvasRoom);
    EXPECT_EQ(boxes.count(), 1);
}

TEST(CanvasState, LayersAreCutOnlyInTheInnermostPanel) {
    const core::LaunchShape cube{{64, 64, 64}, {1, 1, 1}, {8, 8, 8}};
    CanvasState state;
    state.setShape(cube);
    EXPECT_EQ(state.layerCount(), 64U);
    state.setFirstLayer(100);
    EXPECT_EQ(state.firstLayer(), 63U) << "at most the last layer";
    EXPECT_EQ(state.request(canvasRoom).gridRegion, (core::Cells{{0, 0, 63}, {64, 64, 1}}));
    state.setPath(pathToBlock(cube, {1, 2, 3}));
    EXPECT_EQ(state.firstLayer(), 0U) << "another panel begins with all its layers";
    state.setFirstLayer(5);
    EXPECT_EQ(state.request(canvasRoom).blockRegion, (core::Cells{{0, 0, 5}, {8, 8, 3}}));
    EXPECT_FALSE(state.request(canvasRoom).gridRegion.has_value());
}

} // namespace
} // namespace trichevron::gui
