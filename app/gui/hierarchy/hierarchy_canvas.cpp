// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/hierarchy_canvas.h"

#include "app/gui/hierarchy/hover_label.h"
#include "app/gui/hierarchy/minimap.h"
#include "app/gui/text/retranslate.h"
#include "core/scene/scene_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <utility>

namespace trichevron::gui {
namespace {

constexpr int settleMilliseconds = 120;
constexpr int frameMilliseconds = 16;
constexpr double keyZoom = 1.25;
constexpr double keyDegrees = 10;
constexpr double keyPixels = 60;

template <class... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

} // namespace

HierarchyCanvas::HierarchyCanvas(QWidget* parent)
    : QWidget(parent), label_(new HoverLabel(this)), minimap_(new Minimap(this)),
      painter_(*this, *minimap_, state_) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    settle_.setSingleShot(true);
    settle_.setInterval(settleMilliseconds);
    connect(&settle_, &QTimer::timeout, this, &HierarchyCanvas::settle);
    afterTexts_.setSingleShot(true);
    connect(&afterTexts_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    frames_.setTimerType(Qt::PreciseTimer);
    frames_.setInterval(frameMilliseconds);
    connect(&frames_, &QTimer::timeout, this, &HierarchyCanvas::advanceFrame);
    connect(minimap_, &Minimap::clicked, this, &HierarchyCanvas::goHome);
    connectState();
    retranslate(this, [this] {
        setAccessibleName(HierarchyCanvas::tr("Hierarchy of the launch"));
        sceneChanged(); // its captions and its legend are texts
    });
}

void HierarchyCanvas::connectState() {
    connect(&state_, &CanvasState::pathChanged, this, &HierarchyCanvas::pathChanged);
    connect(&state_, &CanvasState::placeChanged, this, &HierarchyCanvas::placeChanged);
    connect(&state_, &CanvasState::layersChanged, this, &HierarchyCanvas::layersChanged);
    connect(&state_, &CanvasState::sceneChanged, this, &HierarchyCanvas::sceneChanged);
    connect(&state_, &CanvasState::panelsChanged, this, &HierarchyCanvas::changePanels);
    connect(&state_, &CanvasState::visibleBoxesChanged, this, [this] { painter_.invalidateScene(); });
    connect(&state_, &CanvasState::zoomed, this, [this] {
        unhover();
        if (state_.isGliding())
            frames_.start();
        viewChanged(true);
    });
}

void HierarchyCanvas::setLaunch(const core::LaunchShape& shape, std::optional<core::ProblemExtent> problem) {
    const bool isSame = !painter_.setProblem(problem) && shape == state_.shape();
    if (!isSame || painter_.isSceneStale())
        state_.setShape(shape);
}

void HierarchyCanvas::setPath(const core::HierarchyPath& path) {
    state_.setPath(path);
}

void HierarchyCanvas::setColouring(const core::Colouring& colouring) {
    if (painter_.setColouring(colouring))
        sceneChanged();
}

void HierarchyCanvas::setFacts(const std::shared_ptr<const core::SceneFacts>& facts) {
    if (painter_.setFacts(facts))
        sceneChanged();
}

void HierarchyCanvas::setMoment(const std::optional<core::Moment>& moment) {
    if (painter_.setMoment(moment))
        sceneChanged();
}

void HierarchyCanvas::setHidesAnswers(bool hides) {
    setMouseTracking(!hides);
    if (painter_.setHidesAnswers(hides))
        sceneChanged();
}

void HierarchyCanvas::setOnlyWholeClusters(bool only) {
    state_.setOnlyWholeClusters(only);
    sceneChanged();
}

void HierarchyCanvas::setMostBlocks(const std::optional<core::Cell>& most) {
    if (state_.setMostBlocks(most))
        sceneChanged();
}

core::Cells HierarchyCanvas::blocksAtHome(const std::optional<core::Cell>& most) {
    scene(); // its legend takes a part of the room
    core::SceneRequest request = state_.request(painter_.room());
    request.gridRegion.reset();
    request.mostBlocks = most;
    return core::blocksAtHome(request);
}

void HierarchyCanvas::setFlat(bool flat) {
    if (flat != isFlat())
        state_.setFlat(flat, blocksInView(), painter_.room());
}

void HierarchyCanvas::setColours(const SceneColours& colours) {
    if (!painter_.setColours(colours))
        return;
    label_->setColours(colours);
    minimap_->setColours(colours);
    sceneChanged();
}

void HierarchyCanvas::leaveRegions(core::PanelKind kind, std::size_t keep) {
    state_.leaveRegions(kind, keep);
}

void HierarchyCanvas::goHome() {
    state_.goHome();
}

void HierarchyCanvas::sceneChanged() {
    painter_.invalidateScene();
    unhover();
    afterTexts_.start();
}

void HierarchyCanvas::viewChanged(bool isMoving) {
    painter_.invalidatePicture(isMoving);
    if (isMoving)
        settle_.start();
    else
        settle_.stop();
    update();
}

void HierarchyCanvas::settle() {
    viewChanged(false);
    if (const std::optional<core::Cells> inView = blocksInView(); inView != announcedInView_) {
        announcedInView_ = inView;
        emit placeChanged();
    }
}

void HierarchyCanvas::changePanels(const std::optional<core::Cells>& shownBefore) {
    const auto start =
        shownBefore && !isMotionReduced() ? painter_.prepareTransition(*shownBefore) : std::nullopt;
    sceneChanged();
    if (start && painter_.startTransition(*start))
        frames_.start();
}

void HierarchyCanvas::advanceFrame() {
    const bool isGliding = state_.isGliding();
    state_.advanceGlide();
    if (!state_.isGliding() && !painter_.isInTransition()) {
        frames_.stop();
        painter_.endTransition();
    }
    if (isGliding) {
        painter_.invalidateScene();
        viewChanged(true);
    } else {
        update(); // only the transition goes on
    }
}

void HierarchyCanvas::finishMotion() {
    frames_.stop();
    painter_.endTransition();
    state_.finishGlide();
    painter_.invalidateScene();
    viewChanged(false);
}

bool HierarchyCanvas::carryOut(const CanvasIntent& intent) {
    const Overloaded handlers{
        [](std::monostate) { return false; },
        [this](const intent::Hover& hover) {
            hoverAt(hover.at);
            return true;
        },
        [this](const intent::Orbit& orbit) {
            unhover();
            state_.turnBy(orbit.yaw, orbit.pitch, painter_.room());
            viewChanged(true);
            return true;
        },
        [this](const intent::Pan& pan) {
            unhover();
            state_.panBy(pan.by, pan.about, painter_.room());
            viewChanged(true);
            return true;
        },
        [this](const intent::Zoom& zoom) {
            zoomBy(zoom.factor, zoom.about);
            return true;
        },
        [this](const intent::Activate& activate) {
            if (const auto item = painter_.pick(activate.at)) {
                const core::ScenePanel& panel = scene().panels[item->group];
                const core::Cells cells = panel.boxes[item->box].cells;
                state_.activate(panel.kind, cells);
            }
            return true;
        },
        [this](const intent::GoUpFromBackground& up) {
            if (!painter_.pick(up.at))
                state_.goUp();
            return true;
        },
        [this](const intent::Step& step) {
            state_.step(step.right, step.down, step.deeper, scene(), painter_.room());
            update();
            return true;
        },
        [this](const intent::Enter&) {
            enterAtCursor();
            return true;
        },
        // Escape at the whole grid is for the dialog that it is in.
        [this](const intent::GoUp&) { return state_.goUp(); },
        [this](const intent::GoHome&) {
            goHome();
            return true;
        },
        [this](ViewCommand command) {
            execute(command);
            return true;
        },
    };
    return std::visit(handlers, intent);
}

void HierarchyCanvas::zoomBy(double factor, const QPointF& about) {
    const ZoomTarget target = painter_.zoomTarget(about);
    state_.zoomBy(factor, target, painter_.room());
}

void HierarchyCanvas::enterAtCursor() {
    if (!state_.isAtGrid()) {
        state_.enter();
        return;
    }
    if (scene().panels.empty())
        return;
    const core::ScenePanel& panel = scene().panels.front();
    if (const auto box = panel.boxAt(state_.cursor())) {
        const core::Cells cells = panel.boxes[*box].cells;
        state_.activate(core::PanelKind::Grid, cells);
    }
}

QPointF HierarchyCanvas::keyZoomPoint() {
    const QPointF middle(width() / 2.0, height() / 2.0);
    return state_.isAtGrid() && hasFocus() ? painter_.cursorPoint().value_or(middle) : middle;
}

void HierarchyCanvas::execute(ViewCommand command) {
    const auto turn = [&](double yaw, double pitch) {
        if (!isFlat())
            state_.turnBy(yaw, pitch, painter_.room());
    };
    const auto move = [&](double x, double y) { state_.panBy({x, y}, keyZoomPoint(), painter_.room()); };
    switch (command) {
    case ViewCommand::ZoomIn:
        zoomBy(keyZoom, keyZoomPoint());
        return;
    case ViewCommand::ZoomOut:
        zoomBy(1 / keyZoom, keyZoomPoint());
        return;
    case ViewCommand::Fit:
        state_.fit();
        break;
    case ViewCommand::TurnLeft:
        turn(-keyDegrees, 0);
        break;
    case ViewCommand::TurnRight:
        turn(keyDegrees, 0);
        break;
    case ViewCommand::TurnUp:
        turn(0, -keyDegrees);
        break;
    case ViewCommand::TurnDown:
        turn(0, keyDegrees);
        break;
    case ViewCommand::MoveLeft:
        move(keyPixels, 0);
        break;
    case ViewCommand::MoveRight:
        move(-keyPixels, 0);
        break;
    case ViewCommand::MoveUp:
        move(0, keyPixels);
        break;
    case ViewCommand::MoveDown:
        move(0, -keyPixels);
        break;
    }
    unhover();
    viewChanged(false);
}

void HierarchyCanvas::hoverAt(const QPointF& at) {
    if (const QStringList legend = painter_.legendAt(at); !legend.isEmpty()) {
        unhover();
        label_->showLines(QStringList(tr("Legend")) + legend, at.toPoint());
        return;
    }
    const std::optional<Picture::Item> item = painter_.pick(at);
    if (!item) {
        unhover();
        return;
    }
    const bool isSame = hovered_ && item->group == hovered_->group && item->box == hovered_->box;
    const core::ScenePanel& panel = scene().panels[item->group];
    const core::SceneBox& box = panel.boxes[item->box];
    QStringList lines;
    for (const std::string& line : describeCells(painter_.request(), panel.kind, box.cells))
        lines << QString::fromStdString(line);
    label_->showLines(lines, at.toPoint());
    if (isSame)
        return;
    hovered_ = item;
    update();
    if (panel.kind == core::PanelKind::Block && box.cells.count() == 1)
        emit threadHovered(computePlace(navigation().shape(), navigation().path().block,
                                        core::indexAt<core::level::Block>(box.cells.first)));
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

void HierarchyCanvas::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter_.paint(painter, hovered_);
}

void HierarchyCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    sceneChanged();
}

void HierarchyCanvas::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        sceneChanged();
}

void HierarchyCanvas::mousePressEvent(QMouseEvent* event) {
    input_.press(*event);
}

void HierarchyCanvas::mouseMoveEvent(QMouseEvent* event) {
    carryOut(input_.move(*event, isFlat()));
}

void HierarchyCanvas::mouseReleaseEvent(QMouseEvent* event) {
    carryOut(input_.release(*event));
}

void HierarchyCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    carryOut(input_.doubleClick(*event));
}

void HierarchyCanvas::wheelEvent(QWheelEvent* event) {
    carryOut(CanvasInput::wheel(*event));
    event->accept();
}

void HierarchyCanvas::leaveEvent(QEvent* event) {
    unhover();
    QWidget::leaveEvent(event);
}

void HierarchyCanvas::keyPressEvent(QKeyEvent* event) {
    if (!carryOut(CanvasInput::key(*event)))
        QWidget::keyPressEvent(event);
}

} // namespace trichevron::gui
