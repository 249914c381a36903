// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The hierarchy of a launch, drawn in 3-D (or flat) and walkable: grid › cluster › block › warp › thread.
/// A header row with the breadcrumb and the choice of view and colour, and the drawing below it.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/dimensions/hierarchy.h"
#include "core/scene/hierarchy_path.h"
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

namespace trichevron {

class Breadcrumb;
class HierarchyCanvas;
class PlayBar;
class SliceBar;

class HierarchyView : public QWidget {
    Q_OBJECT
public:
    explicit HierarchyView(QWidget* parent = nullptr);

    /// Shows another launch. Any shape will do, also one that a device refuses; the path is kept as far as it
    /// exists there (pathChanged tells when it was cut). With a problem size, threads outside it are idle.
    void setLaunch(const LaunchShape& shape, std::optional<ProblemExtent> problem);

    HierarchyPath path() const;
    /// Goes to a place; cut off at the first level that the launch does not have.
    void setPath(const HierarchyPath& path);

    ColourMode colourMode() const;
    void setColourMode(ColourMode mode);

    /// False (at first): boxes in space. True: seen from above, the layers of z side by side.
    bool isFlat() const;
    void setFlat(bool flat);

    void setColours(const SceneColours& colours);

    /// What is predicted and was observed of this launch, for colours and for playing.
    void setFacts(std::shared_ptr<const SceneFacts> facts);
    /// Shows or hides the bar that plays the schedule; hidden, nothing plays and the blocks have their
    /// colours.
    void setPlayShown(bool shown);
    bool isPlayShown() const;
    PlayBar* playBar() const { return playBar_; }

    /// The drawing itself: takes the keyboard focus, mouse and wheel.
    HierarchyCanvas* canvas() const { return canvas_; }
    Breadcrumb* breadcrumb() const { return breadcrumb_; }

    QSize sizeHint() const override { return {900, 560}; }
    QSize minimumSizeHint() const override { return {320, 220}; }

signals:
    /// The selection moved, by the user, by setPath or because a new launch cut it off.
    void pathChanged(const trichevron::HierarchyPath& path);
    /// The thread under the pointer, or none when the pointer left the threads.
    void threadHovered(std::optional<trichevron::ThreadPlace> place);
    void colourModeChanged(trichevron::ColourMode mode);
    void flatChanged(bool flat);
    void playShownChanged(bool shown);

protected:
    /// What the drawing does not take: Space plays or pauses, comma and full stop are steps.
    void keyPressEvent(QKeyEvent* event) override;

    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where a crumb leads: a path, or so many regions of a panel.
    struct CrumbGoal {
        HierarchyPath path;
        std::optional<PanelKind> panel;
        std::size_t keep = 0;
    };
    void refreshCrumbs();
    void goToCrumb(int crumb);

    /// Beside the controls, or above them where the longest way of the launch needs more room.
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
    QLabel* colourWord_;
    SliceBar* slices_;
    std::vector<CrumbGoal> crumbs_;
};

} // namespace trichevron
