// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The scene of the hierarchy view: panels of boxes at a level of detail, with colours, captions and a
/// legend. Pure values; app/gui/render draws them.
///
/// Scene space of a panel: x increases along the first drawn axis, y along the second, z upwards; a single
/// cell is about one unit wide. Index (0,0,0) is at x = 0, y = 0 and in the topmost layer.
#pragma once

#include "core/catalogue/message.h"
#include "core/scene/cells.h"
#include "core/scene/hierarchy_path.h"
#include "core/scene/hue.h"
#include "core/scene/moment.h"
#include "core/scene/zoom.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct Colouring;
struct SceneFacts;

/// What a panel shows: the blocks of the grid, the blocks of one cluster, or the threads of one block.
enum class PanelKind { Grid, Cluster, Block };

/// How many threads of a box lie outside the problem, and so return at the bounds check of the kernel.
enum class Idleness : std::uint8_t { None, Some, All };

/// The relation of a box to the selected path. Marked: it contains the path's cluster, block or thread.
/// Within: it belongs to the path's warp or cluster. Outside: it does not, while other boxes do.
enum class Emphasis : std::uint8_t { None, Marked, Within, Outside };

struct SceneBox {
    Cells cells;                   ///< blocks of the grid (Grid, Cluster) or threads of the block (Block)
    std::array<float, 3> corner{}; ///< minimum x, y, z in scene space
    std::array<float, 3> size{};
    Hue hue = Hue::Neutral;
    Idleness idle = Idleness::None;
    Pattern pattern = Pattern::None;
    Emphasis emphasis = Emphasis::None;
    bool occluded = false; ///< too deep among other boxes to be visible: not drawn
};

/// The ground under the boxes of one cluster, or under a box of several, which outlines it.
struct SceneTray {
    Cell cluster{};         ///< the index of the cluster; of the first one
    bool ofSeveral = false; ///< under a box of several clusters
    std::array<float, 3> corner{};
    std::array<float, 3> size{};
};

struct ScenePanel {
    PanelKind kind = PanelKind::Grid;
    Cells whole;              ///< all cells of the grid, cluster or block
    Cells region;             ///< the cells that are shown
    Cell step{1, 1, 1};       ///< cells per box and axis; boxes at the far edge may hold fewer
    Cell boxCounts{1, 1, 1};  ///< boxes per axis
    Cell homeStep{1, 1, 1};   ///< the step of the panel that is not zoomed; `row` counts it
    bool zoomed = false;      ///< only boxes in view are present, in zoomed scene space (zoom.h)
    bool lacksDetail = false; ///< since the picture moves: at rest it has smaller boxes or more outlines
    Arrangement arrangement = Arrangement::Stack;
    std::uint32_t row = 1; ///< boxes per row (layers per row for TilesOfZ)
    std::array<float, 3> minCorner{};
    std::array<float, 3> maxCorner{};  ///< of the whole panel in scene space
    std::vector<SceneBox> boxes;       ///< in the order of the index: x fastest, then y, then z
    std::vector<SceneTray> trays;      ///< under the boxes of clusters
    std::optional<std::size_t> marked; ///< the box that contains the path's cluster, block or thread
    std::string caption;               ///< "grid: 63 × 63 × 1 blocks"
    std::string note;                  ///< "each box stands for 4 × 4 blocks"; empty at full detail

    /// The box that contains a cell; none outside the region.
    std::optional<std::size_t> boxAt(const Cell& cell) const;
    bool fullDetail() const { return step == Cell{1, 1, 1}; }
};

/// The purpose of a legend entry. Where room is short, entries are dropped by their role.
enum class LegendRole : std::uint8_t {
    Colour, ///< a value of the colouring, its scale, or why it has no values
    Repeat, ///< the note that the category colours repeat
    Blocks, ///< neutral boxes
    Holds,  ///< the box that contains the path's cluster or block
    Level,  ///< begins the entries of blocks, and those of threads, where both have the same colours
    Note,   ///< the source of the values: prediction, trace or recording
    Idle
};

struct LegendEntry {
    std::optional<Hue> hue; ///< none: text only, or a ramp
    Pattern pattern = Pattern::None;
    std::string text;
    bool selected = false;
    std::string rampEnd; ///< not empty: the whole scale, between `text` and this
    LegendRole role = LegendRole::Colour;
    Hue::Kind scale = Hue::Kind::Ramp; ///< of the whole scale
    std::size_t boxes = 0;             ///< of its panel that have this colour, or one of the scale
};

struct SceneRequest {
    LaunchShape shape;
    std::optional<ProblemExtent> problem;
    HierarchyPath path;
    const Colouring* colouring = nullptr;    ///< colouring.h; null: the default one
    std::shared_ptr<const SceneFacts> facts; ///< null: neither a prediction nor an observation
    /// Blocks are coloured by their state at this moment: waiting, running or done; none: by `colouring`.
    std::optional<Moment> moment;
    std::optional<Cells> gridRegion;    ///< blocks to show of the grid; none: all
    std::optional<Cells> clusterRegion; ///< blocks to show of the path's cluster
    std::optional<Cells> blockRegion;   ///< threads to show of the path's block
    std::optional<PanelZoom> gridZoom;  ///< for a grid that is the only panel and does not show single blocks
    /// A long axis is folded again inside each box of the whole grid; set by buildScene().
    bool splitsFolds = false;
    /// A zoomed grid may have larger boxes and fewer outlines, so that frames take less time.
    bool isMoving = false;
    bool flat = false; ///< seen from above, layers of z side by side: no box hides another
    /// A question about this launch is open: texts say what the launch sets and where a box is, but no rank,
    /// no warp, and not what becomes of clusters.
    bool hidesAnswers = false;
    /// The grid alone shows only as many blocks as have a box for each cluster, or each block; its note says
    /// which. The scale is the same along x and y, unless one of them is far longer; the note says the scale.
    bool onlyWholeClusters = false;
    std::optional<Cell> mostBlocks; ///< with onlyWholeClusters: it shows no more than these along each axis
    BoxBudget alone;                ///< budget of a panel that is the only one
    BoxBudget context;              ///< budget of a panel beside another
    /// Budget of the threads of a block. Every block that a device accepts is drawn thread by thread.
    BoxBudget threads{4096, 64, 1024};
};

struct Scene {
    std::string emptyReason; ///< why there is nothing to draw; empty when there are panels
    std::vector<ScenePanel>
        panels; ///< outermost first; each later one expands the marked box of the one before
    std::vector<LegendEntry> legend;
};

Scene buildScene(const SceneRequest& request);

/// How the grid can be zoomed; none where it is not the only panel, or where each box is already a single
/// block.
std::optional<ZoomLayout> computeZoomLayout(const SceneRequest& request);

/// The blocks that the grid shows where it is the only panel and not zoomed.
Cells blocksAtHome(const SceneRequest& request);

/// Why a launch has nothing to draw, as one sentence; empty when it has.
Text findEmptyReason(const LaunchShape& shape);

/// The number of idle threads in a range of cells of a panel (a block counts with all its threads); zero
/// without a problem.
Count idleThreadsIn(const SceneRequest& request, PanelKind kind, const Cells& cells);
Idleness computeIdleness(const SceneRequest& request, PanelKind kind, const Cells& cells);
/// The elements that the threads of the cells handle, as a range of the problem; none without a problem, or
/// where all threads are idle.
std::optional<Cells> elementRangeIn(const SceneRequest& request, PanelKind kind, const Cells& cells);
/// Where the problem ends inside the cells along an axis, as a share of their width; none where it ends
/// elsewhere.
std::optional<double> problemBoundIn(const SceneRequest& request, PanelKind kind, const Cells& cells,
                                     std::size_t axis);
/// The first and the last element that the threads of the cells handle, numbered with x fastest; none without
/// a problem, or where all threads are idle.
std::optional<Range<Count>> elementsIn(const SceneRequest& request, PanelKind kind, const Cells& cells);

} // namespace trichevron::core
