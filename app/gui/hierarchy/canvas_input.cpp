// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/canvas_input.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <optional>

namespace trichevron::gui {
namespace {

constexpr double degreesPerPixel = 0.4;
constexpr double zoomPerWheelUnit = 1.0015; ///< a notch is 120 units

std::optional<ViewCommand> viewCommandFor(const QKeyEvent& event) {
    struct KeyBinding {
        int key;
        Qt::KeyboardModifiers modifiers;
        ViewCommand command;
    };
    constexpr auto none = Qt::NoModifier;
    static constexpr KeyBinding bindings[] = {
        {Qt::Key_Left, Qt::ShiftModifier, ViewCommand::TurnLeft},
        {Qt::Key_Right, Qt::ShiftModifier, ViewCommand::TurnRight},
        {Qt::Key_Up, Qt::ShiftModifier, ViewCommand::TurnUp},
        {Qt::Key_Down, Qt::ShiftModifier, ViewCommand::TurnDown},
        {Qt::Key_Left, Qt::ControlModifier, ViewCommand::MoveLeft},
        {Qt::Key_Right, Qt::ControlModifier, ViewCommand::MoveRight},
        {Qt::Key_Up, Qt::ControlModifier, ViewCommand::MoveUp},
        {Qt::Key_Down, Qt::ControlModifier, ViewCommand::MoveDown},
        {Qt::Key_Plus, none, ViewCommand::ZoomIn},
        {Qt::Key_Equal, none, ViewCommand::ZoomIn},
        {Qt::Key_Minus, none, ViewCommand::ZoomOut},
        {Qt::Key_0, none, ViewCommand::Fit},
    };
    for (const KeyBinding& binding : bindings)
        if (event.key() == binding.key &&
            (binding.modifiers == none || (event.modifiers() & binding.modifiers) != 0))
            return binding.command;
    return std::nullopt;
}

} // namespace

void CanvasInput::press(const QMouseEvent& event) {
    pressed_ = last_ = event.position();
    const bool pan = event.button() == Qt::MiddleButton || (event.modifiers() & Qt::ShiftModifier) != 0;
    drag_ = pan ? Drag::Pan : event.button() == Qt::LeftButton ? Drag::Pending : Drag::None;
}

CanvasIntent CanvasInput::move(const QMouseEvent& event, bool isFlat) {
    const QPointF at = event.position();
    if (drag_ == Drag::None)
        return intent::Hover{at};
    if (drag_ == Drag::Pending) {
        if ((at - pressed_).manhattanLength() < QApplication::startDragDistance())
            return {};
        drag_ = isFlat ? Drag::Pan : Drag::Orbit;
    }
    const QPointF by = at - last_;
    last_ = at;
    if (drag_ == Drag::Pan)
        return intent::Pan{by, at};
    return intent::Orbit{-by.x() * degreesPerPixel, by.y() * degreesPerPixel};
}

CanvasIntent CanvasInput::release(const QMouseEvent& event) {
    const bool isClick = drag_ == Drag::Pending && event.button() == Qt::LeftButton;
    drag_ = Drag::None;
    return isClick ? CanvasIntent(intent::Activate{event.position()}) : CanvasIntent();
}

CanvasIntent CanvasInput::doubleClick(const QMouseEvent& event) {
    // The first click of the two has activated the box; the second does nothing more.
    drag_ = Drag::None;
    return event.button() == Qt::LeftButton ? CanvasIntent(intent::GoUpFromBackground{event.position()})
                                            : CanvasIntent();
}

CanvasIntent CanvasInput::wheel(const QWheelEvent& event) {
    const int turned = event.angleDelta().y();
    if (turned == 0)
        return {};
    return intent::Zoom{std::pow(zoomPerWheelUnit, turned), event.position()};
}

CanvasIntent CanvasInput::key(const QKeyEvent& event) {
    if (const auto command = viewCommandFor(event))
        return *command;
    switch (event.key()) {
    case Qt::Key_Left:
        return intent::Step{-1, 0, 0};
    case Qt::Key_Right:
        return intent::Step{1, 0, 0};
    case Qt::Key_Up:
        return intent::Step{0, -1, 0};
    case Qt::Key_Down:
        return intent::Step{0, 1, 0};
    case Qt::Key_PageUp:
        return intent::Step{0, 0, -1};
    case Qt::Key_PageDown:
        return intent::Step{0, 0, 1};
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return intent::Enter{};
    case Qt::Key_Backspace:
    case Qt::Key_Escape:
        return intent::GoUp{};
    case Qt::Key_Home:
        return intent::GoHome{};
    default:
        return {};
    }
}

} // namespace trichevron::gui
