// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Translates mouse, wheel and key events on the canvas of the hierarchy into intents. No widget; its only
/// state is the drag in progress.
#pragma once

#include <QPointF>

#include <variant>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace trichevron::gui {

/// A command that changes the view of the hierarchy, not the place in it.
enum class ViewCommand {
    ZoomIn,
    ZoomOut,
    Fit,
    TurnLeft,
    TurnRight,
    TurnUp,
    TurnDown,
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown
};

/// What the user wants the canvas to do. Points are logical pixels of the canvas.
namespace intent {

struct Hover {
    QPointF at;
};
/// Turns the camera; degrees.
struct Orbit {
    double yaw;
    double pitch;
};
struct Pan {
    QPointF by;
    QPointF about;
};
struct Zoom {
    double factor;
    QPointF about;
};
/// A click.
struct Activate {
    QPointF at;
};
/// A double click: goes up a level where it hits no box.
struct GoUpFromBackground {
    QPointF at;
};
/// Moves to the neighbour in a direction of the screen.
struct Step {
    int right;
    int down;
    int deeper;
};
/// Enters the box at the cursor, or the next level.
struct Enter {};
struct GoUp {};
struct GoHome {};

} // namespace intent

/// std::monostate: the event means nothing to the canvas.
using CanvasIntent = std::variant<std::monostate, intent::Hover, intent::Orbit, intent::Pan, intent::Zoom,
                                  intent::Activate, intent::GoUpFromBackground, intent::Step, intent::Enter,
                                  intent::GoUp, intent::GoHome, ViewCommand>;

class CanvasInput {
public:
    void press(const QMouseEvent& event);
    /// In a flat view a drag with the left button pans, otherwise it orbits.
    CanvasIntent move(const QMouseEvent& event, bool isFlat);
    CanvasIntent release(const QMouseEvent& event);
    CanvasIntent doubleClick(const QMouseEvent& event);
    static CanvasIntent wheel(const QWheelEvent& event);
    static CanvasIntent key(const QKeyEvent& event);

private:
    enum class Drag { None, Pending, Orbit, Pan };

    Drag drag_ = Drag::None;
    QPointF pressed_;
    QPointF last_;
};

} // namespace trichevron::gui
