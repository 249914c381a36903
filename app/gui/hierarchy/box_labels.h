// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The labels on boxes with enough room: the index of a block, with the value of the colouring below it where
/// both fit; on threads that value or, where it is the same for all, the index.
#pragma once

#include "app/gui/hierarchy/overlay.h"

#include <vector>

namespace trichevron::gui {

/// Says of each panel whether its boxes have labels.
std::vector<bool> paintBoxLabels(const Overlay& overlay, QPainter& painter);

} // namespace trichevron::gui
