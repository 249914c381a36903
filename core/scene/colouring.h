// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The colour and the stripes of a box, by what the scene is coloured by.
#pragma once

#include "core/scene/scene.h"

namespace trichevron {

/// Sets the idleness, the hue and the pattern of a box by its cells.
void colourBox(const SceneRequest& request, PanelKind kind, SceneBox& box);

/// What a box's colour stands for, as short as can be: the wave, the multiprocessor, the thread ID, the
/// element; empty where it stands for several or for nothing.
std::string colourLabel(const SceneRequest& request, PanelKind kind, const Cells& cells);

/// Adds what is known of the blocks' waves, multiprocessors, times and state at the request's moment.
void describeSchedule(const SceneRequest& request, const Cells& blocks, std::vector<std::string>& lines);

/// The least and the most of the elements that the threads of the path's block handle.
std::optional<Range<Count>> elementsOfBlock(const SceneRequest& request);

/// The waves are those of a trace, not of the prediction.
bool showsObservedWaves(const SceneRequest& request);

} // namespace trichevron
