// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/canvas_state.h"

#include "core/scene/panel.h"

#include <algorithm>
#include <cmath>

namespace trichevron::gui {
namespace {

constexpr double minPitch = 8;
constexpr double minZoom = 0.4;
/// Shares of the canvas' shorter side: the largest box, the box that zooming in enters, and the level that
/// zooming out has just left.
constexpr double maxBoxShare = 0.5;
constexpr double enterShare = 0.42;
constexpr double leftShare = 0.3;
/// Zooming out below this leaves a level.
constexpr double leaveZoom = 0.85;

core::PanelKind innermostPanel(const core::HierarchyPath& path) {
    return path.level == core::HierarchyLevel::Grid      ? core::PanelKind::Grid
           : path.level == core::HierarchyLevel::Cluster ? core::PanelKind::Cluster
                                                         : core::PanelKind::Block;
}

double shorterSide(const CanvasRoom& room) {
    return std::min(room.size.width(), room.size.height());
}

QPointF middleOf(const CanvasRoom& room) {
    return {room.size.width() / 2, room.size.height() / 2};
}

/// The step along the axes of the index that goes in a direction of the screen.
std::array<std::int64_t, 3> stepOnScreen(int right, int down, int deeper, core::HierarchyLevel level,
                                         const core::Scene& scene) {
    const bool atGrid = level == core::HierarchyLevel::Grid;
    const core::ScenePanel& panel =
        level == core::HierarchyLevel::Thread ? scene.panels.back() : scene.panels.front();
    // At the grid a step is a box; below it is one block or thread, and a row where an axis is folded.
    std::array<std::int64_t, 3> by{right, down, deeper};
    const std::int64_t row = panel.row;
    const auto folded = [&](std::size_t axis) {
        return atGrid ? row : row * static_cast<std::int64_t>(panel.homeStep[axis]);
    };
    if (level == core::HierarchyLevel::Warp || level == core::HierarchyLevel::Cluster)
        return by;
    if (panel.arrangement == core::Arrangement::RowsOfX && panel.boxCounts[1] == 1)
        by = {right + down * folded(0), 0, deeper};
    else if (panel.arrangement == core::Arrangement::RowsOfY && panel.boxCounts[0] == 1)
        by = {0, down + right * folded(1), deeper};
    else if (panel.arrangement == core::Arrangement::TilesOfZ && panel.boxCounts[0] == 1 &&
             panel.boxCounts[1] == 1)
        by = {0, 0, deeper + right + down * folded(2)};
    return by;
}

} // namespace

void CanvasState::navigate(const std::function<void()>& change) {
    const core::HierarchyPath before = navigation_.path();
    const auto grid = navigation_.regions(core::PanelKind::Grid);
    const auto cluster = navigation_.regions(core::PanelKind::Cluster);
    const auto block = navigation_.regions(core::PanelKind::Block);
    const core::LaunchShape shape = navigation_.shape();
    const core::Cells shownBefore = shownBlocks(navigation_);
    const std::uint32_t layersBefore = layerCount();
    change();
    const core::HierarchyPath after = navigation_.path();
    if (before == after && grid == navigation_.regions(core::PanelKind::Grid) &&
        cluster == navigation_.regions(core::PanelKind::Cluster) &&
        block == navigation_.regions(core::PanelKind::Block))
        return;
    const auto panels = [](core::HierarchyLevel level) {
        return std::min(level, core::HierarchyLevel::Block);
    };
    if (panels(before.level) != panels(after.level) || grid != navigation_.regions(core::PanelKind::Grid)) {
        if (layersBefore != layerCount() || panels(before.level) != panels(after.level))
            setFirstLayer(0);
        viewpoint_.zoom = 1;
        viewpoint_.pan = {};
        gridZoom_.goHome();
        emit panelsChanged(shape == navigation_.shape() ? std::optional(shownBefore) : std::nullopt);
        emit layersChanged();
    }
    if (after.level >= core::HierarchyLevel::Block)
        cursor_ = toCell(after.block);
    else if (after.level == core::HierarchyLevel::Cluster)
        cursor_ = blocksOf(navigation_.shape(), after.cluster).first;
    else if (const auto region = navigation_.region(core::PanelKind::Grid);
             region && !region->contains(cursor_))
        cursor_ = region->first;
    emit sceneChanged();
    emit placeChanged();
    if (before != after)
        emit pathChanged(after);
}

void CanvasState::setShape(const core::LaunchShape& shape) {
    if (shape.grid != shape_.grid || shape.cluster != shape_.cluster)
        gridZoom_.goHome();
    shape_ = shape;
    navigate([&] { navigation_.setShape(shape); });
    if (!core::Cells{{0, 0, 0}, sizeOf(shape.grid)}.contains(cursor_))
        cursor_ = {};
    firstLayer_ = std::min(firstLayer_, std::max(1U, layerCount()) - 1);
    emit sceneChanged();
    emit placeChanged();
    emit layersChanged();
}

void CanvasState::setPath(const core::HierarchyPath& path) {
    navigate([&] { navigation_.setPath(path); });
}

void CanvasState::leaveRegions(core::PanelKind kind, std::size_t keep) {
    if (kind == core::PanelKind::Grid && isAtGrid() && navigation_.regions(kind).size() == keep)
        resetZoom(); // the place stays the same
    navigate([&] { navigation_.leaveRegions(kind, keep); });
}

void CanvasState::goHome() {
    if (isAtGrid())
        resetZoom();
    navigate([&] { navigation_.home(); });
}

void CanvasState::activate(core::PanelKind kind, const core::Cells& cells) {
    navigate([&] { navigation_.activate(kind, cells); });
}

void CanvasState::enter() {
    navigate([&] { navigation_.enter(); });
}

bool CanvasState::goUp() {
    if (isAtGrid() && navigation_.regions(core::PanelKind::Grid).empty())
        return false;
    navigate([&] { navigation_.up(); });
    return true;
}

void CanvasState::step(int right, int down, int deeper, const core::Scene& scene, const CanvasRoom& room) {
    if (navigation_.empty() || scene.panels.empty())
        return;
    const auto by = stepOnScreen(right, down, deeper, navigation_.path().level, scene);
    if (isAtGrid())
        moveCursor(by, scene.panels.front(), room);
    else
        navigate([&] { navigation_.move(by); });
}

void CanvasState::moveCursor(const std::array<std::int64_t, 3>& by, const core::ScenePanel& panel,
                             const CanvasRoom& room) {
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint32_t first = panel.region.first[a];
        const std::uint32_t offset = cursor_[a] >= first ? cursor_[a] - first : 0;
        const std::int64_t box = std::int64_t{offset / panel.step[a]} + by[a];
        if (box < 0 || box >= std::int64_t{panel.boxCounts[a]})
            continue;
        cursor_[a] = first + static_cast<std::uint32_t>(box) * panel.step[a];
    }
    keepCursorInView(room);
}

void CanvasState::keepCursorInView(const CanvasRoom& room) {
    const auto home = gridHome(room);
    if (!home || gridZoom_.isHome())
        return;
    const core::ZoomLayout::Piece piece = home->layout.pieceAround({cursor_, {1, 1, 1}});
    const core::ScenePoint top{(piece.min[0] + piece.max[0]) / 2, (piece.min[1] + piece.max[1]) / 2,
                               piece.max[2]};
    const QPointF at = gridZoom_.pointOf(top, home->camera, home->layout);
    if (QRectF(QPointF(), room.size).adjusted(40, 60, -40, -60).contains(at))
        return;
    gridZoom_.panBy(middleOf(room) - at, at, room.size, home->camera, home->layout);
    emit visibleBoxesChanged();
}

void CanvasState::setFlat(bool flat, const std::optional<core::Cells>& inView, const CanvasRoom& room) {
    const double octaves = gridZoom_.target();
    viewpoint_ = Viewpoint::home(flat);
    gridZoom_.goHome();
    if (const auto home = gridHome(room); home && inView) {
        core::Cell middle = inView->first;
        for (std::size_t a = 0; a < 2; ++a)
            middle[a] += inView->size[a] / 2;
        gridZoom_.centreOn(home->layout.pieceAround({middle, {1, 1, 1}}), std::min(octaves, home->maxOctaves),
                           room.size);
    }
    emit sceneChanged();
}

void CanvasState::fit() {
    viewpoint_ = Viewpoint::home(viewpoint_.flat);
    resetZoom();
}

void CanvasState::resetZoom() {
    if (!gridZoom_.isHome())
        emit sceneChanged();
    gridZoom_.goHome();
    viewpoint_.zoom = 1;
    viewpoint_.pan = {};
    emit placeChanged();
}

void CanvasState::turnBy(double yaw, double pitch, const CanvasRoom& room) {
    if (const auto home = gridHome(room))
        gridZoom_.setFocusToMiddle(room.size, home->camera, home->layout);
    viewpoint_.yaw = std::remainder(viewpoint_.yaw + yaw, 360.0);
    viewpoint_.pitch = std::clamp(viewpoint_.pitch + pitch, minPitch, 90.0);
    if (isGridZoomed())
        emit visibleBoxesChanged();
}

void CanvasState::panBy(const QPointF& by, const QPointF& about, const CanvasRoom& room) {
    if (const auto home = gridHome(room)) {
        gridZoom_.panBy(by, about, room.size, home->camera, home->layout);
        emit visibleBoxesChanged();
    } else {
        viewpoint_.pan += by;
    }
}

void CanvasState::zoomBy(double factor, const ZoomTarget& target, const CanvasRoom& room) {
    if (zoomGrid(std::log2(factor), target, room))
        return;
    if (factor > 1 ? enterByZoom(target, room) : leaveByZoom(room))
        return;
    zoomPanel(factor, target, room);
}

bool CanvasState::zoomGrid(double octaves, const ZoomTarget& target, const CanvasRoom& room) {
    const std::optional<GridHome> home = gridHome(room);
    if (!home)
        return false;
    if (octaves > 0 && gridZoom_.target() >= home->maxOctaves - 1e-6) {
        enterByZoom(target, room);
        return true;
    }
    if (octaves < 0 && gridZoom_.target() <= 0) {
        const std::size_t entered = navigation_.regions(core::PanelKind::Grid).size();
        if (entered > 0)
            leaveRegions(core::PanelKind::Grid, entered - 1);
        return true;
    }
    gridZoom_.zoomBy(octaves, home->maxOctaves, target.at, target.box ? target.box->top : 0, home->camera,
                     home->layout);
    if (motionReduced_)
        gridZoom_.arrive();
    emit visibleBoxesChanged();
    emit zoomed();
    return true;
}

void CanvasState::zoomPanel(double factor, const ZoomTarget& target, const CanvasRoom& room) {
    const double maxZoom = std::max(1.0, maxBoxShare * shorterSide(room) / target.unitPixels);
    const double zoom = std::clamp(viewpoint_.zoom * factor, minZoom, maxZoom);
    const double actual = zoom / viewpoint_.zoom;
    const QPointF middle = middleOf(room);
    // The point under the pointer stays where it is, if the pointer is on the panel.
    QPointF about = target.at;
    if (!target.panel.containsPoint(about, Qt::OddEvenFill))
        about = target.panel.isEmpty() ? middle : target.panel.boundingRect().center();
    viewpoint_.pan = about - middle - (about - middle - viewpoint_.pan) * actual;
    viewpoint_.zoom = zoom;
    emit zoomed();
}

bool CanvasState::enterByZoom(const ZoomTarget& target, const CanvasRoom& room) {
    if (!target.box)
        return false;
    const ZoomTarget::Box& box = *target.box;
    if (box.panel == core::PanelKind::Block || box.isOnlyBox ||
        box.edge < 0.95 * enterShare * shorterSide(room))
        return false;
    activate(box.panel, box.cells);
    return true;
}

bool CanvasState::leaveByZoom(const CanvasRoom& room) {
    if (isAtGrid() || viewpoint_.zoom > leaveZoom)
        return false;
    const core::Cells left = shownBlocks(navigation_);
    navigate([&] {
        do
            navigation_.up();
        while (navigation_.path().level >= core::HierarchyLevel::Block);
    });
    const std::optional<GridHome> home = gridHome(room);
    if (!isAtGrid() || !home)
        return true;
    gridZoom_.fit(home->layout.pieceAround(left), leftShare, home->maxOctaves, room.size, home->camera,
                  home->layout);
    emit sceneChanged();
    emit placeChanged();
    return true;
}

void CanvasState::setFirstLayer(std::uint32_t layer) {
    const std::uint32_t clamped = std::min(layer, std::max(1U, layerCount()) - 1);
    if (clamped == firstLayer_)
        return;
    firstLayer_ = clamped;
    emit sceneChanged();
    emit layersChanged();
}

std::uint32_t CanvasState::layerCount() const {
    const core::LaunchShape& shape = navigation_.shape();
    const core::PanelKind kind = innermostPanel(navigation_.path());
    const std::optional<core::Cells> region = navigation_.region(kind);
    const core::Cell whole = kind == core::PanelKind::Block     ? sizeOf(shape.block)
                             : kind == core::PanelKind::Cluster ? sizeOf(shape.cluster)
                                                                : sizeOf(shape.grid);
    return region ? region->size[2] : whole[2];
}

std::optional<core::Cells> CanvasState::withoutCutLayers(core::PanelKind kind,
                                                         const core::Cell& whole) const {
    std::optional<core::Cells> region = navigation_.region(kind);
    if (firstLayer_ == 0 || kind != innermostPanel(navigation_.path()))
        return region;
    if (!region) {
        region = core::Cells{{0, 0, 0}, whole};
        if (kind == core::PanelKind::Cluster)
            region = blocksOf(navigation_.shape(), navigation_.path().cluster);
    }
    const std::uint32_t cut = std::min(firstLayer_, region->size[2] - 1);
    region->first[2] += cut;
    region->size[2] -= cut;
    return region;
}

core::SceneRequest CanvasState::request(const CanvasRoom& room) const {
    core::SceneRequest request;
    request.shape = shape_;
    request.path = navigation_.path();
    const core::LaunchShape& shape = navigation_.shape();
    request.gridRegion = withoutCutLayers(core::PanelKind::Grid, sizeOf(shape.grid));
    request.clusterRegion = withoutCutLayers(core::PanelKind::Cluster, sizeOf(shape.cluster));
    request.blockRegion = withoutCutLayers(core::PanelKind::Block, sizeOf(shape.block));
    request.flat = viewpoint_.flat;
    request.onlyWholeClusters = onlyWholeClusters_;
    request.mostBlocks = mostBlocks_;
    request.alone = budgetFor(panelRooms(room.size, 1, room.captionHeight, room.bottomHeight).front());
    const std::vector<QRectF> rooms = panelRooms(room.size, 2, room.captionHeight, room.bottomHeight);
    request.context = budgetFor(rooms.front());
    const std::uint32_t legal = request.threads.fullUpTo;
    request.threads = budgetFor(rooms.back());
    request.threads.fullUpTo = legal;
    return request;
}

std::optional<CanvasState::GridHome> CanvasState::gridHome(const CanvasRoom& room) const {
    const std::optional<core::ZoomLayout> layout = computeZoomLayout(request(room));
    if (!layout)
        return std::nullopt;
    core::ScenePanel home;
    home.region.size = sizeOf(navigation_.shape().grid);
    for (std::size_t a = 0; a < 3; ++a) {
        home.minCorner[a] = static_cast<float>(layout->min()[a]);
        home.maxCorner[a] = static_cast<float>(layout->max()[a]);
    }
    Viewpoint angles = viewpoint_;
    angles.zoom = 1;
    angles.pan = {};
    const Camera camera = placePanels({home}, angles, room).front().camera;
    const double edge = std::max(1.0, enterShare * shorterSide(room)) / camera.scale;
    return GridHome{*layout, camera, layout->octavesToCells() + std::max(0.0, std::log2(edge))};
}

std::optional<core::PanelZoom> CanvasState::panelZoom(const CanvasRoom& room) const {
    const std::optional<GridHome> home = gridHome(room);
    return home ? gridZoom_.request(room.size, home->camera) : std::nullopt;
}

std::optional<Camera> CanvasState::gridCamera(const CanvasRoom& room) const {
    const std::optional<GridHome> home = gridHome(room);
    return home ? std::optional(gridZoom_.camera(home->camera)) : std::nullopt;
}

} // namespace trichevron::gui
