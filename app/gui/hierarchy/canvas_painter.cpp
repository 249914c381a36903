// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/canvas_painter.h"

#include "app/gui/hierarchy/box_labels.h"
#include "app/gui/hierarchy/minimap.h"
#include "app/gui/hierarchy/problem_marks.h"
#include "app/gui/hierarchy/scene_boxes.h"
#include "app/gui/render/enlarged.h"
#include "app/gui/render/vector_faces.h"
#include "core/scene/colouring.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trichevron::gui {
namespace {

constexpr double margin = 12;

/// The smallest range that holds every cell of a panel's boxes.
core::Cells cellsOf(const core::ScenePanel& panel) {
    if (panel.boxes.empty())
        return panel.region;
    core::Cell first = panel.boxes.front().cells.first;
    core::Cell last = panel.boxes.front().cells.last();
    for (const core::SceneBox& box : panel.boxes)
        for (std::size_t a = 0; a < 3; ++a) {
            first[a] = std::min(first[a], box.cells.first[a]);
            last[a] = std::max(last[a], box.cells.last()[a]);
        }
    return {first, {last[0] - first[0] + 1, last[1] - first[1] + 1, last[2] - first[2] + 1}};
}

bool isWithin(const core::Cells& outer, const core::Cells& inner) {
    return outer != inner && outer.contains(inner.first) && outer.contains(inner.last());
}

int threads() {
    return std::max(1, QThread::idealThreadCount());
}

template <class Value>
bool assign(Value& value, const Value& wanted) {
    if (value == wanted)
        return false;
    value = wanted;
    return true;
}

} // namespace

CanvasPainter::CanvasPainter(QWidget& canvas, Minimap& minimap, const CanvasState& state)
    : canvas_(canvas), minimap_(minimap), state_(state), colouring_(&core::defaultColouring()),
      legendPlace_(canvas) {}

bool CanvasPainter::setProblem(std::optional<core::ProblemExtent> problem) {
    return assign(problem_, problem);
}

bool CanvasPainter::setColouring(const core::Colouring& colouring) {
    return assign(colouring_, &colouring);
}

bool CanvasPainter::setFacts(const std::shared_ptr<const core::SceneFacts>& facts) {
    return assign(facts_, facts);
}

bool CanvasPainter::setMoment(const std::optional<core::Moment>& moment) {
    return assign(moment_, moment);
}

bool CanvasPainter::setHidesAnswers(bool hides) {
    return assign(hidesAnswers_, hides);
}

bool CanvasPainter::setColours(const SceneColours& colours) {
    return assign(colours_, colours);
}

void CanvasPainter::invalidatePicture(bool isMoving) {
    isMoving_ = isMoving;
    isPictureStale_ = true;
    if (!isMoving && !scene_.panels.empty() && scene_.panels.front().lacksDetail)
        isSceneStale_ = true;
}

CanvasRoom CanvasPainter::room() const {
    const double line = QFontMetricsF(canvas_.font()).height();
    return {canvas_.size(),
            (isLowCanvas(canvas_.height(), line) ? 1 : 2) * line,
            canvas_.height() - legendPlace_.bottom().top(),
            minimap_.isHidden() ? QRectF() : QRectF(minimap_.geometry()),
            QFontMetricsF(axisFont(canvas_.font(), canvas_.size())).height() + 8,
            legendPlace_.taken(),
            legendPlace_.column()};
}

core::SceneRequest CanvasPainter::request() const {
    core::SceneRequest request = state_.request(room());
    request.problem = problem_;
    request.colouring = colouring_;
    request.facts = facts_;
    request.moment = moment_;
    request.hidesAnswers = hidesAnswers_;
    request.shape = state_.navigation().shape();
    return request;
}

void CanvasPainter::buildScene() {
    built_ = request();
    built_.shape = state_.shape(); // the scene says why an undrawable shape is not drawn
    built_.gridZoom = state_.panelZoom(room());
    built_.isMoving = isMoving_;
    scene_ = trichevron::core::buildScene(built_);
}

void CanvasPainter::ensureScene() {
    if (!isSceneStale_)
        return;
    isSceneStale_ = false;
    isPictureStale_ = true;
    const bool hasRoom = canvas_.width() >= 480 && canvas_.height() >= 220;
    legendPlace_.begin(hasRoom ? Minimap::sideOn(canvas_) : 0, state_.isAtGrid());
    buildScene();
    minimap_.setVisible(hasRoom && !scene_.panels.empty());
    for (int again = 0; again < 2 && legendPlace_.takesRoomFor(scene_.legend); ++again)
        buildScene(); // below instead of beside the panel, and then with its rows
    boxes_.clear();
    for (const core::ScenePanel& panel : scene_.panels)
        boxes_.push_back(renderBoxes(panel, colours_));
    if (!minimap_.isHidden())
        showMinimap();
    describe();
}

void CanvasPainter::showMinimap() {
    const int side = Minimap::sideOn(canvas_);
    minimap_.setGeometry(canvas_.width() - side - static_cast<int>(margin),
                         canvas_.height() - side - static_cast<int>(margin), side, side);
    std::optional<core::Cells> selected;
    if (built_.path.level >= core::HierarchyLevel::Block)
        selected = core::Cells{toCell(built_.path.block), {1, 1, 1}};
    else if (built_.path.level == core::HierarchyLevel::Cluster)
        selected = blocksOf(state_.navigation().shape(), built_.path.cluster);
    const core::ScenePanel& grid = scene_.panels.front();
    std::optional<core::Cells> shown;
    if (grid.zoomed)
        shown = cellsOf(grid);
    else if (grid.region != grid.whole)
        shown = grid.region;
    minimap_.showGrid(grid.whole, shown, selected);
}

void CanvasPainter::describe() {
    QStringList parts;
    if (!scene_.emptyReason.empty())
        parts << QString::fromStdString(scene_.emptyReason);
    for (const core::ScenePanel& panel : scene_.panels)
        parts << QString::fromStdString(panel.note.empty() ? panel.caption
                                                           : panel.caption + ", " + panel.note);
    const core::HierarchyNavigation& navigation = state_.navigation();
    if (navigation.path().level == core::HierarchyLevel::Thread && !navigation.empty())
        parts << QString::fromStdString(
            hidesAnswers_ ? threadLabel(request())
                          : threadIdFormula(navigation.shape().block, navigation.path().thread));
    parts << legend().allTexts();
    canvas_.setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

QSize CanvasPainter::pixelsOfCanvas() const {
    const double ratio = canvas_.devicePixelRatioF();
    return {static_cast<int>(std::ceil(canvas_.width() * ratio)),
            static_cast<int>(std::ceil(canvas_.height() * ratio))};
}

void CanvasPainter::ensurePicture() {
    const QSize pixels = pixelsOfCanvas();
    if (pixels != drawnPixels_)
        motionDetail_.reset();
    else if (!isSceneStale_ && !isPictureStale_)
        return;
    const Stopwatch scene;
    ensureScene();
    isPictureStale_ = false;
    drawnPixels_ = pixels;
    frame_.rest += scene.elapsed();
    const Stopwatch boxes;
    drawPicture();
    frame_.boxes += boxes.elapsed();
}

void CanvasPainter::drawPicture() {
    CanvasRoom room = this->room();
    room.captionHeight =
        captionHeight(scene_.panels, panelRooms(room.size, scene_.panels.size(), 0, room.bottomHeight),
                      canvas_.font(), room.size.height());
    places_ = placePanels(scene_.panels, state_.viewpoint(), room);
    if (!places_.empty())
        if (const std::optional<Camera> camera = state_.gridCamera(this->room()))
            places_.front().camera = *camera;
    const double ratio = canvas_.devicePixelRatioF();
    pixelsPerSample_ = isMoving_ ? motionDetail_.pixelsPerSample() : 1;
    const QSize pixels((drawnPixels_.width() + pixelsPerSample_ - 1) / pixelsPerSample_,
                       (drawnPixels_.height() + pixelsPerSample_ - 1) / pixelsPerSample_);
    picture_ = draw(pixels, ratio / pixelsPerSample_, isMoving_ || ratio >= 2 ? 1 : 2, std::move(picture_));
}

std::vector<RenderGroup> CanvasPainter::groups() const {
    std::vector<RenderGroup> groups;
    for (std::size_t p = 0; p < places_.size(); ++p)
        groups.push_back({boxes_[p], places_[p].camera});
    return groups;
}

Picture CanvasPainter::draw(const QSize& pixels, double ratio, int samples, Picture reused) const {
    RenderSettings settings;
    settings.size = pixels;
    settings.background = colours_.background.rgb();
    settings.pixelRatio = ratio;
    settings.threads = threads();
    settings.samples = samples;
    return trichevron::gui::render(groups(), settings, std::move(reused));
}

const core::Scene& CanvasPainter::scene() {
    ensureScene();
    return scene_;
}

std::optional<core::Cells> CanvasPainter::blocksInView() {
    if (!state_.isGridZoomed())
        return std::nullopt; // does not build a scene before the texts of an edit are painted
    ensureScene();
    if (scene_.panels.empty() || !scene_.panels.front().zoomed)
        return std::nullopt;
    return cellsOf(scene_.panels.front());
}

std::optional<Picture::Item> CanvasPainter::pick(const QPointF& at) {
    ensurePicture();
    const auto item = picture_.itemAt(at);
    // After the boxes of a panel come the trays of its clusters.
    return item && item->box < scene_.panels[item->group].boxes.size() ? item : std::nullopt;
}

bool CanvasPainter::isSeenAt(std::size_t panel, std::size_t box, const QPointF& at) {
    const auto item = pick(at);
    return item && item->group == panel && item->box == box;
}

std::optional<QPoint> CanvasPainter::visiblePointOf(std::size_t panel, std::size_t box) {
    ensurePicture();
    const QPoint at = topOf(scene_.panels.at(panel).boxes.at(box), places_[panel].camera).toPoint();
    if (!isSeenAt(panel, box, at) || (minimap_.isVisible() && minimap_.geometry().contains(at)))
        return std::nullopt;
    return at;
}

ZoomTarget CanvasPainter::zoomTarget(const QPointF& at) {
    ZoomTarget target;
    target.at = at;
    if (const auto item = pick(at)) {
        const core::ScenePanel& panel = scene_.panels[item->group];
        const core::SceneBox& box = panel.boxes[item->box];
        target.box = {panel.kind, box.cells, box.corner[2] + box.size[2],
                      std::max(box.size[0], box.size[1]) * places_[item->group].camera.scale,
                      panel.boxes.size() < 2};
    }
    if (!scene_.panels.empty()) {
        const core::ScenePanel& panel = scene_.panels.back();
        target.panel = outlineOf(panel.minCorner, panel.maxCorner, places_.back().camera);
        target.unitPixels = places_.back().camera.scale / state_.viewpoint().zoom;
    }
    return target;
}

std::optional<QPointF> CanvasPainter::cursorPoint() {
    ensurePicture();
    if (scene_.panels.empty())
        return std::nullopt;
    const auto box = scene_.panels.front().boxAt(state_.cursor());
    if (!box)
        return std::nullopt;
    const QPointF at = topOf(scene_.panels.front().boxes[*box], places_.front().camera);
    return canvas_.rect().contains(at.toPoint()) ? std::optional(at) : std::nullopt;
}

QRectF CanvasPainter::rectOfLastPanel() const {
    const core::ScenePanel& panel = scene_.panels.back();
    return panel.zoomed ? QRectF(canvas_.rect())
                        : places_.back().camera.bounds(panel.minCorner, panel.maxCorner);
}

QRectF CanvasPainter::rectOfBlocks(const core::Cells& blocks) const {
    const bool isCluster = scene_.panels.back().kind == core::PanelKind::Cluster;
    const std::size_t p = isCluster ? scene_.panels.size() - 1 : 0;
    const core::ScenePanel& panel = scene_.panels[p];
    QRectF bounds;
    for (const core::Cell& cell : {blocks.first, blocks.last()})
        if (const auto number = panel.boxAt(cell)) {
            const core::SceneBox& box = panel.boxes[*number];
            Point3 far = box.corner;
            for (std::size_t a = 0; a < 3; ++a)
                far[a] += box.size[a];
            bounds |= places_[p].camera.bounds(box.corner, far);
        }
    return bounds;
}

std::optional<CanvasPainter::TransitionStart>
CanvasPainter::prepareTransition(const core::Cells& shownBefore) const {
    if (isPictureStale_ || isSceneStale_ || scene_.panels.empty() || !canvas_.isVisible())
        return std::nullopt;
    const core::Cells shownNow = shownBlocks(state_.navigation());
    const bool goesIn = isWithin(shownBefore, shownNow);
    if (!goesIn && !isWithin(shownNow, shownBefore))
        return std::nullopt;
    const QRectF place = goesIn ? rectOfBlocks(shownNow) : rectOfLastPanel();
    if (place.isEmpty())
        return std::nullopt;
    return TransitionStart{picture_.image(), place, goesIn, shownBefore};
}

bool CanvasPainter::startTransition(const TransitionStart& start) {
    ensurePicture();
    if (scene_.panels.empty())
        return false;
    const QRectF place = start.goesIn ? rectOfLastPanel() : rectOfBlocks(start.shownBefore);
    if (place.isEmpty())
        return false;
    transition_.begin(start.picture, start.place, place);
    return true;
}

Legend CanvasPainter::legend() const {
    return legendPlace_.legendOf(scene_.legend);
}

QStringList CanvasPainter::legendAt(const QPointF& at) {
    ensureScene();
    if (!scene_.emptyReason.empty())
        return {};
    const Legend shown = legend();
    return !shown.isWhole() && legendPlace_.placeOf(shown).contains(at) ? shown.allTexts() : QStringList();
}

void CanvasPainter::paint(QPainter& painter, const std::optional<Picture::Item>& hovered) {
    ensurePicture();
    const Stopwatch watch;
    const QRectF area(canvas_.rect());
    painter.setFont(canvas_.font());
    if (transition_.isActive() && scene_.emptyReason.empty()) {
        painter.fillRect(area, colours_.background);
        transition_.paint(painter, picture_.image(), area);
    } else {
        paintPicture(painter);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (!scene_.emptyReason.empty()) {
        painter.setPen(colours_.text);
        painter.drawText(area.adjusted(40, 20, -40, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         QString::fromStdString(scene_.emptyReason));
    } else {
        paintOverlay(painter, hovered);
    }
    if (canvas_.hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours_.link, 2));
        painter.drawRect(area.adjusted(1, 1, -1, -1));
    }
    if (isMoving_ && frame_.boxes.count() > 0)
        motionDetail_.addFrame({frame_.boxes, frame_.rest + watch.elapsed()});
    frame_ = {};
}

void CanvasPainter::paintPicture(QPainter& painter) const {
    const QPaintEngine& engine = *painter.paintEngine();
    const bool wantsVectors = engine.type() == QPaintEngine::SVG || engine.type() == QPaintEngine::Pdf;
    const double screenRatio = canvas_.devicePixelRatioF();
    const double ratio = wantsVectors ? pictureScaleInVectors : engine.paintDevice()->devicePixelRatioF();
    if (wantsVectors && countFaces() <= maxVectorFaces) {
        painter.fillRect(canvas_.rect(), colours_.background);
        painter.setRenderHint(QPainter::Antialiasing);
        paintFaces(painter, facesByDepth(groups(), picture_));
    } else if (ratio > screenRatio) {
        const QSize pixels = (QSizeF(canvas_.size()) * ratio).toSize();
        painter.drawImage(QPointF(0, 0), draw(pixels, ratio, ratio >= 4 ? 1 : 2, {}).image());
    } else if (pixelsPerSample_ > 1) {
        paintEnlarged(painter, picture_.image(), pixelsPerSample_, drawnPixels_, threads());
    } else {
        painter.drawImage(QPointF(0, 0), picture_.image());
    }
}

std::size_t CanvasPainter::countFaces() const {
    return facesByDepth(groups(), picture_).size();
}

bool CanvasPainter::isDrawnAsVectors() {
    ensurePicture();
    return countFaces() <= maxVectorFaces;
}

void CanvasPainter::paintOverlay(QPainter& painter, const std::optional<Picture::Item>& hovered) {
    const Overlay overlay{
        request(), scene_, places_, picture_, colours_, QRectF(canvas_.rect()), legendPlace_.bottom()};
    const bool isInTransition = transition_.isActive();
    std::vector<bool> labelled;
    if (!isInTransition) {
        overlay.paintLinks(painter);
        paintProblemMarks(overlay, painter); // below the labels, which stay readable
        labelled = paintBoxLabels(overlay, painter);
        painter.setFont(canvas_.font());
        overlay.paintAxes(painter);
    }
    painter.setFont(canvas_.font());
    overlay.paintCaptions(painter);
    if (!isInTransition) {
        if (hovered)
            overlay.paintOutline(painter, hovered->group, hovered->box, colours_.link);
        if (canvas_.hasFocus() && state_.isAtGrid())
            if (const auto box = scene_.panels.front().boxAt(state_.cursor()))
                overlay.paintOutline(painter, 0, *box, colours_.text);
        overlay.paintSelection(painter, labelled);
    }
    const Legend shown = legend();
    shown.paint(painter, legendPlace_.placeOf(shown).topLeft(), colours_);
}

} // namespace trichevron::gui
