// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse, wheel and keyboard do to the canvas.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hover_label.h"
#include "core/scene/scene_text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace trichevron {
namespace {

constexpr double degreesPerPixel = 0.4;
constexpr double leastPitch = 8;
constexpr double leastZoom = 0.4;
constexpr double mostBoxShare = 0.5; // of the shorter side
constexpr double keyZoom = 1.25;
constexpr double keyDegrees = 10;
constexpr double keyPixels = 60;

} // namespace

void HierarchyCanvas::zoomBy(double factor, const QPointF& asked) {
    if (zoomGrid(std::log2(factor), asked))
        return;
    if (factor > 1 ? enterByZoom(asked) : leaveByZoom())
        return;
    ensurePicture();
    // Closer than a box of half the canvas there is nothing to see.
    const double unit = places_.empty() ? 1 : places_.back().camera.scale / viewpoint_.zoom;
    const double most = std::max(1.0, mostBoxShare * std::min(width(), height()) / unit);
    const double zoom = std::clamp(viewpoint_.zoom * factor, leastZoom, most);
    const double real = zoom / viewpoint_.zoom;
    const QPointF middle(width() / 2.0, height() / 2.0);
    QPointF about = asked;
    // Beside what is zoomed there is no place of it to stay under the pointer.
    if (const QRectF shown = scene_.panels.empty() ? QRectF() : rectOfLastPanel(); !shown.contains(about))
        about = shown.isEmpty() ? middle : shown.center();
    viewpoint_.pan = about - middle - (about - middle - viewpoint_.pan) * real;
    viewpoint_.zoom = zoom;
    unhover();
    viewChanged(true);
}

void HierarchyCanvas::hoverAt(const QPointF& at) {
    const std::optional<Picture::Item> item = pick(at);
    const bool same = item.has_value() == hovered_.has_value() &&
                      (!item || (item->group == hovered_->group && item->box == hovered_->box));
    if (!item) {
        unhover();
        return;
    }
    const ScenePanel& panel = scene_.panels[item->group];
    const SceneBox& box = panel.boxes[item->box];
    SceneRequest asked = request();
    asked.shape = walk_.shape();
    QStringList lines;
    for (const std::string& line : describeCells(asked, panel.kind, box.cells))
        lines << QString::fromStdString(line);
    label_->showLines(lines, at.toPoint());
    if (same)
        return;
    hovered_ = item;
    update();
    if (panel.kind == PanelKind::Block && box.cells.count() == 1)
        emit threadHovered(
            placeOf(walk_.shape(), walk_.path().block, indexAt<level::Block>(box.cells.first)));
    else
        emit threadHovered(std::nullopt);
}

void HierarchyCanvas::unhover() {
    label_->hide();
    if (!hovered_)
        return;
    hovered_.reset();
    update();
    emit threadHovered(std::nullopt);
}

void HierarchyCanvas::mousePressEvent(QMouseEvent* event) {
    pressed_ = last_ = event->position();
    const bool pan = event->button() == Qt::MiddleButton || (event->modifiers() & Qt::ShiftModifier) != 0;
    drag_ = pan ? Drag::Pan : event->button() == Qt::LeftButton ? Drag::Pending : Drag::None;
}

void HierarchyCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    const QPointF by = at - last_;
    if (drag_ == Drag::None) {
        hoverAt(at);
        return;
    }
    if (drag_ == Drag::Pending) {
        if ((at - pressed_).manhattanLength() < QApplication::startDragDistance())
            return;
        // What is flat stays flat: there the drag moves it.
        drag_ = viewpoint_.flat ? Drag::Pan : Drag::Orbit;
    }
    last_ = at;
    unhover();
    if (drag_ == Drag::Pan) {
        panBy(by, at);
    } else {
        turnBy(-by.x() * degreesPerPixel, by.y() * degreesPerPixel);
    }
    viewChanged(true);
}

void HierarchyCanvas::turnBy(double yaw, double pitch) {
    if (const auto home = gridHome())
        gridZoom_.holdMiddle(size(), home->camera, home->layout);
    viewpoint_.yaw = std::remainder(viewpoint_.yaw + yaw, 360.0);
    viewpoint_.pitch = std::clamp(viewpoint_.pitch + pitch, leastPitch, 90.0);
}

void HierarchyCanvas::mouseReleaseEvent(QMouseEvent* event) {
    const bool click = drag_ == Drag::Pending && event->button() == Qt::LeftButton;
    drag_ = Drag::None;
    if (!click)
        return;
    if (const auto item = pick(event->position())) {
        const ScenePanel& panel = scene_.panels[item->group];
        const Cells cells = panel.boxes[item->box].cells;
        walkBy([&, kind = panel.kind] { walk_.activate(kind, cells); });
    }
}

void HierarchyCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click of the two has gone in already; the second does nothing more.
    drag_ = Drag::None;
    if (event->button() == Qt::LeftButton && !pick(event->position()))
        walkBy([&] { walk_.up(); });
}

void HierarchyCanvas::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y();
    if (turned != 0)
        zoomBy(std::pow(1.0015, turned), event->position());
    event->accept();
}

void HierarchyCanvas::leaveEvent(QEvent* event) {
    unhover();
    QWidget::leaveEvent(event);
}

std::array<std::int64_t, 3> HierarchyCanvas::stepOnScreen(int right, int down, int deeper) {
    const Scene& now = scene();
    if (now.panels.empty())
        return {};
    const HierarchyLevel level = walk_.path().level;
    const bool atGrid = level == HierarchyLevel::Grid;
    const ScenePanel& panel = level == HierarchyLevel::Thread ? now.panels.back() : now.panels.front();
    // At the grid a step is a box; below it is one block or thread, and a row where an axis is folded.
    std::array<std::int64_t, 3> by{right, down, deeper};
    const std::int64_t row = panel.row;
    const auto folded = [&](std::size_t axis) {
        return atGrid ? row : row * static_cast<std::int64_t>(panel.homeStep[axis]);
    };
    if (level == HierarchyLevel::Warp || level == HierarchyLevel::Cluster)
        return by;
    if (panel.arrangement == Arrangement::RowsOfX && panel.boxCounts[1] == 1)
        by = {right + down * folded(0), 0, deeper};
    else if (panel.arrangement == Arrangement::RowsOfY && panel.boxCounts[0] == 1)
        by = {0, down + right * folded(1), deeper};
    else if (panel.arrangement == Arrangement::TilesOfZ && panel.boxCounts[0] == 1 && panel.boxCounts[1] == 1)
        by = {0, 0, deeper + right + down * folded(2)};
    return by;
}

void HierarchyCanvas::moveCursor(const std::array<std::int64_t, 3>& by) {
    const ScenePanel& panel = scene().panels.front();
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint32_t first = panel.region.first[a];
        const std::uint32_t offset = cursor_[a] >= first ? cursor_[a] - first : 0;
        const std::int64_t box = std::int64_t{offset / panel.step[a]} + by[a];
        if (box < 0 || box >= std::int64_t{panel.boxCounts[a]})
            continue;
        cursor_[a] = first + static_cast<std::uint32_t>(box) * panel.step[a];
    }
    keepCursorInView();
    update();
}

bool HierarchyCanvas::walkKey(int key) {
    const bool atGrid = walk_.path().level == HierarchyLevel::Grid;
    const auto step = [&](int right, int down, int deeper) {
        const std::array<std::int64_t, 3> by = stepOnScreen(right, down, deeper);
        if (walk_.empty())
            return;
        if (atGrid)
            moveCursor(by);
        else
            walkBy([&] { walk_.move(by); });
    };
    switch (key) {
    case Qt::Key_Left:
        step(-1, 0, 0);
        return true;
    case Qt::Key_Right:
        step(1, 0, 0);
        return true;
    case Qt::Key_Up:
        step(0, -1, 0);
        return true;
    case Qt::Key_Down:
        step(0, 1, 0);
        return true;
    case Qt::Key_PageUp:
        step(0, 0, -1);
        return true;
    case Qt::Key_PageDown:
        step(0, 0, 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!atGrid)
            walkBy([&] { walk_.enter(); });
        else if (!scene().panels.empty())
            if (const auto box = scene_.panels.front().boxAt(cursor_))
                walkBy([&, cells = scene_.panels.front().boxes[*box].cells] {
                    walk_.activate(PanelKind::Grid, cells);
                });
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Escape:
        walkBy([&] { walk_.up(); });
        return true;
    case Qt::Key_Home:
        goHome();
        return true;
    default:
        return false;
    }
}

void HierarchyCanvas::look(Look how) {
    const auto turn = [&](double yaw, double pitch) {
        if (!viewpoint_.flat)
            turnBy(yaw, pitch);
    };
    const auto move = [&](double x, double y) { panBy({x, y}, placeToZoomAbout()); };
    switch (how) {
    case Look::Closer:
        zoomBy(keyZoom, placeToZoomAbout());
        return;
    case Look::Farther:
        zoomBy(1 / keyZoom, placeToZoomAbout());
        return;
    case Look::Whole:
        viewpoint_ = Viewpoint::home(viewpoint_.flat);
        resetZoom();
        break;
    case Look::TurnLeft:
        turn(-keyDegrees, 0);
        break;
    case Look::TurnRight:
        turn(keyDegrees, 0);
        break;
    case Look::TurnUp:
        turn(0, -keyDegrees);
        break;
    case Look::TurnDown:
        turn(0, keyDegrees);
        break;
    case Look::MoveLeft:
        move(keyPixels, 0);
        break;
    case Look::MoveRight:
        move(-keyPixels, 0);
        break;
    case Look::MoveUp:
        move(0, keyPixels);
        break;
    case Look::MoveDown:
        move(0, -keyPixels);
        break;
    }
    unhover();
    viewChanged(false);
}

bool HierarchyCanvas::viewKey(const QKeyEvent& event) {
    struct LookKey {
        int key;
        Qt::KeyboardModifiers modifiers;
        Look look;
    };
    constexpr auto none = Qt::NoModifier;
    static constexpr LookKey keys[] = {
        {Qt::Key_Left, Qt::ShiftModifier, Look::TurnLeft},
        {Qt::Key_Right, Qt::ShiftModifier, Look::TurnRight},
        {Qt::Key_Up, Qt::ShiftModifier, Look::TurnUp},
        {Qt::Key_Down, Qt::ShiftModifier, Look::TurnDown},
        {Qt::Key_Left, Qt::ControlModifier, Look::MoveLeft},
        {Qt::Key_Right, Qt::ControlModifier, Look::MoveRight},
        {Qt::Key_Up, Qt::ControlModifier, Look::MoveUp},
        {Qt::Key_Down, Qt::ControlModifier, Look::MoveDown},
        {Qt::Key_Plus, none, Look::Closer},
        {Qt::Key_Equal, none, Look::Closer},
        {Qt::Key_Minus, none, Look::Farther},
        {Qt::Key_0, none, Look::Whole},
    };
    for (const LookKey& one : keys) {
        const bool modified = one.modifiers != none;
        if (event.key() != one.key || (modified && (event.modifiers() & one.modifiers) == 0))
            continue;
        look(one.look);
        return true;
    }
    return false;
}

void HierarchyCanvas::keyPressEvent(QKeyEvent* event) {
    if (!viewKey(*event) && !walkKey(event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace trichevron
