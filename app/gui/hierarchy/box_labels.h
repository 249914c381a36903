// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The labels of the colouring, or else, as where they are all the same, indices, on boxes with enough room.
#pragma once

#include "app/gui/hierarchy/overlay.h"

#include <vector>

namespace trichevron::gui {

/// Says of each panel whether its boxes have labels.
std::vector<bool> paintBoxLabels(const Overlay& overlay, QPainter& painter);

} // namespace trichevron::gui
