// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The words of the scene: captions, what a box stands for, and the thread ID formula with a thread's
/// numbers.
#pragma once

#include "core/scene/scene.h"

#include <string>
#include <vector>

namespace trichevron {

/// "4 × 4", "64": axes after the last that is not 1 are left out.
std::string shortTimes(const Cell& size);
/// "(0, 0, 0) to (15, 15, 0)", or one index where the range is one cell.
std::string rangeText(const Cells& cells);
/// "1 thread", "2,048 threads"
std::string countText(Count count, std::string_view singular);

/// "ID = x + y·Dx + z·Dx·Dy = 5 + 7·16 + 0·256 = 117"
std::string threadIdFormula(const BlockExtent& block, const ThreadIndex& thread);
/// "thread (5, 7, 0) · ID 117"
std::string threadLabel(const BlockExtent& block, const ThreadIndex& thread);

std::string captionOf(const SceneRequest& request, const ScenePanel& panel);
std::string noteOf(const ScenePanel& panel);

/// What to write on a box besides its colour: its warp's rank on a warp's first thread, its lane, its
/// cluster's rank on a cluster's first block; empty where the colours say nothing or the box stands for more.
std::string boxLabel(const SceneRequest& request, const ScenePanel& panel, const SceneBox& box);
/// The index of a single cell, without the axes past the panel's last of more than one: "(24, 40)", "7".
std::string indexLabel(const ScenePanel& panel, const SceneBox& box);

/// What the cells of a panel are, in a few lines: indices, ranks, counts; for a thread also its formula.
std::vector<std::string> describeCells(const SceneRequest& request, PanelKind kind, const Cells& cells);

} // namespace trichevron
