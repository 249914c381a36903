// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The texts of the scene: captions, labels, descriptions of boxes, and the thread ID formula with a thread's
/// numbers.
#pragma once

#include "core/scene/scene.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// "4 × 4", "64": trailing axes of size 1 are omitted.
std::string shortTimes(const Cell& size);
/// "(0, 0, 0) to (15, 15, 0)", or one index for a single cell.
std::string rangeText(const Cells& cells);

/// "ID = x + y·Dx + z·Dx·Dy = 5 + 7·16 + 0·256 = 117"
std::string threadIdFormula(const BlockExtent& block, const ThreadIndex& thread);
/// Of the path's thread: "thread (5, 7, 0) · ID 117"; without the ID where answers are hidden.
std::string threadLabel(const SceneRequest& request);

/// "elements 256 to 511", "elements (32, 16, 0) to (47, 31, 0)": what the threads of the cells handle; empty
/// without a problem and where all threads are idle.
std::string elementsText(const SceneRequest& request, PanelKind kind, const Cells& cells);
/// At an axis of a panel: "x: 63", and where it is folded "x: 2,147,483,647, in rows of 4,096".
std::string axisText(const ScenePanel& panel, std::size_t axis);
/// At the layers of a panel: "z = 0", "z = 4–7".
std::string layerText(const Cells& cells);

std::string captionOf(const SceneRequest& request, const ScenePanel& panel);
std::string noteOf(const SceneRequest& request, const ScenePanel& panel);

/// The value of a box, from the colouring: for example a thread's lane, the rank of its warp on the first
/// thread of a warp, or "wave 1" on a block. Empty where the colouring has none for the box.
std::string boxLabel(const SceneRequest& request, const Colouring& colouring, const ScenePanel& panel,
                     const SceneBox& box);
/// The index of a single block or thread without the trailing axes of size 1 of the grid or the block: "(24,
/// 40)", "7". Empty for a box of several.
std::string indexLabel(const LaunchShape& shape, PanelKind kind, const SceneBox& box);

/// Describes a range of cells in a few lines: indices, ranks and counts; for a thread also the thread ID
/// formula.
std::vector<std::string> describeCells(const SceneRequest& request, PanelKind kind, const Cells& cells);

} // namespace trichevron::core
