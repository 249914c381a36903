// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the colouring by element does with a box.
#pragma once

#include "core/scene/colouring.h"

namespace trichevron::core {

/// The elements of the path's block; none without a problem, or where the block is idle.
std::optional<Range<Count>> elementsOfBlock(const SceneRequest& request);
BoxPaint paintElement(const SceneRequest& request, PanelKind kind, const SceneBox& box);
/// The element of a single thread.
std::string labelElement(const SceneRequest& request, PanelKind kind, const Cells& cells);

} // namespace trichevron::core
