// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The widget that shows the hierarchy. It joins CanvasInput (events to intents), CanvasState (what is shown)
/// and CanvasPainter (how it is drawn), and has the timers. It paints only when something changed: nothing
/// runs at rest.
#pragma once

#include "app/gui/hierarchy/canvas_input.h"
#include "app/gui/hierarchy/canvas_painter.h"
#include "app/gui/hierarchy/canvas_state.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

namespace trichevron::gui {

class HoverLabel;
class Minimap;

class HierarchyCanvas : public QWidget {
    Q_OBJECT
public:
    explicit HierarchyCanvas(QWidget* parent = nullptr);

    void setLaunch(const core::LaunchShape& shape, std::optional<core::ProblemExtent> problem);
    void setPath(const core::HierarchyPath& path);
    void setColouring(const core::Colouring& colouring);
    /// What was predicted and observed of this launch, for the colours; null: nothing.
    void setFacts(const std::shared_ptr<const core::SceneFacts>& facts);
    /// Colours the blocks by their state at a moment; none: by the colouring.
    void setMoment(const std::optional<core::Moment>& moment);
    /// A question about the launch is open: the picture says no more than the launch does, and nothing of
    /// what is under the pointer. See SceneRequest::hidesAnswers.
    void setHidesAnswers(bool hides);
    /// The grid shows only as many blocks as have a box for each cluster: see SceneRequest.
    void setOnlyWholeClusters(bool only);
    /// And no more than these along each axis, so that pictures can be compared.
    void setMostBlocks(const std::optional<core::Cell>& most);
    /// The blocks of the whole grid that it has room for, whatever is open or zoomed now, with this in place
    /// of what setMostBlocks() says.
    core::Cells blocksAtHome(const std::optional<core::Cell>& most);
    void setFlat(bool flat);
    void setColours(const SceneColours& colours);
    /// Leaves regions, as a click on a crumb does: see HierarchyNavigation::leaveRegions.
    void leaveRegions(core::PanelKind kind, std::size_t keep);
    void goHome();

    const core::HierarchyNavigation& navigation() const { return state_.navigation(); }
    const core::Colouring& colouring() const { return painter_.colouring(); }
    bool isFlat() const { return state_.viewpoint().flat; }
    const Viewpoint& viewpoint() const { return state_.viewpoint(); }
    /// How far the grid is zoomed in, in octaves of the axis with the largest magnification; 0: not at all.
    double octaves() const { return state_.octaves(); }
    /// The blocks in view; none where the grid is not zoomed.
    std::optional<core::Cells> blocksInView() { return painter_.blocksInView(); }

    /// Without gliding and transitions.
    void setMotionReduced(bool reduced) { state_.setMotionReduced(reduced); }
    bool isMotionReduced() const { return state_.isMotionReduced(); }
    /// A moving picture has less detail where its frames take longer.
    void setFrameLimit(Milliseconds limit) { painter_.setFrameLimit(limit); }

    /// The first visible layer of the grid, or of the block that is open: those above are cut away.
    void setFirstLayer(std::uint32_t layer) { state_.setFirstLayer(layer); }
    std::uint32_t firstLayer() const { return state_.firstLayer(); }
    std::uint32_t layers() const { return state_.layerCount(); }

    /// Changes the view, not the place. A flat view does not turn.
    void execute(ViewCommand command);

    /// The zoom glides, or a transition runs.
    bool isMoving() const { return frames_.isActive(); }
    /// Whether the picture is final: nothing moves, and what follows a movement or a change of texts is
    /// drawn.
    bool isAtRest() const { return !isMoving() && !settle_.isActive() && !afterTexts_.isActive(); }
    /// Ends gliding and transitions: the picture is the final one.
    void finishMotion();

    /// The scene, up to date.
    const core::Scene& scene() { return painter_.scene(); }
    /// The middle of a box's top in widget coordinates; none when another box or the edge hides it.
    std::optional<QPoint> visiblePointOf(std::size_t panel, std::size_t box) {
        return painter_.visiblePointOf(panel, box);
    }
    /// Whether this is the box that is visible at a point of the widget.
    bool isSeenAt(std::size_t panel, std::size_t box, const QPointF& at) {
        return painter_.isSeenAt(panel, box, at);
    }

    /// Whether the boxes are polygons in a picture of vectors; otherwise they are an image at 4 ×.
    bool isDrawnAsVectors() { return painter_.isDrawnAsVectors(); }

signals:
    void pathChanged(const trichevron::core::HierarchyPath& path);
    /// The path, the regions or the blocks in view changed.
    void placeChanged();
    /// The first layer or the number of layers changed.
    void layersChanged();
    void threadHovered(std::optional<trichevron::core::ThreadPlace> place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void connectState();
    /// False where the intent is empty.
    bool carryOut(const CanvasIntent& intent);
    void zoomBy(double factor, const QPointF& about);
    void enterAtCursor();
    /// The point that keys zoom about: the keyboard's cursor, or else the middle.
    QPointF keyZoomPoint();
    void hoverAt(const QPointF& at);
    void unhover();

    void sceneChanged();
    void viewChanged(bool isMoving);
    void changePanels(const std::optional<core::Cells>& shownBefore);
    void advanceFrame();
    void settle();

    HoverLabel* label_;
    Minimap* minimap_;
    CanvasInput input_;
    CanvasState state_;
    CanvasPainter painter_;

    std::optional<Picture::Item> hovered_;
    std::optional<core::Cells> announcedInView_; ///< the blocks in view at the last placeChanged
    QTimer frames_;                              ///< runs while something moves
    QTimer settle_;                              ///< single shot: a fine picture after the last movement
    /// Single shot, 0 ms: it runs when no event is pending, so that the texts of an edit are on screen before
    /// the next scene is drawn.
    QTimer afterTexts_;
};

} // namespace trichevron::gui
