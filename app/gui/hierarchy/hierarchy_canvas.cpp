// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/hierarchy_canvas.h"

#include "app/gui/hierarchy/hover_label.h"
#include "app/gui/hierarchy/minimap.h"
#include "app/gui/hierarchy/overlay.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"

#include <QEvent>
#include <QPainter>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <utility>

namespace trichevron {
namespace {

constexpr int settleMilliseconds = 120;
constexpr int frameMilliseconds = 16;
constexpr double margin = 12;

/// The least range that holds every cell of a panel's boxes.
Cells cellsOf(const ScenePanel& panel) {
    if (panel.boxes.empty())
        return panel.region;
    Cell first = panel.boxes.front().cells.first;
    Cell last = panel.boxes.front().cells.last();
    for (const SceneBox& box : panel.boxes)
        for (std::size_t a = 0; a < 3; ++a) {
            first[a] = std::min(first[a], box.cells.first[a]);
            last[a] = std::max(last[a], box.cells.last()[a]);
        }
    return {first, {last[0] - first[0] + 1, last[1] - first[1] + 1, last[2] - first[2] + 1}};
}

QRgb mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return qRgb(channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue()));
}

Hatch hatchOf(Pattern pattern) {
    if (pattern == Pattern::None)
        return Hatch::None;
    return pattern == Pattern::Idle || pattern == Pattern::Waiting ? Hatch::Dense : Hatch::Sparse;
}

} // namespace

HierarchyCanvas::HierarchyCanvas(QWidget* parent)
    : QWidget(parent), label_(new HoverLabel(this)), minimap_(new Minimap(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Hierarchy of the launch"));
    settle_.setSingleShot(true);
    settle_.setInterval(settleMilliseconds);
    connect(&settle_, &QTimer::timeout, this, [this] {
        viewChanged(false);
        if (const std::optional<Cells> inView = blocksInView(); inView != toldInView_) {
            toldInView_ = inView;
            emit placeChanged();
        }
    });
    afterWords_.setSingleShot(true);
    connect(&afterWords_, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    frames_.setTimerType(Qt::PreciseTimer);
    frames_.setInterval(frameMilliseconds);
    connect(&frames_, &QTimer::timeout, this, &HierarchyCanvas::frame);
    connect(minimap_, &Minimap::clicked, this, &HierarchyCanvas::goHome);
}

void HierarchyCanvas::walkBy(const std::function<void()>& change) {
    const HierarchyPath before = walk_.path();
    const auto grid = walk_.regions(PanelKind::Grid);
    const auto cluster = walk_.regions(PanelKind::Cluster);
    const auto block = walk_.regions(PanelKind::Block);
    const LaunchShape shape = walk_.shape();
    const Cells shownBefore = shownBlocks(walk_);
    const std::uint32_t layersBefore = layers();
    change();
    const HierarchyPath after = walk_.path();
    if (before == after && grid == walk_.regions(PanelKind::Grid) &&
        cluster == walk_.regions(PanelKind::Cluster) && block == walk_.regions(PanelKind::Block))
        return;
    const auto panels = [](HierarchyLevel level) { return std::min(level, HierarchyLevel::Block); };
    if (panels(before.level) != panels(after.level) || grid != walk_.regions(PanelKind::Grid)) {
        if (layersBefore != layers() || panels(before.level) != panels(after.level))
            setFirstLayer(0);
        const bool same = shape == walk_.shape();
        changePicture(same ? std::optional(shownBefore) : std::nullopt);
        emit layersChanged();
    }
    if (after.level >= HierarchyLevel::Block)
        cursor_ = cellOf(after.block);
    else if (after.level == HierarchyLevel::Cluster)
        cursor_ = blocksOf(walk_.shape(), after.cluster).first;
    else if (const auto region = walk_.region(PanelKind::Grid); region && !region->contains(cursor_))
        cursor_ = region->first;
    sceneChanged();
    emit placeChanged();
    if (before != after)
        emit pathChanged(after);
}

void HierarchyCanvas::setLaunch(const LaunchShape& shape, std::optional<ProblemExtent> problem) {
    if (shape == launch_ && problem == problem_ && !sceneDirty_)
        return;
    if (shape.grid != launch_.grid || shape.cluster != launch_.cluster)
        gridZoom_.goHome();
    launch_ = shape;
    problem_ = problem;
    walkBy([&] { walk_.setShape(shape); });
    if (!Cells{{0, 0, 0}, sizeOf(shape.grid)}.contains(cursor_))
        cursor_ = {};
    firstLayer_ = std::min(firstLayer_, std::max(1U, layers()) - 1);
    sceneChanged();
    emit placeChanged();
    emit layersChanged();
}

void HierarchyCanvas::setPath(const HierarchyPath& path) {
    walkBy([&] { walk_.setPath(path); });
}

void HierarchyCanvas::setColourMode(ColourMode mode) {
    colour_ = mode;
    sceneChanged();
}

void HierarchyCanvas::setFacts(std::shared_ptr<const SceneFacts> facts) {
    if (facts == facts_)
        return;
    facts_ = std::move(facts);
    sceneChanged();
}

void HierarchyCanvas::setMoment(const std::optional<Moment>& moment) {
    if (moment == moment_)
        return;
    moment_ = moment;
    sceneChanged();
}

void HierarchyCanvas::setFlat(bool flat) {
    if (flat == viewpoint_.flat)
        return;
    const double octaves = gridZoom_.wanted();
    const std::optional<Cells> inView = blocksInView();
    viewpoint_ = Viewpoint::home(flat);
    gridZoom_.goHome();
    if (const auto home = gridHome(); home && inView) { // the other form of the same place
        Cell middle = inView->first;
        for (std::size_t a = 0; a < 2; ++a)
            middle[a] += inView->size[a] / 2;
        gridZoom_.look(home->layout.pieceOf({middle, {1, 1, 1}}), std::min(octaves, home->mostOctaves),
                       size());
    }
    sceneChanged();
}

void HierarchyCanvas::setColours(const SceneColours& colours) {
    if (colours == colours_)
        return;
    colours_ = colours;
    label_->setColours(colours);
    minimap_->setColours(colours);
    sceneChanged();
}

void HierarchyCanvas::leaveRegions(PanelKind kind, std::size_t keep) {
    if (kind == PanelKind::Grid && walk_.path().level == HierarchyLevel::Grid &&
        walk_.regions(kind).size() == keep)
        resetZoom(); // it is here already
    walkBy([&] { walk_.leaveRegions(kind, keep); });
}

void HierarchyCanvas::goHome() {
    if (walk_.path().level == HierarchyLevel::Grid)
        resetZoom();
    walkBy([&] { walk_.home(); });
}

SceneRequest HierarchyCanvas::request() const {
    SceneRequest request;
    request.shape = launch_;
    request.problem = problem_;
    request.path = walk_.path();
    request.colour = colour_;
    request.facts = facts_;
    request.moment = moment_;
    const LaunchShape& shape = walk_.shape();
    request.gridRegion = cut(PanelKind::Grid, sizeOf(shape.grid));
    request.clusterRegion = cut(PanelKind::Cluster, sizeOf(shape.cluster));
    request.blockRegion = cut(PanelKind::Block, sizeOf(shape.block));
    request.flat = viewpoint_.flat;
    const double captions = 2 * QFontMetricsF(font()).height();
    const QRectF bottom = bottomRoom();
    request.alone = budgetFor(panelRooms(size(), 1, captions, height() - bottom.top()).front());
    const std::vector<QRectF> rooms = panelRooms(size(), 2, captions, height() - bottom.top());
    request.context = budgetFor(rooms.front());
    const std::uint32_t legal = request.threads.fullUpTo;
    request.threads = budgetFor(rooms.back());
    request.threads.fullUpTo = legal;
    return request;
}

void HierarchyCanvas::sceneChanged() {
    sceneDirty_ = true;
    unhover();
    pictureDirty_ = true;
    afterWords_.start();
}

void HierarchyCanvas::viewChanged(bool moving) {
    moving_ = moving;
    pictureDirty_ = true;
    if (moving)
        settle_.start();
    else
        settle_.stop();
    update();
}

QRectF HierarchyCanvas::bottomRoom() const {
    const double high = legendRows_ * (QFontMetricsF(font()).height() + 4) + 10 + margin + 8;
    return {0, height() - high, static_cast<double>(width()), high};
}

Legend HierarchyCanvas::legend() const {
    const double beside = minimap_->isHidden() ? 0 : minimapSide() + margin;
    return {scene_.legend, font(), width() - 2 * margin - beside};
}

void HierarchyCanvas::ensureScene() {
    if (!sceneDirty_)
        return;
    sceneDirty_ = false;
    pictureDirty_ = true;
    SceneRequest asked;
    const auto build = [&] {
        asked = request();
        if (const std::optional<GridHome> home = gridHome())
            asked.gridZoom = gridZoom_.request(size(), home->camera);
        scene_ = buildScene(asked);
    };
    legendRows_ = Legend::usualRows;
    build();
    const bool room = width() >= 480 && height() >= 220 && !scene_.panels.empty();
    minimap_->setVisible(room);
    if (const int rows = legend().rows(); rows > legendRows_) {
        legendRows_ = rows;
        build();
    }
    boxes_.clear();
    for (const ScenePanel& panel : scene_.panels)
        boxes_.push_back(renderBoxes(panel));
    if (room) {
        const int side = minimapSide();
        minimap_->setGeometry(width() - side - static_cast<int>(margin),
                              height() - side - static_cast<int>(margin), side, side);
        std::optional<Cells> selected;
        if (asked.path.level >= HierarchyLevel::Block)
            selected = Cells{cellOf(asked.path.block), {1, 1, 1}};
        else if (asked.path.level == HierarchyLevel::Cluster)
            selected = blocksOf(walk_.shape(), asked.path.cluster);
        std::optional<Cells> region = asked.gridRegion;
        if (scene_.panels.front().zoomed)
            region = cellsOf(scene_.panels.front());
        minimap_->showGrid(scene_.panels.front().whole, region, selected);
    }
    describe();
}

void HierarchyCanvas::describe() {
    QStringList words;
    if (!scene_.emptyReason.empty())
        words << QString::fromStdString(scene_.emptyReason);
    for (const ScenePanel& panel : scene_.panels)
        words << QString::fromStdString(panel.note.empty() ? panel.caption
                                                           : panel.caption + ", " + panel.note);
    if (walk_.path().level == HierarchyLevel::Thread && !walk_.empty())
        words << QString::fromStdString(threadIdFormula(walk_.shape().block, walk_.path().thread));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
}

std::vector<RenderBox> HierarchyCanvas::renderBoxes(const ScenePanel& panel) const {
    std::vector<RenderBox> boxes;
    boxes.reserve(panel.boxes.size());
    for (const SceneBox& box : panel.boxes) {
        RenderBox drawn;
        // Nothing of an empty box is drawn; it keeps its number.
        if (!box.buried || box.emphasis == Emphasis::Marked || box.emphasis == Emphasis::Within) {
            drawn.corner = box.corner;
            drawn.size = box.size;
        }
        QColor colour = colourOf(box.hue, colours_);
        if (box.emphasis == Emphasis::Within && panel.kind != PanelKind::Block && box.hue == Hue::Neutral)
            colour = mixed(colour, colours_.accent, 0.45);
        if (box.pattern == Pattern::Idle || box.pattern == Pattern::Waiting)
            colour = mixed(colour, colours_.background, 0.5);
        if (box.emphasis == Emphasis::Outside)
            colour = mixed(colour, colours_.background, 0.38);
        drawn.colour = colour.rgb();
        drawn.ink = mixed(colour, colours_.text, 0.5);
        drawn.hatch = hatchOf(box.pattern);
        boxes.push_back(drawn);
    }
    return boxes;
}

void HierarchyCanvas::ensurePicture() {
    ensureScene();
    const double ratio = devicePixelRatioF();
    const QSize pixels(static_cast<int>(std::ceil(width() * ratio)),
                       static_cast<int>(std::ceil(height() * ratio)));
    if (!pictureDirty_ && picture_.image().size() == pixels)
        return;
    pictureDirty_ = false;
    const std::vector<QRectF> rooms =
        panelRooms(size(), scene_.panels.size(), 0, height() - bottomRoom().top());
    places_ = placePanels(scene_.panels, viewpoint_, size(), captionHeight(scene_.panels, rooms, font()),
                          height() - bottomRoom().top(),
                          minimap_->isHidden() ? QRectF() : QRectF(minimap_->geometry()));
    if (const std::optional<GridHome> home = scene_.panels.empty() ? std::nullopt : gridHome())
        places_.front().camera = gridZoom_.camera(home->camera);
    std::vector<RenderGroup> groups;
    for (std::size_t p = 0; p < places_.size(); ++p)
        groups.push_back({boxes_[p], places_[p].camera});
    RenderSettings settings;
    settings.size = pixels;
    settings.background = colours_.background.rgb();
    settings.pixelRatio = ratio;
    settings.threads = std::max(1, QThread::idealThreadCount());
    settings.samples = moving_ || ratio >= 2 ? 1 : 2;
    picture_ = trichevron::render(groups, settings, std::move(picture_));
}

Overlay HierarchyCanvas::overlay() const {
    SceneRequest current = request();
    current.shape = walk_.shape();
    return {current, scene_, places_, picture_, colours_, QRectF(rect()), bottomRoom()};
}

const Scene& HierarchyCanvas::scene() {
    ensureScene();
    return scene_;
}

std::optional<QPoint> HierarchyCanvas::visiblePointOf(std::size_t panel, std::size_t box) {
    ensurePicture();
    const QPoint at = topOf(scene_.panels.at(panel).boxes.at(box), places_[panel].camera).toPoint();
    const auto item = pick(at);
    if (!item || item->group != panel || item->box != box ||
        (minimap_->isVisible() && minimap_->geometry().contains(at)))
        return std::nullopt;
    return at;
}

bool HierarchyCanvas::isSeenAt(std::size_t panel, std::size_t box, const QPointF& at) {
    const auto item = pick(at);
    return item && item->group == panel && item->box == box;
}

std::optional<Picture::Item> HierarchyCanvas::pick(const QPointF& at) {
    ensurePicture();
    const double ratio = devicePixelRatioF();
    return picture_.itemAt(static_cast<int>(at.x() * ratio), static_cast<int>(at.y() * ratio));
}

void HierarchyCanvas::paintEvent(QPaintEvent* /*event*/) {
    ensurePicture();
    QPainter painter(this);
    painter.setFont(font());
    const bool changing = transition_.isActive() && scene_.emptyReason.empty();
    if (changing) {
        painter.fillRect(rect(), colours_.background);
        transition_.paint(painter, picture_.image(), QRectF(rect()));
    } else {
        painter.drawImage(QPointF(0, 0), picture_.image());
    }
    painter.setRenderHint(QPainter::Antialiasing);
    if (!scene_.emptyReason.empty()) {
        painter.setPen(colours_.text);
        painter.drawText(QRectF(rect()).adjusted(40, 20, -40, -20), Qt::AlignCenter | Qt::TextWordWrap,
                         QString::fromStdString(scene_.emptyReason));
    } else {
        const Overlay over = overlay();
        if (!changing) {
            over.paintLinks(painter);
            over.paintBoxLabels(painter);
        }
        painter.setFont(font());
        over.paintCaptions(painter);
        if (hovered_ && !changing)
            over.paintOutline(painter, hovered_->group, hovered_->box, colours_.link);
        if (hasFocus() && walk_.path().level == HierarchyLevel::Grid && !changing)
            if (const auto box = scene_.panels.front().boxAt(cursor_))
                over.paintOutline(painter, 0, *box, colours_.text);
        if (!changing)
            over.paintSelection(painter);
        const Legend shown = legend();
        shown.paint(painter, {margin, height() - margin - shown.size().height()}, colours_);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours_.link, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

std::optional<Cells> HierarchyCanvas::blocksInView() {
    if (gridZoom_.isHome())
        return std::nullopt; // without building a scene before an edit's words are painted
    ensureScene();
    if (scene_.panels.empty() || !scene_.panels.front().zoomed)
        return std::nullopt;
    return cellsOf(scene_.panels.front());
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

} // namespace trichevron
