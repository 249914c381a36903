// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Draws the canvas of the hierarchy: builds the scene, renders the picture of its boxes, and paints
/// captions, labels, outlines and the legend over it. It owns what the boxes are coloured by, and both
/// caches; each is rebuilt when it is needed after it was invalidated.
#pragma once

#include "app/gui/hierarchy/canvas_state.h"
#include "app/gui/hierarchy/legend_place.h"
#include "app/gui/hierarchy/motion_detail.h"
#include "app/gui/hierarchy/overlay.h"
#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/hierarchy/transition.h"
#include "app/gui/render/renderer.h"

#include <memory>
#include <optional>

class QWidget;

namespace trichevron::core {
struct Colouring;
}

namespace trichevron::gui {

class Minimap;

class CanvasPainter {
public:
    /// `canvas` gives the size and the font and receives the accessible description; `minimap` is its child.
    /// All three outlive the painter's use.
    CanvasPainter(QWidget& canvas, Minimap& minimap, const CanvasState& state);

    // What the boxes are coloured by. Each returns whether it changed; then the scene must be invalidated.
    bool setProblem(std::optional<core::ProblemExtent> problem);
    bool setColouring(const core::Colouring& colouring);
    bool setFacts(const std::shared_ptr<const core::SceneFacts>& facts);
    bool setMoment(const std::optional<core::Moment>& moment);
    bool setHidesAnswers(bool hides);
    bool setColours(const SceneColours& colours);
    const core::Colouring& colouring() const { return *colouring_; }

    void invalidateScene() { isSceneStale_ = true; }
    /// A moving picture has one sample per pixel or, where frames take long, less; a picture at rest has
    /// more.
    void invalidatePicture(bool isMoving);
    void setFrameLimit(Milliseconds limit) { motionDetail_.setLimit(limit); }
    bool isSceneStale() const { return isSceneStale_; }

    /// The scene, up to date.
    const core::Scene& scene();
    /// The blocks of the zoomed grid that are in view; none where the grid is not zoomed.
    std::optional<core::Cells> blocksInView();
    CanvasRoom room() const;
    /// The request behind the scene, with a drawable shape.
    core::SceneRequest request() const;

    // Hit tests. Points are logical pixels of the canvas.
    std::optional<Picture::Item> pick(const QPointF& at);
    bool isSeenAt(std::size_t panel, std::size_t box, const QPointF& at);
    /// The middle of a box's top; none when another box, the minimap or the edge hides it.
    std::optional<QPoint> visiblePointOf(std::size_t panel, std::size_t box);
    /// The whole legend at a point on it where the canvas has no room for all of it; else nothing.
    QStringList legendAt(const QPointF& at);
    ZoomTarget zoomTarget(const QPointF& at);
    /// The middle of the top of the box at the keyboard's cursor; none outside the canvas.
    std::optional<QPointF> cursorPoint();

    void paint(QPainter& painter, const std::optional<Picture::Item>& hovered);

    /// Whether a picture of vectors has the boxes as polygons. With more faces than this it has an image of
    /// them at this scale.
    bool isDrawnAsVectors();
    static constexpr std::size_t maxVectorFaces = 20'000;
    static constexpr double pictureScaleInVectors = 4;

    /// The present picture and the place in it from which a transition starts.
    struct TransitionStart {
        QImage picture;
        QRectF place;
        bool goesIn;
        core::Cells shownBefore;
    };
    /// None where no picture is shown, or where neither the old nor the new blocks contain the others. Called
    /// after the state changed, and before the scene is invalidated.
    std::optional<TransitionStart> prepareTransition(const core::Cells& shownBefore) const;
    /// False where the new scene does not show the place.
    bool startTransition(const TransitionStart& start);
    void endTransition() { transition_.end(); }
    bool isInTransition() const { return transition_.isActive(); }

private:
    void ensureScene();
    void ensurePicture();
    std::vector<RenderGroup> groups() const;
    QSize pixelsOfCanvas() const;
    void drawPicture();
    Picture draw(const QSize& pixels, double ratio, int samples, Picture reused) const;
    /// The boxes; as polygons or with more pixels where what is painted on asks for it.
    void paintPicture(QPainter& painter) const;
    std::size_t countFaces() const;
    void buildScene();
    void showMinimap();
    Legend legend() const;
    void describe();
    QRectF rectOfBlocks(const core::Cells& blocks) const;
    QRectF rectOfLastPanel() const;
    void paintOverlay(QPainter& painter, const std::optional<Picture::Item>& hovered);

    QWidget& canvas_;
    Minimap& minimap_;
    const CanvasState& state_;

    std::optional<core::ProblemExtent> problem_;
    const core::Colouring* colouring_;
    std::shared_ptr<const core::SceneFacts> facts_;
    std::optional<core::Moment> moment_;
    bool hidesAnswers_ = false;
    SceneColours colours_ = SceneColours::light();

    core::Scene scene_;
    core::SceneRequest built_; ///< what the scene was built from
    LegendPlace legendPlace_;
    std::vector<std::vector<RenderBox>> boxes_; ///< per panel
    std::vector<PanelPlace> places_;
    Picture picture_;
    QSize drawnPixels_;       ///< of the screen, when the picture was drawn
    int pixelsPerSample_ = 1; ///< of the picture; more than 1 only while it moves
    MotionDetail motionDetail_;
    MotionDetail::Frame frame_{}; ///< what the picture took until it is painted
    bool isSceneStale_ = true;
    bool isPictureStale_ = true;
    bool isMoving_ = false;
    Transition transition_;
};

} // namespace trichevron::gui
