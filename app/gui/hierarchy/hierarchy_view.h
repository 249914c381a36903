// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The hierarchy view of a launch, in 3-D or flat: grid › cluster › block › warp › thread. A header row with
/// the breadcrumb and the choice of view and colouring, and the drawing below it.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/dimensions/hierarchy.h"
#include "core/scene/hierarchy_path.h"
#include "core/scene/moment.h"
#include "core/scene/scene.h"
#include "core/scene/scene_facts.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAbstractButton;
class QBoxLayout;
class QComboBox;
class QLabel;

namespace trichevron::core {
struct Colouring;
}

namespace trichevron::gui {

class Breadcrumb;
class HierarchyCanvas;
class PlayBar;
class SliceBar;

class HierarchyView : public QWidget {
    Q_OBJECT
public:
    explicit HierarchyView(QWidget* parent = nullptr);

    /// Shows another launch. Any shape is allowed, even one that a device refuses. The path is cut at the
    /// first level that does not exist there; then pathChanged is emitted. With a problem size, threads
    /// outside it are idle.
    void setLaunch(const core::LaunchShape& shape, std::optional<core::ProblemExtent> problem);

    core::HierarchyPath path() const;
    /// Goes to a path; it is cut at the first level that the launch does not have.
    void setPath(const core::HierarchyPath& path);

    const core::Colouring& colouring() const;
    void setColouring(const core::Colouring& colouring);

    /// False (initially): boxes in 3-D. True: from above, with the layers of z side by side.
    bool isFlat() const;
    void setFlat(bool flat);

    void setColours(const SceneColours& colours);

    /// The predicted and observed schedule of this launch, for colours and for playing.
    void setFacts(std::shared_ptr<const core::SceneFacts> facts);
    /// Shows or hides the bar that plays the schedule. While it is hidden, nothing plays and blocks have the
    /// colours of the colouring.
    void setPlayShown(bool shown);
    bool isPlayShown() const;
    PlayBar* playBar() const { return playBar_; }

    /// The drawing; it has the keyboard focus and handles mouse and wheel.
    HierarchyCanvas* canvas() const { return canvas_; }
    Breadcrumb* breadcrumb() const { return breadcrumb_; }

    /// The pixels of its height that are not the drawing, where it has this width.
    int rowsHeight(int width) const;

    QSize sizeHint() const override { return {900, 560}; }
    QSize minimumSizeHint() const override { return {320, 220}; }

signals:
    /// The selection changed: by the user, by setPath, or because a new launch cut it.
    void pathChanged(const trichevron::core::HierarchyPath& path);
    /// The thread under the pointer, or none when the pointer left the threads.
    void threadHovered(std::optional<trichevron::core::ThreadPlace> place);
    void flatChanged(bool flat);
    void playShownChanged(bool shown);
    /// The moment of the schedule that the drawing shows; none while the play bar is hidden.
    void momentChanged(const std::optional<trichevron::core::Moment>& moment);

protected:
    /// Keys that the drawing ignores: Space plays or pauses, comma and full stop step.
    void keyPressEvent(QKeyEvent* event) override;

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The target of a crumb: a path, or a number of regions of a panel.
    struct CrumbGoal {
        core::HierarchyPath path;
        std::optional<core::PanelKind> panel;
        std::size_t keep = 0;
    };
    void setTexts();
    void showMoment();
    void refreshCrumbs();
    void goToCrumb(int crumb);

    /// In a view of this width the path stands beside the controls, not above them: so that the layout does
    /// not change during navigation, where the first and the last step of the longest path of the launch have
    /// room.
    bool isBreadcrumbBeside(int width) const;
    bool isColourLabelShown(int width) const;
    void placeBreadcrumb();

    Breadcrumb* breadcrumb_;
    HierarchyCanvas* canvas_;
    QAbstractButton* spaceButton_;
    QAbstractButton* flatButton_;
    QComboBox* colourBox_;
    QBoxLayout* header_ = nullptr;
    QBoxLayout* controls_ = nullptr;
    QAbstractButton* playButton_;
    PlayBar* playBar_;
    QLabel* colourLabel_;
    SliceBar* slices_;
    std::vector<CrumbGoal> crumbs_;
};

} // namespace trichevron::gui
