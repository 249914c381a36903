// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The drawing of the hierarchy and what mouse and keyboard do to it. It paints when something changed, and
/// only then: nothing runs at rest.
#pragma once

#include "app/gui/hierarchy/grid_zoom.h"
#include "app/gui/hierarchy/legend.h"
#include "app/gui/hierarchy/panel_layout.h"
#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/hierarchy/transition.h"
#include "app/gui/render/renderer.h"
#include "core/scene/walk.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace trichevron {

class HoverLabel;
class Minimap;
struct Overlay;

/// Ways to look closer, from elsewhere or at another part.
enum class Look {
    Closer,
    Farther,
    Whole,
    TurnLeft,
    TurnRight,
    TurnUp,
    TurnDown,
    MoveLeft,
    MoveRight,
    MoveUp,
    MoveDown
};

class HierarchyCanvas : public QWidget {
    Q_OBJECT
public:
    explicit HierarchyCanvas(QWidget* parent = nullptr);

    void setLaunch(const LaunchShape& shape, std::optional<ProblemExtent> problem);
    void setPath(const HierarchyPath& path);
    void setColourMode(ColourMode mode);
    /// What the prediction and the observation of this launch give for the colours; null: nothing.
    void setFacts(std::shared_ptr<const SceneFacts> facts);
    /// Colours the blocks by their state at a moment; none: by the colour mode.
    void setMoment(const std::optional<Moment>& moment);
    void setFlat(bool flat);
    void setColours(const SceneColours& colours);
    /// Leaves regions, as a click on a crumb does: see HierarchyWalk::leaveRegions.
    void leaveRegions(PanelKind kind, std::size_t keep);
    void goHome();

    const HierarchyWalk& walk() const { return walk_; }
    ColourMode colourMode() const { return colour_; }
    bool isFlat() const { return viewpoint_.flat; }
    const Viewpoint& viewpoint() const { return viewpoint_; }
    /// How far the grid is zoomed in, in octaves of the axis that is magnified most; 0 where all of it is
    /// seen.
    double octaves() const { return gridZoom_.wanted(); }
    /// The blocks that the boxes in view stand for; none where the grid is not zoomed.
    std::optional<Cells> blocksInView();

    /// Pictures follow each other at once, and nothing glides.
    void setMotionReduced(bool reduced) { motionReduced_ = reduced; }
    bool isMotionReduced() const { return motionReduced_; }

    /// The first layer that is shown, of the grid or of the block that is gone into: those above are cut
    /// away.
    void setFirstLayer(std::uint32_t layer);
    std::uint32_t firstLayer() const { return firstLayer_; }
    /// Layers that there are to cut.
    std::uint32_t layers() const;

    /// What the keyboard does to the view. What is flat does not turn.
    void look(Look how);

    /// Something glides, or one picture becomes another.
    bool isMoving() const { return frames_.isActive(); }
    /// Ends what moves: what is drawn is what was asked for.
    void finishMotion();

    /// What is drawn now, brought up to date.
    const Scene& scene();
    /// Where a box's top is seen, in widget coordinates; none when another box or the edge hides it.
    std::optional<QPoint> visiblePointOf(std::size_t panel, std::size_t box);
    /// Whether this is the box that is seen at a point of the widget.
    bool isSeenAt(std::size_t panel, std::size_t box, const QPointF& at);

signals:
    void pathChanged(const trichevron::HierarchyPath& path);
    /// The path or the regions changed: the breadcrumb is to be written anew.
    void placeChanged();
    /// Another layer is the first that is shown, or there are more or fewer of them.
    void layersChanged();
    void threadHovered(std::optional<trichevron::ThreadPlace> place);

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
    enum class Drag { None, Pending, Orbit, Pan };

    void walkBy(const std::function<void()>& change);
    SceneRequest request() const;
    void sceneChanged();
    void viewChanged(bool moving);
    void ensureScene();
    void ensurePicture();
    std::vector<RenderBox> renderBoxes(const ScenePanel& panel) const;
    Overlay overlay() const;
    QRectF bottomRoom() const;
    Legend legend() const;
    int minimapSide() const { return height() >= 380 ? 88 : 64; }
    void zoomBy(double factor, const QPointF& asked);
    bool zoomGrid(double octaves, const QPointF& about);
    void panBy(const QPointF& by, const QPointF& about);
    bool leaveByZoom();
    bool enterByZoom(const QPointF& about);
    /// A region without the layers that are cut away.
    std::optional<Cells> cut(PanelKind kind, const Cell& whole) const;
    /// The camera of the grid seen whole at the present angles; with it, what zooming knows of it.
    struct GridHome {
        ZoomLayout layout;
        Camera camera;
        double mostOctaves = 0; ///< a block is then so large that it is gone into
    };
    std::optional<GridHome> gridHome() const;
    void resetZoom();
    /// Draws anew after another walk. Where the same launch was shown before, one picture becomes the other.
    void changePicture(const std::optional<Cells>& shownBefore);
    void frame();
    void keepCursorInView();
    /// Where the keyboard's cursor is, or the middle.
    QPointF placeToZoomAbout();
    QRectF rectOfBlocks(const Cells& blocks) const;
    QRectF rectOfLastPanel() const;
    void hoverAt(const QPointF& at);
    void unhover();
    std::optional<Picture::Item> pick(const QPointF& at);
    std::array<std::int64_t, 3> stepOnScreen(int right, int down, int deeper);
    bool walkKey(int key);
    void turnBy(double yaw, double pitch);
    bool viewKey(const QKeyEvent& event);
    void moveCursor(const std::array<std::int64_t, 3>& by);
    void describe();

    HierarchyWalk walk_;
    LaunchShape launch_; ///< as it was asked for
    std::optional<ProblemExtent> problem_;
    ColourMode colour_ = ColourMode::Warp;
    std::shared_ptr<const SceneFacts> facts_;
    std::optional<Moment> moment_;
    SceneColours colours_ = SceneColours::light();
    Viewpoint viewpoint_;

    Scene scene_;
    int legendRows_ = Legend::usualRows; ///< that the picture leaves room for
    std::vector<PanelPlace> places_;
    std::vector<std::vector<RenderBox>> boxes_;
    Picture picture_;
    bool sceneDirty_ = true;
    bool pictureDirty_ = true;
    bool moving_ = false;
    GridZoom gridZoom_;
    Transition transition_;
    bool motionReduced_ = false;
    std::uint32_t firstLayer_ = 0;
    std::optional<Cells> toldInView_; ///< by placeChanged
    QTimer frames_;                   ///< runs while something glides
    QTimer settle_;                   ///< single shot: a fine picture once the movement has stopped
    /// Single shot, 0 ms: runs when nothing is posted any more, so that what an edit changes in words is on
    /// screen before another scene is drawn.
    QTimer afterWords_;

    Cell cursor_{}; ///< of the keyboard, at the grid
    std::optional<Picture::Item> hovered_;
    Drag drag_ = Drag::None;
    QPointF pressed_;
    QPointF last_;
    HoverLabel* label_;
    Minimap* minimap_;
};

} // namespace trichevron
