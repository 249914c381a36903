// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The drawing of the hierarchy and what mouse and keyboard do to it. It paints when something changed, and
/// only then: nothing runs at rest.
#pragma once

#include "app/gui/hierarchy/panel_layout.h"
#include "app/gui/hierarchy/scene_colours.h"
#include "app/gui/render/renderer.h"
#include "core/scene/walk.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>

namespace trichevron {

class HoverLabel;
class Minimap;
struct Overlay;

class HierarchyCanvas : public QWidget {
    Q_OBJECT
public:
    explicit HierarchyCanvas(QWidget* parent = nullptr);

    void setLaunch(const LaunchShape& shape, std::optional<ProblemExtent> problem);
    void setPath(const HierarchyPath& path);
    void setColourMode(ColourMode mode);
    void setFlat(bool flat);
    void setColours(const SceneColours& colours);
    /// Leaves regions, as a click on a crumb does: see HierarchyWalk::leaveRegions.
    void leaveRegions(PanelKind kind, std::size_t keep);
    void goHome();

    const HierarchyWalk& walk() const { return walk_; }
    ColourMode colourMode() const { return colour_; }
    bool isFlat() const { return viewpoint_.flat; }
    const Viewpoint& viewpoint() const { return viewpoint_; }

    /// What is drawn now, brought up to date.
    const Scene& scene();
    /// Where a box's top is seen, in widget coordinates; none when another box or the edge hides it.
    std::optional<QPoint> visiblePointOf(std::size_t panel, std::size_t box);

signals:
    void pathChanged(const trichevron::HierarchyPath& path);
    /// The path or the regions changed: the breadcrumb is to be written anew.
    void placeChanged();
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
    void zoomBy(double factor, const QPointF& about);
    void hoverAt(const QPointF& at);
    void unhover();
    std::optional<Picture::Item> pick(const QPointF& at);
    std::array<std::int64_t, 3> stepOnScreen(int right, int down, int deeper);
    bool walkKey(int key);
    bool viewKey(int key);
    void moveCursor(const std::array<std::int64_t, 3>& by);
    void describe();

    HierarchyWalk walk_;
    LaunchShape launch_; ///< as it was asked for
    std::optional<ProblemExtent> problem_;
    ColourMode colour_ = ColourMode::Warp;
    SceneColours colours_ = SceneColours::light();
    Viewpoint viewpoint_;

    Scene scene_;
    std::vector<PanelPlace> places_;
    std::vector<std::vector<RenderBox>> boxes_;
    Picture picture_;
    bool sceneDirty_ = true;
    bool pictureDirty_ = true;
    bool moving_ = false;
    QTimer settle_; ///< single shot: a fine picture once the movement has stopped
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
