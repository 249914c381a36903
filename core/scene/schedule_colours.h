// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the colourings by wave, by round and by SM do with a box: waves are predicted, rounds are those of a
/// trace, and SMs were observed.
#pragma once

#include "core/scene/colouring.h"

namespace trichevron::core {

/// The blocks that a box belongs to: its own cells, or the block whose threads it draws.
Cells blocksOfBox(const SceneRequest& request, PanelKind kind, const Cells& cells);

/// The grid is small enough to draw each of its blocks.
bool areBlocksDrawnSingly(const SceneRequest& request);

BoxPaint paintWave(const SceneRequest& request, PanelKind kind, const SceneBox& box);
std::string labelWave(const SceneRequest& request, PanelKind kind, const Cells& cells);
bool hasWaves(const SceneRequest& request);
/// Empty where there are waves.
std::string whyNoWaves(const SceneRequest& request);
void addWaves(const SceneRequest& request, std::vector<LegendEntry>& legend);

BoxPaint paintRound(const SceneRequest& request, PanelKind kind, const SceneBox& box);
std::string labelRound(const SceneRequest& request, PanelKind kind, const Cells& cells);
/// There is a trace.
bool hasRounds(const SceneRequest& request);
/// Empty where there is a trace.
std::string whyNoRounds(const SceneRequest& request);
void addRounds(const SceneRequest& request, std::vector<LegendEntry>& legend);

BoxPaint paintSm(const SceneRequest& request, PanelKind kind, const SceneBox& box);
std::string labelSm(const SceneRequest& request, PanelKind kind, const Cells& cells);
bool hasSms(const SceneRequest& request);
/// Empty where the SMs are known.
std::string whyNoSms(const SceneRequest& request);
void addSms(const SceneRequest& request, std::vector<LegendEntry>& legend);

} // namespace trichevron::core
