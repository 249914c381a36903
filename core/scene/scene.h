// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the hierarchy view shows of a launch: panels of boxes with level of detail, their colours, captions
/// and legend. Pure values: nothing here draws.
///
/// Scene space of a panel: x grows with the first drawn axis, y with the second, z up; a single cell is about
/// one unit wide. Index (0,0,0) is at x = 0, y = 0 and in the topmost layer.
#pragma once

#include "core/scene/cells.h"
#include "core/scene/hierarchy_path.h"
#include "core/scene/hue.h"
#include "core/scene/moment.h"
#include "core/scene/zoom.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron {

struct SceneFacts;

/// What the boxes are coloured by. Wave: the round in which a block runs, observed where there is a trace,
/// else predicted. Sm: the multiprocessor that a block ran on. Result: the element that a thread handles.
enum class ColourMode { Level, Warp, Lane, Cluster, Idle, Wave, Sm, ThreadId, Result };

/// What the boxes of a panel are made of: blocks of the grid, blocks of one cluster, threads of one block.
enum class PanelKind { Grid, Cluster, Block };

/// How much of a box lies outside the problem, and so does nothing behind a bounds guard.
enum class Idleness : std::uint8_t { None, Some, All };

/// A box against the path: Marked holds the path's cluster, block or thread; Within belongs to its warp or
/// cluster; Outside does not, while something else does.
enum class Emphasis : std::uint8_t { None, Marked, Within, Outside };

struct SceneBox {
    Cells cells; ///< what it stands for: blocks of the grid (Grid, Cluster) or threads of the block (Block)
    std::array<float, 3> corner{}; ///< least x, y, z in scene space
    std::array<float, 3> size{};
    Hue hue = Hue::Neutral;
    Idleness idle = Idleness::None;
    Pattern pattern = Pattern::None;
    Emphasis emphasis = Emphasis::None;
    bool buried = false; ///< so deep among other boxes that it need not be drawn
};

struct ScenePanel {
    PanelKind kind = PanelKind::Grid;
    Cells whole;             ///< every cell of the thing that the panel draws
    Cells region;            ///< what of it is shown
    Cell step{1, 1, 1};      ///< cells per box and axis; boxes at the far edge may hold fewer
    Cell boxCounts{1, 1, 1}; ///< boxes per axis
    Cell homeStep{1, 1, 1};  ///< step while the panel is not zoomed; its rows are counted in it
    bool zoomed = false;     ///< the boxes are those in view, in the zoomed scene space (zoom.h)
    Arrangement arrangement = Arrangement::Stack;
    std::uint32_t row = 1; ///< boxes per row (layers per row for TilesOfZ)
    std::array<float, 3> least{};
    std::array<float, 3> most{};       ///< corners of the whole panel in scene space
    std::vector<SceneBox> boxes;       ///< in the order of the index: x fastest, then y, then z
    std::optional<std::size_t> marked; ///< the box that holds the path's cluster, block or thread
    std::string caption;               ///< "grid: 63 × 63 × 1 blocks"
    std::string note;                  ///< "each box stands for 4 × 4 blocks"; empty at full detail

    /// The box that a cell is part of; none outside the region.
    std::optional<std::size_t> boxAt(const Cell& cell) const;
    bool fullDetail() const { return step == Cell{1, 1, 1}; }
};

/// What an entry of the legend tells, so that one which there is little room for is shortened where it is
/// missed least.
enum class LegendRole : std::uint8_t {
    Colour, ///< a category or the scale of what the scene is coloured by, or why it has none
    Repeat, ///< that the colours of categories are given out again
    Blocks, ///< what boxes that no category colours stand for
    Holds,  ///< the box that holds the path's cluster or block
    Note,   ///< where the colouring is from
    Idle
};

struct LegendEntry {
    std::optional<Hue> hue; ///< none: text only, or a ramp
    Pattern pattern = Pattern::None;
    std::string text;
    bool selected = false;
    std::string rampEnd; ///< not empty: the whole scale, between `text` and this
    LegendRole role = LegendRole::Colour;
};

struct SceneRequest {
    LaunchShape shape;
    std::optional<ProblemExtent> problem;
    HierarchyPath path;
    ColourMode colour = ColourMode::Warp;
    std::shared_ptr<const SceneFacts> facts; ///< null: nothing is predicted or was observed
    /// Blocks are coloured by whether they wait, run or are done at this moment; none: by `colour`.
    std::optional<Moment> moment;
    std::optional<Cells> gridRegion;    ///< blocks to show of the grid; none: all
    std::optional<Cells> clusterRegion; ///< blocks to show of the path's cluster
    std::optional<Cells> blockRegion;   ///< threads to show of the path's block
    std::optional<PanelZoom> gridZoom;  ///< of a grid that has the view to itself, at a coarse detail
    bool flat = false;                  ///< nothing may hide anything: layers of z side by side
    BoxBudget alone;                    ///< budget of a panel that has the view to itself
    BoxBudget context;                  ///< budget of a panel that stands beside another
    /// Of the threads of a block: every block that a device takes is drawn thread by thread.
    BoxBudget threads{4096, 64, 1024};
};

struct Scene {
    std::string emptyReason;        ///< why there is nothing to draw; empty when there are panels
    std::vector<ScenePanel> panels; ///< outermost first; each but the first expands the marked box before it
    std::vector<LegendEntry> legend;
};

Scene buildScene(const SceneRequest& request);

/// How the grid of a scene can be zoomed; none where it is not alone in the view, or every block is a box
/// already.
std::optional<ZoomLayout> zoomLayoutOf(const SceneRequest& request);

/// One sentence when a launch has nothing to draw; empty otherwise.
std::string emptyReasonOf(const LaunchShape& shape);

/// The idle threads among the cells of a panel (a block counts with all its threads); zero without a problem.
Count idleThreadsIn(const SceneRequest& request, PanelKind kind, const Cells& cells);
Idleness idlenessOf(const SceneRequest& request, PanelKind kind, const Cells& cells);
/// The first and the last element that threads of the cells handle, counted with x fastest; none without a
/// problem, or where all are idle.
std::optional<Range<Count>> elementsIn(const SceneRequest& request, PanelKind kind, const Cells& cells);

} // namespace trichevron
