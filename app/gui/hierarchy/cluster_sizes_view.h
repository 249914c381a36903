// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The grid of one launch with clusters of 1, 2, 8 and 16 blocks, side by side: four drawings of the
/// hierarchy, each of which zooms and turns on its own. No box has blocks of several clusters: of a grid of
/// many blocks the first ones are shown, and the same ones in all drawings.
#pragma once

#include "app/gui/hierarchy/scene_colours.h"
#include "core/dimensions/hierarchy.h"
#include "core/scene/cells.h"

#include <QTimer>
#include <QWidget>

#include <array>
#include <optional>

class QLabel;

namespace trichevron::gui {

class HierarchyCanvas;

/// A grid in clusters of this many blocks: as many as possible along x, then y, then z. Where none divides
/// the grid, all blocks are along x, and the grid is rounded up to whole clusters.
struct GridOfClusters {
    core::GridExtent grid;
    core::ClusterExtent cluster;
};
GridOfClusters inClustersOf(std::uint32_t blocks, const core::GridExtent& grid);

class ClusterSizesView : public QWidget {
    Q_OBJECT
public:
    static constexpr std::array<std::uint32_t, 4> sizes{1, 2, 8, 16};

    explicit ClusterSizesView(QWidget* parent = nullptr);

    /// The launch; its own cluster is replaced. `answers`, of one sentence each or empty: what the device
    /// says to each size.
    void setLaunch(const core::LaunchShape& shape, const std::array<QString, 4>& answers = {});
    void setColours(const SceneColours& colours);

    /// One per size.
    const std::array<HierarchyCanvas*, 4>& canvases() const { return canvases_; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setTexts();
    core::LaunchShape shapeOf(std::size_t size) const;
    void setLeastSizes();
    /// Lets all canvases show the part of the grid that each of them has room for.
    void showSamePart();
    void showSamePartLater();
    /// That part, in whole clusters of each size, where none may show more than `most`; none: the whole grid.
    std::optional<core::Cell> commonPart(const std::optional<core::Cell>& most);

    core::LaunchShape shape_;
    std::array<QString, 4> answers_;
    std::array<QLabel*, 4> titles_{};
    std::array<HierarchyCanvas*, 4> canvases_{};
    QTimer fitting_; ///< once for all changes of an event
};

} // namespace trichevron::gui
